import { DEFAULT_FPS as FPS } from '@fablecut/domain/story/category'
import { audioEncoderArgs, videoEncoderArgs } from '../export/encoder.ts'
import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'
import { UnfitMedia } from './unfit-media.ts'

export type FittedReference = { readonly seconds: number; readonly hasAudio: boolean }

const MAX_SIDE = 1280
/** Half a minute stays below 8 MB, the longest file that is sent within a request. */
const RATE = ['-maxrate', '1700k', '-bufsize', '3400k']

/**
 * Makes a video that every engine reads: H.264 at 30 frames per second, upright, at most 1280 pixels wide or high, cut after `maxSeconds`. The same file gives
 * the same bytes. Throws UnfitMedia for a file that is no video.
 */
export async function fitReference(path: string, maxSeconds: number, outPath: string, signal?: AbortSignal): Promise<FittedReference> {
  const info = await probeMedia(path, signal).catch((error: unknown) => {
    throw new UnfitMedia('The video cannot be read', { cause: error })
  })
  if (info.kind !== 'video') throw new UnfitMedia(`A video was expected, not ${info.kind}`)
  const size = `scale='min(${MAX_SIDE},iw*sar)':'min(${MAX_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1`
  const video = ['-map', '0:V:0', '-vf', `fps=${FPS},${size}`, ...videoEncoderArgs(FPS), ...RATE]
  const sound = info.hasAudio ? ['-map', '0:a:0', '-af', 'aresample=48000:async=1:first_pts=0', ...audioEncoderArgs] : ['-an']
  const run = await runFfmpeg(
    [...inputFile(path), ...video, ...sound, '-t', String(maxSeconds), '-movflags', '+faststart', '-f', 'mp4', outPath],
    signal,
  ).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new UnfitMedia('The video cannot be decoded', { cause: error })
  })
  if (run.frames === 0) throw new UnfitMedia('The video has no frames')
  return { seconds: run.frames / FPS, hasAudio: info.hasAudio }
}
