import { AppError } from '@fablecut/contracts/errors/app-error'
import { isUndoable } from '@fablecut/domain/moderation/actions'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Mailer } from '../account/mails/queue-mail.ts'
import type { Database } from '../platform/database/client.ts'
import { moderationAction, objection } from '../platform/database/moderation-schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type ActionRow, addNotice } from './record-action.ts'
import { lockAction, undoAction } from './undo-action.ts'

/** Stores the objection of an account to an action on it. 404 for actions on others, 409 for a second objection and for what was undone. */
export async function objectToAction(db: Database, request: { accountId: string; actionId: string; words: string }): Promise<void> {
  const [action] = await db
    .select()
    .from(moderationAction)
    .where(and(eq(moderationAction.id, request.actionId), eq(moderationAction.accountId, request.accountId)))
  await saveObjection(db, action, request.words)
}

/** The same for an account that may not sign in, by the token of its suspension. */
export async function objectSignedOut(db: Database, { token, words }: { token: string; words: string }): Promise<void> {
  const [action] = await db.select().from(moderationAction).where(eq(moderationAction.objectionToken, token))
  await saveObjection(db, action, words)
}

async function saveObjection(db: Database, action: ActionRow | undefined, words: string): Promise<void> {
  if (!action || action.kind === 'dismiss') throw new AppError('NOT_FOUND')
  if (action.kind === 'undo' || action.undoneBy !== null) throw new AppError('CONFLICT', { message: 'This was undone already' })
  const stored = await db
    .insert(objection)
    .values({ actionId: action.id, accountId: action.accountId, words })
    .onConflictDoNothing()
    .returning({ id: objection.actionId })
  if (stored.length === 0) throw new AppError('CONFLICT', { message: 'You objected to this already' })
}

export type Decision = {
  readonly staffId: string
  readonly actionId: string
  readonly decision: 'upheld' | 'reversed'
  readonly reason: string
}

type Services = { readonly pool: pg.Pool; readonly mailer: Mailer }

/** Decides on the objection to an action: `reversed` undoes the action where that is possible. The author is told. */
export async function decideObjection({ pool, mailer }: Services, { staffId, actionId, decision, reason }: Decision): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const action = await lockAction(tx, actionId)
    if (action.accountId === staffId) throw new AppError('CONFLICT', { message: 'You cannot decide on your own objection' })
    const [open] = await tx.db.select().from(objection).where(eq(objection.actionId, actionId)).for('update')
    if (!open) throw new AppError('NOT_FOUND')
    if (open.decision !== null) throw new AppError('CONFLICT', { message: 'This was decided already' })
    if (decision === 'reversed' && isUndoable(action.kind) && action.undoneBy === null)
      await undoAction(tx, { staffId, actionId, reason, mailer: null })
    await tx.db
      .update(objection)
      .set({ decision, decidedBy: staffId, decidedAt: sql`now()`, answer: reason })
      .where(eq(objection.actionId, actionId))
    const { accountId, subjectName } = action
    await addNotice(tx, { accountId, kind: 'objection', actionId, subjectName, reason, mailer })
  })
}
