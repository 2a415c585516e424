import { dirname, join } from 'node:path'

/** Path of ffmpeg: FFMPEG_PATH, otherwise the system's. */
export function ffmpegPath(): string {
  return process.env.FFMPEG_PATH || 'ffmpeg'
}

/** Path of the ffprobe beside that ffmpeg. */
export function ffprobePath(): string {
  const ffmpeg = ffmpegPath()
  return ffmpeg.includes('/') ? join(dirname(ffmpeg), 'ffprobe') : 'ffprobe'
}
