/** Edge of a profile's picture in pixels. */
const EDGE = 512

/** The middle square of a picture: where it is cut from, and how large it becomes (never larger than it was). */
export function squareOf(width: number, height: number): { x: number; y: number; side: number; edge: number } {
  const side = Math.min(width, height)
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side, edge: Math.min(EDGE, side) }
}

/** The middle of a picture as a small file of its own, without the place and camera that a photo tells of. Rejects for what no browser reads. */
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
