import type { CommentOrder, WireComment } from '@fablecut/contracts/operations/comments/comments'
import { sql } from 'drizzle-orm'
import { areNotBlocked } from '../access/blocks.ts'
import { isSuspendedRow } from '../access/suspended.ts'
import { type Viewer, requireReadable } from '../access/story-access.ts'
import { CURSOR_PART_PATTERNS, decodeListCursor, encodeListCursor, parseCursorTime } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { hasReplies, isShown, readComments } from './read-comments.ts'

const PAGE_SIZE = 20

export type CommentList = {
  readonly storyId: string
  /** Lists the replies to this comment. */
  readonly parentId: string | undefined
  readonly order: CommentOrder
  readonly cursor: string | undefined
  readonly viewer: Viewer
}
export type CommentPage = { comments: WireComment[]; total: number; are_off: boolean; nextCursor: string | null }

/** A page of the comments on a story that the viewer may read, or of the replies to one, without those of accounts that they blocked or that blocked them. 404 for other stories, 422 for an unknown cursor. */
export async function listComments(db: Database, { storyId, parentId, order, cursor, viewer }: CommentList): Promise<CommentPage> {
  const list = `comments:${storyId}:${parentId ?? ''}:${order}`
  const position = cursor === undefined ? null : decodeListCursor(list, cursor, [CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id])
  const story = await requireReadable(db, storyId, viewer)
  if (!story.isPublished || story.areCommentsOff) return { comments: [], total: 0, are_off: story.areCommentsOff, nextCursor: null }
  const of =
    parentId === undefined ? sql`c.parent_id IS NULL AND (${isShown} OR ${hasReplies})` : sql`c.parent_id = ${parentId} AND ${isShown}`
  const [direction, isAfter] = order === 'newest' ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`]
  const [time, id] = position ?? []
  const after = position && sql`AND (c.created_at, c.id) ${isAfter} (${parseCursorTime(time!).toISOString()}::timestamptz, ${id})`
  const [found, total] = await Promise.all([
    readComments(db, {
      where: sql`c.story_id = ${storyId} AND ${of} ${after ?? sql``} ${viewer === null ? sql`` : sql`AND ${areNotBlocked(sql`c.user_id`, sql`${viewer.id}`)}`}`,
      order: sql`c.created_at ${direction}, c.id ${direction}`,
      limit: PAGE_SIZE + 1,
      viewer,
    }),
    countComments(db, storyId),
  ])
  const comments = found.slice(0, PAGE_SIZE)
  const last = comments.at(-1)
  const nextCursor = found.length > PAGE_SIZE && last ? encodeListCursor(list, [last.created_at, last.id]) : null
  return { comments, total, are_off: false, nextCursor }
}

/** Visible comments and replies: the stored number without those of the few accounts that are suspended. */
async function countComments(db: Pick<Database, 'execute'>, storyId: string): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT coalesce((SELECT comments FROM story_comment_count WHERE story_id = ${storyId}), 0) - (
      SELECT count(*)::int FROM "user" u JOIN comment c ON c.user_id = u.id AND c.story_id = ${storyId}
      WHERE ${isSuspendedRow(sql`u`)} AND NOT c.is_hidden AND c.deleted_at IS NULL) AS total`)
  return rows[0]!.total
}
