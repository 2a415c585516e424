import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'
import { levelFilter } from './level-sound.ts'
import { UnfitMedia } from './unfit-media.ts'

/** Loudness of narration. */
const SPEECH_LUFS = -18

/**
 * Writes the sound of a file as mono WAV of 48 kHz and -18 LUFS, as narration is stored; returns its duration in seconds. Throws UnfitMedia for a file
 * without sound, and for silence.
 */
export async function fitSpeech(path: string, outPath: string, signal?: AbortSignal): Promise<number> {
  const info = await probeMedia(path, signal).catch((error: unknown) => {
    throw new UnfitMedia('The speech cannot be read', { cause: error })
  })
  if (!info.hasAudio) throw new UnfitMedia('Speech was expected, and the file has no sound')
  const level = await levelFilter(path, SPEECH_LUFS, signal)
  const format = ['-ac', '1', '-ar', '48000', '-c:a', 'pcm_s16le', '-f', 'wav']
  await runFfmpeg([...inputFile(path), '-map', '0:a:0', '-vn', '-af', `aformat=channel_layouts=mono,${level}`, ...format, outPath], signal)
  return (await probeMedia(outPath, signal)).durationSeconds
}
