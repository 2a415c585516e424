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

/** Frames of a film, of a moving picture or of a still one as JPEG files' bytes, in order. At least one; rejects for a file that shows nothing. */
export async function grabFrames({ path, count, mostSide, folder }: Grab, signal?: AbortSignal): Promise<Uint8Array[]> {
  const { durationSeconds } = await probeMedia(path, signal)
  const times = Array.from({ length: count }, (_, index) => (durationSeconds * (index + 0.5)) / count)
  const wanted = { path, mostSide, folder }
  const frames = durationSeconds > 0 ? await grabAt(wanted, times, signal) : []
  if (frames.length > 0) return frames
  // Where a file says it is longer than what it shows, its beginning is there.
  const first = await grabAt(wanted, [0], signal)
  if (first.length === 0) throw new Error('The file shows nothing')
  return first
}

/** One process for all: each time is an input of its own, so that nothing between them is decoded. A time behind the end gives no picture. */
async function grabAt(
  { path, mostSide, folder }: Omit<Grab, 'count'>,
  times: readonly number[],
  signal?: AbortSignal,
): Promise<Uint8Array[]> {
  const small = `scale=w='min(iw,${mostSide})':h='min(ih,${mostSide})':force_original_aspect_ratio=decrease`
  const jpeg = ['-frames:v', '1', '-an', '-vf', small, '-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p', '-f', 'image2', '-update', '1']
  const files = times.map((at) => join(folder, `${at.toFixed(3)}.jpg`))
  const inputs = times.flatMap((at) => inputFile(path, at > 0 ? ['-ss', at.toFixed(3)] : []))
  const outputs = files.flatMap((file, index) => ['-map', `${index}:v:0`, '-threads', '1', ...jpeg, file])
  await runFfmpeg([...inputs, ...outputs], signal)
  return Promise.all(files.filter((file) => existsSync(file)).map((file) => readFile(file)))
}
