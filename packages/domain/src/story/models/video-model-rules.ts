import type { FormKind } from '../inputs/form.ts'
import { VIDEO_DEFAULT } from './model-defaults.ts'
import { VIDEO_MODELS, type VideoModelName } from './models.ts'

/** Why a video model can not be picked. */
export type VideoModelRefusal = 'fixed_model' | 'singing_only' | 'not_singing' | 'no_start_end_frame'
export type VideoModelChoice = { readonly model: VideoModelName; readonly refusal: VideoModelRefusal | null }
export type VideoModelContext = { readonly form: FormKind; readonly startEndFrame?: boolean }

/** The first is the fallback. Source: CD-35. */
const SINGING_MODELS: ReadonlySet<VideoModelName> = new Set<VideoModelName>(['seedance-v1', 'hedra', 'wan-multi-talk', 'creatify-aurora'])
/** Source: CD-36. */
const TALKING_MODELS: ReadonlySet<VideoModelName> = new Set<VideoModelName>(['hedra', 'wan-multi-talk'])
/** Source: CD-37. */
const START_END_MODELS: ReadonlySet<VideoModelName> = new Set<VideoModelName>([
  'seedance-v1',
  'kling2.1',
  'pixverse4.5',
  'pixverse5',
  'MiniMax-Hailuo-02',
  'vidu-q2',
  'wan2.2-i2v',
])

/** What a fresh form has selected. Source: C-118, C-208, C-210, CD-33, CD-39. */
export const defaultVideoModel = (form: FormKind): VideoModelName => (form === 'asmr_video' ? 'veo3_fast' : VIDEO_DEFAULT.model)

/** Why a model can not be used, null when it can. Source: C-120, C-123..C-125, CD-34..CD-37, CD-40. */
export function videoModelRefusal(model: VideoModelName, { form, startEndFrame }: VideoModelContext): VideoModelRefusal | null {
  if (form === 'consistent-style') return model === VIDEO_DEFAULT.model ? null : 'fixed_model'
  if (form === 'singing-dancing') return SINGING_MODELS.has(model) ? null : 'not_singing'
  if (TALKING_MODELS.has(model)) return 'singing_only'
  return startEndFrame && !START_END_MODELS.has(model) ? 'no_start_end_frame' : null
}

/** All video models with the reason of those that can not be picked. Source: CD-40. */
export function videoModelChoices(context: VideoModelContext): readonly VideoModelChoice[] {
  return VIDEO_MODELS.map((model) => ({ model, refusal: videoModelRefusal(model, context) }))
}

/** The model after the form or its toggles changed: kept while it is allowed, else the fallback. Source: C-123..C-125, CD-35..CD-37. */
export function videoModelAfterChange(context: VideoModelContext, current: VideoModelName): VideoModelName {
  return videoModelRefusal(current, context) === null ? current : VIDEO_DEFAULT.model
}
