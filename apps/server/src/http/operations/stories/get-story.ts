import { readStories } from '../../../stories/read-stories.ts'
import { requireReadable } from '../../../access/story-access.ts'
import { api } from '../../kernel/api.ts'

export const getStory = api.stories.get.handler(async ({ input, context }) => {
  const { db, log } = context.services
  const row = await requireReadable(db, input.id, context.account)
  return (await readStories(db, [row.id], { log, viewer: context.account }))[0]!
})
