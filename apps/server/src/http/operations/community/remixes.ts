import { requireProfile } from '../../../community/profiles.ts'
import { listRemixed, readRemixes } from '../../../remixes/read-remixes.ts'
import { api } from '../../kernel/api.ts'

export const remixes = api.remixes.router({
  get: api.remixes.get.handler(({ input, context }) => readRemixes(context.services.db, input.id, context.account)),
  ofProfile: api.remixes.ofProfile.handler(async ({ input, context }) => {
    const { db } = context.services
    const { id } = await requireProfile(db, input.username)
    return { stories: await listRemixed(db, id, context.account) }
  }),
})
