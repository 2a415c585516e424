import { deleteStory as remove } from '../../../stories/delete-story.ts'
import { api } from '../../kernel/api.ts'

export const deleteStory = api.stories.delete.handler(({ input, context }) =>
  remove(context.services.stories, { viewer: context.account, storyId: input.id }),
)
