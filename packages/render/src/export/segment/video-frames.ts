import type { Visual } from '../../plan/model.ts'
import { readFfmpegFrames } from '../ffmpeg.ts'
import { padAndTrim, retime, type Source, videoInput } from './video-input.ts'

type Video = Extract<Visual, { readonly kind: 'video' }>

/** Raw pixels in a buffer of their own, which may be given to another thread. */
export type Frame = Uint8Array<ArrayBuffer>

export type RawFormat = {
  /** Filters that convert a decoded frame. */
  readonly filters: string
  readonly pixelFormat: 'rgba' | 'yuv420p' | 'yuva420p'
  readonly frameBytes: number
}

export type FrameRange = { readonly skippedFrames: number; readonly frames: number; readonly fps: number }

/** Frames that are decoded at once to be reversed: ffmpeg holds them in memory. */
const MAX_REVERSED_BYTES = 96 * 1024 * 1024
const MAX_REVERSED_FRAMES = 60

/** Decodes a video to raw frames, one per film frame: `frames` of them after `skippedFrames`. */
export function videoFrames(
  source: Source,
  video: Video,
  range: FrameRange,
  format: RawFormat,
  signal?: AbortSignal,
): AsyncGenerator<Frame> {
  return video.reversedFrames === undefined
    ? decoded(source, video, range, format, '', signal)
    : reversedFrames(source, video, video.reversedFrames, { range, format }, signal)
}

function decoded(source: Source, video: Video, range: FrameRange, format: RawFormat, order: '' | ',reverse', signal?: AbortSignal) {
  const filters = `${retime(video.speed, range.fps)},${format.filters},${padAndTrim(range.frames, range.fps)}${order}`
  const output = ['-frames:v', String(range.frames), '-f', 'rawvideo', '-pix_fmt', format.pixelFormat]
  const args = [...videoInput(source, video, range), '-filter_complex', `[0:v:0]${filters}[frames]`, '-map', '[frames]', ...output]
  return readFfmpegFrames(args, format.frameBytes, signal)
}

/** The last part of the source is decoded first; each is reversed in memory. */
async function* reversedFrames(
  source: Source,
  video: Video,
  length: number,
  { range, format }: { readonly range: FrameRange; readonly format: RawFormat },
  signal?: AbortSignal,
): AsyncGenerator<Frame> {
  const chunk = Math.max(1, Math.min(MAX_REVERSED_FRAMES, Math.floor(MAX_REVERSED_BYTES / format.frameBytes)))
  // A span that is longer than its source holds the last frame it has shown; who reads a frame may give its bytes away.
  const isHeld = range.skippedFrames + range.frames > length
  let last: Frame | undefined
  let made = 0
  // Frames of the source, counted forwards, between which the range lies.
  const from = Math.max(0, length - range.skippedFrames - range.frames)
  for (let end = length - range.skippedFrames; end > from; end -= chunk) {
    const start = Math.max(from, end - chunk)
    for await (const frame of decoded(
      source,
      video,
      { skippedFrames: start, frames: end - start, fps: range.fps },
      format,
      ',reverse',
      signal,
    )) {
      if (isHeld) last = frame.slice()
      made++
      yield frame
    }
  }
  if (last) for (; made < range.frames; made++) yield last.slice()
}
