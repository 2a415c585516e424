import { inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { Derivation, Original } from './derived-file.ts'

const FRAMES = 12
const FRAME_WIDTH = 160
const TIMEOUT_MS = 120_000

/** Up to this many pixels (15 s at 1080p30) every frame is decoded; for longer films only key frames, which is much faster. */
const MAX_DECODED_PIXELS = 1920 * 1080 * 30 * 15

/** A strip of twelve frames of a film, each from the middle of its twelfth, created in one pass. */
export const STRIP: Derivation = {
  name: 'strip.jpg',
  mimeType: 'image/jpeg',
  version: 1,
  isFor: ({ resourceType }) => resourceType === 'video',
  async generate(source, target, { metadata }) {
    const { before, filters } = stripOptions(metadata)
    const strip = ['-map', '0:v:0', '-frames:v', '1', '-vf', filters, '-pix_fmt', 'yuvj420p', '-q:v', '5', '-f', 'mjpeg', target]
    await runFfmpeg([...inputFile(source, before), ...strip], AbortSignal.timeout(TIMEOUT_MS))
  },
}

/** The options of ffmpeg before the input, and the filters. */
export function stripOptions(metadata: Original['metadata']): { before: readonly string[]; filters: string } {
  const seconds = Math.max(0.04, Number(metadata['duration'] ?? 0))
  // The last frame is repeated, so that there are twelve frames however early the last key frame is.
  const filters = [
    'setpts=PTS-STARTPTS',
    `tpad=stop_mode=clone:stop_duration=${seconds}`,
    `fps=${FRAMES / seconds}:start_time=0:round=near`,
    `scale=${FRAME_WIDTH}:-2`,
    `tile=${FRAMES}x1`,
  ]
  return { before: isShort(metadata) ? [] : ['-skip_frame', 'nokey'], filters: filters.join(',') }
}

function isShort({ width, height, frames }: Original['metadata']): boolean {
  return Number(width) * Number(height) * Number(frames) <= MAX_DECODED_PIXELS
}
