import { loudnessFilter, parseLoudness } from '../export/audio/loudness.ts'
import { inputFile } from '../export/ffmpeg.ts'
import { SILENCE_LUFS } from '../plan/sound/level.ts'
import { decode } from './decode.ts'
import { UnfitMedia } from './unfit-media.ts'

const PEAK_DB = -1
const MAX_GAIN_DB = 24
const LIMITER = `alimiter=limit=${(10 ** (PEAK_DB / 20)).toFixed(4)}:level=false:latency=true`

type Level = { readonly channels: 'mono' | 'stereo'; readonly lufs: number }

/**
 * Filters that bring a file's sound to these channels and this loudness in LUFS, with peaks of at most -1 dB. A sound that is too short to have a loudness stays
 * as loud as it is. Throws UnfitMedia for silence and for what does not decode.
 */
export async function levelFilter(path: string, level: Level, signal?: AbortSignal): Promise<string> {
  const layout = `aformat=channel_layouts=${level.channels}`
  const { lufs, truePeakDb } = await measure(path, layout, signal)
  if (truePeakDb <= SILENCE_LUFS) throw new UnfitMedia('The sound is silent')
  const gainDb = lufs <= SILENCE_LUFS ? 0 : Math.min(MAX_GAIN_DB, level.lufs - lufs)
  const volume = `${layout},volume=${gainDb.toFixed(2)}dB`
  return truePeakDb + gainDb > PEAK_DB ? `${volume},${LIMITER}` : volume
}

async function measure(path: string, layout: string, signal: AbortSignal | undefined) {
  const filter = `${layout},${loudnessFilter(true)}`
  const args = [...inputFile(path), '-map', '0:a:0', '-vn', '-af', filter, '-f', 'null', '-']
  return parseLoudness((await decode(args, 'The sound cannot be decoded', signal)).log)
}
