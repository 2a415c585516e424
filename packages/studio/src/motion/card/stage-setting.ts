import { type Canvas, type Ctx, newCanvas } from '../../paint/canvas.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { CardLayout } from './drawing-place.ts'

/** Units beyond the frame, so that a stage goes on where the camera moves back. */
export const OVERSCAN_UNITS = 260
/** Height of the ground behind the feet of things. */
const DEPTH = { wide: 78, square: 66, tall: 84 } as const
/** Pixels of a backdrop for each pixel of the frame: it is out of focus. */
export const BACKDROP_SCALE = 0.6

/** Draws what does not move once, and then as a picture. `room`: what it covers, in units. */
export function asPicture({ x, y, w, h }: Box, scale: number, paint: (g: Ctx) => void): (g: Ctx) => void {
  const [picture, pg]: [Canvas, Ctx] = newCanvas(Math.ceil(w * scale), Math.ceil(h * scale))
  pg.scale(scale, scale)
  pg.translate(-x, -y)
  paint(pg)
  return (g) => {
    g.imageSmoothingQuality = 'low'
    g.drawImage(picture, x, y, w, h)
  }
}

/** The frame and what is around it. */
export const wholeOf = ({ width, height }: Pick<MotionFrame, 'width' | 'height'>): Box => ({
  x: -OVERSCAN_UNITS,
  y: -OVERSCAN_UNITS,
  w: width + OVERSCAN_UNITS * 2,
  h: height + OVERSCAN_UNITS * 2,
})

/** Upper edge of the ground: behind the feet of the furthest thing. */
export const horizonOf = ({ floor, drawings }: CardLayout, { shape }: Pick<MotionFrame, 'shape'>): number =>
  Math.min(floor, ...drawings.map(({ box }) => box.y + box.h)) - DEPTH[shape]
