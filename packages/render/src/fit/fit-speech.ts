import { inputFile } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'
import { decode } from './decode.ts'
import { levelFilter } from './level-sound.ts'
import { UnfitMedia } from './unfit-media.ts'

const NARRATION = { channels: 'mono', lufs: -18 } as const

/**
 * Writes the sound of a file as mono WAV of 48 kHz and -18 LUFS, as narration is stored; returns its duration in seconds. Throws UnfitMedia for a file
 * without sound, and for silence.
 */
export async function fitSpeech(path: string, outPath: string, signal?: AbortSignal): Promise<number> {
  const info = await probeMedia(path, signal).catch((error: unknown) => {
    throw new UnfitMedia('The speech cannot be read', { cause: error })
  })
  if (!info.hasAudio) throw new UnfitMedia('Speech was expected, and the file has no sound')
  const level = await levelFilter(path, NARRATION, signal)
  const format = ['-ac', '1', '-ar', '48000', '-c:a', 'pcm_s16le', '-f', 'wav']
  await decode([...inputFile(path), '-map', '0:a:0', '-vn', '-af', level, ...format, outPath], 'The speech cannot be decoded', signal)
  return (await probeMedia(outPath, signal)).durationSeconds
}
