import { AppError } from '@fablecut/contracts/errors/app-error'
import type { LikeState } from '@fablecut/contracts/operations/people/likes'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { requireNotBlockedBy } from '../access/blocks.ts'
import { type StoryRow, type Viewer, requireReadable } from '../access/story-access.ts'
import { requireNotSuspended } from '../access/suspended.ts'
import { notify, withdrawNotification } from '../notifications/notify.ts'
import { storyLike } from '../platform/database/community/people-schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { NO_LIKES, readLikes } from '../stories/read-likes.ts'

type Request = { readonly viewer: NonNullable<Viewer>; readonly storyId: string }

/** Likes a published story. 404 for one that the viewer may not read, 409 for one that is not published, 403 if its author blocked the viewer, 401 if the viewer was suspended meanwhile. */
export const likeStory = (pool: pg.Pool, { viewer, storyId }: Request): Promise<LikeState> =>
  inTransaction(pool, async (tx) => {
    const row = await requireReadable(tx.db, storyId, viewer)
    if (!row.isPublished) throw new AppError('CONFLICT', { message: 'Only stories in the community can be liked' })
    await requireNotSuspended(tx, viewer.id)
    await requireNotBlockedBy(tx.db, row.userId, viewer.id)
    const added = await tx.db
      .insert(storyLike)
      .values({ storyId, userId: viewer.id })
      .onConflictDoNothing()
      .returning({ storyId: storyLike.storyId })
    if (added.length > 0) await notify(tx.db, eventOf(row, viewer))
    return stateOf(tx, storyId, viewer)
  })

/** Takes back a like. 404 for a story that the viewer may not read. */
export const unlikeStory = (pool: pg.Pool, { viewer, storyId }: Request): Promise<LikeState> =>
  inTransaction(pool, async (tx) => {
    const row = await requireReadable(tx.db, storyId, viewer)
    await tx.db.delete(storyLike).where(and(eq(storyLike.storyId, storyId), eq(storyLike.userId, viewer.id)))
    await withdrawNotification(tx.db, eventOf(row, viewer))
    return stateOf(tx, storyId, viewer)
  })

const eventOf = ({ id, userId }: StoryRow, viewer: NonNullable<Viewer>) =>
  ({ kind: 'like', actorId: viewer.id, to: userId, storyId: id }) as const

async function stateOf(tx: OpenTransaction, storyId: string, viewer: Viewer): Promise<LikeState> {
  const { count, isLiked } = (await readLikes(tx.db, [storyId], viewer)).get(storyId) ?? NO_LIKES
  return { like_count: count, is_liked: isLiked }
}
