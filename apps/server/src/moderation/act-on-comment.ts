import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { DELETED_COLUMNS } from '../comments/delete-comment.ts'
import { comment } from '../platform/database/community/comments-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/** Hides a comment from everybody until `showComment`. 409 when it is hidden already. */
export async function hideComment(tx: OpenTransaction, id: string) {
  if (!(await setHidden(tx, id, true))) throw new AppError('CONFLICT', { message: 'This comment is hidden already' })
  return { before: { is_hidden: false }, after: { is_hidden: true } }
}

/** 409 when its author deleted it meanwhile. */
export async function showComment(tx: OpenTransaction, id: string) {
  if (!(await setHidden(tx, id, false))) throw new AppError('CONFLICT', { message: 'This comment was deleted' })
  return { is_hidden: false }
}

/** 404 when it was deleted before. */
export async function removeComment({ db }: OpenTransaction, id: string) {
  const deleted = await db
    .update(comment)
    .set(DELETED_COLUMNS)
    .where(and(eq(comment.id, id), isNull(comment.deletedAt)))
    .returning({ id: comment.id })
  if (deleted.length === 0) throw new AppError('NOT_FOUND')
  return { after: { is_deleted: true } }
}

async function setHidden({ db }: OpenTransaction, id: string, isHidden: boolean): Promise<boolean> {
  const changed = await db
    .update(comment)
    .set({ isHidden })
    .where(and(eq(comment.id, id), isNull(comment.deletedAt), eq(comment.isHidden, !isHidden)))
    .returning({ id: comment.id })
  return changed.length > 0
}
