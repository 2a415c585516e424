import { SEGMENT_STRATEGIES } from '@fablecut/contracts/operations/stories/generate-caption'
import type { DetectedTrack, SegmentStrategy } from '@fablecut/domain/captions/detected-captions'
import { DETECT_LANGUAGES, type DetectLanguage } from '@fablecut/domain/captions/languages'
import type { AudioItem } from '@fablecut/domain/timeline/model'
import { timelineItem } from '@fablecut/domain/timeline/schema'
import { z } from 'zod'

export type AudioTrack = { readonly id: string; readonly items: readonly AudioItem[] }

/** Input of a caption detection; `content` is a hash of the request. */
export type CaptionsInput = {
  readonly content: string
  readonly tracks: readonly AudioTrack[]
  readonly fps: number
  readonly strategy: SegmentStrategy
  /** Absent: detected. */
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

/** Parses the stored input of a run. Throws when it is invalid. */
export const readCaptionsInput = (input: unknown): CaptionsInput => captionsInput.parse(input)

const detectedTrack: z.ZodType<DetectedTrack> = z.object({
  items: z.array(timelineItem).transform((items) => items.filter((item) => item.type === 'caption')),
  how: z.enum(['aligned', 'recognised', 'slots']),
})
const captionsOutput = z.object({ captions: z.record(z.string(), detectedTrack) })

/** Parses the stored output of a run: captions by track id. Throws when it is invalid. */
export const readCaptionsOutput = (output: unknown): Readonly<Record<string, DetectedTrack>> => captionsOutput.parse(output).captions

/** Ids of the files to transcribe, without duplicates. */
export const mediaIdsOf = ({ tracks }: CaptionsInput): readonly string[] => [
  ...new Set(tracks.flatMap(({ items }) => items.map(({ mediaAssetId }) => mediaAssetId))),
]
