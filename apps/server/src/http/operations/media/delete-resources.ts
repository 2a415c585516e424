import { deleteResources as remove } from '../../../editor/delete-resources.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const deleteResources = api.media.delete.handler(async ({ input, context }) => {
  const { id: userId } = signedIn(context)
  return { deleted: await remove(context.services.pool, { userId, ids: input.ids }) }
})
