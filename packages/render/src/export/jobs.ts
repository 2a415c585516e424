import type { NoiseReduction } from '@fablecut/domain/timeline/model'
import type { ResolvedCaptionStyle } from '../plan/caption-style.ts'
import type { SpokenWords } from '../plan/spoken-words.ts'
import type { MediaInfo } from './probe-media.ts'
import type { GainPoint, Output, VisualSpan, PlanWarning, AudioSpan } from '../plan/model.ts'

/** A caption inside a segment; frames from the segment's start. */
export type SegmentCaption = {
  readonly fromFrame: number
  readonly toFrame: number
  readonly text: string
  readonly style: ResolvedCaptionStyle
  /** Steps are relative to `fromFrame`. */
  readonly said?: SpokenWords
}

/** An upper layer of a segment. `startFrame` can be before the segment and `endFrame` after it, for correct fades. */
export type SegmentLayer = VisualSpan

/** A segment of the film, encoded independently. JSON, so that it can be the argument of a durable step. */
export type SegmentJob = {
  readonly index: number
  /** Content hash of everything that determines its pixels; equal keys mean equal files. */
  readonly key: string
  /** Relative to the film. */
  readonly startFrame: number
  readonly frames: number
  readonly output: Output
  /** Frames are relative to the segment. */
  readonly base: VisualSpan
  readonly layers: readonly SegmentLayer[]
  readonly captions: readonly SegmentCaption[]
  readonly watermark: { readonly type: string } | null
  /** The frames that are encoded, where a film of a range begins or ends within the segment. Absent: all. */
  readonly part?: { readonly fromFrame: number; readonly toFrame: number }
}

/** Number of frames that are encoded. */
export const encodedFrames = ({ frames, part }: Pick<SegmentJob, 'frames' | 'part'>): number =>
  part ? part.toFrame - part.fromFrame : frames

/** The audio of the whole film. JSON. */
export type AudioJob = {
  readonly key: string
  readonly totalFrames: number
  readonly fps: number
  readonly sounds: readonly AudioSpan[]
  readonly musicGain: readonly GainPoint[]
}

/** JSON. */
export type ExportPlan = {
  readonly output: Output
  readonly totalFrames: number
  /** Content hash of the whole film. */
  readonly key: string
  readonly segments: readonly SegmentJob[]
  readonly audio: AudioJob
  readonly warnings: readonly PlanWarning[]
}

/** Local paths of the sources. */
export type SourceFiles = {
  pathOf(assetId: string): string | Promise<string>
  /** The file of a source with less noise. Default: it is made for each film. */
  reducedNoisePathOf?(assetId: string, reduction: NoiseReduction): Promise<string>
  /** Cached result of `probeMedia`; saves 60 ms of ffprobe per segment. */
  mediaInfoOf?(assetId: string): MediaInfo | undefined | Promise<MediaInfo | undefined>
}
