import { createStory as create } from '../../../stories/create-story.ts'
import { api } from '../../kernel/api.ts'
import { idempotencyKey } from '../../kernel/idempotency-key.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const createStory = api.stories.create.handler(async ({ input, context }) => {
  const { id, teamId } = signedIn(context)
  await context.services.limit('newStory', id)
  return create(context.services.stories, { userId: id, teamId, input, idempotencyKey: idempotencyKey(context) })
})
