import { translated } from '../locale/translated.ts'

/** The search of stories and people. */
export const searchTexts = translated('searchTexts', {
  label: 'Search',
  field: 'Search stories and people',
  title: 'Search',
  pageTitle: (query: string) => `${query} – Search`,
  order: 'Order of the results',
  orders: { relevance: 'Relevance', newest: 'Newest' },
  people: 'People',
  stories: 'Stories',
  publishedCount: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  morePeople: 'More people',
  /** Read to screen readers when the results change. */
  found: (count: number, hasMore: boolean) => (count === 1 ? '1 story found' : `${hasMore ? 'More than ' : ''}${count} stories found`),
  start: 'Search for a title, words of a story, a style or a person.',
  startNote: 'All words have to be found. The last one may be the beginning of a word.',
  none: (query: string) => `Nothing was found for “${query}”.`,
  noneNote: 'Check the spelling, or search for fewer words.',
  allCategories: 'Search all kinds',
  failed: 'The search did not work',
  failedText: 'Nothing is lost. Try again in a moment.',
  peopleFailed: 'People could not be searched. Try again in a moment.',
} as const)
