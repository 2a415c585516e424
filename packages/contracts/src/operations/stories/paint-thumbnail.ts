import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { characterInput } from '../../wire/inputs.ts'
import { outlineSeed } from '../../wire/outline.ts'

const styleValues = STYLES.map((style) => style.value) as [StyleValue, ...StyleValue[]]

export const paintThumbnail = operation({
  method: 'POST',
  path: '/stories/outline/thumbnail',
  tags: ['Stories'],
  summary: 'Paint a plan roughly',
  access: 'session',
  description: 'Paints the plan of a shot of an outline, 320 pixels on its longer side. Free; nothing is stored.',
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
})
  .input(
    z.strictObject({
      plan: shotPlan,
      visual_style: z.enum(styleValues),
      aspect_ratio: z.enum(['16:9', '9:16']),
      seed: outlineSeed,
      shot_index: z
        .int()
        .min(0)
        .max(MAX_OUTLINE_SHOTS - 1),
      card_index: z
        .int()
        .min(0)
        .max(MAX_OUTLINE_SHOTS - 1)
        .optional()
        .describe(
          'How many cards of words are before this shot, so that one after another is laid out differently. Default: `shot_index`.',
        ),
      language: z
        .string()
        .regex(/^[a-z]{2,3}$/u)
        .default('en')
        .describe('Of the lettering.'),
      character: characterInput.optional(),
    }),
  )
  .output(z.object({ image: z.string().describe('A JPEG as a `data:` URL.') }))
