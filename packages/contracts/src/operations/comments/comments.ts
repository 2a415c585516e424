import { MAX_COMMENT_CHARACTERS } from '@fablecut/domain/comments/clean-comment'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { instant, profile } from '../../wire/story.ts'

const comment = z.object({
  id: z.string(),
  /** The comment that this is a reply to. */
  parent_id: z.string().nullable(),
  /** Null: removed; it is listed because of its replies. */
  text: z.string().nullable(),
  /** Null when removed. */
  author: profile.nullable(),
  is_own: z.boolean(),
  /** Whether the author of the story wrote it. */
  is_by_creator: z.boolean(),
  created_at: instant,
  /** Null: never edited. */
  edited_at: instant.nullable(),
  reply_count: z.number().int(),
})
export type WireComment = z.infer<typeof comment>

const id = z.string().max(100)
const text = z
  .string()
  .trim()
  .min(1, 'Please enter a comment')
  .max(MAX_COMMENT_CHARACTERS, `Please use at most ${MAX_COMMENT_CHARACTERS} characters`)

export const COMMENT_ORDERS = ['newest', 'oldest'] as const
export type CommentOrder = (typeof COMMENT_ORDERS)[number]

export const listComments = operation({
  method: 'GET',
  path: '/stories/{id}/comments',
  tags: ['Community'],
  summary: 'List the comments on a story',
  access: 'reader',
  description:
    'Lists comments, or with `parent_id` the replies to one, 20 per page. `total` counts comments and replies. A removed comment with replies is listed without text and author. Stories that are not published, and those whose author switched comments off, have none.',
})
  .input(
    z.object({ id, parent_id: id.optional(), order: z.enum(COMMENT_ORDERS).default('newest'), cursor: z.string().max(500).optional() }),
  )
  .output(z.object({ comments: z.array(comment), total: z.number().int(), are_off: z.boolean(), nextCursor: z.string().nullable() }))

export const addComment = operation({
  method: 'POST',
  path: '/stories/{id}/comments',
  tags: ['Community'],
  summary: 'Comment on a published story',
  access: 'signed-in reader',
  description:
    'Adds a comment, or with `parent_id` a reply to a comment. Invisible and direction characters are removed from the text. 409 when the story is not published, its comments are switched off, or the comment was removed or is a reply. 422 COMMUNITY_CONTENT_MODERATION for words that may not be published, with `data.classes` and `data.words`.',
  errors: ['CONFLICT', 'COMMUNITY_CONTENT_MODERATION', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  successStatus: 201,
})
  .input(z.object({ id, text, parent_id: id.optional() }))
  .output(comment)

export const editComment = operation({
  method: 'PATCH',
  path: '/comments/{id}',
  tags: ['Community'],
  summary: 'Edit a comment',
  access: 'owner',
  description: 'Changes the text of an own comment, which is marked as edited. Moderated like a new comment.',
  errors: ['CONFLICT', 'COMMUNITY_CONTENT_MODERATION', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ id, text }))
  .output(comment)

export const deleteComment = operation({
  method: 'DELETE',
  path: '/comments/{id}',
  tags: ['Community'],
  summary: 'Delete a comment',
  access: 'owner',
  description: 'Deletes the text of an own comment, or of a comment on an own story. Replies stay.',
  successStatus: 204,
}).input(z.object({ id }))

export const switchComments = operation({
  method: 'PATCH',
  path: '/stories/{id}/comments',
  tags: ['Community'],
  summary: 'Switch comments on or off',
  access: 'creator',
  description: 'While comments are off, nobody can comment and no comments are shown. They are back when comments are switched on again.',
})
  .input(z.object({ id, are_off: z.boolean() }))
  .output(z.object({ are_off: z.boolean() }))
