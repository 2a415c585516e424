import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { createResource } from '../../editor/create-resource.ts'
import { deleteResources } from '../../editor/delete-resources.ts'
import * as albums from '../../media/albums.ts'
import { listOwnMedia } from '../../media/list-own-media.ts'
import { readMetadata } from '../../media/read-metadata.ts'
import { INTERNET } from '../../platform/outside-fetch/network.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

export const media = api.media.router({
  list: api.media.list.handler(async ({ input, context }) => {
    const { type, subtype = null, source = null, album_id: albumId = null, cursor = null } = input
    const page = await listOwnMedia(context.services.db, { userId: signedIn(context).id, type, subtype, source, albumId, cursor })
    return { media_resources: page.assets.map(toWireMediaAsset), nextCursor: page.nextCursor }
  }),
  create: api.media.create.handler(async ({ input, context }) => {
    const { services, account } = context
    await services.limit('song', signedIn(context).id)
    const { story_id: storyId, id = null, type, subtype = null, shot_id: shotId = null, url, title = null } = input
    const { composer } = services.stories.engines
    const added = await createResource({ ...services, composer }, { viewer: account, storyId, id, type, subtype, shotId, url, title })
    return { media_resource: toWireMediaAsset(added) }
  }),
  delete: api.media.delete.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    return { deleted: await deleteResources(context.services.pool, { userId, ids: input.ids }) }
  }),
  metadata: api.media.metadata.handler(({ input, context }) => {
    const { services } = context
    const account = signedIn(context)
    const countOutside = () => services.limit('linkImport', account.id)
    return readMetadata({ ...services, network: INTERNET, countOutside }, account, input.url)
  }),
  albums: {
    list: api.media.albums.list.handler(async ({ context }) => ({
      albums: await albums.listAlbums(context.services.db, signedIn(context).id),
    })),
    create: api.media.albums.create.handler(({ input, context }) =>
      albums.createAlbum(context.services.pool, { userId: signedIn(context).id, name: input.name, mediaIds: input.media_ids }),
    ),
    update: api.media.albums.update.handler(({ input: { id, name = null, add, remove }, context }) =>
      albums.updateAlbum(context.services.pool, { userId: signedIn(context).id, albumId: id, name, add, remove }),
    ),
    delete: api.media.albums.delete.handler(async ({ input, context }) => {
      await albums.deleteAlbum(context.services.db, signedIn(context).id, input.id)
      return { deleted: true }
    }),
  },
})
