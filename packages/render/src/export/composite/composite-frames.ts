import { pictureSize } from './picture-size.ts'
import { toRgba } from '../segment/colors.ts'
import type { PipedFrames } from '../segment/segment-graph.ts'
import { repeatFrame, type Source, videoInput } from '../segment/video-input.ts'
import { type Frame, type FrameRange, videoFrames } from '../segment/video-frames.ts'
import { openCompositor } from '../drawing/draw-in-worker.ts'
import { inputFile, readFfmpegFrames } from '../ffmpeg.ts'
import type { SegmentJob } from '../jobs.ts'
import { type SourceSpan, sourceSpans } from './source-spans.ts'

type OpenSource = (assetId: string) => Promise<Source>

/** All frames of a segment with its layers, drawn on a canvas; sources are decoded once, one frame ahead. */
export async function compositeFrames(job: SegmentJob, open: OpenSource, signal?: AbortSignal): Promise<PipedFrames> {
  const readers = await Promise.all(
    sourceSpans(job).map(async (span) => pictureReader(span, await open(span.picture.assetId), job, signal)),
  )
  const { width, height } = job.output
  return { frames: drawnFrames(job, readers), width, height, pixelFormat: 'rgba' }
}

async function* drawnFrames(job: SegmentJob, readers: readonly PictureReader[]): AsyncGenerator<Uint8Array> {
  const { base, layers, output, frames } = job
  const compositor = await openCompositor({ base, layers, output, pictures: readers.map(({ size, isStill }) => ({ ...size, isStill })) })
  const readAt = (frame: number) => Promise.all(readers.map((reader) => reader.read(frame)))
  try {
    let upcoming = readAt(0)
    for (let frame = 0; frame < frames; frame++) {
      const pictures = await upcoming
      const drawn = compositor.draw(frame, pictures)
      upcoming = frame + 1 < frames ? readAt(frame + 1) : Promise.resolve([])
      // A failure is thrown where it is awaited.
      upcoming.catch(() => undefined)
      yield await drawn
    }
  } finally {
    compositor.close()
    await Promise.all(readers.map((reader) => reader.close()))
  }
}

type PictureReader = {
  readonly size: { readonly width: number; readonly height: number }
  readonly isStill: boolean
  /** The new picture at a frame of the segment; null while the last one stays, and outside of its span. */
  read(frame: number): Promise<Frame | null>
  close(): Promise<void>
}

function pictureReader(span: SourceSpan, source: Source, job: SegmentJob, signal?: AbortSignal): PictureReader {
  const { fps } = job.output
  const size = pictureSize(source.info, job.output, span)
  const first = Math.max(0, span.startFrame)
  const end = Math.min(span.endFrame, job.frames)
  const isStill = span.picture.kind === 'image' || span.picture.isFrozen === true
  const range = { skippedFrames: Math.max(0, -span.startFrame), frames: end - first, fps }
  let frames: AsyncGenerator<Frame> | null = null
  return {
    size,
    isStill,
    async read(frame) {
      if (frame < first || frame >= end || (isStill && frame > first)) return null
      frames ??= rgbaFrames(span, source, { range, size }, signal)
      return (await frames.next()).value ?? null
    },
    async close() {
      await frames?.return(undefined)
    },
  }
}

type RgbaOptions = { readonly range: FrameRange; readonly size: { readonly width: number; readonly height: number } }

function rgbaFrames({ picture }: SourceSpan, source: Source, { range, size }: RgbaOptions, signal?: AbortSignal): AsyncGenerator<Frame> {
  const format = { filters: toRgba(source.info, size), pixelFormat: 'rgba', frameBytes: size.width * size.height * 4 } as const
  if (picture.kind === 'video' && !picture.isFrozen) return videoFrames(source, picture, range, format, signal)
  const input = picture.kind === 'video' ? videoInput(source, picture, range) : inputFile(source.path)
  const output = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgba']
  return readFfmpegFrames([...input, '-vf', `${repeatFrame(1, range.fps)},${format.filters}`, ...output], format.frameBytes, signal)
}
