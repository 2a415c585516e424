import type { CaptionStyle } from '../captions/style.ts'
import type { Animated, ColorSettings, Layout } from './picture.ts'
import type { Shape, Sticker, Title } from './titles.ts'

/** Times are integer frames at the story's fps; ranges are `[start, start + duration)`. */
export type Effect = { readonly type: 'fade-in' | 'fade-out'; readonly durationInFrames: number }

type Placed = {
  readonly id: string
  readonly title?: string
  readonly startTimeInFrames: number
  /** At least 1. */
  readonly durationInFrames: number
  readonly shotId?: string
  readonly groupId?: string
  readonly status?: string
  readonly statusMessage?: string
}

export const NOISE_REDUCTIONS = ['light', 'strong'] as const
export type NoiseReduction = (typeof NOISE_REDUCTIONS)[number]

type Sourced = Placed & {
  readonly mediaAssetId: string
  /** In point in the source, in project frames. */
  readonly sourceTrimStartFrames: number
  /** Out point in the source (exclusive), in project frames. */
  readonly sourceTrimEndFrames: number
  /** Default 1. */
  readonly speed?: number
  /** 0 is muted, default 1. */
  readonly volume?: number
  /** Added to the volume, in dB, e.g. to match the loudness of other items. Default 0. */
  readonly gainDb?: number
  /** How far background noise is taken out of its sound. Default: not at all. */
  readonly noiseReduction?: NoiseReduction
  readonly effects?: readonly Effect[]
}

export const TRANSITION_TYPES = ['dissolve', 'dip', 'push', 'wipe', 'zoom', 'whip'] as const
/** From the previous clip of the primary track to this one, centred on the cut. */
export type Transition = { readonly type: (typeof TRANSITION_TYPES)[number]; readonly durationInFrames: number }

/** `transition`: only on the primary track, and not on its first clip. */
type Pictured = Layout & Animated & { readonly color?: ColorSettings; readonly transition?: Transition }
type Reversible = { readonly isReversed?: boolean }

export type VideoItem = Sourced &
  Pictured &
  Reversible & {
    readonly type: 'video'
    /** Shows the frame at `sourceTrimStartFrames` all the time, without sound. */
    readonly isFrozen?: boolean
  }
export type ImageItem = Sourced & Pictured & { readonly type: 'image' }
/** Its asset may be a video, of which it is the sound. */
export type AudioItem = Sourced & Animated & Reversible & { readonly type: 'audio' }
export type CaptionWord = { readonly text: string; readonly startTimeInFrames: number; readonly durationInFrames: number }
export type CaptionItem = Placed & {
  readonly type: 'caption'
  readonly caption: {
    /** `words`: word timing relative to the start of the item, when known. */
    readonly data: { readonly text: string; readonly words?: readonly CaptionWord[] }
    readonly style?: CaptionStyle
  }
}
export type OverlayItem = Placed & {
  readonly type: 'overlay'
  readonly overlayConfig: { readonly type: string; readonly message?: string }
}
export type LogoItem = Placed & { readonly type: 'logo' }
/** On upper video tracks. */
export type TitleItem = Placed & Layout & Animated & { readonly type: 'title'; readonly titleConfig: Title }
/** On upper video tracks. */
export type ShapeItem = Placed & Layout & Animated & { readonly type: 'shape'; readonly shapeConfig: Shape }
/** On upper video tracks. */
export type StickerItem = Placed & Layout & Animated & { readonly type: 'sticker'; readonly stickerConfig: Sticker }
export type TimelineItem = VideoItem | ImageItem | AudioItem | CaptionItem | OverlayItem | LogoItem | TitleItem | ShapeItem | StickerItem

export type TrackType = 'video' | 'audio' | 'file'
export type TrackSubtype = 'music' | 'voiceover' | 'caption'
export type Track = {
  readonly id: string
  /** `file` tracks hold captions. */
  readonly type: TrackType
  readonly subtype?: TrackSubtype
  readonly name?: string
  readonly isPrimary: boolean
  /** Music that is fitted to the film's end after every edit. Absent once the user placed or trimmed it. */
  readonly followsFilm?: boolean
  /** Its sound is left out. Default false. */
  readonly isMuted?: boolean
  /** While any track is solo, the sound of the others is left out. Default false. */
  readonly isSolo?: boolean
  /** Its pictures and captions are left out. Default false. */
  readonly isHidden?: boolean
  /** Edits of its items are refused. Default false. */
  readonly isLocked?: boolean
  /** Of its row. Default `normal`. */
  readonly height?: 'small' | 'normal' | 'tall'
  readonly items: readonly TimelineItem[]
}

export type MediaAsset = {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly thumbnailUrl: string | null
  readonly resourceType: 'image' | 'video' | 'audio' | 'file'
  readonly subtype: TrackSubtype | null
  readonly source: 'generated' | 'user_upload'
  readonly shotId: string | null
  readonly userId: string | null
  readonly isDeleted: boolean
  readonly createdAt: string
  readonly updatedAt: string
  readonly status: string
  readonly statusMessage: string | null
  readonly configs: { readonly genre?: string; readonly mood?: string; readonly tempo?: string; readonly hasLyrics?: boolean } | null
  readonly endFrameReferenceImage: string | null
  /** `duration` in seconds, `frames` at the file's own `fps`; `loudness` of its sound in LUFS (EBU R128), absent until it is measured. */
  readonly metadata: {
    readonly width?: number
    readonly height?: number
    readonly duration?: number
    readonly frames?: number
    readonly fps?: number
    readonly loudness?: number
  } | null
}

export type GlobalConfig = {
  readonly fps: number
  readonly captions: { readonly enabled: boolean; readonly style?: CaptionStyle }
  readonly watermark: { readonly enabled: boolean; readonly type: string }
  /** Music under speech. */
  readonly ducking?: Ducking
}

export type Ducking = {
  /** Gain of music under speech in dB, at most 0, which turns it off. */
  readonly gainDb: number
  /** Time in which music goes down before speech and comes back after it. */
  readonly rampFrames: number
  /** Music stays down across shorter pauses of the speech. */
  readonly holdFrames: number
}

export type Marker = { readonly id: string; readonly frame: number; readonly name?: string; readonly color?: string }

/** The document that is stored and synced as a whole. */
export type Timeline = {
  readonly tracks: readonly Track[]
  readonly mediaAssets: readonly MediaAsset[]
  readonly globalConfig: GlobalConfig
  /** In order of frames. */
  readonly markers?: readonly Marker[]
  /** Between the in and the out point: what is looped and exported on request. */
  readonly range?: { readonly startFrame: number; readonly endFrame: number }
}
