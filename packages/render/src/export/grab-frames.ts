import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inputFile, runFfmpeg } from './ffmpeg.ts'
import { probeMedia } from './probe-media.ts'

export type Grab = {
  readonly path: string
  /** How many of a film, evenly spaced; a still picture has one. */
  readonly count: number
  /** A frame's longer side is at most this many pixels. */
  readonly mostSide: number
  /** An empty folder for the pictures. */
  readonly folder: string
}

/** Frames of a film, of a moving picture or of a still one as JPEG files' bytes, in order. At least one; throws FfmpegError for a file that shows nothing. */
export async function grabFrames({ path, count, mostSide, folder }: Grab, signal?: AbortSignal): Promise<Uint8Array[]> {
  const { durationSeconds } = await probeMedia(path, signal)
  const times = durationSeconds > 0 ? Array.from({ length: count }, (_, index) => (durationSeconds * (index + 0.5)) / count) : [0]
  const frames: Uint8Array[] = []
  for (const [index, at] of times.entries()) {
    const file = join(folder, `${index}.jpg`)
    await grab(path, at, mostSide, file, signal)
    if (existsSync(file)) frames.push(await readFile(file))
  }
  // Where a file says it is longer than what it shows, its beginning is there.
  if (frames.length > 0) return frames
  const first = join(folder, 'first.jpg')
  await grab(path, 0, mostSide, first, signal)
  return [await readFile(first)]
}

async function grab(path: string, atSeconds: number, mostSide: number, out: string, signal?: AbortSignal): Promise<void> {
  const seek = atSeconds > 0 ? ['-ss', atSeconds.toFixed(3)] : []
  const small = `scale=w='min(iw,${mostSide})':h='min(ih,${mostSide})':force_original_aspect_ratio=decrease`
  const jpeg = ['-frames:v', '1', '-an', '-vf', small, '-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p', '-f', 'image2', '-update', '1']
  await runFfmpeg([...inputFile(path, seek), ...jpeg, out], signal)
}
