import { MAX_LINE_LENGTH, MAX_TRANSLATED_LINES, TRANSLATION_LANGUAGES } from '@fablecut/domain/story/language/translation'
import { z } from 'zod'
import { operation } from '../../operation.ts'

export const translateLines = operation({
  method: 'POST',
  path: '/stories/translate_lines',
  tags: ['Stories'],
  summary: 'Translate lines of a narration',
  access: 'session',
  description:
    'Proposes translations by the connected language model, free of charge and without storing anything. A line without a usable translation is null, as all are without a language model.',
})
  .input(
    z.object({
      lines: z.array(z.string().trim().min(1).max(MAX_LINE_LENGTH)).min(1).max(MAX_TRANSLATED_LINES),
      /** Of the lines, ISO 639-1. */
      from: z.string().max(20),
      to: z.enum(TRANSLATION_LANGUAGES),
    }),
  )
  .output(z.object({ lines: z.array(z.string().nullable()) }))
