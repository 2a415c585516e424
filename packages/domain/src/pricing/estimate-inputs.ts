import { z } from 'zod'
import { CATEGORY_IDS } from '../story/category.ts'

const optionalText = z.string().max(200).nullish()

const advancedSettings = z
  .object({
    image_model_config: z
      .object({ model: z.string().max(50), parameters: z.object({ quality: z.string().max(20).optional() }).optional() })
      .optional(),
    video_model_config: z
      .object({
        model: z.string().max(50),
        parameters: z.object({ resolution: z.string().max(20).optional(), videoMode: z.string().max(20).optional() }).optional(),
      })
      .optional(),
  })
  .nullish()

const shotCount = z.number().int().min(1).max(10_000)
/** Upper bound of a duration: longer than any song, and it keeps prices safe integers. */
const seconds = z.number().max(86_400).or(z.nan()).nullish()

/** Inputs of a price: fields of the request that starts the work; other fields are ignored. */
export const vlogInputs = z.object({ expected_duration_seconds: seconds, advanced_settings: advancedSettings })

export const musicInputs = z.object({
  video_type: z.string().max(50).default('singing-dancing'),
  music_duration: seconds,
  num_shots: shotCount.nullish(),
  video_consistent_style: optionalText,
  skip_video_generation: z.boolean().nullish(),
  upscale_to_resolution: optionalText,
  advanced_settings: advancedSettings,
})
export type MusicInputs = z.infer<typeof musicInputs>

export const asmrInputs = z.object({ num_shots: shotCount.nullish() })

export const captionInputs = z.object({
  /** Duration of the audio, in seconds. */
  duration_seconds: z.number().min(0).max(86_400),
})

const mediaType = z.enum(['image', 'video', 'both', 'audio-voice-over'])

export const shotInputs = z.object({
  /** Number of regenerated shots. */
  shots: z.number().int().min(0).max(10_000).default(1),
  media_types: z.union([mediaType, z.array(mediaType).max(4)]),
  advanced_settings: advancedSettings,
  /** Fields of the story, for models that were not selected. */
  category_id: z.string().max(50).default('script_to_video'),
  category_inputs: z.looseObject({ advanced_settings: advancedSettings, video_type: optionalText }).default({}),
})

/** Data of a paused preview, read by the server; a client sends only the story's id. */
export const resumeFacts = z.object({
  category_id: z.enum(CATEGORY_IDS),
  category_inputs: z.record(z.string(), z.unknown()),
  visible_shots: z.number().int().min(0).max(10_000),
})
export type ResumeFacts = z.infer<typeof resumeFacts>
