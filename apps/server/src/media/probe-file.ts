import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { ffprobePath } from '../platform/ffmpeg/programs.ts'

const run = promisify(execFile)

/** A header alone is not a file: a few packets have to decode. */
const decodeSome = ['-count_frames', '-read_intervals', '%+#8']

/** What is known of a file from its streams: pixels, seconds, frames per second; null where it has none. */
export type FileFacts = { width: number | null; height: number | null; duration: number | null; frames: number | null; fps: number | null }

type Stream = {
  codec_type?: string
  width?: number
  height?: number
  avg_frame_rate?: string
  nb_frames?: string
  nb_read_frames?: string
  disposition?: { attached_pic?: number }
}
type Probe = { streams?: Stream[]; format?: { duration?: string } }

/** Looks into a local file, never further; null when nothing in it can be decoded. */
export async function probeFile(path: string): Promise<FileFacts | null> {
  const flags = ['-v', 'error', '-protocol_whitelist', 'file,pipe', '-of', 'json', '-show_streams', '-show_format', ...decodeSome]
  try {
    const { stdout } = await run(ffprobePath(), [...flags, path], { timeout: 20_000, maxBuffer: 4_000_000 })
    const facts = factsOf(JSON.parse(stdout) as Probe)
    return facts?.width === null ? { ...facts, duration: (await measureSound(path)) ?? facts.duration } : facts
  } catch {
    return null
  }
}

/**
 * Seconds of all packets together, read without decoding: 0.2 s for an hour of MP3. The length in a sound's header is a promise, a guess from the
 * first packets that is wrong by up to ten times, or a lie to pay for less.
 */
async function measureSound(path: string): Promise<number | null> {
  const { stdout } = await runFfmpeg([...inputFile(path), '-map', '0:a:0', '-c', 'copy', '-f', 'null', '-'], AbortSignal.timeout(20_000))
  const microseconds = Number([...stdout.matchAll(/^out_time_us=(\d+)/gm)].at(-1)?.[1] ?? 0)
  return microseconds > 0 ? microseconds / 1e6 : null
}

function factsOf({ streams: all = [], format }: Probe): FileFacts | null {
  const streams = all.filter((stream) => Number(stream.nb_read_frames) > 0)
  const picture = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  if (!picture && !streams.some((stream) => stream.codec_type === 'audio')) return null
  const fps = rate(picture?.avg_frame_rate)
  const duration = number(format?.duration)
  const counted = number(picture?.nb_frames)
  const frames = counted ?? (fps && duration ? Math.round(fps * duration) : null)
  return { width: picture?.width ?? null, height: picture?.height ?? null, duration, fps, frames: picture ? frames : null }
}

function number(text: string | undefined): number | null {
  const value = Number(text)
  return text !== undefined && Number.isFinite(value) ? value : null
}

function rate(text: string | undefined): number | null {
  const [over, under] = (text ?? '').split('/').map(Number)
  return over && under ? over / under : null
}
