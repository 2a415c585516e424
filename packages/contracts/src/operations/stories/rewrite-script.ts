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
  description: 'Rewrites a script, or writes one from an idea and its details. The result has at most 900 cleaned characters.',
})
  .input(
    z.object({
      story: z.string().trim().min(1).max(20_000),
      details: z
        .strictObject({ audience: detail.optional(), facts: z.array(detail).max(MAX_IDEA_FACTS).optional(), ending: detail.optional() })
        .describe('Details of an idea: audience, facts, ending. Ignored for scripts.')
        .optional(),
    }),
  )
  .output(
    z.object({
      enhancedScript: z.string(),
      language: z.string(),
      /** False when only spelling and spacing were corrected (built-in writer, languages other than English). */
      rewritten: z.boolean(),
      /** Details the writer would need to know about the topic; absent for scripts and for writers with general knowledge. */
      missing_details: z.array(z.enum(IDEA_DETAILS)).optional(),
      /** A visual style that suits the script, if the writer suggests one. */
      suggested_style: z.enum(styleValues).optional(),
    }),
  )
