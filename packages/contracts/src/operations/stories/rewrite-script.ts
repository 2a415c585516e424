import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { oc } from '@orpc/contract'
import { z } from 'zod'

const styleValues = STYLES.map((style) => style.value) as [StyleValue, ...StyleValue[]]

/** Rewrites a script, or makes one of an idea. The answer has at most 900 cleaned characters. Source: C-299, CD-48, CD-116. */
export const rewriteScript = oc
  .route({ method: 'POST', path: '/stories/rewrite_script', tags: ['Stories'], summary: 'Rewrite a script' })
  .input(z.object({ story: z.string().trim().min(1).max(20_000) }))
  .output(
    z.object({
      enhancedScript: z.string(),
      language: z.string(),
      /** False when the words were only tidied (outside English, built-in writer). */
      rewritten: z.boolean(),
      /** A look that suits the script, where the writer can tell. */
      suggested_style: z.enum(styleValues).optional(),
    }),
  )
