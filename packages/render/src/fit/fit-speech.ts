import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'
import { UnfitMedia } from './unfit-media.ts'

/** Writes the sound of a file as mono WAV of 48 kHz, as narration is stored; returns its duration in seconds. Throws UnfitMedia for a file without sound. */
export async function fitSpeech(path: string, outPath: string, signal?: AbortSignal): Promise<number> {
  const info = await probeMedia(path, signal).catch((error: unknown) => {
    throw new UnfitMedia('The speech cannot be read', { cause: error })
  })
  if (!info.hasAudio) throw new UnfitMedia('Speech was expected, and the file has no sound')
  await runFfmpeg([...inputFile(path), '-vn', '-ac', '1', '-ar', '48000', '-c:a', 'pcm_s16le', '-f', 'wav', outPath], signal)
  return (await probeMedia(outPath, signal)).durationSeconds
}
