import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { user } from '../platform/database/auth-schema.ts'
import { recommenderRemoval } from '../platform/database/community-schema.ts'
import { wallet } from '../platform/database/credits-schema.ts'
import { character, media, run, story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import type { DurableClient } from '../platform/durable/client.ts'
import { cancelInTransaction } from '../runs/cancel-run.ts'
import { deleteCommentsOf } from '../comments/delete-comments-of.ts'
import { requireOtherStaff } from './staff.ts'
import { lockMembership, removeMember } from '../team/membership.ts'

type Deletion = { readonly pool: pg.Pool; readonly durable: Pick<DurableClient, 'cancel'>; readonly hasRecommender: boolean }

/**
 * Deletes an account: cancels its runs and releases their holds, hides its stories, files and characters, ends its sessions and deletes the
 * user. The ledger keeps the bare id; `purgeClosed` deletes the rest later. 409 for the only staff account of an installation with other
 * users. `hasRecommender`: an external recommender has to erase the account too.
 */
export async function deleteAccount(services: Deletion, userId: string): Promise<void> {
  let stoppedRuns: readonly string[] | null = null
  while (!stoppedRuns) stoppedRuns = await inTransaction(services.pool, (tx) => closeAccount(tx, userId, services))
  for (const runId of stoppedRuns) await services.durable.cancel(runId)
}

/** Returns the cancelled runs; null when a run started concurrently, in which case nothing changed and the caller retries. */
async function closeAccount(
  tx: OpenTransaction,
  userId: string,
  { hasRecommender }: Pick<Deletion, 'hasRecommender'>,
): Promise<readonly string[] | null> {
  await requireRemainingStaff(tx, userId)
  // Waits for a concurrent join or creation of a team.
  await tx.db.execute(sql`SELECT 1 FROM "user" WHERE id = ${userId} FOR UPDATE`)
  // A concurrent start that deletes expired keys has no story locked yet, so the lock order holds.
  await tx.db.execute(sql`DELETE FROM idempotency WHERE user_id = ${userId}`)
  const membership = await lockMembership(tx, userId)
  const running = await lockRuns(tx, userId)
  if (!running) return null
  for (const runId of running) await cancelInTransaction(tx, runId)
  if (membership) await removeMember(tx, { ...membership, userId })
  await softDeleteContent(tx, userId)
  await deleteCommentsOf(tx, userId)
  await deletePersonalData(tx, userId)
  if (hasRecommender) await tx.db.insert(recommenderRemoval).values({ kind: 'actor', id: userId })
  await tx.db
    .update(wallet)
    .set({ closedAt: sql`now()`, freeStoriesLeft: 0 })
    .where(eq(wallet.userId, userId))
  await tx.db.delete(user).where(eq(user.id, userId))
  return running
}

/** Other users need a staff account. */
async function requireRemainingStaff(tx: OpenTransaction, userId: string): Promise<void> {
  if ((await tx.db.$count(user)) === 1) return
  await requireOtherStaff(tx, userId, 'Make somebody else staff before you delete your account.')
}

/**
 * Locks runs, then stories, then the wallet, the order of workers and starts. Afterwards no run of this account can start. Null when one
 * started before.
 */
async function lockRuns(tx: OpenTransaction, userId: string): Promise<readonly string[] | null> {
  const isRunning = and(eq(run.userId, userId), eq(run.status, 'RUN_RUNNING'))
  const locked = await tx.db.select({ id: run.id }).from(run).where(isRunning).orderBy(asc(run.id)).for('update')
  await tx.db.execute(sql`SELECT 1 FROM story WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY id FOR UPDATE`)
  await tx.db.execute(sql`SELECT 1 FROM wallet WHERE user_id = ${userId} FOR UPDATE`)
  const running = await tx.db.select({ id: run.id }).from(run).where(isRunning).orderBy(asc(run.id))
  if (running.some(({ id }) => !locked.some((row) => row.id === id))) return null
  return running.map(({ id }) => id)
}

async function softDeleteContent({ db }: OpenTransaction, userId: string): Promise<void> {
  const now = sql`now()`
  // Locked in the same order as everywhere.
  const files = db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, userId), eq(media.isDeleted, false)))
    .orderBy(asc(media.id))
    .for('update')
  const hidden = { deletedAt: now, isPublished: false, isPublic: false, teamId: null }
  await db
    .update(story)
    .set(hidden)
    .where(and(eq(story.userId, userId), isNull(story.deletedAt)))
  await db.update(media).set({ isDeleted: true, updatedAt: now }).where(inArray(media.id, files))
  await db
    .update(character)
    .set({ deletedAt: now })
    .where(and(eq(character.userId, userId), isNull(character.deletedAt)))
}

async function deletePersonalData({ db }: OpenTransaction, userId: string): Promise<void> {
  await db.execute(sql`DELETE FROM album WHERE user_id = ${userId}`)
  await db.execute(sql`DELETE FROM collection WHERE user_id = ${userId}`)
  await db.execute(sql`DELETE FROM story_folder WHERE user_id = ${userId}`)
  await db.execute(sql`DELETE FROM hidden_template WHERE user_id = ${userId}`)
  await db.execute(sql`DELETE FROM recommendation_event WHERE actor_id = ${userId}`)
  await db.execute(sql`DELETE FROM notice WHERE account_id = ${userId}`)
  await db.execute(sql`DELETE FROM report WHERE reporter_id = ${userId}`)
  await db.execute(sql`DELETE FROM objection WHERE account_id = ${userId}`)
  await db.execute(sql`UPDATE report SET reported_text = NULL WHERE account_id = ${userId}`)
  await db.execute(sql`
    UPDATE moderation_action SET subject_name = ''
    WHERE account_id = ${userId} AND (subject_kind = 'comment' OR (subject_kind = 'account' AND subject_id = ${userId}))`)
  await db.execute(sql`UPDATE analytics_event SET user_id = NULL WHERE user_id = ${userId}`)
  const email = sql`(SELECT lower(email) FROM "user" WHERE id = ${userId})`
  await db.execute(sql`DELETE FROM verification WHERE position(${userId} IN value) > 0 OR lower(identifier) = ${email}`)
  await db.execute(sql`DELETE FROM invitation WHERE lower(email) = ${email}`)
  await db.execute(sql`DELETE FROM outgoing_mail WHERE to_address = ${email}`)
  await db.execute(sql`DELETE FROM one_time_link WHERE email = ${email}`)
}
