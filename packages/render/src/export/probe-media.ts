import { runFfprobe } from './ffmpeg.ts'

export type MediaInfo = {
  readonly kind: 'video' | 'image' | 'audio'
  /** Display size after rotation; 0 for audio. */
  readonly width: number
  readonly height: number
  /** Frame rate of the file; 0 for images and audio. */
  readonly fps: number
  readonly frames: number
  readonly durationSeconds: number
  readonly hasAudio: boolean
  readonly hasAlpha: boolean
  readonly videoCodec: string | null
  readonly audioCodec: string | null
  readonly pixelFormat: string | null
  /** Colour matrix of the metadata; null if unspecified. */
  readonly colorMatrix: string | null
  readonly formatName: string
}

type ProbeStream = {
  readonly codec_type?: string
  readonly codec_name?: string
  readonly width?: number
  readonly height?: number
  readonly pix_fmt?: string
  readonly color_space?: string
  readonly avg_frame_rate?: string
  readonly r_frame_rate?: string
  readonly nb_frames?: string
  readonly duration?: string
  readonly disposition?: { readonly attached_pic?: number }
  readonly side_data_list?: readonly { readonly rotation?: number }[]
}
type ProbeResult = {
  readonly streams?: readonly ProbeStream[]
  readonly format?: { readonly duration?: string; readonly format_name?: string }
}

const number = (text: string | undefined): number => {
  const value = Number(text)
  return Number.isFinite(value) ? value : 0
}

function rate(text: string | undefined): number {
  const [top, bottom] = (text ?? '').split('/').map(Number)
  return top && bottom ? top / bottom : 0
}

const isStill = (format: string, stream: ProbeStream, duration: number): boolean =>
  /image2|_pipe/u.test(format) || (format === 'gif' && number(stream.nb_frames) <= 1 && duration < 0.2)

function displaySize(stream: ProbeStream): { width: number; height: number } {
  const rotation = stream.side_data_list?.find((each) => each.rotation !== undefined)?.rotation ?? 0
  const size = { width: stream.width ?? 0, height: stream.height ?? 0 }
  return Math.abs(rotation) % 180 === 90 ? { width: size.height, height: size.width } : size
}

const hasAlpha = (pixelFormat: string | undefined): boolean => /^(yuva|rgba|bgra|argb|abgr|gbrap|ya\d|pal8)/u.test(pixelFormat ?? '')

const tag = (text: string | undefined): string | null => (text && text !== 'unknown' ? text : null)

/** Probes a local media file. Throws FfmpegError for unsupported files. */
export async function probeMedia(path: string, signal?: AbortSignal): Promise<MediaInfo> {
  const { streams = [], format = {} } = (await runFfprobe(path, ['-show_streams', '-show_format'], signal)) as ProbeResult
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1)
  const audio = streams.find((stream) => stream.codec_type === 'audio')
  const formatName = format.format_name ?? ''
  const durationSeconds = number(video?.duration) || number(format.duration) || number(audio?.duration)
  const isStillImage = video !== undefined && isStill(formatName, video, durationSeconds)
  const fps = video && !isStillImage ? rate(video.avg_frame_rate) || rate(video.r_frame_rate) : 0
  return {
    kind: video ? (isStillImage ? 'image' : 'video') : 'audio',
    ...(video ? displaySize(video) : { width: 0, height: 0 }),
    fps,
    frames: isStillImage ? 0 : number(video?.nb_frames) || Math.round(fps * durationSeconds),
    durationSeconds: isStillImage ? 0 : durationSeconds,
    hasAudio: audio !== undefined,
    hasAlpha: hasAlpha(video?.pix_fmt),
    videoCodec: video?.codec_name ?? null,
    audioCodec: audio?.codec_name ?? null,
    pixelFormat: video?.pix_fmt ?? null,
    colorMatrix: tag(video?.color_space),
    formatName,
  }
}
