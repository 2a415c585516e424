import { rewriteScript as rewrite } from '../../../generation/rewrite-script.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const rewriteScript = api.stories.rewriteScript.handler(async ({ input, context }) => {
  await context.services.limit('rewrite', signedIn(context).id)
  const { suggestedStyle, ...script } = await rewrite(context.services.stories, input.story)
  return { ...script, ...(suggestedStyle && { suggested_style: suggestedStyle }) }
})
