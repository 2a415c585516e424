import { inputFile } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'
import { decode } from './decode.ts'
import { levelFilter } from './level-sound.ts'
import { UnfitMedia } from './unfit-media.ts'

const BACKGROUND_MUSIC = { channels: 'stereo', lufs: -20 } as const
const CROSSFADE_SECONDS = 2
const FADE_OUT_SECONDS = 2
/** Music that is shorter than this part of the film is not repeated so often. */
const MIN_PART = 1 / 12
/** A little too short is a longer fade at the end. */
const MAX_MISSING_SECONDS = 1

/**
 * Writes music as stereo WAV of 48 kHz, -20 LUFS and exactly `seconds`: longer music ends early with a fade, shorter is repeated with crossfades. Throws
 * UnfitMedia for a file without sound, for silence, and for music that is far too short.
 */
export async function fitMusic(path: string, seconds: number, outPath: string, signal?: AbortSignal): Promise<void> {
  const info = await probeMedia(path, signal).catch((error: unknown) => {
    throw new UnfitMedia('The music cannot be read', { cause: error })
  })
  if (!info.hasAudio) throw new UnfitMedia('Music was expected, and the file has no sound')
  if (info.durationSeconds < Math.max(seconds * MIN_PART, Math.min(seconds, 2 * CROSSFADE_SECONDS)) - MAX_MISSING_SECONDS)
    throw new UnfitMedia(`The music ends after ${info.durationSeconds} of ${seconds} s`)
  const copies = copiesFor(info.durationSeconds, seconds)
  const inputs = Array.from({ length: copies }, () => inputFile(path)).flat()
  const graph = `${joined(copies)};[all]${await endingFilters(path, info.durationSeconds, seconds, signal)}[out]`
  const format = ['-ac', '2', '-ar', '48000', '-c:a', 'pcm_s16le', '-f', 'wav']
  const args = [...inputs, '-filter_complex', graph, '-map', '[out]', '-map_metadata', '-1', ...format, outPath]
  await decode(args, 'The music cannot be decoded', signal)
}

/** How often music of a length is played to last for the film. */
function copiesFor(length: number, seconds: number): number {
  if (length >= seconds - MAX_MISSING_SECONDS) return 1
  return Math.ceil((seconds - CROSSFADE_SECONDS) / (length - CROSSFADE_SECONDS))
}

/** All copies in one stream, `all`. */
function joined(copies: number): string {
  const prepared = Array.from({ length: copies }, (_, i) => `[${i}:a:0]aresample=48000,aformat=channel_layouts=stereo[c${i}]`)
  if (copies === 1) return prepared[0]!.replace('[c0]', '[all]')
  const faded = Array.from({ length: copies - 1 }, (_, i) => {
    const [before, result] = [i === 0 ? 'c0' : `x${i}`, i === copies - 2 ? 'all' : `x${i + 1}`]
    return `[${before}][c${i + 1}]acrossfade=d=${CROSSFADE_SECONDS}[${result}]`
  })
  return [...prepared, ...faded].join(';')
}

/** Music that ends where the film does keeps its own ending. */
async function endingFilters(path: string, length: number, seconds: number, signal: AbortSignal | undefined): Promise<string> {
  const hasOwnEnd = Math.abs(length - seconds) <= MAX_MISSING_SECONDS
  const fade = Math.min(hasOwnEnd ? FADE_OUT_SECONDS / 4 : FADE_OUT_SECONDS, seconds / 4)
  return [
    await levelFilter(path, BACKGROUND_MUSIC, signal),
    `apad=whole_dur=${seconds.toFixed(6)}`,
    `atrim=end=${seconds.toFixed(6)}`,
    `afade=t=out:st=${(seconds - fade).toFixed(6)}:d=${fade.toFixed(6)}`,
  ].join(',')
}
