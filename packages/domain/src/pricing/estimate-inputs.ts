import type { ActionModel } from '../action-video/action-models.ts'
import type { ShotMedium, StoryModelInputs } from '../story/shots/shot-generation.ts'
import type { PricedImageModel, PricedVideoModel } from './unit-price.ts'

/** The selected models, as far as they determine a price; defaults apply to missing ones. */
export type PricedModels = {
  readonly imageModelConfig?: PricedImageModel | undefined
  readonly videoModelConfig?: PricedVideoModel | undefined
}

export type VlogPriceInputs = {
  /** In seconds; 30 by default. */
  readonly expectedDurationSeconds?: number | undefined
  readonly advancedSettings?: PricedModels | undefined
}

export type MusicPriceInputs = {
  readonly videoType: string
  /** Duration of the song in seconds; 10 by default. */
  readonly musicDuration?: number | undefined
  /** Shots of a lyrics video; derived from the duration by default. */
  readonly numShots?: number | undefined
  /** The selected style; `auto` by default. */
  readonly videoConsistentStyle?: string | undefined
  readonly skipVideoGeneration?: boolean | undefined
  readonly upscaleToResolution?: string | undefined
  readonly advancedSettings?: PricedModels | undefined
}

/** `numShots`: 3 by default. */
export type AsmrPriceInputs = { readonly numShots?: number | undefined }

/** Regenerated shots of a story. */
export type ShotPriceInputs = {
  readonly shotCount: number
  readonly media: readonly ShotMedium[]
  readonly story: StoryModelInputs
  /** Models selected for these shots. */
  readonly advancedSettings: PricedModels
}

/** A paused preview. */
export type ResumePriceInputs =
  | { readonly categoryId: 'character_vlog'; readonly visibleShots: number; readonly inputs: VlogPriceInputs }
  | { readonly categoryId: 'music_video'; readonly visibleShots: number; readonly inputs: MusicPriceInputs }
  | { readonly categoryId: 'asmr_video' | 'script_to_video' | 'create_from_scratch'; readonly visibleShots: number }

/** An action that has a price, with the inputs that determine it. */
export type PricedAction =
  | { readonly key: 'story.create_from_scratch' | 'story.script_to_video' | 'story.script_to_video.preview' }
  | { readonly key: 'story.character_vlog' | 'story.character_vlog.preview'; readonly inputs: VlogPriceInputs }
  | { readonly key: 'story.music_video' | 'story.music_video.preview'; readonly inputs: MusicPriceInputs }
  | { readonly key: 'story.asmr_video' | 'story.asmr_video.preview'; readonly inputs: AsmrPriceInputs }
  /** `durationSeconds`: total duration of the audio. */
  | { readonly key: 'story.caption_generation'; readonly inputs: { readonly durationSeconds: number } }
  | { readonly key: 'story.shot_generation'; readonly inputs: ShotPriceInputs }
  | { readonly key: 'story.resume'; readonly inputs: ResumePriceInputs }
  /** `durationSeconds`: of the reference video. */
  | { readonly key: 'action_video'; readonly inputs: { readonly model: ActionModel; readonly durationSeconds: number } }
