import { afterEach, expect, test, vi } from 'vitest'
import { ffmpegPath, ffprobePath } from './programs.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['', 'ffmpeg', 'ffprobe'],
  ['ffmpeg-7', 'ffmpeg-7', 'ffprobe'],
  ['/opt/media/ffmpeg', '/opt/media/ffmpeg', '/opt/media/ffprobe'],
])('FFMPEG_PATH=%s runs %s and %s', (setting, ffmpeg, ffprobe) => {
  vi.stubEnv('FFMPEG_PATH', setting)
  expect([ffmpegPath(), ffprobePath()]).toEqual([ffmpeg, ffprobe])
})
