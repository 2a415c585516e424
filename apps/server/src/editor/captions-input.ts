import { SEGMENT_STRATEGIES } from '@fablecut/contracts/operations/stories/generate-caption'
import type { SegmentStrategy } from '@fablecut/domain/captions/detected-captions'
import { DETECT_LANGUAGES, type DetectLanguage } from '@fablecut/domain/captions/languages'
import type { AudioItem } from '@fablecut/domain/timeline/model'
import { timelineItem } from '@fablecut/domain/timeline/schema'
import { z } from 'zod'

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

const audioItems = z.array(timelineItem).transform((items) => items.filter((item) => item.type === 'audio'))
const captionsInput: z.ZodType<CaptionsInput> = z.object({
  content: z.string(),
  tracks: z.array(z.object({ id: z.string(), items: audioItems })),
  fps: z.number(),
  strategy: z.enum(SEGMENT_STRATEGIES),
  language: z.enum(DETECT_LANGUAGES).exclude(['auto']).optional(),
})

/** A stored input of such a run. Throws for one that can't be read. */
export const readCaptionsInput = (input: unknown): CaptionsInput => captionsInput.parse(input)

/** The files that are listened to, each once. */
export const mediaIdsOf = ({ tracks }: CaptionsInput): readonly string[] => [
  ...new Set(tracks.flatMap(({ items }) => items.map(({ mediaAssetId }) => mediaAssetId))),
]
