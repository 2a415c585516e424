import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { z } from 'zod'
import { operation } from '../../operation.ts'

const styleValues = STYLES.map((style) => style.value) as [StyleValue, ...StyleValue[]]

/** Source: C-299, CD-48, CD-116. */
export const rewriteScript = operation({
  method: 'POST',
  path: '/stories/rewrite_script',
  tags: ['Stories'],
  summary: 'Rewrite a script',
  access: 'session',
  description: 'Rewrites a script, or makes one of an idea. The answer has at most 900 cleaned characters.',
})
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
