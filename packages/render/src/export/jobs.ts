import type { ResolvedCaptionStyle } from '../plan/caption-style.ts'
import type { SpokenWords } from '../plan/spoken-words.ts'
import type { MediaFacts } from './probe-media.ts'
import type { GainPoint, Output, PictureSpan, PlanWarning, SoundSpan } from '../plan/model.ts'

/** A caption inside a segment; frames from the segment's start. */
export type SegmentCaption = {
  readonly fromFrame: number
  readonly toFrame: number
  readonly text: string
  readonly style: ResolvedCaptionStyle
  /** Its steps count from `fromFrame`. */
  readonly said?: SpokenWords
}

/** A picture over a part of a segment. `startFrame` may lie before the segment and `endFrame` after it, so fades stay in step. */
export type SegmentLayer = PictureSpan

/** One piece of the film, encoded by itself. JSON, so it can be a durable step's argument. */
export type SegmentJob = {
  readonly index: number
  /** Content hash of all that decides its pixels; equal keys are equal files. */
  readonly key: string
  /** Of the film. */
  readonly startFrame: number
  readonly frames: number
  readonly output: Output
  /** Its frames count from the segment's start. */
  readonly base: PictureSpan
  readonly layers: readonly SegmentLayer[]
  readonly captions: readonly SegmentCaption[]
  readonly watermark: { readonly type: string } | null
}

/** The whole film's sound. JSON. */
export type AudioJob = {
  readonly key: string
  readonly totalFrames: number
  readonly fps: number
  readonly sounds: readonly SoundSpan[]
  readonly musicGain: readonly GainPoint[]
}

/** JSON. */
export type ExportPlan = {
  readonly output: Output
  readonly totalFrames: number
  /** Content hash of the whole film: equal keys are equal films. */
  readonly key: string
  readonly segments: readonly SegmentJob[]
  readonly audio: AudioJob
  readonly warnings: readonly PlanWarning[]
}

/** Where the sources lie on this machine. */
export type SourceFiles = {
  pathOf(assetId: string): string | Promise<string>
  /** What `probeMedia` once said of the file; saves 60 ms of ffprobe a segment. */
  factsOf?(assetId: string): MediaFacts | undefined | Promise<MediaFacts | undefined>
}
