import type { Context } from '../context.ts'
import type { StickerArt, StickerPath } from './art.ts'

/** Side of the square that the art is drawn in. */
const ART_SIZE = 32

/** Makes a path of the environment from SVG path data. */
export type CreatePath = (data: string) => unknown

const paths = new WeakMap<StickerPath, unknown>()

/** Paints a sticker as a square of `size` pixels around a centre. */
export function paintSticker(
  context: Context,
  art: StickerArt,
  place: { readonly x: number; readonly y: number; readonly size: number },
  createPath: CreatePath,
): void {
  const { x, y, size } = place
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / ART_SIZE, size / ART_SIZE)
  const { globalAlpha } = context
  for (const part of art) {
    const path = paths.get(part) ?? createPath(part.d)
    paths.set(part, path)
    context.globalAlpha = globalAlpha * (part.opacity ?? 1)
    context.fillStyle = part.fill
    context.fill(path, part.isEvenOdd ? 'evenodd' : 'nonzero')
  }
  context.restore()
}
