import { audioEncoderArgs } from '../export/encoder.ts'
import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'

const KBITS = 128

type Part = { readonly startSeconds: number; readonly durationSeconds: number; readonly isMute?: boolean }

/** Writes a part of a sound as AAC, in seconds. What lies before the start or behind the end of the file is silent; `isMute`: all of it is. */
export async function cutSound(
  path: string,
  { startSeconds, durationSeconds, isMute = false }: Part,
  outPath: string,
  signal?: AbortSignal,
): Promise<void> {
  const lead = Math.round(Math.max(0, -startSeconds) * 1_000)
  const filters = [
    `atrim=start=${Math.max(0, startSeconds).toFixed(6)},asetpts=PTS-STARTPTS`,
    ...(lead > 0 ? [`adelay=${lead}:all=1`] : []),
    ...(isMute ? ['volume=0'] : []),
    'apad',
    `atrim=end=${durationSeconds.toFixed(6)}`,
  ]
  await runFfmpeg(
    [...inputFile(path), '-vn', '-af', filters.join(','), ...audioEncoderArgs, '-b:a', `${KBITS}k`, '-f', 'mp4', outPath],
    signal,
  )
}
