import { escapeMarkup } from './escape-markup.ts'

/** A picture or film at an absolute address; null: its size is not known. */
export type Shown = { readonly url: string; readonly width: number | null; readonly height: number | null }

/** What a page says of itself to whoever shows a link to it. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Absolute; the one address under which search engines should know it. */
  readonly canonical: string
  readonly type: 'video.other' | 'profile' | 'website'
  readonly image: Shown | null
  readonly video: (Shown & { readonly seconds: number | null }) | null
  readonly isIndexed: boolean
}

const SITE = 'Fablecut'
export const NOT_INDEXED = '<meta name="robots" content="noindex" />'

/**
 * Tags of the Open Graph and of Twitter cards, everything in them escaped. The card is a large picture: a player card would need a page of ours in a frame of
 * another site, which our own headers forbid.
 */
export function headTags({ title, description, canonical, type, image, video, isIndexed }: PageHead): string {
  const tags = [
    `<title>${title === SITE ? SITE : `${escapeMarkup(title)} | ${SITE}`}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(canonical)}" />`,
    ...(isIndexed ? [] : [NOT_INDEXED]),
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(image ? [...shownTags('og:image', image), meta('property', 'og:image:alt', title)] : []),
    ...(video ? [...shownTags('og:video', video), meta('property', 'og:video:type', 'video/mp4')] : []),
    ...(video?.seconds ? [meta('property', 'video:duration', String(Math.round(video.seconds)))] : []),
    meta('name', 'twitter:card', image && type !== 'profile' ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(image ? [meta('name', 'twitter:image', image.url)] : []),
  ]
  return tags.join('\n    ')
}

function shownTags(name: string, { url, width, height }: Shown): string[] {
  return [
    meta('property', name, url),
    ...(url.startsWith('https:') ? [meta('property', `${name}:secure_url`, url)] : []),
    ...(width && height ? [meta('property', `${name}:width`, String(width)), meta('property', `${name}:height`, String(height))] : []),
  ]
}

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" />`
