import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { StoryRow } from './story-access.ts'

/** Whether a story was reported, or staff acted on it. Staff may read such a story; they may not read other private ones. */
export async function isUnderReview(db: Pick<Database, 'execute'>, storyId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_under_review: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM report WHERE subject_kind = 'story' AND subject_id = ${storyId})
      OR EXISTS (SELECT 1 FROM moderation_action WHERE subject_kind = 'story' AND subject_id = ${storyId}) AS is_under_review`)
  return rows[0]!.is_under_review
}

/** Whether staff may read a story and act on it: it is published or shared, or under review. */
export async function isOpenToStaff(db: Pick<Database, 'execute'>, row: StoryRow): Promise<boolean> {
  const isShown = row.deletedAt === null && (row.isPublished || row.isPublic) && !row.isTemplate
  return isShown || isUnderReview(db, row.id)
}
