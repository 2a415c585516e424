import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { createResource as create } from '../../../editor/create-resource.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const createResource = api.media.create.handler(async ({ input, context }) => {
  const { services, account } = context
  await services.limit('song', signedIn(context).id)
  const { story_id: storyId, id = null, type, subtype = null, shot_id: shotId = null, url, title = null } = input
  const { composer } = services.stories.engines
  const added = await create(
    { ...services, composer, dataFolder: services.settings.dataFolder },
    { viewer: account, storyId, id, type, subtype, shotId, url, title },
  )
  return { media_resource: toWireMediaAsset(added) }
})
