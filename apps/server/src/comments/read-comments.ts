import type { WireComment } from '@fablecut/contracts/operations/comments/comments'
import { type SQL, sql } from 'drizzle-orm'
import { isSuspendedRow } from '../access/suspended.ts'
import type { Viewer } from '../access/story-access.ts'
import type { Database } from '../platform/database/client.ts'
import { isVisible } from './visible.ts'

type CommentRow = {
  id: string
  parent_id: string | null
  text: string
  created_at: string
  edited_at: string | null
  user_id: string | null
  creator_id: string
  is_visible: boolean
  name: string | null
  username: string | null
  image: string | null
  replies: string
}

export const isShown = isVisible(sql`c`, sql`u`)
/** Visible replies `r` to a comment `c`; without a join, as there may be thousands. */
const visibleReplies = sql`comment r WHERE r.parent_id = c.id AND NOT r.is_hidden AND r.deleted_at IS NULL
  AND r.user_id IS NOT NULL AND r.user_id NOT IN (SELECT su.id FROM "user" su WHERE ${isSuspendedRow(sql`su`)})`
/** Condition of a comment `c` that has visible replies. */
export const hasReplies = sql`EXISTS (SELECT 1 FROM ${visibleReplies})`

/** Comments `c` that meet a condition on them and their account `u`, in an order. What is not visible is without text and author. */
export async function readComments(
  db: Pick<Database, 'execute'>,
  { where, order, limit, viewer }: { where: SQL; order: SQL; limit: number; viewer: Viewer },
): Promise<WireComment[]> {
  const { rows } = await db.execute<CommentRow>(sql`
    SELECT c.id, c.parent_id, c.text, c.created_at, c.edited_at, c.user_id, s.user_id AS creator_id, ${isShown} AS is_visible,
      u.name, u.username, u.image,
      (SELECT count(*) FROM ${visibleReplies}) AS replies
    FROM comment c JOIN story s ON s.id = c.story_id LEFT JOIN "user" u ON u.id = c.user_id
    WHERE ${where} ORDER BY ${order} LIMIT ${limit}`)
  return rows.map((row) => toWireComment(row, viewer))
}

const toWireComment = (row: CommentRow, viewer: Viewer): WireComment => ({
  id: row.id,
  parent_id: row.parent_id,
  text: row.is_visible ? row.text : null,
  author: row.is_visible ? { display_name: row.name!, username: row.username ?? '', avatar_url: row.image, is_team: false } : null,
  is_own: row.is_visible && row.user_id === viewer?.id,
  is_by_creator: row.is_visible && row.user_id === row.creator_id,
  created_at: new Date(row.created_at).toISOString(),
  edited_at: row.edited_at && row.is_visible ? new Date(row.edited_at).toISOString() : null,
  reply_count: Number(row.replies),
})

/** One comment that was just written. */
export async function readComment(db: Pick<Database, 'execute'>, id: string, viewer: Viewer): Promise<WireComment> {
  const [found] = await readComments(db, { where: sql`c.id = ${id}`, order: sql`c.id`, limit: 1, viewer })
  return found!
}
