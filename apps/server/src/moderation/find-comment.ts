import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq } from 'drizzle-orm'
import { isUnderReview } from '../access/under-review.ts'
import type { Database } from '../platform/database/client.ts'
import { comment } from '../platform/database/community/comments-schema.ts'
import { story } from '../platform/database/schema.ts'

export type CommentRow = typeof comment.$inferSelect

const EXCERPT_CHARACTERS = 80

/** The begin of a comment, as its name. */
export const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= EXCERPT_CHARACTERS
    ? line
    : `${line
        .slice(0, EXCERPT_CHARACTERS)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
}

/** A comment that staff may read: on a published story, or one that was reported or acted on. Throws 404 for others. */
export async function findComment(db: Pick<Database, 'select' | 'execute'>, id: string): Promise<CommentRow> {
  const [row] = await db.select().from(comment).where(eq(comment.id, id))
  if (!row || !((await isOnPublished(db, row)) || (await isUnderReview(db, 'comment', id)))) throw new AppError('NOT_FOUND')
  return row
}

async function isOnPublished(db: Pick<Database, 'select'>, { storyId, deletedAt }: CommentRow): Promise<boolean> {
  if (deletedAt !== null) return false
  const rows = await db
    .select({ id: story.id })
    .from(story)
    .where(and(eq(story.id, storyId), story.isPublished))
  return rows.length > 0
}
