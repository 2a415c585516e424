import { updateStory as update } from '../../../stories/update-story.ts'
import { api } from '../../kernel/api.ts'

export const updateStory = api.stories.update.handler(({ input, context }) => {
  const title = input.title === undefined ? {} : { title: input.title }
  return update(context.services.db, { viewer: context.account, storyId: input.id, ...title })
})
