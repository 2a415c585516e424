import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { listStoryMedia as list } from '../../../editor/list-story-media.ts'
import { api } from '../../kernel/api.ts'

export const listStoryMedia = api.stories.listMedia.handler(async ({ input, context }) => ({
  media_resources: (await list(context.services.db, { viewer: context.account, storyId: input.id })).map(toWireMediaAsset),
}))
