import { copyFile } from 'node:fs/promises'
import { inputFile } from '../export/ffmpeg.ts'
import { probeMedia } from '../export/probe-media.ts'
import { coverFilter, type FrameSize } from './cover-filter.ts'
import { decode } from './decode.ts'
import { UnfitMedia } from './unfit-media.ts'

/**
 * Makes an image exactly as large as the frame, as a JPEG: scaled until it covers the frame and cropped at its middle, never stretched. Throws UnfitMedia for a file that is no image.
 */
export async function fitImage(path: string, size: FrameSize, outPath: string, signal?: AbortSignal): Promise<void> {
  const info = await probeMedia(path, signal).catch((error: unknown) => {
    throw new UnfitMedia('The image cannot be read', { cause: error })
  })
  if (info.kind !== 'image') throw new UnfitMedia(`An image was expected, not ${info.kind}`)
  if (info.width === size.width && info.height === size.height && info.videoCodec === 'mjpeg') return copyFile(path, outPath)
  const filter = `${coverFilter(info, size)},format=yuvj420p`
  await decode(
    [...inputFile(path), '-vf', filter, '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '2', '-f', 'image2', '-update', '1', outPath],
    'The image cannot be decoded',
    signal,
  )
}
