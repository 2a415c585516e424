/** Edge of a profile's picture in pixels. */
const EDGE = 512

/** Centre crop of an image to a square: source rectangle and target size (never upscaled). */
export function squareOf(width: number, height: number): { x: number; y: number; side: number; edge: number } {
  const side = Math.min(width, height)
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side, edge: Math.min(EDGE, side) }
}

/** Crops an image to a small square file without metadata such as location. Rejects for unreadable images. */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  const { x, y, side, edge } = squareOf(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  context?.drawImage(picture, x, y, side, side, 0, 0, edge, edge)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('The canvas gave no picture')
  return new File([blob], 'picture', { type: blob.type })
}
