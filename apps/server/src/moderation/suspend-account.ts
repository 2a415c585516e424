import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { requireOtherStaff } from '../account/staff.ts'
import { setLikesCounted } from '../people/count-likes.ts'
import { session, user } from '../platform/database/auth-schema.ts'
import { moderationAction, withheldStory } from '../platform/database/moderation-schema.ts'
import { story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { releaseStoriesOf, withholdStoriesOf } from '../publishing/withheld.ts'
import { lockRunning, recheckStreams } from './record-action.ts'

const DAY_MS = 86_400_000

/**
 * Suspends an account for a number of days; null: for good. Its stories are withheld, its likes do not count, and its sessions end. 404 for a deleted account, 409 for the only
 * staff account, and when it is suspended for as long already by an action that can be undone. Accounts banned before actions were logged have none.
 */
export async function suspendAccount(tx: OpenTransaction, accountId: string, { reason, days }: { reason: string; days: number | null }) {
  await requireOtherStaff(tx, accountId, 'Make somebody else staff before you suspend it.')
  const [row] = await tx.db.select().from(user).where(eq(user.id, accountId)).for('no key update')
  if (!row) throw new AppError('NOT_FOUND')
  const isActive = row.banned && (row.banExpires === null || row.banExpires.getTime() > Date.now())
  if (isActive && (days !== null || row.banExpires === null) && (await hasOpenSuspension(tx, accountId)))
    throw new AppError('CONFLICT', { message: 'This account is suspended already. Lift that first' })
  const until = days === null ? null : new Date(Date.now() + days * DAY_MS)
  await tx.db.update(user).set({ banned: true, banReason: reason, banExpires: until }).where(eq(user.id, accountId))
  const running = await lockRunning(tx, { accountId })
  await withholdStoriesOf(tx, accountId)
  await setLikesCounted(tx, accountId, false)
  await tx.db.delete(session).where(eq(session.userId, accountId))
  await recheckStreams(tx, running)
  return { before: { is_suspended: isActive }, after: { is_suspended: true, withheld_stories: await countWithheld(tx, accountId) }, until }
}

/** Whether an action suspends the account now. */
async function hasOpenSuspension({ db }: OpenTransaction, accountId: string): Promise<boolean> {
  const isOpen = and(
    eq(moderationAction.accountId, accountId),
    inArray(moderationAction.kind, ['suspend', 'ban']),
    isNull(moderationAction.undoneBy),
    or(isNull(moderationAction.until), gt(moderationAction.until, sql`now()`)),
  )
  return (await db.$count(moderationAction, isOpen)) > 0
}

/** Lifts a suspension or ban. */
export async function liftSuspension(tx: OpenTransaction, accountId: string): Promise<void> {
  await tx.db.update(user).set({ banned: false, banReason: null, banExpires: null }).where(eq(user.id, accountId))
  await releaseStoriesOf(tx, accountId)
  await setLikesCounted(tx, accountId, true)
}

const countWithheld = async ({ db }: OpenTransaction, accountId: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(withheldStory)
    .innerJoin(story, eq(story.id, withheldStory.storyId))
    .where(and(eq(story.userId, accountId), withheldStory.isOfSuspended))
  return row!.count
}
