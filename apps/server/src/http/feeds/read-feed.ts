import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import type { CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, desc, eq, inArray } from 'drizzle-orm'
import { findProfile } from '../../community/profiles.ts'
import { isOfCategory, isPublished } from '../../community/published-page.ts'
import type { Database } from '../../platform/database/client.ts'
import { media, story } from '../../platform/database/schema.ts'
import type { StoryRow } from '../../access/story-access.ts'
import { readStoryCards } from '../../stories/read-stories.ts'
import { describeStory } from '../../stories/describe-story.ts'
import type { FeedOf } from '../kernel/public-paths.ts'

/** Stories per feed. */
const MAX_ITEMS = 30

/** A story in a feed; its URLs are paths of this server. */
export type FeedItem = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly author: string
  readonly category: CategoryId
  readonly publishedAt: Date
  readonly imageUrl: string | null
  /** `bytes`: size of the file. Null: not exported. */
  readonly film: { readonly url: string; readonly bytes: number } | null
}

/** `name`: display name of a profile; null for the community and its categories. */
export type Feed = { readonly name: string | null; readonly items: readonly FeedItem[] }

/** The newest published stories by time of publication, 30 at most; null for an unknown profile. */
export async function readFeed(db: Database, of: FeedOf): Promise<Feed | null> {
  if (of && 'username' in of) {
    const profile = await findProfile(db, of.username)
    return profile && { name: profile.displayName, items: await toItems(db, await newest(db, eq(story.userId, profile.id))) }
  }
  return { name: null, items: await toItems(db, await newestOfCommunity(db, of?.categoryId)) }
}

/** Featured and other stories are read apart, because the index of the community is ordered by that first. */
async function newestOfCommunity(db: Database, categoryId: CategoryId | undefined): Promise<StoryRow[]> {
  const lists = await Promise.all([true, false].map((flag) => newest(db, and(eq(story.isFeatured, flag), isOfCategory(categoryId)))))
  return lists
    .flat()
    .toSorted((a, b) => b.publishedAt!.getTime() - a.publishedAt!.getTime())
    .slice(0, MAX_ITEMS)
}

const newest = (db: Database, condition: SQL | undefined): Promise<StoryRow[]> =>
  db.select().from(story).where(and(isPublished, condition)).orderBy(desc(story.publishedAt), desc(story.id)).limit(MAX_ITEMS)

async function toItems(db: Database, rows: readonly StoryRow[]): Promise<FeedItem[]> {
  const filmIds = rows.flatMap(({ exportMediaId }) => exportMediaId ?? [])
  const sizes =
    filmIds.length === 0 ? [] : await db.select({ id: media.id, bytes: media.sizeBytes }).from(media).where(inArray(media.id, filmIds))
  const bytesById = new Map(sizes.map(({ id, bytes }) => [id, bytes]))
  const cards = await readStoryCards(db, [...rows])
  return rows.map((row, index) => toItem(row, cards[index]!, bytesById.get(row.exportMediaId ?? '') ?? 0))
}

const toItem = (row: StoryRow, card: WireStoryCard, bytes: number): FeedItem => ({
  id: row.id,
  title: row.title,
  description: describeStory(card),
  author: card.profile.display_name,
  category: card.category_id,
  publishedAt: row.publishedAt!,
  imageUrl: card.card_image_url,
  film: card.last_export_url === null ? null : { url: card.last_export_url, bytes },
})
