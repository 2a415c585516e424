import { loudnessFilter, parseLoudness } from '../export/audio/loudness.ts'
import { FfmpegError, inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { SILENCE_LUFS } from '../plan/level.ts'
import { UnfitMedia } from './unfit-media.ts'

const PEAK_DB = -1
const MAX_GAIN_DB = 24
const LIMITER = `alimiter=limit=${(10 ** (PEAK_DB / 20)).toFixed(4)}:level=false:latency=true`

/**
 * Filters that bring a file's sound to a loudness in LUFS, with peaks of at most -1 dB. A sound that is too short to have a loudness stays as loud as it is.
 * Throws UnfitMedia for silence and for what does not decode.
 */
export async function levelFilter(path: string, targetLufs: number, signal?: AbortSignal): Promise<string> {
  const { lufs, truePeakDb } = await measure(path, signal)
  if (truePeakDb <= SILENCE_LUFS) throw new UnfitMedia('The sound is silent')
  const gainDb = lufs <= SILENCE_LUFS ? 0 : Math.min(MAX_GAIN_DB, targetLufs - lufs)
  const volume = `volume=${gainDb.toFixed(2)}dB`
  return truePeakDb + gainDb > PEAK_DB ? `${volume},${LIMITER}` : volume
}

async function measure(path: string, signal: AbortSignal | undefined) {
  try {
    const { log } = await runFfmpeg([...inputFile(path), '-map', '0:a:0', '-vn', '-af', loudnessFilter(true), '-f', 'null', '-'], signal)
    return parseLoudness(log)
  } catch (error) {
    if (!(error instanceof FfmpegError) || signal?.aborted) throw error
    throw new UnfitMedia('The sound cannot be decoded', { cause: error })
  }
}
