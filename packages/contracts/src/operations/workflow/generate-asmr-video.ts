import { ASMR_SHOTS, ASMR_STYLES, type AsmrType } from '@fablecut/domain/story/inputs/asmr'
import { z } from 'zod'
import { advancedSettings } from '../../wire/inputs.ts'
import { started } from '../../wire/run.ts'
import { backgroundMusic, startFields } from '../../wire/start.ts'
import { operation } from '../../operation.ts'

const types = ASMR_STYLES.map((style) => style.value) as [AsmrType, ...AsmrType[]]

/** Request body of an ASMR video. */
export const asmrVideoInput = z.strictObject({
  script_content: z.string().max(60_000),
  background_music: backgroundMusic.default(null),
  aspect_ratio: z.enum(['16:9', '9:16']).default('16:9'),
  num_shots: z.number().int().min(ASMR_SHOTS.min).max(ASMR_SHOTS.max).default(ASMR_SHOTS.default),
  asmr_type: z.enum(types),
  advanced_settings: advancedSettings.default({}),
  ...startFields,
})
export type AsmrVideoInput = z.infer<typeof asmrVideoInput>

export const generateAsmrVideo = operation({
  method: 'POST',
  path: '/stories/workflow/generate_asmr_video',
  tags: ['Workflows'],
  summary: 'Generate an ASMR video',
  access: 'session',
  description: 'Starts an ASMR video. Requests with the same `Idempotency-Key` header return the same run (CD-105).',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(asmrVideoInput)
  .output(started)
