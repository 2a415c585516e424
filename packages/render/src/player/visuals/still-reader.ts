import { fitPicture, type Placement, type Size } from '../../plan/fit.ts'
import type { Canvas2D } from '../model.ts'
import type { Picture } from '../../draw/visuals/picture.ts'
import type { VisualReader } from './visual-reader.ts'
import { UndecodableError } from '../media-file.ts'

/** `detail`: pixels that are needed for one pixel of its placement. */
type StillSize = { readonly output: Size; readonly detail: number }

/** Decodes the first frame of an image; images larger than they are needed are downscaled to save memory. */
async function decode(blob: Blob, { output, detail }: StillSize): Promise<ImageBitmap> {
  const original = await createImageBitmap(blob).catch((cause: unknown) => {
    throw new UndecodableError('not a picture known here', { cause })
  })
  const { width, height } = fitPicture(original, output).placement
  if (width * detail >= original.width) return original
  const downscaled = await createImageBitmap(original, {
    resizeWidth: width * detail,
    resizeHeight: height * detail,
    resizeQuality: 'high',
  })
  original.close()
  return downscaled
}

class HttpError extends Error {
  override readonly name = 'HttpError'
}

/** Fetches and decodes an image; the reader returns it at every time. Throws UndecodableError or a network error. */
export async function readStill(url: string, size: StillSize, signal: AbortSignal): Promise<VisualReader> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new HttpError(`${response.status} ${response.statusText}: ${url}`)
  const bitmap = await decode(await response.blob(), size)
  const image: Picture = {
    width: bitmap.width,
    height: bitmap.height,
    isStill: true,
    paint: (context: Canvas2D, { x, y, width, height }: Placement) => context.drawImage(bitmap, x, y, width, height),
  }
  return { sourceFps: null, at: () => image, nearest: () => image, requestFrom: () => undefined, close: () => bitmap.close() }
}
