import { createCollection, deleteCollection, updateCollection } from '../../../collections/change-collection.ts'
import { addToCollection, moveInCollection, removeFromCollection } from '../../../collections/collection-stories.ts'
import { getCollection } from '../../../collections/get-collection.ts'
import { listOwnCollections, listPublicCollections, readCollection } from '../../../collections/read-collections.ts'
import { requireProfile } from '../../../community/profiles.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const collections = api.collections.router({
  list: api.collections.list.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    return { collections: await listOwnCollections(context.services.db, id, input.story_id) }
  }),
  create: api.collections.create.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    const { stories, limit, db } = context.services
    await limit('change', userId)
    return readCollection(db, await createCollection(stories, { userId, name: input.name, isPublic: input.is_public }))
  }),
  update: api.collections.update.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    const { stories, limit, db } = context.services
    await limit('change', userId)
    await updateCollection(stories, { userId, id: input.id, name: input.name, isPublic: input.is_public })
    return readCollection(db, input.id)
  }),
  delete: api.collections.delete.handler(({ input, context }) =>
    deleteCollection(context.services.db, { userId: signedIn(context).id, id: input.id }),
  ),
  get: api.collections.get.handler(({ input, context }) => getCollection(context.services.db, input.id, context.account)),
  add: api.collections.add.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context)
    await context.services.limit('change', userId)
    await addToCollection(context.services.pool, { userId, id: input.id, storyId: input.story_id })
  }),
  remove: api.collections.remove.handler(({ input, context }) =>
    removeFromCollection(context.services.pool, { userId: signedIn(context).id, id: input.id, storyId: input.story_id }),
  ),
  move: api.collections.move.handler(({ input, context }) =>
    moveInCollection(context.services.pool, {
      userId: signedIn(context).id,
      id: input.id,
      storyId: input.story_id,
      before: input.before,
    }),
  ),
  ofProfile: api.collections.ofProfile.handler(async ({ input, context }) => {
    const { db } = context.services
    const { id } = await requireProfile(db, input.username)
    return { collections: await listPublicCollections(db, id) }
  }),
})
