import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import type { CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import { CURSOR_PART_PATTERNS, decodeListCursor, parseCursorTime, encodeListCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'

/** Stories of a page of the community. Source: HD-18. */
export const PAGE_SIZE = 24

export type PublishedPage = {
  readonly stories: WireStoryCard[]
  /** Null at the end. Source: HD-19. */
  readonly nextCursor: string | null
  /** The same for all pages that follow from one first page. Source: HD-19. */
  readonly recommId: string
}

/** What every page of the community asks of a story; the indexes of published stories begin with it. */
export const isPublished = sql`${story.isPublished} AND ${story.deletedAt} IS NULL AND ${story.publishedAt} IS NOT NULL`

export const ofCategory = (categoryId: CategoryId | undefined): SQL | undefined =>
  categoryId === undefined ? undefined : eq(story.categoryId, categoryId)

/** Place in the order of the community: featured first, then as they were published. Source: HD-18, HD-74. */
export type NewestPlace = { readonly isFeatured: boolean; readonly publishedAt: Date; readonly id: string }

export const NEWEST_PARTS = [CURSOR_PART_PATTERNS.flag, CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id]

export const newestParts = ({ isFeatured, publishedAt, id }: NewestPlace): string[] => [
  isFeatured ? '1' : '0',
  publishedAt.toISOString(),
  id,
]

export const toNewestPlace = ([flag, time, id]: readonly string[]): NewestPlace => ({
  isFeatured: flag === '1',
  publishedAt: parseCursorTime(time!),
  id: id!,
})

/** Behind a place; one comparison of rows, which Postgres looks up in the index. */
export const behind = ({ isFeatured, publishedAt, id }: NewestPlace): SQL =>
  sql`(${story.isFeatured}, ${story.publishedAt}, ${story.id}) < (${isFeatured}, ${publishedAt.toISOString()}::timestamptz, ${id})`

export const newestFirst = [sql`${story.isFeatured} DESC`, sql`${story.publishedAt} DESC`, sql`${story.id} DESC`] as const

/** Published stories in the order of `ids`; others are left out. */
export async function readPublished(db: Database, ids: readonly string[]): Promise<StoryRow[]> {
  const rows = await db
    .select()
    .from(story)
    .where(and(isPublished, inArray(story.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** A place and the session it belongs to. */
export const writePageCursor = (list: string, parts: readonly string[], recommId: string): string =>
  encodeListCursor(list, [...parts, recommId])

export function readPageCursor(list: string, cursor: string, shapes: readonly RegExp[]): { parts: string[]; recommId: string } {
  const parts = decodeListCursor(list, cursor, [...shapes, CURSOR_PART_PATTERNS.id])
  return { recommId: parts.pop()!, parts }
}
