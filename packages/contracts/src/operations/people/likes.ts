import { z } from 'zod'
import { operation } from '../../operation.ts'
import { storyCard } from '../../wire/story.ts'

const liked = z.object({ like_count: z.number().int(), is_liked: z.boolean() })
export type LikeState = z.infer<typeof liked>
const ofStory = z.object({ id: z.string().max(100) })

export const likeStory = operation({
  method: 'PUT',
  path: '/stories/{id}/like',
  tags: ['Community'],
  summary: 'Like a published story',
  access: 'signed-in reader',
  description: 'Does nothing if the caller likes it already. 409 for a story that is not published, 403 if its author blocked the caller.',
  errors: ['CONFLICT', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
})
  .input(ofStory)
  .output(liked)

export const unlikeStory = operation({
  method: 'DELETE',
  path: '/stories/{id}/like',
  tags: ['Community'],
  summary: 'Take back a like',
  access: 'signed-in reader',
  description: 'Does nothing if the caller does not like it.',
  errors: ['TOO_MANY_REQUESTS'],
})
  .input(ofStory)
  .output(liked)

export const listLiked = operation({
  method: 'GET',
  path: '/me/likes',
  tags: ['Community'],
  summary: 'List the stories that the caller likes',
  access: 'session',
  description: 'Lists stories that are published now, the latest like first, 24 per page.',
})
  .input(z.object({ cursor: z.string().max(500).optional() }))
  .output(z.object({ stories: z.array(storyCard), nextCursor: z.string().nullable(), recommId: z.string() }))
