import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, or, sql } from 'drizzle-orm'
import type pg from 'pg'
import { requireProfile } from '../community/profiles.ts'
import { accountBlock, follow } from '../platform/database/community/people-schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const MAX_BLOCKED = 1_000

type Request = { readonly accountId: string; readonly username: string }

/** Blocks somebody, and ends that either follows the other. 404 for an unknown name, 409 for oneself and too many. */
export const blockProfile = (pool: pg.Pool, { accountId, username }: Request): Promise<void> =>
  inTransaction(pool, async ({ db }) => {
    const { id: blockedId } = await requireProfile(db, username)
    if (blockedId === accountId) throw new AppError('CONFLICT', { message: 'You cannot block yourself' })
    // No follow is made meanwhile.
    await db.execute(sql`SELECT 1 FROM "user" WHERE id IN (${accountId}, ${blockedId}) ORDER BY id FOR NO KEY UPDATE`)
    if ((await db.$count(accountBlock, eq(accountBlock.blockerId, accountId))) >= MAX_BLOCKED)
      throw new AppError('CONFLICT', { message: 'You blocked as many people as is possible. Unblock somebody first' })
    await db.insert(accountBlock).values({ blockerId: accountId, blockedId }).onConflictDoNothing()
    await db.delete(follow).where(or(isBetween(accountId, blockedId), isBetween(blockedId, accountId)))
  })

const isBetween = (follower: string, followed: string) => and(eq(follow.followerId, follower), eq(follow.followedId, followed))

/** Unblocks somebody. 404 for an unknown name. */
export const unblockProfile = (pool: pg.Pool, { accountId, username }: Request): Promise<void> =>
  inTransaction(pool, async ({ db }) => {
    const { id: blockedId } = await requireProfile(db, username)
    await db.delete(accountBlock).where(and(eq(accountBlock.blockerId, accountId), eq(accountBlock.blockedId, blockedId)))
  })
