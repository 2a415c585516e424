import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import type { CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import { CURSOR_PART_PATTERNS, decodeListCursor, parseCursorTime, encodeListCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'

/** Stories per community page. */
export const PAGE_SIZE = 24

export type PublishedPage = {
  readonly stories: WireStoryCard[]
  /** Null on the last page. */
  readonly nextCursor: string | null
  /** Id of the paging session, the same for all of its pages. */
  readonly recommId: string
}

/** Condition of published stories; the indexes for them begin with these columns. */
export const isPublished = sql`${story.isPublished} AND ${story.deletedAt} IS NULL AND ${story.publishedAt} IS NOT NULL`

export const isOfCategory = (categoryId: CategoryId | undefined): SQL | undefined =>
  categoryId === undefined ? undefined : eq(story.categoryId, categoryId)

/** Position in the newest-first order: featured first, then by publication time. */
export type NewestPosition = { readonly isFeatured: boolean; readonly publishedAt: Date; readonly id: string }

export const NEWEST_CURSOR_PATTERNS = [CURSOR_PART_PATTERNS.flag, CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id]

export const newestPositionParts = ({ isFeatured, publishedAt, id }: NewestPosition): string[] => [
  isFeatured ? '1' : '0',
  publishedAt.toISOString(),
  id,
]

export const toNewestPosition = ([flag, time, id]: readonly string[]): NewestPosition => ({
  isFeatured: flag === '1',
  publishedAt: parseCursorTime(time!),
  id: id!,
})

/** Condition of rows after a position; one row comparison, which uses the index. */
export const isAfter = ({ isFeatured, publishedAt, id }: NewestPosition): SQL =>
  sql`(${story.isFeatured}, ${story.publishedAt}, ${story.id}) < (${isFeatured}, ${publishedAt.toISOString()}::timestamptz, ${id})`

export const newestFirst = [sql`${story.isFeatured} DESC`, sql`${story.publishedAt} DESC`, sql`${story.id} DESC`] as const

/** Published stories in the order of `ids`, without unknown and unpublished ones, and those that the filter leaves out. */
export async function readPublished(db: Database, ids: readonly string[], filter?: SQL): Promise<StoryRow[]> {
  const rows = await db
    .select()
    .from(story)
    .where(and(isPublished, inArray(story.id, [...ids]), filter))
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowsById.get(id) ?? [])
}

/** Encodes a position and its session id. */
export const encodePageCursor = (list: string, parts: readonly string[], recommId: string): string =>
  encodeListCursor(list, [...parts, recommId])

export function decodePageCursor(list: string, cursor: string, patterns: readonly RegExp[]): { parts: string[]; recommId: string } {
  const parts = decodeListCursor(list, cursor, [...patterns, CURSOR_PART_PATTERNS.id])
  return { recommId: parts.pop()!, parts }
}
