import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { requireNotBlockedBy } from '../access/blocks.ts'
import { requireProfile } from '../community/profiles.ts'
import { notify, withdrawNotification } from '../notifications/notify.ts'
import { accountBlock, follow } from '../platform/database/community/people-schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const MAX_FOLLOWED = 2_000

type Request = { readonly accountId: string; readonly username: string }

/** Follows somebody. 404 for an unknown name, 409 for oneself, somebody one blocked, and too many; 403 if they blocked the account. */
export const followProfile = (pool: pg.Pool, { accountId, username }: Request): Promise<void> =>
  inTransaction(pool, async ({ db }) => {
    const { id: followedId } = await requireProfile(db, username)
    if (followedId === accountId) throw conflict('You cannot follow yourself')
    // Blocks and follows of this person by this account are made one after the other.
    await db.execute(sql`SELECT 1 FROM "user" WHERE id IN (${accountId}, ${followedId}) ORDER BY id FOR SHARE`)
    await requireNotBlockedBy(db, followedId, accountId)
    const hasBlocked = await db.$count(accountBlock, and(eq(accountBlock.blockerId, accountId), eq(accountBlock.blockedId, followedId)))
    if (hasBlocked > 0) throw conflict('You blocked this person. Unblock them to follow them')
    if ((await db.$count(follow, eq(follow.followerId, accountId))) >= MAX_FOLLOWED)
      throw conflict(`You follow ${MAX_FOLLOWED.toLocaleString('en-US')} people, which is the most. Stop following somebody first`)
    const added = await db
      .insert(follow)
      .values({ followerId: accountId, followedId })
      .onConflictDoNothing()
      .returning({ followedId: follow.followedId })
    if (added.length > 0) await notify(db, { kind: 'follow', to: followedId, actorId: accountId, storyId: null })
  })

/** Stops following somebody. 404 for an unknown name. */
export const unfollowProfile = (pool: pg.Pool, { accountId, username }: Request): Promise<void> =>
  inTransaction(pool, async ({ db }) => {
    const { id: followedId } = await requireProfile(db, username)
    await db.delete(follow).where(and(eq(follow.followerId, accountId), eq(follow.followedId, followedId)))
    await withdrawNotification(db, { kind: 'follow', to: followedId, actorId: accountId, storyId: null })
  })

const conflict = (message: string): AppError => new AppError('CONFLICT', { message })
