import type { PageHead, Shown } from './head-tags.ts'

/** The picture of the product itself, for pages that have none of their own. A file of the web app, 1200x630. */
export const siteImage = (origin: string): Shown => ({ url: `${origin}/share-image.jpg`, width: 1200, height: 630 })

const HOME = { path: '/story', title: 'Fablecut', description: 'Turn a script into a narrated, scored, captioned video.' }
const PAGES: Readonly<Record<string, { readonly path: string; readonly title: string; readonly description: string }>> = {
  '/': HOME,
  '/story': HOME,
  '/story/community': {
    path: '/story/community',
    title: 'Community videos',
    description: 'Short videos that people made with Fablecut: watch them, and remix their settings.',
  },
}

/** The head of a page that is the same for everybody and worth a link; null for all other pages. A slash at the path's end changes nothing. */
export function sitePageHead(path: string, origin: string): PageHead | null {
  const page = PAGES[path === '/' ? path : path.replace(/\/$/, '')]
  if (!page) return null
  const { title, description } = page
  return { title, description, canonical: origin + page.path, type: 'website', image: siteImage(origin), video: null, isIndexed: true }
}
