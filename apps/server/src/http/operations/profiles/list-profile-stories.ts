import { listProfileStories as list, requireProfile } from '../../../community/profiles.ts'
import { api } from '../../kernel/api.ts'

export const listProfileStories = api.profiles.stories.handler(async ({ input, context }) => {
  const { db } = context.services
  const { id } = await requireProfile(db, input.username)
  return list(db, id, input.cursor, context.account)
})
