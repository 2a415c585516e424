import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { comment } from '../platform/database/community/comments-schema.ts'
import { story } from '../platform/database/schema.ts'
import type { CommentRow } from './find-comment.ts'

/** What a comment says and where, for staff. */
export async function readCommentContent(db: Database, row: CommentRow): Promise<NonNullable<SubjectDetails['comment']>> {
  const [[of], [parent]] = await Promise.all([
    db.select({ title: story.title }).from(story).where(eq(story.id, row.storyId)),
    row.parentId === null ? [] : db.select({ text: comment.text }).from(comment).where(eq(comment.id, row.parentId)),
  ])
  return {
    text: row.text,
    is_hidden: row.isHidden,
    is_deleted: row.deletedAt !== null,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    story_id: row.storyId,
    story_title: of!.title,
    reply_to: parent?.text ?? null,
  }
}
