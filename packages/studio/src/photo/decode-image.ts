import { execFile } from 'node:child_process'
import { type Image, loadImage } from '@napi-rs/canvas'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { imageSizeOf } from './image-size.ts'

/** Larger images are reduced by ffmpeg first: decoding here takes 4 bytes per pixel. */
const MAX_IN_PROCESS_PIXELS = 24e6
const MAX_PIXELS = 200e6
const MAX_BYTES = 64e6

/**
 * Decodes an image file; transparency is kept, images above 24 megapixels are reduced to fit 2560 x 2560.
 * Throws EngineRefusal `picture_too_large` above 200 megapixels or 64 MB, `picture_unreadable` for other formats and damaged files.
 */
export async function decodeImage(bytes: Uint8Array): Promise<Image | Canvas> {
  const size = imageSizeOf(bytes)
  const pixels = size ? size.width * size.height : 0
  if (pixels > MAX_PIXELS || bytes.length > MAX_BYTES) {
    throw new EngineRefusal('picture_too_large', `An image may have at most ${MAX_PIXELS / 1e6} megapixels and ${MAX_BYTES / 1e6} MB.`)
  }
  if (bytes.length < 16 || bytes[0] === 0x3c || (size && pixels === 0)) throw unreadableImage()
  try {
    const image = await loadImage(pixels > MAX_IN_PROCESS_PIXELS ? await downscaleWithFfmpeg(bytes) : bytes)
    if (image.width < 1 || image.height < 1) throw unreadableImage()
    // The library decodes at the first drawImage; a damaged file must fail here.
    newCanvas(1, 1)[1].drawImage(image, 0, 0, 1, 1)
    return image
  } catch (error) {
    throw error instanceof EngineRefusal ? error : unreadableImage()
  }
}

const unreadableImage = (): EngineRefusal => new EngineRefusal('picture_unreadable', 'The file is not an image, or it is damaged.')

/** PNG of at most 2560 x 2560, decoded in a process that returns its memory. */
function downscaleWithFfmpeg(bytes: Uint8Array): Promise<Buffer> {
  const args =
    '-v error -threads 1 -i pipe:0 -frames:v 1 -vf scale=2560:2560:force_original_aspect_ratio=decrease:flags=area -f image2pipe -c:v png -'
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: 1 << 26, timeout: 60_000 } as const
    const child = execFile(process.env.FFMPEG_PATH ?? 'ffmpeg', args.split(' '), options, (error, out) =>
      error ? reject(error) : resolve(out),
    )
    // ffmpeg may exit before it has read all input.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
  })
}
