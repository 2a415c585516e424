import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Mailer } from '../account/mails/queue-mail.ts'
import { user } from '../platform/database/auth-schema.ts'
import { moderationAction, notice, report } from '../platform/database/moderation-schema.ts'
import { run } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { publishRunEvent } from '../runs/change-state.ts'
import type { StoryStatus } from '@fablecut/domain/story/status'

export type ActionRow = typeof moderationAction.$inferSelect
export type NewAction = Pick<ActionRow, 'kind' | 'staffId' | 'subjectKind' | 'subjectId' | 'accountId' | 'subjectName' | 'reason'> &
  Partial<Pick<ActionRow, 'before' | 'after' | 'until' | 'undoes'>>

/** Logs an action; returns its id. */
export async function logAction({ db }: OpenTransaction, action: NewAction): Promise<string> {
  const id = newId()
  const isSuspending = action.kind === 'suspend' || action.kind === 'ban'
  await db.insert(moderationAction).values({ ...action, id, objectionToken: isSuspending ? randomBytes(24).toString('hex') : null })
  return id
}

type NewNotice = Pick<ActionRow, 'accountId' | 'subjectName' | 'reason'> & {
  readonly kind: 'moderation' | 'objection'
  readonly actionId: string
  /** Null: without a mail. */
  readonly mailer: Mailer | null
}

/** A message to the account that an action concerns, and a mail about it to a confirmed address. */
export async function addNotice({ db }: OpenTransaction, { accountId, kind, actionId, subjectName, reason, mailer }: NewNotice) {
  await db.insert(notice).values({ id: newId(), accountId, kind, data: { action_id: actionId } })
  const [owner] = await db.select({ email: user.email, isConfirmed: user.emailVerified }).from(user).where(eq(user.id, accountId))
  if (owner?.isConfirmed)
    await mailer?.queue(db, { kind: 'moderation', to: owner.email, userId: accountId, details: { subject: subjectName, reason } })
}

export async function closeReports({ db }: OpenTransaction, { subjectKind, subjectId }: NewAction, actionId: string): Promise<void> {
  await db
    .update(report)
    .set({ closedAt: sql`now()`, closedBy: actionId })
    .where(and(eq(report.subjectKind, subjectKind), eq(report.subjectId, subjectId), isNull(report.closedAt)))
}

type RunningRun = { readonly runId: string; readonly storyId: string; readonly step: string }

/** Locks unfinished runs, which has to happen before their stories are locked, as workers do. */
export async function lockRunning({ db }: OpenTransaction, of: { storyId: string } | { accountId: string }): Promise<RunningRun[]> {
  const isAffected = 'storyId' in of ? eq(run.storyId, of.storyId) : eq(run.userId, of.accountId)
  return db
    .select({ runId: run.id, storyId: run.storyId, step: run.step })
    .from(run)
    .where(and(isAffected, eq(run.status, 'RUN_RUNNING')))
    .orderBy(asc(run.id))
    .for('update')
}

/** Repeats the last event of runs, whose streams check the rights of their readers with every event and end. */
export async function recheckStreams(tx: OpenTransaction, running: readonly RunningRun[]): Promise<void> {
  for (const { runId, storyId, step } of running) await publishRunEvent(tx, { runId, storyId, status: step as StoryStatus })
}
