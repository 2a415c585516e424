import { ACTION_MODELS, CHARACTER_TYPES } from '@fablecut/domain/action-video/action-models'
import { ACTION_RATIOS, ACTION_RESOLUTIONS, ACTION_TYPES } from '@fablecut/domain/action-video/action-request'
import { z } from 'zod'

const runInput = z.object({
  characterId: z.string(),
  characterType: z.enum(CHARACTER_TYPES),
  referenceId: z.string(),
  model: z.enum(ACTION_MODELS),
  ratio: z.enum(ACTION_RATIOS),
  expressionIntensity: z.number().optional(),
  description: z.string().optional(),
  prompt: z.string(),
  segmentTarget: z.string(),
  wan22Type: z.enum(ACTION_TYPES),
  resolution: z.enum(ACTION_RESOLUTIONS),
  /** Duration of the reference video. */
  seconds: z.number(),
})

/** The stored input of an action video's run; files by media id. */
export type ActionVideoRunInput = z.infer<typeof runInput>

/** Parses the stored input of a run. Throws when it is invalid. */
export const readActionVideoInput = (input: unknown): ActionVideoRunInput => runInput.parse(input)
