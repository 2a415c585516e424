import { type Canvas, type Ctx, linear, newCanvas, radial, stop } from '../../paint/canvas.ts'
import { mix } from '../../paint/colour.ts'
import { outCubic, progress } from '../kit/easing.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionLook } from '../looks/look.ts'
import type { CardLayout } from './card-layout.ts'
import type { StageTones } from './stage-tones.ts'

/** Units beyond the frame, so that a stage goes on where the camera moves back. */
export const OVERSCAN_UNITS = 260
/** Height of the ground behind the feet of things. */
export const DEPTH = { wide: 54, square: 46, tall: 60 } as const
/** Second at which a stage begins to enter, and for how long. */
export const ENTRY = -0.3
export const ENTRY_SECONDS = 0.6

/** `isGrounded`: something stands on the ground. */
export type StageSetting = {
  readonly isGrounded: boolean
  readonly tones: StageTones
  readonly look: MotionLook
  readonly frame: MotionFrame
  readonly layout: CardLayout
  /** Around all drawings. */
  readonly focus: Box
}

/** How far a stage has entered, 0 to 1. */
export const shownAt = (seconds: number): number => progress(seconds, ENTRY, ENTRY_SECONDS, outCubic)

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
export const wholeOf = ({ width, height }: MotionFrame): Box => ({
  x: -OVERSCAN_UNITS,
  y: -OVERSCAN_UNITS,
  w: width + OVERSCAN_UNITS * 2,
  h: height + OVERSCAN_UNITS * 2,
})

/** Soft shapes need few pixels. */
export const SOFT_SCALE = 0.34

/** Upper edge of the ground: behind the feet of the furthest thing. */
export const horizonOf = ({ floor, drawings }: CardLayout, { shape }: Pick<MotionFrame, 'shape'>): number =>
  Math.min(floor, ...drawings.map(({ box }) => box.y + box.h)) - DEPTH[shape]

/** The ground of a frame, lit around its drawings. */
export function floorPaint({ tones, frame, layout, focus }: Omit<StageSetting, 'isGrounded' | 'look'>): (g: Ctx) => void {
  const horizon = horizonOf(layout, frame)
  return (g) => {
    g.fillStyle = linear(g, 0, horizon, 0, frame.height, [
      stop(0, mix(tones.floor, tones.shade, 0.22)),
      stop(0.3, tones.floor),
      stop(1, mix(tones.floor, tones.shade, 0.5)),
    ])
    g.fillRect(-OVERSCAN_UNITS, horizon, frame.width + OVERSCAN_UNITS * 2, frame.height - horizon + OVERSCAN_UNITS)
    pool(g, tones, focus.x + focus.w / 2, layout.floor, focus.w * 0.62)
  }
}

/** Light on the ground around what stands there. */
function pool(g: Ctx, { light }: StageTones, x: number, y: number, reach: number): void {
  g.save()
  g.translate(x, y)
  g.scale(1, 0.16)
  g.fillStyle = radial(g, 0, 0, 0, reach, [stop(0, light, 0.7), stop(0.6, light, 0.25), stop(1, light, 0)])
  g.fillRect(-reach, -reach, reach * 2, reach * 2)
  g.restore()
}
