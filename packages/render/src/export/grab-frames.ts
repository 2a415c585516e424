import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inputFile, runFfmpeg } from './ffmpeg.ts'
import { probeMedia } from './probe-media.ts'

export type Grab = {
  readonly path: string
  /** Number of frames of a video, evenly spaced; a still image yields one. */
  readonly count: number
  /** Maximum length of a frame's longer side in pixels. */
  readonly maxSide: number
  /** An empty folder for temporary files. */
  readonly folder: string
}

/** Frames of a video or image as JPEG, in order; at least one. Rejects for a file without frames. */
export async function grabFrames({ path, count, maxSide, folder }: Grab, signal?: AbortSignal): Promise<Uint8Array[]> {
  const { durationSeconds } = await probeMedia(path, signal)
  const times = Array.from({ length: count }, (_, index) => (durationSeconds * (index + 0.5)) / count)
  const request = { path, maxSide, folder }
  const frames = durationSeconds > 0 ? await grabAt(request, times, signal) : []
  if (frames.length > 0) return frames
  // The duration in the metadata can be too long; the first frame exists.
  const first = await grabAt(request, [0], signal)
  if (first.length === 0) throw new Error('The file shows nothing')
  return first
}

/** A single process with an input per time, so that nothing in between is decoded. Times after the end yield no frame. */
async function grabAt(
  { path, maxSide, folder }: Omit<Grab, 'count'>,
  times: readonly number[],
  signal?: AbortSignal,
): Promise<Uint8Array[]> {
  const scale = `scale=w='min(iw,${maxSide})':h='min(ih,${maxSide})':force_original_aspect_ratio=decrease`
  const jpeg = ['-frames:v', '1', '-an', '-vf', scale, '-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p', '-f', 'image2', '-update', '1']
  const files = times.map((at) => join(folder, `${at.toFixed(3)}.jpg`))
  const inputs = times.flatMap((at) => inputFile(path, at > 0 ? ['-ss', at.toFixed(3)] : []))
  const outputs = files.flatMap((file, index) => ['-map', `${index}:v:0`, '-threads', '1', ...jpeg, file])
  await runFfmpeg([...inputs, ...outputs], signal)
  return Promise.all(files.filter((file) => existsSync(file)).map((file) => readFile(file)))
}
