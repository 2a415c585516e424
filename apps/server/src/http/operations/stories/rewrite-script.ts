import { rewriteScript as rewrite } from '../../../stories/rewrite-script.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const rewriteScript = api.stories.rewriteScript.handler(async ({ input, context }) => {
  await context.services.limit('rewrite', signedIn(context).id)
  return rewrite(context.services.stories, input.story)
})
