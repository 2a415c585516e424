import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { standardFps } from '@fablecut/domain/timeline/output'
import { inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { ffprobePath } from '../platform/ffmpeg/programs.ts'
import { createWorkQueue, serverBusy } from '../platform/work-queue.ts'
import { isPlayedByBrowsers } from './browser-formats.ts'
import { type Measured, measureFilm } from './measure-film.ts'
import type { SideData, Stream } from './media-stream.ts'

const run = promisify(execFile)

/** A file of 100 KB may unpack to gigabytes: more than the largest photos of phones have is not decoded. */
const DEFAULT_MAX_PIXELS = 120_000_000

/** Two decoders of the largest picture hold a gigabyte; an upload that finds the queue full is refused before it costs anything. */
const queue = createWorkQueue({ concurrency: 2, maxWaiting: 24 })
const TIMEOUT_MS = 20_000

/** A header alone is not a file: a few packets have to decode. How a picture is turned is told by its first frame. */
const decodeSome = (maxPixels: number) => [
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
 * What is known of a file from its streams, null where it has none: pixels as they are shown, seconds, and of a film its frames at one of the usual
 * rates, whatever rates it has in itself. Source: E-113, E-338, ED-73.
 */
export type FileFacts = {
  width: number | null
  height: number | null
  duration: number | null
  frames: number | null
  fps: number | null
  /** There for films that browsers may not play: they are shown another file. */
  needsProxy?: true
}

type Frame = { media_type?: string; side_data_list?: SideData[] }
type Probe = { streams?: Stream[]; frames?: Frame[]; format?: { duration?: string; format_name?: string } }

/** The picture has more pixels than are decoded here. */
export class TooManyPixels extends Error {}

/**
 * Reads a local file, never anything it points to; null when nothing in it can be decoded. Throws TooManyPixels, and 503 UNAVAILABLE when too many
 * files are waiting or this one was not read in time: that says nothing about the file.
 */
export const probeFile = (path: string, maxPixels = DEFAULT_MAX_PIXELS): Promise<FileFacts | null> => queue(() => probe(path, maxPixels))

async function probe(path: string, maxPixels: number): Promise<FileFacts | null> {
  const flags = [
    '-v',
    'error',
    '-protocol_whitelist',
    'file,pipe',
    '-of',
    'json',
    '-show_streams',
    '-show_format',
    ...decodeSome(maxPixels),
  ]
  const answer = await run(ffprobePath(), [...flags, path], { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 4_000_000 }).catch(
    failure,
  )
  if (/max pixel count/.test(answer.stderr)) throw new TooManyPixels()
  if (answer.stdout === null) return null
  try {
    return await factsOf(path, JSON.parse(answer.stdout) as Probe)
  } catch {
    return null
  }
}

/** What ffprobe said of a file that it could not read; one that was killed said nothing. */
function failure(error: { killed?: boolean; stderr?: string }): { stdout: null; stderr: string } {
  if (error.killed) throw serverBusy(error)
  return { stdout: null, stderr: error.stderr ?? '' }
}

async function factsOf(path: string, { streams: all = [], frames = [], format }: Probe): Promise<FileFacts | null> {
  const streams = all.filter((stream) => Number(stream.nb_read_frames) > 0)
  const picture = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  const duration = number(format?.duration)
  if (!picture && !streams.some((stream) => stream.codec_type === 'audio')) return null
  if (!picture) return { width: null, height: null, duration: (await measureSound(path)) ?? duration, frames: null, fps: null }
  const size = shownSize(
    picture,
    frames.find((frame) => frame.media_type === 'video'),
  )
  const measured = await measureFilm(path)
  const needsProxy = isPlayedByBrowsers(format?.format_name ?? '', streams) ? {} : { needsProxy: true as const }
  return { ...size, ...pace(measured, { duration, fps: rate(picture.avg_frame_rate) }), ...needsProxy }
}

/** Pixels after a turn by the display matrix, and with square pixels. */
function shownSize(stream: Stream, frame: Frame | undefined): { width: number | null; height: number | null } {
  const { width, height } = stream
  if (!width || !height) return { width: null, height: null }
  const [across = 1, down = 1] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number)
  const stretched = across > 0 && down > 0 ? Math.round((width * across) / down) : width
  const turn = [...(stream.side_data_list ?? []), ...(frame?.side_data_list ?? [])].find(({ rotation }) => rotation !== undefined)
  const isOnItsSide = Math.abs(Math.round((turn?.rotation ?? 0) / 90)) % 2 === 1
  return isOnItsSide ? { width: height, height: stretched } : { width: stretched, height }
}

/** Seconds as measured, since a header may promise more than there is, or nothing. */
function pace(
  measured: Measured | null,
  header: { duration: number | null; fps: number | null },
): Pick<FileFacts, 'duration' | 'frames' | 'fps'> {
  const duration = measured?.seconds ?? header.duration
  const own = measured && measured.frames > 1 ? measured.frames / measured.seconds : header.fps
  if (!own || !duration) return { duration, fps: null, frames: null }
  const fps = standardFps(own)
  return { duration, fps, frames: Math.max(1, Math.round(duration * fps)) }
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

function number(text: string | undefined): number | null {
  const value = Number(text)
  return text !== undefined && Number.isFinite(value) ? value : null
}

function rate(text: string | undefined): number | null {
  const [over, under] = (text ?? '').split('/').map(Number)
  return over && under ? over / under : null
}
