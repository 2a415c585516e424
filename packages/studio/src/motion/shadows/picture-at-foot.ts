import { type Canvas, type Ctx, linear, stop } from '../../paint/canvas.ts'
import type { ContactShadow } from './contact-shadow.ts'

/** A square picture of a thing: where its foot is below its middle and how much it shows, in sizes of the thing. */
export type PictureAtFoot = { readonly picture: Canvas; readonly foot: number; readonly extent: number }

/** Part of the way from the top of a picture to its foot, and how much is left of the picture there. */
export type FadeStop = readonly [offset: number, alpha: number]

/** Makes a picture fainter towards its top, in place. */
export function fadeFromFoot({ picture, foot, extent }: PictureAtFoot, stops: readonly FadeStop[]): void {
  const { width, height } = picture
  const g = picture.getContext('2d')
  g.globalCompositeOperation = 'destination-in'
  g.fillStyle = linear(
    g,
    0,
    0,
    0,
    (foot / extent + 0.5) * height,
    stops.map(([offset, alpha]) => stop(offset, '#000000', alpha)),
  )
  g.fillRect(0, 0, width, height)
}

/** Draws a picture with its foot at that of the thing. `transform`: how it lies there, about the foot. */
export const drawnAtFoot =
  ({ picture, foot, extent }: PictureAtFoot, alpha: number, transform: (g: Ctx) => void): ContactShadow =>
  (g, { x, y, size }, show) => {
    if (show <= 0) return
    const side = extent * size
    g.save()
    g.globalAlpha *= Math.min(1, show) * alpha
    g.imageSmoothingQuality = 'low'
    g.translate(x, y + foot * size)
    transform(g)
    g.drawImage(picture, -side / 2, -foot * size - side / 2, side, side)
    g.restore()
  }
