import { IDEA_SHOTS } from '@fablecut/domain/story/inputs/outline'
import { MAX_IDEA_CHARACTERS } from '@fablecut/domain/story/inputs/script'
import { z } from 'zod'
import { operation } from '../../operation.ts'
import { outlineShot, outlineShots } from '../../wire/outline.ts'
import { videoModelConfig } from '../../wire/inputs.ts'

const script = z.strictObject({
  script_content: z.string().max(60_000).describe('The script, or the part of it that is not in `before` and `after`.'),
  before: outlineShots.default([]).describe('Shots before the script, which stay as they are.'),
  after: outlineShots.default([]).describe('Shots after the script, which stay as they are.'),
  auto_rewrite: z.boolean().default(true),
})

const idea = z.strictObject({
  idea: z.string().trim().min(1).max(MAX_IDEA_CHARACTERS),
  num_shots: z.int().min(IDEA_SHOTS.min).max(IDEA_SHOTS.max).default(IDEA_SHOTS.default),
})

export const outlineStory = operation({
  method: 'POST',
  path: '/stories/outline',
  tags: ['Stories'],
  summary: 'Outline a story',
  access: 'session',
  description:
    'Splits a script into shots, or writes one of 5 to 10 shots from one sentence, and plans what each shot shows. Free; nothing is stored. Sent as `outline` with the start of a video, the shots are generated as they are.',
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
})
  .input(
    z.strictObject({
      source: z.union([script, idea]),
      video_model_config: videoModelConfig.optional().describe('Determines how much is said in a shot.'),
      character: z.strictObject({ id: z.string().max(100), name: z.string().max(100) }).optional(),
    }),
  )
  .output(
    z.object({
      script: z.string().describe('What all shots narrate.'),
      /** ISO 639-1 code. */
      language: z.string(),
      shots: z.array(outlineShot),
    }),
  )
