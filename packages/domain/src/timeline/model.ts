import type { CaptionStyle } from '../captions/style.ts'

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
  readonly effects?: readonly Effect[]
}

export type VideoItem = Sourced & { readonly type: 'video' }
export type ImageItem = Sourced & { readonly type: 'image' }
export type AudioItem = Sourced & { readonly type: 'audio' }
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
export type TimelineItem = VideoItem | ImageItem | AudioItem | CaptionItem | OverlayItem | LogoItem

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
  /** `duration` in seconds, `frames` at the file's own `fps`. */
  readonly metadata: {
    readonly width?: number
    readonly height?: number
    readonly duration?: number
    readonly frames?: number
    readonly fps?: number
  } | null
}

export type GlobalConfig = {
  readonly fps: number
  readonly captions: { readonly enabled: boolean; readonly style?: CaptionStyle }
  readonly watermark: { readonly enabled: boolean; readonly type: string }
}

/** The document that is stored and synced as a whole. */
export type Timeline = {
  readonly tracks: readonly Track[]
  readonly mediaAssets: readonly MediaAsset[]
  readonly globalConfig: GlobalConfig
}
