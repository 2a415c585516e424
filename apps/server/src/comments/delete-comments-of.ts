import { eq } from 'drizzle-orm'
import { comment } from '../platform/database/community/comments-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { DELETED_COLUMNS } from './delete-comment.ts'

/** Deletes the comments of an account that is deleted. Replies of others stay. */
export async function deleteCommentsOf({ db }: OpenTransaction, userId: string): Promise<void> {
  await db
    .update(comment)
    .set({ ...DELETED_COLUMNS, userId: null })
    .where(eq(comment.userId, userId))
}
