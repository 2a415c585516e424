import { ACTION_MODELS } from '@fablecut/domain/action-video/action-models'
import type {
  MusicPriceInputs,
  PricedAction,
  PricedModels,
  ResumePriceInputs,
  VlogPriceInputs,
} from '@fablecut/domain/pricing/estimate-inputs'
import { ok, refuse, type Result } from '@fablecut/domain/result'
import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import { shotMedia } from '@fablecut/domain/story/shots/shot-generation'
import { z } from 'zod'

const optionalText = z.string().max(200).nullish()

const models = z
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
  .transform((settings): PricedModels => ({
    imageModelConfig: settings?.image_model_config,
    videoModelConfig: settings?.video_model_config,
  }))

const shotCount = z.number().int().min(1).max(10_000)
/** Upper bound of a duration: longer than any song, and it keeps prices safe integers. */
const seconds = z.number().max(86_400).or(z.nan()).nullish()

const vlogInputs = z.object({ expected_duration_seconds: seconds, advanced_settings: models }).transform((vlog): VlogPriceInputs => ({
  expectedDurationSeconds: vlog.expected_duration_seconds ?? undefined,
  advancedSettings: vlog.advanced_settings,
}))

/** The inputs of a music video's price: fields of the request or the story's stored inputs; other fields are ignored. */
export const musicPriceInputs = z
  .object({
    video_type: z.string().max(50).default('singing-dancing'),
    music_duration: seconds,
    num_shots: shotCount.nullish(),
    video_consistent_style: optionalText,
    skip_video_generation: z.boolean().nullish(),
    upscale_to_resolution: optionalText,
    advanced_settings: models,
  })
  .transform((music): MusicPriceInputs => ({
    videoType: music.video_type,
    musicDuration: music.music_duration ?? undefined,
    numShots: music.num_shots ?? undefined,
    videoConsistentStyle: music.video_consistent_style ?? undefined,
    skipVideoGeneration: music.skip_video_generation ?? undefined,
    upscaleToResolution: music.upscale_to_resolution ?? undefined,
    advancedSettings: music.advanced_settings,
  }))

const asmrInputs = z.object({ num_shots: shotCount.nullish() }).transform(({ num_shots }) => ({ numShots: num_shots ?? undefined }))

const captionInputs = z
  .object({ duration_seconds: z.number().min(0).max(86_400) })
  .transform(({ duration_seconds }) => ({ durationSeconds: duration_seconds }))

const actionVideoInputs = z
  .object({ model: z.enum(ACTION_MODELS), duration_seconds: z.number().min(0).max(86_400) })
  .transform(({ model, duration_seconds }) => ({ model, durationSeconds: duration_seconds }))

const mediaType = z.enum(['image', 'video', 'both', 'audio-voice-over'])

const shotInputs = z
  .object({
    shots: z.number().int().min(0).max(10_000).default(1),
    media_types: z.union([mediaType, z.array(mediaType).max(4)]),
    advanced_settings: models,
    /** Fields of the story, for models that were not selected. */
    category_id: z.string().max(50).default('script_to_video'),
    category_inputs: z.looseObject({ advanced_settings: models, video_type: optionalText }).prefault({}),
  })
  .transform(({ shots, media_types, advanced_settings, category_id, category_inputs: stored }) => ({
    shotCount: shots,
    media: shotMedia(media_types),
    story: {
      categoryId: category_id,
      videoType: stored.video_type ?? undefined,
      advancedSettings: stored.advanced_settings as AdvancedSettings,
    },
    advancedSettings: advanced_settings,
  }))

const resumeInputs = z.object({
  category_id: z.enum(CATEGORY_IDS),
  category_inputs: z.record(z.string(), z.unknown()),
  visible_shots: z.number().int().min(0).max(10_000),
})

function readResumeInputs(inputs: unknown): ResumePriceInputs {
  const { category_id: categoryId, category_inputs: stored, visible_shots: visibleShots } = resumeInputs.parse(inputs)
  if (categoryId === 'character_vlog') return { categoryId, visibleShots, inputs: vlogInputs.parse(stored) }
  if (categoryId === 'music_video') return { categoryId, visibleShots, inputs: musicPriceInputs.parse(stored) }
  return { categoryId, visibleShots }
}

const READERS: Readonly<Record<PricedAction['key'], (inputs: unknown) => PricedAction>> = {
  'story.create_from_scratch': () => ({ key: 'story.create_from_scratch' }),
  'story.character_vlog': (inputs) => ({ key: 'story.character_vlog', inputs: vlogInputs.parse(inputs) }),
  'story.character_vlog.preview': (inputs) => ({ key: 'story.character_vlog.preview', inputs: vlogInputs.parse(inputs) }),
  'story.music_video': (inputs) => ({ key: 'story.music_video', inputs: musicPriceInputs.parse(inputs) }),
  'story.music_video.preview': (inputs) => ({ key: 'story.music_video.preview', inputs: musicPriceInputs.parse(inputs) }),
  'story.script_to_video': () => ({ key: 'story.script_to_video' }),
  'story.script_to_video.preview': () => ({ key: 'story.script_to_video.preview' }),
  'story.asmr_video': (inputs) => ({ key: 'story.asmr_video', inputs: asmrInputs.parse(inputs) }),
  'story.asmr_video.preview': (inputs) => ({ key: 'story.asmr_video.preview', inputs: asmrInputs.parse(inputs) }),
  'story.caption_generation': (inputs) => ({ key: 'story.caption_generation', inputs: captionInputs.parse(inputs) }),
  'story.shot_generation': (inputs) => ({ key: 'story.shot_generation', inputs: shotInputs.parse(inputs) }),
  'story.resume': (inputs) => ({ key: 'story.resume', inputs: readResumeInputs(inputs) }),
  action_video: (inputs) => ({ key: 'action_video', inputs: actionVideoInputs.parse(inputs) }),
}

export type PricedActionRefusal =
  | { readonly code: 'unknown_key' }
  | { readonly code: 'invalid_inputs'; readonly path: string; readonly message: string }

/**
 * Reads an action that has a price by its key and the fields of the request that starts it; other fields are ignored. Regenerated shots have
 * `{shots, media_types, advanced_settings, category_id, category_inputs}`, a paused preview `{category_id, category_inputs, visible_shots}`.
 */
export function readPricedAction(key: string, inputs: Readonly<Record<string, unknown>>): Result<PricedAction, PricedActionRefusal> {
  if (!isPriced(key)) return refuse({ code: 'unknown_key' })
  try {
    return ok(READERS[key](inputs))
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const [issue] = error.issues
    return refuse({ code: 'invalid_inputs', path: issue?.path.join('.') ?? '', message: issue?.message ?? '' })
  }
}

const isPriced = (key: string): key is PricedAction['key'] => Object.hasOwn(READERS, key)
