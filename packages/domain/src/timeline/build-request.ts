import type { CaptionStyle } from '../captions/style.ts'
import type { TimedLyricLine } from '../song/lyrics.ts'
import type { Shot } from '../story/shots/shot.ts'
import type { GlobalConfig, MediaAsset } from './model.ts'
import type { Speech } from './speech.ts'

/** A shot as the build needs it. `failure` is why its picture or clip could not be made; blank counts as unknown. */
export type BuildShot = Pick<
  Shot,
  'shotId' | 'shotType' | 'lexorank' | 'isHidden' | 'activeImageId' | 'activeVideoId' | 'activeVoiceOverAudioId'
> & { readonly title?: string; readonly failure?: string | null }

export type BuildRequest = {
  /** In any order; hidden ones are left out. */
  readonly shots: readonly BuildShot[]
  /** All media of the story that the timeline lists; what shots and music name has to be among them. */
  readonly assets: readonly MediaAsset[]
  /** What is said in a shot, by its id (see `speechInFrames`). Shots with a voice-over that is not in here are refused. */
  readonly speech: ReadonlyMap<string, Speech>
  readonly music?: { readonly mediaAssetId: string }
  /** How long shots last that nobody narrates, in frames by their ids, e.g. as cut to a song (see `planCuts`); others play whole. */
  readonly cuts?: ReadonlyMap<string, number>
  /** What is sung, in seconds of the film: a caption row of its own where captions are enabled. */
  readonly lyrics?: readonly TimedLyricLine[]
  readonly captions: { readonly enabled: boolean; readonly style?: CaptionStyle }
  readonly watermark: GlobalConfig['watermark']
  readonly frame: { readonly width: number; readonly height: number }
  readonly fps: number
  /** Makes an id that no other item or track has. */
  readonly newId: () => string
}

/** Why no timeline can be built of these shots. */
export type BuildRefusal =
  | {
      readonly code: 'missing_asset'
      readonly kind: 'Video' | 'Image' | 'Audio'
      readonly mediaAssetId: string
      readonly shotId: string | null
    }
  | { readonly code: 'clip_too_short'; readonly shotId: string; readonly missingFrames: number }
  | { readonly code: 'speech_unknown'; readonly shotId: string }
  | { readonly code: 'no_shots' }

/** The sentence for a missing asset. */
export const missingAssetMessage = ({ kind, mediaAssetId, shotId }: Extract<BuildRefusal, { code: 'missing_asset' }>): string =>
  shotId === null
    ? `Media asset with ID ${mediaAssetId} not found`
    : `${kind} media asset with ID ${mediaAssetId} not found for shot ${shotId}`
