import * as albums from '../../../media/albums.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const listAlbums = api.media.albums.list.handler(async ({ context }) => ({
  albums: await albums.listAlbums(context.services.db, signedIn(context).id),
}))

export const createAlbum = api.media.albums.create.handler(({ input, context }) =>
  albums.createAlbum(context.services.pool, { userId: signedIn(context).id, name: input.name, mediaIds: input.media_ids }),
)

export const updateAlbum = api.media.albums.update.handler(({ input: { id, name = null, add, remove }, context }) =>
  albums.updateAlbum(context.services.pool, { userId: signedIn(context).id, albumId: id, name, add, remove }),
)

export const deleteAlbum = api.media.albums.delete.handler(async ({ input, context }) => {
  await albums.deleteAlbum(context.services.db, signedIn(context).id, input.id)
  return { deleted: true }
})
