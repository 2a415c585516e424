import { spawn } from 'node:child_process'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { ffmpegInputOptions } from '../audio-analysis/decode-song.ts'

/** A decoded picture: RGB, rows from the top. */
export type VideoFrame = { readonly width: number; readonly height: number; readonly data: Uint8Array }

const MAX_OUTPUT_BYTES = 400_000_000

/**
 * Frames of a video after the ffmpeg filters `filters`, in order. ffmpeg reads nothing but the given bytes. Rejects with EngineRefusal `not_a_video` for bytes
 * without a frame.
 */
export async function decodeFrames(video: Uint8Array, filters: string, signal?: AbortSignal): Promise<VideoFrame[]> {
  const output = ['-map', '0:V:0', '-an', '-vf', filters, '-fps_mode', 'passthrough', '-c:v', 'ppm', '-f', 'image2pipe', 'pipe:1']
  const child = spawn(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-nostdin', '-v', 'error', '-threads', '1', ...ffmpegInputOptions(video), ...output],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
    },
  )
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  ended.catch(() => {})
  // ffmpeg may end before it has read all.
  child.stdin.on('error', () => {})
  child.stdin.end(video)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MAX_OUTPUT_BYTES) child.kill('SIGKILL')
  }
  await ended
  const frames = splitFrames(Buffer.concat(chunks))
  if (frames.length === 0) throw new EngineRefusal('not_a_video', 'The file is no video, or it is damaged.')
  return frames
}

const HEADER = /^P6\s(\d+)\s(\d+)\s255\s/u
const MAX_HEADER_BYTES = 32

function splitFrames(bytes: Buffer): VideoFrame[] {
  const frames: VideoFrame[] = []
  for (let at = 0; at < bytes.length;) {
    const [header, width, height] = HEADER.exec(bytes.toString('latin1', at, at + MAX_HEADER_BYTES)) ?? []
    if (header === undefined) break
    const start = at + header.length
    const end = start + Number(width) * Number(height) * 3
    if (end > bytes.length) break
    frames.push({ width: Number(width), height: Number(height), data: bytes.subarray(start, end) })
    at = end
  }
  return frames
}
