import { meanLuma } from './bright-frame.ts'

/** Encoding of a picked frame. */
export const FRAME_ENCODING = { type: 'image/jpeg', quality: 0.92 } as const

/** Brightness is measured on a small copy. */
const SAMPLE = { width: 64, height: 36 } as const

export function lumaOf(frame: ImageBitmap): number {
  const canvas = new OffscreenCanvas(SAMPLE.width, SAMPLE.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(frame, 0, 0, SAMPLE.width, SAMPLE.height)
  return meanLuma(context.getImageData(0, 0, SAMPLE.width, SAMPLE.height).data)
}

/** A frame in full resolution as JPEG. */
export function encodeFrame(frame: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(frame.width, frame.height)
  canvas.getContext('2d')?.drawImage(frame, 0, 0)
  return canvas.convertToBlob(FRAME_ENCODING)
}

/** Draws a complete frame onto a canvas of its aspect ratio. */
export function drawFrame(canvas: HTMLCanvasElement, frame: ImageBitmap, size: { readonly width: number; readonly height: number }): void {
  canvas.width = size.width
  canvas.height = size.height
  canvas.getContext('2d')?.drawImage(frame, 0, 0, size.width, size.height)
}
