import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { user } from '../platform/database/auth-schema.ts'
import { recommenderRemoval } from '../platform/database/community-schema.ts'
import { character, media, run, story, wallet } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import type { DurableClient } from '../platform/durable/client.ts'
import { cancelInTransaction } from '../runs/cancel-run.ts'
import { requireOtherStaff } from './staff.ts'
import { lockMembership, removeMember } from '../team/membership.ts'

type Deletion = { readonly pool: pg.Pool; readonly durable: Pick<DurableClient, 'cancel'>; readonly hasRecommender: boolean }

/**
 * Ends an account at once: its runs are cancelled and their holds released, its stories, files and characters are nobody's to see any more, its sessions
 * end, and nobody of that name is left. What remains is the ledger with an id that leads nowhere; `purgeClosed` takes the rest. 409 for the only staff
 * of an installation that others use. `hasRecommender`: one is to forget the account too.
 */
export async function deleteAccount(services: Deletion, userId: string): Promise<void> {
  let stoppedRuns: readonly string[] | null = null
  while (!stoppedRuns) stoppedRuns = await inTransaction(services.pool, (tx) => closeAccount(tx, userId, services))
  for (const runId of stoppedRuns) await services.durable.cancel(runId)
}

/** Answers the stopped runs; null when one began meanwhile: nothing has happened then, and it takes another look. */
async function closeAccount(
  tx: OpenTransaction,
  userId: string,
  { hasRecommender }: Pick<Deletion, 'hasRecommender'>,
): Promise<readonly string[] | null> {
  await requireOthersAreLookedAfter(tx, userId)
  // Whoever is joining or founding a team right now is waited for, and leaves it then.
  await tx.db.execute(sql`SELECT 1 FROM "user" WHERE id = ${userId} FOR UPDATE`)
  // A start that tidies them away has no story locked yet.
  await tx.db.execute(sql`DELETE FROM idempotency WHERE user_id = ${userId}`)
  const place = await lockMembership(tx, userId)
  const running = await lockRuns(tx, userId)
  if (!running) return null
  for (const runId of running) await cancelInTransaction(tx, runId)
  if (place) await removeMember(tx, { ...place, userId })
  await takeWorkAway(tx, userId)
  await takeTracesAway(tx, userId)
  if (hasRecommender) await tx.db.insert(recommenderRemoval).values({ kind: 'actor', id: userId })
  await tx.db
    .update(wallet)
    .set({ closedAt: sql`now()`, freeStoriesLeft: 0 })
    .where(eq(wallet.userId, userId))
  await tx.db.delete(user).where(eq(user.id, userId))
  return running
}

/** An installation whose last staff goes while others stay would have nobody to look after it. */
async function requireOthersAreLookedAfter(tx: OpenTransaction, userId: string): Promise<void> {
  if ((await tx.db.$count(user)) === 1) return
  await requireOtherStaff(tx, userId, 'Make somebody else staff before you delete your account.')
}

/** Locks the runs before the stories, and these before the wallet, as workers and starts do; from then on nothing of this account begins. */
async function lockRuns(tx: OpenTransaction, userId: string): Promise<readonly string[] | null> {
  const goesOn = and(eq(run.userId, userId), eq(run.status, 'RUN_RUNNING'))
  const locked = await tx.db.select({ id: run.id }).from(run).where(goesOn).orderBy(asc(run.id)).for('update')
  await tx.db.execute(sql`SELECT 1 FROM story WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY id FOR UPDATE`)
  await tx.db.execute(sql`SELECT 1 FROM wallet WHERE user_id = ${userId} FOR UPDATE`)
  const running = await tx.db.select({ id: run.id }).from(run).where(goesOn).orderBy(asc(run.id))
  if (running.some(({ id }) => !locked.some((one) => one.id === id))) return null
  return running.map(({ id }) => id)
}

async function takeWorkAway({ db }: OpenTransaction, userId: string): Promise<void> {
  const now = sql`now()`
  // In the order in which they are locked elsewhere.
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

/** What tells who somebody was or what they did. */
async function takeTracesAway({ db }: OpenTransaction, userId: string): Promise<void> {
  await db.execute(sql`DELETE FROM album WHERE user_id = ${userId}`)
  await db.execute(sql`DELETE FROM hidden_template WHERE user_id = ${userId}`)
  await db.execute(sql`DELETE FROM recommendation_event WHERE actor_id = ${userId}`)
  await db.execute(sql`UPDATE analytics_event SET user_id = NULL WHERE user_id = ${userId}`)
  const email = sql`(SELECT lower(email) FROM "user" WHERE id = ${userId})`
  await db.execute(sql`DELETE FROM verification WHERE value = ${userId} OR lower(identifier) = ${email}`)
  await db.execute(sql`DELETE FROM invitation WHERE lower(email) = ${email}`)
}
