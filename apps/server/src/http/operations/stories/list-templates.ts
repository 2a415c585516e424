import { listTemplates as list } from '../../../templates/list-templates.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const listTemplates = api.stories.templates.handler(async ({ context }) => ({
  stories: await list(context.services.db, signedIn(context).id),
}))
