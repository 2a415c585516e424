import type { CaptionStyle } from '../../captions/style.ts'
import type { TimedLyricLine } from '../../song/lyrics.ts'
import type { Shot } from '../../story/shots/shot.ts'
import type { GlobalConfig, MediaAsset } from '../model.ts'
import type { Speech } from '../speech.ts'

/** Input of the timeline build for one shot. `failure`: why generation failed; a blank string means unknown. */
export type BuildShot = Pick<
  Shot,
  'shotId' | 'shotType' | 'lexorank' | 'isHidden' | 'activeImageId' | 'activeVideoId' | 'activeVoiceOverAudioId'
> & { readonly title?: string; readonly failure?: string | null }

export type ShotFades = { readonly inFrames: number; readonly outFrames: number }

export type BuildRequest = {
  /** In any order; hidden shots are skipped. */
  readonly shots: readonly BuildShot[]
  /** Media assets of the timeline; must contain every asset that shots and music reference. */
  readonly assets: readonly MediaAsset[]
  /** Speech by shot id (see `speechInFrames`); required for every shot with a voice-over. */
  readonly speech: ReadonlyMap<string, Speech>
  /** Shortest narrated shot, in frames. Default: see `shotTiming`. */
  readonly minimumSpokenFrames?: number
  readonly music?: { readonly mediaAssetId: string }
  /** Duration of shots without narration by shot id, in frames, e.g. cut to a song (see `planCuts`). Default: the full clip. */
  readonly cuts?: ReadonlyMap<string, number>
  /** Fades of shots' pictures by shot id, in frames. Default: none. */
  readonly fades?: ReadonlyMap<string, ShotFades>
  /** Ids of the shots whose picture ends with an end card (see `endCardStart`); captions end before it. Default: none. */
  readonly endCards?: ReadonlySet<string>
  /** Lyrics timed in seconds of the film; they get a caption track of their own when captions are enabled. */
  readonly lyrics?: readonly TimedLyricLine[]
  /** Styles of lyrics over shots by shot id; lyrics over several take that of the first of them. Default: the style of all captions. */
  readonly lyricsStyles?: ReadonlyMap<string, CaptionStyle>
  readonly captions: { readonly enabled: boolean; readonly style?: CaptionStyle }
  readonly watermark: GlobalConfig['watermark']
  readonly frame: { readonly width: number; readonly height: number }
  readonly fps: number
  /** Returns a unique id for a new item or track. */
  readonly newId: () => string
}

/** Why the timeline can't be built. */
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

/** Message for a missing asset (E-312). */
export const missingAssetMessage = ({ kind, mediaAssetId, shotId }: Extract<BuildRefusal, { code: 'missing_asset' }>): string =>
  shotId === null
    ? `Media asset with ID ${mediaAssetId} not found`
    : `${kind} media asset with ID ${mediaAssetId} not found for shot ${shotId}`
