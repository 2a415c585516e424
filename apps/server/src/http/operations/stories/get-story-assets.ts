import { readAssets } from '../../../stories/read-assets.ts'
import { api } from '../../kernel/api.ts'

export const getStoryAssets = api.stories.assets.handler(({ input, context }) =>
  readAssets(context.services.db, { viewer: context.account, storyId: input.id }),
)
