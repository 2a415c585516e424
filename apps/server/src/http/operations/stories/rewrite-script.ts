import { rewriteScript as rewrite } from '../../../generation/rewrite-script.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'

export const rewriteScript = api.stories.rewriteScript.handler(async ({ input, context }) => {
  await context.services.limit('rewrite', signedIn(context).id)
  const { suggestedStyle, missingDetails, ...script } = await rewrite(context.services.stories, input)
  return {
    ...script,
    ...(missingDetails && { missing_details: [...missingDetails] }),
    ...(suggestedStyle && { suggested_style: suggestedStyle }),
  }
})
