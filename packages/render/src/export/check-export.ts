import { runFfprobe } from './ffmpeg.ts'

export type ExpectedExport = { readonly totalFrames: number; readonly width: number; readonly height: number; readonly fps: number }

export type CheckedExport = {
  readonly frames: number
  /** Of the video stream. */
  readonly durationSeconds: number
  readonly audioSeconds: number
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly videoCodec: string
  readonly audioCodec: string
  readonly pixelFormat: string
  readonly sizeBytes: number
}

/** The exported film differs from its plan; `faults` lists the differences, for the log. */
export class ExportCheckError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`the exported film is not as planned: ${faults.join('; ')}`)
    this.name = 'ExportCheckError'
    this.faults = faults
  }
}

type Stream = Readonly<Record<string, string | number | undefined>>
type ProbeResult = { readonly streams?: readonly Stream[]; readonly format?: Stream }

/** AAC frames have 1024 samples, so the audio duration can differ from the video. */
const AUDIO_TOLERANCE_SECONDS = 0.05

function rate(text: unknown): number {
  const [top, bottom] = String(text).split('/').map(Number)
  return top && bottom ? top / bottom : 0
}

async function measure(path: string, signal?: AbortSignal): Promise<CheckedExport> {
  const result = (await runFfprobe(path, ['-count_packets', '-show_streams', '-show_format'], signal)) as ProbeResult
  const video = result.streams?.find((stream) => stream.codec_type === 'video') ?? {}
  const audio = result.streams?.find((stream) => stream.codec_type === 'audio') ?? {}
  return {
    frames: Number(video.nb_read_packets ?? 0),
    durationSeconds: Number(video.duration ?? 0),
    audioSeconds: Number(audio.duration ?? 0),
    width: Number(video.width ?? 0),
    height: Number(video.height ?? 0),
    fps: rate(video.avg_frame_rate),
    videoCodec: String(video.codec_name ?? 'none'),
    audioCodec: String(audio.codec_name ?? 'none'),
    pixelFormat: String(video.pix_fmt ?? 'none'),
    sizeBytes: Number(result.format?.size ?? 0),
  }
}

const equal = (name: string, actual: unknown, wanted: unknown): string[] =>
  actual === wanted ? [] : [`${name} ${actual} instead of ${wanted}`]
const approximately = (name: string, actual: number, wanted: number, tolerance: number): string[] =>
  Math.abs(actual - wanted) <= tolerance ? [] : [`${name} ${actual} instead of ${wanted}`]

function faultsOf(film: CheckedExport, expected: ExpectedExport): string[] {
  const seconds = expected.totalFrames / expected.fps
  return [
    ...equal('frames', film.frames, expected.totalFrames),
    ...equal('width', film.width, expected.width),
    ...equal('height', film.height, expected.height),
    ...equal('video codec', film.videoCodec, 'h264'),
    ...equal('pixel format', film.pixelFormat, 'yuv420p'),
    ...equal('audio codec', film.audioCodec, 'aac'),
    ...approximately('frame rate', film.fps, expected.fps, 0.001),
    ...approximately('seconds', film.durationSeconds, seconds, 0.001),
    ...approximately('seconds of sound', film.audioSeconds, seconds, AUDIO_TOLERANCE_SECONDS),
  ]
}

/** Probes an exported film and compares it with its plan: frame count, size, codecs and durations. Throws ExportCheckError. */
export async function checkExport(path: string, expected: ExpectedExport, signal?: AbortSignal): Promise<CheckedExport> {
  const film = await measure(path, signal)
  const faults = faultsOf(film, expected)
  if (faults.length > 0) throw new ExportCheckError(faults)
  return film
}
