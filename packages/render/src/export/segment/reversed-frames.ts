import type { SegmentJob } from '../jobs.ts'
import type { PipedFrames, PreparedVisual } from './segment-graph.ts'
import { fillFrame, overFrame } from './video-filters.ts'
import { videoFrames } from './video-frames.ts'

type Piped = { readonly piped?: PipedFrames }

/** The frames of a reversed clip of the primary track; nothing for any other visual. */
export function reversedPrimary({ span, source }: PreparedVisual, job: SegmentJob, signal?: AbortSignal): Piped {
  if (span.picture.kind !== 'video' || span.picture.reversedFrames === undefined || !source) return {}
  const { width, height, fps } = job.output
  const format = { filters: fillFrame(source.info, job.output, 'b'), pixelFormat: 'yuv420p', frameBytes: (width * height * 3) / 2 } as const
  const frames = videoFrames(source, span.picture, { skippedFrames: 0, frames: job.frames, fps }, format, signal)
  return { piped: { frames, width, height, pixelFormat: format.pixelFormat } }
}

/** The frames of a reversed clip of an upper track. */
export function reversedLayer({ span, source }: PreparedVisual, job: SegmentJob, signal?: AbortSignal): Piped {
  if (span.picture.kind !== 'video' || span.picture.reversedFrames === undefined || !source) return {}
  const { chain, placement } = overFrame(source.info, job.output)
  const { width, height } = placement
  const skippedFrames = Math.max(0, -span.startFrame)
  const length = Math.min(span.endFrame, job.frames) - Math.max(0, span.startFrame)
  const format = { filters: chain, pixelFormat: 'yuva420p', frameBytes: (width * height * 5) / 2 } as const
  const frames = videoFrames(source, span.picture, { skippedFrames, frames: length, fps: job.output.fps }, format, signal)
  return { piped: { frames, width, height, pixelFormat: format.pixelFormat } }
}
