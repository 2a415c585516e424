import { STYLES } from '@fablecut/domain/story/style'
import { z } from 'zod'
import { advancedSettings, characterInput } from '../../wire/inputs.ts'
import { storyOutline } from '../../wire/outline.ts'
import { started } from '../../wire/run.ts'
import { backgroundMusic, startFields, voiceKey } from '../../wire/start.ts'
import { operation } from '../../operation.ts'

const styleValues = STYLES.map((style) => style.value) as [string, ...string[]]

/** Request body of an explainer video. The length limit applies to the cleaned script (CD-49). */
export const scriptToVideoInput = z.strictObject({
  script_content: z.string().max(60_000),
  voiceover_voice: voiceKey.default('auto'),
  background_music: backgroundMusic.default('auto'),
  aspect_ratio: z.enum(['16:9', '9:16']).default('16:9'),
  visual_style: z.enum(styleValues).default('photorealistic'),
  auto_rewrite: z.boolean().default(true),
  auto_captions: z.boolean().default(true),
  advanced_settings: advancedSettings.default({}),
  character: characterInput.optional(),
  outline: storyOutline.describe('Shots to generate as they are; `script_content` is what they narrate.').optional(),
  ...startFields,
})
export type ScriptToVideoInput = z.infer<typeof scriptToVideoInput>

export const generateScriptToVideo = operation({
  method: 'POST',
  path: '/stories/workflow/generate_script_to_video',
  tags: ['Workflows'],
  summary: 'Generate a video from a script',
  access: 'session',
  description: 'Starts an explainer video. Requests with the same `Idempotency-Key` header return the same run (CD-105).',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(scriptToVideoInput)
  .output(started)
