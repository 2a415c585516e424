import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Viewer, findReadable } from '../access/story-access.ts'
import type { Database } from '../platform/database/client.ts'
import { comment } from '../platform/database/community/comments-schema.ts'
import { type Moderator, acceptCommentText } from './comment-text.ts'
import { requireCommentable } from './require-commentable.ts'
import { requireNotBlocked } from './require-not-blocked.ts'

export type CommentEdit = { readonly author: NonNullable<Viewer>; readonly id: string; readonly text: string }

/** Changes the text of an own comment. 404 for others' comments and removed ones, 409 while its story has no comments and between accounts of which one blocked the other; errors of the text as `acceptCommentText`. */
export async function editComment(services: Moderator & { readonly db: Database }, { author, id, text }: CommentEdit): Promise<void> {
  const { db } = services
  const isOwn = and(eq(comment.id, id), eq(comment.userId, author.id), isNull(comment.deletedAt), sql`NOT ${comment.isHidden}`)
  const requireEditable = async () => {
    const [own] = await db.select({ storyId: comment.storyId }).from(comment).where(isOwn)
    const story = own && (await findReadable(db, own.storyId, author))
    if (!story) throw new AppError('NOT_FOUND')
    requireCommentable(story)
    await requireNotBlocked(db, author.id, story.userId)
  }
  await requireEditable()
  const accepted = await acceptCommentText(services, text)
  // Moderation takes seconds, in which the story may be taken back or its author may block this one.
  await requireEditable()
  const changed = await db
    .update(comment)
    .set({ text: accepted, editedAt: sql`now()` })
    .where(isOwn)
    .returning({ id: comment.id })
  if (changed.length === 0) throw new AppError('NOT_FOUND')
}
