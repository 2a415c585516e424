import { escapeMarkup } from '../../platform/escape-markup.ts'
import type { Alternate } from './alternates.ts'

/** An image or film at an absolute URL; null: unknown size. */
export type PreviewMedia = { readonly url: string; readonly width: number | null; readonly height: number | null }

/** Metadata of a page for link previews. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Absolute canonical URL. */
  readonly canonical: string
  readonly type: 'video.other' | 'profile' | 'website'
  readonly image: PreviewMedia | null
  readonly video: (PreviewMedia & { readonly seconds: number | null }) | null
  readonly isIndexed: boolean
  readonly alternates: readonly Alternate[]
}

const SITE = 'Fablecut'
export const NOT_INDEXED = '<meta name="robots" content="noindex" />'

/** Open Graph and Twitter card tags, links to other forms of the page, escaped. The card is a large image, which links to the page. */
export function headTags({ title, description, canonical, type, image, video, isIndexed, alternates }: PageHead): string {
  const tags = [
    `<title>${title === SITE ? SITE : `${escapeMarkup(title)} | ${SITE}`}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(canonical)}" />`,
    ...alternates.map(alternateTag),
    ...(isIndexed ? [] : [NOT_INDEXED]),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(image ? [...mediaTags('og:image', image), meta('property', 'og:image:alt', title)] : []),
    ...(video ? [...mediaTags('og:video', video), meta('property', 'og:video:type', 'video/mp4')] : []),
    ...(video?.seconds ? [meta('property', 'video:duration', String(Math.round(video.seconds)))] : []),
    meta('name', 'twitter:card', image && type !== 'profile' ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(image ? [meta('name', 'twitter:image', image.url)] : []),
  ]
  return tags.join('\n    ')
}

const alternateTag = ({ type, url, title }: Alternate): string =>
  `<link rel="alternate" type="${type}" href="${escapeMarkup(url)}" title="${escapeMarkup(title)}" />`

function mediaTags(name: string, { url, width, height }: PreviewMedia): string[] {
  return [
    meta('property', name, url),
    ...(url.startsWith('https:') ? [meta('property', `${name}:secure_url`, url)] : []),
    ...(width && height ? [meta('property', `${name}:width`, String(width)), meta('property', `${name}:height`, String(height))] : []),
  ]
}

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`
