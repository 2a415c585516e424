import type { StoryType } from '../inputs/story-type.ts'
import { VIDEO_DEFAULT } from './model-defaults.ts'
import { VIDEO_MODELS, type VideoModelName } from './models.ts'

/** Why a video model cannot be selected. */
export type VideoModelRefusal = 'fixed_model' | 'singing_only' | 'not_singing' | 'no_start_end_frame'
export type VideoModelChoice = { readonly model: VideoModelName; readonly refusal: VideoModelRefusal | null }
export type VideoModelContext = { readonly storyType: StoryType; readonly startEndFrame?: boolean }

/** The first is the fallback (CD-35). */
const SINGING_MODELS: ReadonlySet<VideoModelName> = new Set<VideoModelName>(['seedance-v1', 'hedra', 'wan-multi-talk', 'creatify-aurora'])
/** Models that generate speech (CD-36). */
const TALKING_MODELS: ReadonlySet<VideoModelName> = new Set<VideoModelName>(['hedra', 'wan-multi-talk'])
/** Models that accept start and end frames (CD-37). */
const START_END_MODELS: ReadonlySet<VideoModelName> = new Set<VideoModelName>([
  'seedance-v1',
  'kling2.1',
  'pixverse4.5',
  'pixverse5',
  'MiniMax-Hailuo-02',
  'vidu-q2',
  'wan2.2-i2v',
])

/** The default video model of a story type. */
export const defaultVideoModel = (storyType: StoryType): VideoModelName => (storyType === 'asmr_video' ? 'veo3_fast' : VIDEO_DEFAULT.model)

/** Why a model cannot be used, null if it can (CD-34 to CD-37). */
export function videoModelRefusal(model: VideoModelName, { storyType, startEndFrame }: VideoModelContext): VideoModelRefusal | null {
  if (storyType === 'consistent-style') return model === VIDEO_DEFAULT.model ? null : 'fixed_model'
  if (storyType === 'singing-dancing') return SINGING_MODELS.has(model) ? null : 'not_singing'
  if (TALKING_MODELS.has(model)) return 'singing_only'
  return startEndFrame && !START_END_MODELS.has(model) ? 'no_start_end_frame' : null
}

/** All video models, with the reason for those that cannot be selected. */
export function videoModelChoices(context: VideoModelContext): readonly VideoModelChoice[] {
  return VIDEO_MODELS.map((model) => ({ model, refusal: videoModelRefusal(model, context) }))
}

/** The model after a change of type or toggles: kept while allowed, otherwise the fallback (CD-35..CD-37). */
export function videoModelAfterChange(context: VideoModelContext, current: VideoModelName): VideoModelName {
  return videoModelRefusal(current, context) === null ? current : VIDEO_DEFAULT.model
}
