import { audioEncoderArgs } from '../export/encoder.ts'
import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'

/** Longer sides than this are of no use to models. */
const MAX_PIXELS = 2048
const MAX_AUDIO_KBITS = 128
/** Headers, and bit rates that are only met on average. */
const HEADROOM = 0.9

/** Writes a JPEG of an image that is at most 2048 pixels wide and high. */
export async function reduceImage(path: string, outPath: string, signal?: AbortSignal): Promise<void> {
  const fit = `scale='min(${MAX_PIXELS},iw)':'min(${MAX_PIXELS},ih)':force_original_aspect_ratio=decrease:flags=lanczos,format=yuvj420p`
  await runFfmpeg(
    [...inputFile(path), '-vf', fit, '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2', '-update', '1', outPath],
    signal,
  )
}

/** Writes the sound of a file as AAC of at most `maxBytes`. */
export async function reduceAudio(path: string, outPath: string, maxBytes: number, signal?: AbortSignal): Promise<void> {
  const { durationSeconds } = await probeMedia(path, signal)
  const kbits = Math.min(MAX_AUDIO_KBITS, Math.floor((maxBytes * HEADROOM * 8) / 1_000 / Math.max(1, durationSeconds)))
  await runFfmpeg([...inputFile(path), '-vn', ...audioEncoderArgs, '-b:a', `${kbits}k`, '-f', 'mp4', outPath], signal)
}
