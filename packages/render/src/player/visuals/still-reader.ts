import { fitPicture, type Placement, type Size } from '../../plan/fit.ts'
import type { Canvas2D } from '../model.ts'
import type { VisualReader, DecodedImage } from './visual-reader.ts'
import { UndecodableError } from '../media-file.ts'

/** Decodes the first frame of an image; images larger than their placement are downscaled to save memory. */
async function decode(blob: Blob, output: Size): Promise<ImageBitmap> {
  const original = await createImageBitmap(blob).catch((cause: unknown) => {
    throw new UndecodableError('not a picture known here', { cause })
  })
  const { placement } = fitPicture(original, output)
  if (placement.width >= original.width) return original
  const downscaled = await createImageBitmap(original, {
    resizeWidth: placement.width,
    resizeHeight: placement.height,
    resizeQuality: 'high',
  })
  original.close()
  return downscaled
}

class HttpError extends Error {
  override readonly name = 'HttpError'
}

/** Fetches and decodes an image; the reader returns it at every time. Throws UndecodableError or a network error. */
export async function readStill(url: string, output: Size, signal: AbortSignal): Promise<VisualReader> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new HttpError(`${response.status} ${response.statusText}: ${url}`)
  const bitmap = await decode(await response.blob(), output)
  const image: DecodedImage = {
    width: bitmap.width,
    height: bitmap.height,
    paint: (context: Canvas2D, { x, y, width, height }: Placement) => context.drawImage(bitmap, x, y, width, height),
  }
  return { sourceFps: null, at: () => image, nearest: () => image, requestFrom: () => undefined, close: () => bitmap.close() }
}
