import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { standardFps } from '@fablecut/domain/timeline/output'
import { ffprobePath } from '../platform/ffmpeg/programs.ts'
import { createWorkQueue, serverBusy } from '../platform/work-queue.ts'
import { isPlayableInBrowsers } from './browser-formats.ts'
import { measureAudio } from './measure-audio.ts'
import { type FilmMeasurement, measureFilm } from './measure-film.ts'
import type { SideData, Stream } from './media-stream.ts'

const run = promisify(execFile)

/** A decompression bomb of 100 KB unpacks to gigabytes: images larger than the largest phone photos are not decoded. */
const DEFAULT_MAX_PIXELS = 120_000_000

/** Two decoders of the largest image use a gigabyte; an upload is refused while the queue is full. */
const queue = createWorkQueue({ concurrency: 2, maxWaiting: 24 })
const TIMEOUT_MS = 20_000

/** A header alone does not make a file readable: a few packets have to decode. The rotation of an image is in its first frame. */
const decodeFlags = (maxPixels: number) => [
  '-threads',
  '1',
  '-max_pixels',
  String(maxPixels),
  '-count_frames',
  '-show_frames',
  '-read_intervals',
  '%+#8',
]

/**
 * Facts read from a file's streams, null where unknown: displayed pixels, seconds, and for a film its frames at the nearest standard rate,
 * also for variable rates.
 */
export type FileFacts = {
  width: number | null
  height: number | null
  duration: number | null
  frames: number | null
  fps: number | null
  /** True for films that browsers may not play: they get a proxy. */
  needsProxy?: true
}

type Frame = { media_type?: string; side_data_list?: SideData[] }
type Probe = { streams?: Stream[]; frames?: Frame[]; format?: { duration?: string; format_name?: string } }

/** The image exceeds the pixel limit. */
export class TooManyPixels extends Error {}

/** `measureTimeoutMs`: time to read all packets of the file, by default 20 s. */
type ProbeLimits = { readonly maxPixels?: number; readonly measureTimeoutMs?: number }

/**
 * Probes a local file without following references in it; null when nothing can be decoded. Throws TooManyPixels, and 503 UNAVAILABLE when
 * the queue is full or the probe timed out, which says nothing about the file.
 */
export const probeFile = (path: string, limits: ProbeLimits = {}): Promise<FileFacts | null> => queue(() => probe(path, limits))

async function probe(
  path: string,
  { maxPixels = DEFAULT_MAX_PIXELS, measureTimeoutMs = TIMEOUT_MS }: ProbeLimits,
): Promise<FileFacts | null> {
  const flags = [
    '-v',
    'error',
    '-protocol_whitelist',
    'file,pipe',
    '-of',
    'json',
    '-show_streams',
    '-show_format',
    ...decodeFlags(maxPixels),
  ]
  const output = await run(ffprobePath(), [...flags, path], { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 4_000_000 }).catch(
    failure,
  )
  if (/max pixel count/.test(output.stderr)) throw new TooManyPixels()
  if (output.stdout === null) return null
  try {
    return await factsOf(path, JSON.parse(output.stdout) as Probe, AbortSignal.timeout(measureTimeoutMs))
  } catch (error) {
    if (error instanceof AppError) throw error
    return null
  }
}

/** The output of a failed ffprobe; a killed one has none. */
export function failure(error: { killed?: boolean; stderr?: string }): { stdout: null; stderr: string } {
  if (error.killed) throw serverBusy(error)
  return { stdout: null, stderr: error.stderr ?? '' }
}

async function factsOf(path: string, { streams: all = [], frames = [], format }: Probe, timeout: AbortSignal): Promise<FileFacts | null> {
  const streams = all.filter((stream) => Number(stream.nb_read_frames) > 0)
  const videoStream = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  const duration = parseNumber(format?.duration)
  if (!videoStream && !streams.some((stream) => stream.codec_type === 'audio')) return null
  if (!videoStream) return { width: null, height: null, duration: (await measureAudio(path, timeout)) ?? duration, frames: null, fps: null }
  const size = displayedSize(
    videoStream,
    frames.find((frame) => frame.media_type === 'video'),
  )
  const measured = await measureFilm(path, timeout)
  const needsProxy = isPlayableInBrowsers(format?.format_name ?? '', streams) ? {} : { needsProxy: true as const }
  return { ...size, ...timingOf(measured, { duration, fps: parseRate(videoStream.avg_frame_rate) }), ...needsProxy }
}

/** Displayed size: rotated by the display matrix, with square pixels. */
export function displayedSize(stream: Stream, frame: Frame | undefined): { width: number | null; height: number | null } {
  const { width, height } = stream
  if (!width || !height) return { width: null, height: null }
  const [across = 1, down = 1] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number)
  const stretched = across > 0 && down > 0 ? Math.round((width * across) / down) : width
  const displayMatrix = [...(stream.side_data_list ?? []), ...(frame?.side_data_list ?? [])].find(({ rotation }) => rotation !== undefined)
  const isRotated = Math.abs(Math.round((displayMatrix?.rotation ?? 0) / 90)) % 2 === 1
  return isRotated ? { width: height, height: stretched } : { width: stretched, height }
}

/** Duration as measured, since headers may be wrong or missing. */
export function timingOf(
  measured: FilmMeasurement | null,
  header: { duration: number | null; fps: number | null },
): Pick<FileFacts, 'duration' | 'frames' | 'fps'> {
  const duration = measured?.seconds ?? header.duration
  const rawFps = measured && measured.frames > 1 ? measured.frames / measured.seconds : header.fps
  if (!rawFps || !duration) return { duration, fps: null, frames: null }
  const fps = standardFps(rawFps)
  return { duration, fps, frames: Math.max(1, Math.round(duration * fps)) }
}

export function parseNumber(text: string | undefined): number | null {
  const value = Number(text)
  return text !== undefined && Number.isFinite(value) ? value : null
}

export function parseRate(text: string | undefined): number | null {
  const [numerator, denominator] = (text ?? '').split('/').map(Number)
  return numerator && denominator ? numerator / denominator : null
}
