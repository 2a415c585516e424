import { dirname, join } from 'node:path'

/** The ffmpeg to run: FFMPEG_PATH, else the system's. */
export function ffmpegPath(): string {
  return process.env.FFMPEG_PATH || 'ffmpeg'
}

/** The ffprobe that belongs to it. */
export function ffprobePath(): string {
  const ffmpeg = ffmpegPath()
  return ffmpeg.includes('/') ? join(dirname(ffmpeg), 'ffprobe') : 'ffprobe'
}
