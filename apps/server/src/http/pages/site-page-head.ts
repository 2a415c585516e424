import { feedLinkOf } from './alternates.ts'
import type { PageHead, PreviewMedia } from './head-tags.ts'

/** The product's preview image for pages without their own, 1200x630. */
export const siteImage = (origin: string): PreviewMedia => ({ url: `${origin}/share-image.jpg`, width: 1200, height: 630 })

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

/** Metadata of a static page; null for all other pages. Ignores a trailing slash. */
export function sitePageHead(path: string, origin: string): PageHead | null {
  const page = PAGES[path === '/' ? path : path.replace(/\/$/, '')]
  if (!page) return null
  const { title, description } = page
  return {
    title,
    description,
    canonical: origin + page.path,
    type: 'website',
    image: siteImage(origin),
    video: null,
    isIndexed: true,
    alternates: [feedLinkOf(origin, null)],
  }
}
