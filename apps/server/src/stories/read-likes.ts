import { sql } from 'drizzle-orm'
import type { Viewer } from '../access/story-access.ts'
import type { Database } from '../platform/database/client.ts'

export type Likes = { readonly count: number; readonly isLiked: boolean }

export const NO_LIKES: Likes = { count: 0, isLiked: false }

/** Likes of stories, without those that have none; `isLiked`: by the viewer. */
export async function readLikes(db: Pick<Database, 'execute'>, storyIds: readonly string[], viewer: Viewer): Promise<Map<string, Likes>> {
  if (storyIds.length === 0) return new Map()
  const isLiked = viewer ? sql`EXISTS (SELECT FROM story_like l WHERE l.story_id = c.story_id AND l.user_id = ${viewer.id})` : sql`false`
  const { rows } = await db.execute<{ story_id: string; likes: number; is_liked: boolean }>(
    sql`SELECT c.story_id, c.likes, ${isLiked} AS is_liked FROM story_like_count c WHERE c.story_id = ANY(${sql.param([...storyIds])}::text[])`,
  )
  return new Map(rows.map(({ story_id, likes, is_liked }) => [story_id, { count: likes, isLiked: is_liked }]))
}
