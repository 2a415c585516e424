import type { NoiseReduction } from '@fablecut/domain/timeline/model'
import { audioEncoderArgs } from '../export/encoder.ts'
import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'

/** Level that noise is brought to before it is reduced, for which the filters are set. */
const NOISE_DB = -45
/** Noise below this is not heard, and a file of silence has no noise. */
const INAUDIBLE_DB = -80

const FILTERS: Record<NoiseReduction, string> = { light: 'afftdn=nr=12:nf=-25', strong: 'afftdn=nr=24:nf=-20:rf=-80' }

/**
 * Writes the sound of a file with less background noise, as AAC in MP4 of the same length; speech keeps its level. Noise is measured where the file is
 * quietest. Throws FfmpegError for a file without sound.
 */
export async function reduceNoise(path: string, reduction: NoiseReduction, outPath: string, signal?: AbortSignal): Promise<void> {
  const gainDb = NOISE_DB - (await quietestDb(path, signal))
  const filters = [
    'aresample=48000:async=1:first_pts=0',
    `volume=${gainDb.toFixed(2)}dB`,
    FILTERS[reduction],
    `volume=${(-gainDb).toFixed(2)}dB`,
  ]
  const input = [...inputFile(path), '-map', '0:a:0', '-vn']
  await runFfmpeg([...input, '-af', filters.join(','), ...audioEncoderArgs, '-movflags', '+faststart', '-f', 'mp4', outPath], signal)
}

/** RMS of the quietest twentieth of a second. */
async function quietestDb(path: string, signal?: AbortSignal): Promise<number> {
  const measure = 'astats=measure_perchannel=none:measure_overall=RMS_trough'
  const { log } = await runFfmpeg([...inputFile(path), '-map', '0:a:0', '-vn', '-af', measure, '-f', 'null', '-'], signal)
  const trough = Number(log.match(/RMS trough dB: (-?[\d.]+)/u)?.[1] ?? NaN)
  return Number.isFinite(trough) ? Math.max(INAUDIBLE_DB, trough) : INAUDIBLE_DB
}
