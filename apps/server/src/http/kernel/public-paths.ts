import type { CategoryId } from '@fablecut/domain/story/category'

/** Page with only the player, for frames of other sites. */
export const EMBED_PATH = '/embed/'
export const OEMBED_PATH = '/oembed'

/** Whose stories a feed has; null: the whole community. */
export type FeedOf = { readonly username: string } | { readonly categoryId: CategoryId } | null

/** Path of an RSS feed. */
export function feedPath(of: FeedOf): string {
  if (of === null) return '/story/community/feed.xml'
  return 'username' in of ? `/@${of.username}/feed.xml` : `/story/community/feed/${of.categoryId}.xml`
}
