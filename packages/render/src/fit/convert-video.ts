import { audioEncoderArgs, clipEncoderArgs } from '../export/encoder.ts'
import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { UnfitMedia } from './unfit-media.ts'

const FPS = 30
const MAX_SIDE = 1920

/**
 * Makes an MP4 of a video in a format that browsers may not play, of at most `maxSeconds`. `isRaw`: a bare H.264 stream, without a container. Throws UnfitMedia
 * for a file that cannot be decoded.
 */
export async function convertVideo(
  path: string,
  { maxSeconds, isRaw }: { readonly maxSeconds: number; readonly isRaw: boolean },
  outPath: string,
  signal?: AbortSignal,
): Promise<void> {
  const size = `scale='min(${MAX_SIDE},iw*sar)':'min(${MAX_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1`
  const streams = ['-map', '0:V:0', '-vf', size, ...clipEncoderArgs(FPS), '-map', '0:a:0?', ...audioEncoderArgs]
  const file = ['-t', String(maxSeconds), '-movflags', '+faststart', '-f', 'mp4', outPath]
  const run = await runFfmpeg([...inputFile(path, isRaw ? ['-f', 'h264'] : []), ...streams, ...file], signal).catch((error: unknown) => {
    throw new UnfitMedia('The video cannot be decoded', { cause: error })
  })
  if (run.frames === 0) throw new UnfitMedia('The video has no frames')
}
