import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import type { FeedOf } from '../kernel/public-paths.ts'
import { feedLinkOf } from './alternates.ts'
import type { PageHead, PreviewMedia } from './head-tags.ts'

/** The product's preview image for pages without their own, 1200x630. */
export const siteImage = (origin: string): PreviewMedia => ({ url: `${origin}/share-image.jpg`, width: 1200, height: 630 })

type SitePage = { readonly path: string; readonly title: string; readonly description: string; readonly isIndexed?: boolean }

const HOME: SitePage = { path: '/story', title: 'Fablecut', description: 'Turn a script into a narrated, scored, captioned video.' }
const COMMUNITY: SitePage = {
  path: '/story/community',
  title: 'Community videos',
  description: 'Short videos that people made with Fablecut: watch them, and remix their settings.',
}
const PAGES: readonly SitePage[] = [
  HOME,
  COMMUNITY,
  {
    path: '/search',
    title: 'Search',
    description: 'Search the videos and people of the community by title, words, style or name.',
    isIndexed: false,
  },
  { path: '/music-video', title: 'Music video', description: 'Turn a song into a video that is cut to its beat.' },
  { path: '/story/create/script', title: 'Script to video', description: HOME.description, isIndexed: false },
  {
    path: '/story/create/vlog',
    title: 'Character vlog',
    description: 'A character of yours tells a day, speaking to the camera.',
    isIndexed: false,
  },
  {
    path: '/story/create/asmr',
    title: 'ASMR video',
    description: 'Close, slow, satisfying: a short video for the ears.',
    isIndexed: false,
  },
  {
    path: '/story/create/mv',
    title: 'Music video',
    description: 'Turn a song into a video that is cut to its beat.',
    isIndexed: false,
  },
  { path: '/signin', title: 'Sign in', description: 'Sign in to Fablecut, or create an account.', isIndexed: false },
]
const PAGES_BY_PATH = new Map(PAGES.map((page) => [page.path, page]))

/** Path of the community's page of a category. */
export const categoryPath = (category: CategoryId): string => `${COMMUNITY.path}?category_id=${category}`

/** Paths of the static pages that search engines list: home, community and its categories, and what can be made. */
export const indexedPaths = (): string[] => [
  ...PAGES.filter(({ isIndexed = true }) => isIndexed).map(({ path }) => path),
  ...CATEGORY_IDS.map(categoryPath),
]

/** Metadata of a static page; null for pages of an account. Ignores a trailing slash. */
export function sitePageHead(path: string, query: URLSearchParams, origin: string): PageHead | null {
  const page = path === '/' ? HOME : PAGES_BY_PATH.get(path.replace(/\/$/, ''))
  if (!page) return null
  const category = page === COMMUNITY ? CATEGORY_IDS.find((id) => id === query.get('category_id')) : undefined
  return category ? categoryHead(category, origin) : headOf(page, origin, null)
}

function categoryHead(category: CategoryId, origin: string): PageHead {
  const name = CATEGORY_NAMES[category]
  const page = {
    path: categoryPath(category),
    title: `${name}: community videos`,
    description: `Short videos of the kind “${name}” that people made with Fablecut: watch them, and remix their settings.`,
  }
  return headOf(page, origin, { categoryId: category })
}

const headOf = ({ path, title, description, isIndexed = true }: SitePage, origin: string, feed: FeedOf): PageHead => ({
  title,
  description,
  canonical: origin + path,
  type: 'website',
  image: siteImage(origin),
  video: null,
  isIndexed,
  alternates: [feedLinkOf(origin, feed)],
})
