import type { SubjectKind } from '@fablecut/domain/moderation/actions'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { StoryRow } from './story-access.ts'

/** Whether something was reported, or staff acted on it. Staff may read it then; they may not read other private things. */
export async function isUnderReview(db: Pick<Database, 'execute'>, kind: SubjectKind, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_under_review: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM report WHERE subject_kind = ${kind} AND subject_id = ${id})
      OR EXISTS (SELECT 1 FROM moderation_action WHERE subject_kind = ${kind} AND subject_id = ${id}) AS is_under_review`)
  return rows[0]!.is_under_review
}

/** Whether staff may read a story and act on it: it is published or shared, or under review. */
export async function isOpenToStaff(db: Pick<Database, 'execute'>, row: StoryRow): Promise<boolean> {
  const isShown = row.deletedAt === null && (row.isPublished || row.isPublic) && !row.isTemplate
  return isShown || isUnderReview(db, 'story', row.id)
}
