import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Viewer, requireReadable } from '../access/story-access.ts'
import { notify } from '../notifications/notify.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { comment } from '../platform/database/community/comments-schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { type Moderator, acceptCommentText } from './comment-text.ts'
import { requireCommentable } from './require-commentable.ts'
import { requireNotBlocked } from './require-not-blocked.ts'

export type CommentServices = Moderator & { readonly db: Database; readonly pool: pg.Pool }
export type NewComment = {
  readonly author: NonNullable<Viewer>
  readonly storyId: string
  readonly text: string
  readonly parentId: string | undefined
}

/**
 * Adds a comment, or a reply to one, and notifies the author of the story and of the comment; returns its id. 404 for a story that the author may not read, 409 for one without comments and for a reply to what
 * was removed or is a reply itself, and between accounts of which one blocked the other; errors of the text as `acceptCommentText`.
 */
export async function addComment(services: CommentServices, { author, storyId, text, parentId }: NewComment): Promise<string> {
  requireCommentable(await requireReadable(services.db, storyId, author))
  const accepted = await acceptCommentText(services, text)
  const id = newId()
  await inTransaction(services.pool, async ({ db }) => {
    // Waits for a concurrent deletion of the account.
    const [account] = await db.select({ id: user.id }).from(user).where(eq(user.id, author.id)).for('share')
    if (!account) throw new AppError('UNAUTHORIZED')
    const { userId: creatorId, ...story } = await requireReadable(db, storyId, author)
    requireCommentable(story)
    await requireNotBlocked(db, author.id, creatorId)
    const repliedTo = parentId === undefined ? null : await requireParent(db, storyId, parentId)
    if (repliedTo !== null) await requireNotBlocked(db, author.id, repliedTo)
    await db.insert(comment).values({ id, storyId, userId: author.id, parentId: parentId ?? null, text: accepted })
    const event = { actorId: author.id, storyId, data: { comment_id: id } }
    if (repliedTo !== null) await notify(db, { ...event, kind: 'reply', to: repliedTo })
    if (repliedTo !== creatorId) await notify(db, { ...event, kind: 'comment', to: creatorId })
  })
  return id
}

/** Locks the comment that is replied to; returns its account. */
async function requireParent(db: OpenTransaction['db'], storyId: string, parentId: string): Promise<string> {
  const isOpen = and(isNull(comment.deletedAt), sql`NOT ${comment.isHidden}`, isNull(comment.parentId))
  const [parent] = await db
    .select({ userId: comment.userId })
    .from(comment)
    .where(and(eq(comment.id, parentId), eq(comment.storyId, storyId), isOpen))
    .for('share')
  if (parent?.userId == null) throw new AppError('CONFLICT', { message: 'This comment was removed, so it cannot be replied to' })
  return parent.userId
}
