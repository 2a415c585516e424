import { inputFile, runFfmpeg } from '../export/ffmpeg.ts'
import { UnfitMedia } from './unfit-media.ts'

const MAX_SIDE = 1600

/** Makes a PNG of an image, or of the first frame of a video, of at most 1600 pixels a side. Throws UnfitMedia for a file without a picture. */
export async function fitStill(path: string, outPath: string, signal?: AbortSignal): Promise<void> {
  const size = `scale='min(${MAX_SIDE},iw*sar)':'min(${MAX_SIDE},ih)':force_original_aspect_ratio=decrease,setsar=1`
  const file = ['-frames:v', '1', '-c:v', 'png', '-fflags', '+bitexact', '-f', 'image2', '-update', '1', outPath]
  const run = await runFfmpeg([...inputFile(path), '-map', '0:v:0', '-vf', size, ...file], signal).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new UnfitMedia('The picture cannot be read', { cause: error })
  })
  if (run.frames === 0) throw new UnfitMedia('The file has no picture')
}
