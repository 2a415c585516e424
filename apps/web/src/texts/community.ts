import { translated } from './locale/translated.ts'

/** Community stories, their page, and profiles. */
export const communityTexts = translated('communityTexts', {
  title: 'Community Stories',
  viewAll: 'View all',
  viewAllLabel: 'View all community stories',
  categoriesLabel: 'Kinds of story',
  all: 'All',
  order: 'Order',
  orders: { newest: 'Newest', for_you: 'For you' },
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  soundNote: 'Sound of the films that play under the pointer',
  empty: '✨ No published stories available yet. Check back soon for inspiring community stories!',
  noResults: {
    note: 'Films appear here when their makers publish them: Share, then Publish. Everybody may watch and remix them.',
    publish: 'Publish one of yours',
    create: 'Make the first one',
    allCategories: 'Show all kinds',
  },
  examples: {
    title: 'Examples by Fablecut',
    note: 'Made by the engines of this installation. Open one and remix it.',
    generatingFirst: 'The first ones are being made in the background: each appears here when it is finished.',
    generatingMore: 'More are being made in the background: each appears here when it is finished.',
  },
  loading: 'Loading community stories',
  failed: 'The community could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
  example: 'Example',
  open: (title: string) => `Open ${title}`,
  opening: 'Loading the story',
  profile: {
    loading: 'Loading the profile',
    stories: (count: number) => `${count} published ${count === 1 ? 'story' : 'stories'}`,
    none: 'No published stories yet.',
    notFound: 'Profile not found',
    notFoundText: 'Nobody here has this name.',
    notFoundAction: 'Go to Community',
    failed: 'The profile could not be loaded',
  },
} as const)
