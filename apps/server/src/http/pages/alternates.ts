import { OEMBED_PATH, feedPath, type FeedOf } from '../kernel/public-paths.ts'

/** Another form of a page, announced in its head. */
export type Alternate = { readonly type: string; readonly url: string; readonly title: string }

/** The RSS feed of the community, a category or a profile. */
export const feedLinkOf = (origin: string, of: FeedOf): Alternate => ({
  type: 'application/rss+xml',
  url: origin + feedPath(of),
  title: of && 'username' in of ? `Videos by @${of.username}` : 'Community videos',
})

/** How other sites find out to embed the story at `pageUrl`. */
export const oembedLinkOf = (origin: string, pageUrl: string): Alternate => ({
  type: 'application/json+oembed',
  url: `${origin}${OEMBED_PATH}?url=${encodeURIComponent(pageUrl)}&format=json`,
  title: 'oEmbed',
})
