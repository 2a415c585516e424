import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { listOwnMedia } from '../../../media/list-own-media.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const listResources = api.media.list.handler(async ({ input, context }) => {
  const { type, subtype = null, source = null, album_id: albumId = null, cursor = null } = input
  const page = await listOwnMedia(context.services.db, { userId: signedIn(context).id, type, subtype, source, albumId, cursor })
  return { media_resources: page.assets.map(toWireMediaAsset), nextCursor: page.nextCursor }
})
