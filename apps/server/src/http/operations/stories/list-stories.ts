import { listStories as list } from '../../../stories/list-stories.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const listStories = api.stories.list.handler(async ({ input, context }) => {
  const { id, teamId } = signedIn(context)
  return { ...(await list(context.services.db, { userId: id, teamId }, input.cursor)), recommId: null }
})
