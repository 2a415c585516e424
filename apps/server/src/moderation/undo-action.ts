import { AppError } from '@fablecut/contracts/errors/app-error'
import { isUndoable } from '@fablecut/domain/moderation/actions'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Mailer } from '../account/mails/queue-mail.ts'
import { isWithheld, releaseStory } from '../publishing/withheld.ts'
import { user } from '../platform/database/auth-schema.ts'
import { moderationAction } from '../platform/database/moderation-schema.ts'
import { story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { StoryRow } from '../access/story-access.ts'
import { showComment } from './act-on-comment.ts'
import { type ActionRow, addNotice, logAction } from './record-action.ts'
import { liftSuspension } from './suspend-account.ts'

export type UndoRequest = {
  readonly staffId: string
  readonly actionId: string
  readonly reason: string
  /** Null: the author gets another mail about it. */
  readonly mailer: Mailer | null
}

/** Undoes an action, logs that and tells the author. Returns the id of the new action. 404 for an unknown action, 409 where it cannot be undone. */
export async function undoAction(tx: OpenTransaction, { staffId, actionId, reason, mailer }: UndoRequest): Promise<string> {
  const action = await lockAction(tx, actionId)
  if (action.accountId === staffId)
    throw new AppError('CONFLICT', { message: 'You cannot act on your own account. Ask another member of staff' })
  if (!isUndoable(action.kind)) throw new AppError('CONFLICT', { message: 'This cannot be undone' })
  if (action.undoneBy !== null) throw new AppError('CONFLICT', { message: 'This was undone already' })
  const { subjectKind, subjectId, accountId, subjectName, after } = action
  const restored = await restore(tx, action)
  const id = await logAction(tx, {
    kind: 'undo',
    staffId,
    subjectKind,
    subjectId,
    accountId,
    subjectName,
    reason,
    undoes: actionId,
    before: after,
    after: restored,
  })
  await tx.db.update(moderationAction).set({ undoneBy: id }).where(eq(moderationAction.id, actionId))
  await addNotice(tx, { accountId, kind: 'moderation', actionId: id, subjectName, reason, mailer })
  return id
}

/** The locked action; 404 for an unknown one. */
export async function lockAction({ db }: OpenTransaction, id: string): Promise<ActionRow> {
  const [row] = await db.select().from(moderationAction).where(eq(moderationAction.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

async function restore(tx: OpenTransaction, action: ActionRow): Promise<Record<string, unknown>> {
  if (action.kind === 'suspend' || action.kind === 'ban') {
    await requireLatestSuspension(tx, action)
    await tx.db.select({ id: user.id }).from(user).where(eq(user.id, action.accountId)).for('update')
    await liftSuspension(tx, action.accountId)
    return { is_suspended: false }
  }
  if (action.subjectKind === 'comment') return showComment(tx, action.subjectId)
  const row = await lockStory(tx, action.subjectId)
  if (action.kind === 'hide') await releaseStory(tx, row.id)
  else await publishAgain(tx, row, action)
  const { isPublished, isPublic } = await lockStory(tx, row.id)
  return { is_published: isPublished, is_public: isPublic }
}

/** An older suspension was replaced by a ban, which is undone itself. */
async function requireLatestSuspension({ db }: OpenTransaction, { accountId, createdAt }: ActionRow): Promise<void> {
  const isLater = and(
    eq(moderationAction.accountId, accountId),
    inArray(moderationAction.kind, ['suspend', 'ban']),
    gt(moderationAction.createdAt, createdAt),
    isNull(moderationAction.undoneBy),
  )
  if ((await db.$count(moderationAction, isLater)) > 0)
    throw new AppError('CONFLICT', { message: 'A later suspension replaced this one. Lift that instead' })
}

async function lockStory({ db }: OpenTransaction, id: string): Promise<StoryRow> {
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, id), isNull(story.deletedAt)))
    .for('update')
  if (!row) throw new AppError('CONFLICT', { message: 'This story was deleted' })
  return row
}

/** A story that shows something else by now stays as it is: that was not moderated. */
async function publishAgain({ db }: OpenTransaction, row: StoryRow, { before }: ActionRow): Promise<void> {
  const isSame =
    row.title === before['title'] &&
    row.exportMediaId === before['export_media_id'] &&
    row.thumbnailMediaId === before['thumbnail_media_id']
  if (!isSame || row.isPublished || row.isPublic || (await isWithheld(db, row))) return
  const publishedAt = typeof before['published_at'] === 'string' ? new Date(before['published_at']) : null
  await db
    .update(story)
    .set({
      isPublished: before['is_published'] === true,
      isPublic: before['is_public'] === true,
      publishedAt,
      rank: Number(before['rank'] ?? 0),
    })
    .where(eq(story.id, row.id))
}
