import type { SegmentStrategy } from '@fablecut/domain/captions/detected-captions'
import type { DetectLanguage } from '@fablecut/domain/captions/languages'
import type { AudioItem } from '@fablecut/domain/timeline/model'

export type SoundTrack = { readonly id: string; readonly items: readonly AudioItem[] }

/** What a detection was asked for; `content` is the same for the same question. */
export type CaptionsInput = {
  readonly content: string
  readonly tracks: readonly SoundTrack[]
  readonly fps: number
  readonly strategy: SegmentStrategy
  /** Absent: found in what is heard. */
  readonly language?: Exclude<DetectLanguage, 'auto'>
}

/** The files that are listened to, each once. */
export const mediaIdsOf = ({ tracks }: CaptionsInput): readonly string[] => [
  ...new Set(tracks.flatMap(({ items }) => items.map(({ mediaAssetId }) => mediaAssetId))),
]
