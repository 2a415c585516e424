import { IDEA_DETAILS, MAX_IDEA_DETAIL_CHARACTERS, MAX_IDEA_FACTS } from '@fablecut/domain/story/inputs/idea'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { z } from 'zod'
import { operation } from '../../operation.ts'

const styleValues = STYLES.map((style) => style.value) as [StyleValue, ...StyleValue[]]

const detail = z.string().trim().max(MAX_IDEA_DETAIL_CHARACTERS)

export const rewriteScript = operation({
  method: 'POST',
  path: '/stories/rewrite_script',
  tags: ['Stories'],
  summary: 'Rewrite a script',
  access: 'session',
  description: 'Rewrites a script, or writes one from an idea and what is known about it. The answer has at most 900 cleaned characters.',
})
  .input(
    z.object({
      story: z.string().trim().min(1).max(20_000),
      details: z
        .strictObject({ audience: detail.optional(), facts: z.array(detail).max(MAX_IDEA_FACTS).optional(), ending: detail.optional() })
        .describe('What is known about an idea: for whom it is, facts, the ending. A script has no use for it.')
        .optional(),
    }),
  )
  .output(
    z.object({
      enhancedScript: z.string(),
      language: z.string(),
      /** False when only spelling and spacing were corrected (outside English, built-in writer). */
      rewritten: z.boolean(),
      /** What a writer without knowledge of the idea's topic was not told; absent for a script and for a writer that knows the topic. */
      missing_details: z.array(z.enum(IDEA_DETAILS)).optional(),
      /** A visual style that suits the script, where the writer can tell. */
      suggested_style: z.enum(styleValues).optional(),
    }),
  )
