import { isOneBeingMade, listTemplates as list } from '../../../templates/list-templates.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const listTemplates = api.stories.templates.handler(async ({ context }) => {
  const { db } = context.services
  const [stories, is_one_being_made] = await Promise.all([list(db, signedIn(context).id), isOneBeingMade(db)])
  return { stories, is_one_being_made }
})
