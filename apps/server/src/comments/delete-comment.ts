import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { comment } from '../platform/database/community/comments-schema.ts'

/** What a deleted comment keeps: its place, for its replies. */
export const DELETED_COLUMNS = { text: '', deletedAt: sql`now()` } as const

/** Deletes an own comment, or one on an own story. 404 for others and for deleted ones. */
export async function deleteComment(db: Pick<Database, 'update'>, { userId, id }: { userId: string; id: string }): Promise<void> {
  const isOnOwnStory = sql`EXISTS (SELECT 1 FROM story s WHERE s.id = ${comment.storyId} AND s.user_id = ${userId})`
  const deleted = await db
    .update(comment)
    .set(DELETED_COLUMNS)
    .where(and(eq(comment.id, id), isNull(comment.deletedAt), or(eq(comment.userId, userId), isOnOwnStory)))
    .returning({ id: comment.id })
  if (deleted.length === 0) throw new AppError('NOT_FOUND')
}
