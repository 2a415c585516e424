import { type Canvas, type Ctx, linear, newCanvas, stop } from '../../paint/canvas.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'

const SHADE_PIXELS = 96
/** Colour of the shade behind words, how much of the picture it covers, and how far it reaches beyond them, in units. */
const SHADE = '#0c0d14'
const SHADE_ALPHA = 0.56
const SHADE_MARGIN = 190

/** From the edge of the frame: how dark. */
const EDGE_SHADE = [
  [0, 1],
  [0.4, 0.95],
  [0.62, 0.62],
  [0.82, 0.2],
  [1, 0],
] as const
/** Part of its reach from which on a shade is hardly seen. */
const FADED = 0.82

/** Lies over a picture along an edge, from which it fades. */
export function createShade(): Canvas {
  const [canvas, g] = newCanvas(4, SHADE_PIXELS)
  const stops = EDGE_SHADE.map(([at, part]) => stop(at, SHADE, part * SHADE_ALPHA))
  g.fillStyle = linear(g, 0, 0, 0, SHADE_PIXELS, stops)
  g.fillRect(0, 0, canvas.width, SHADE_PIXELS)
  return canvas
}

type Shaded = { readonly box: Box; readonly show: number }

const isAtTop = ({ y, h }: Box, height: number): boolean => y + h / 2 < height / 2

/** How far a shade reaches from the edge at which words are. */
const reachOf = (box: Box, height: number): number => SHADE_MARGIN + (isAtTop(box, height) ? box.y + box.h : height - box.y)

/** Whether the shade behind words would lie over a face. All in units of the frame. */
export const shadesCover = (box: Box, { height }: Pick<MotionFrame, 'height'>, faces: readonly Box[]): boolean => {
  const reach = reachOf(box, height) * FADED
  return faces.some(({ y, h }) => (isAtTop(box, height) ? y < reach : y + h > height - reach))
}

/** Darkens the picture from its upper or its lower edge as far as the words there reach, all across: no spot is seen around them. No face is darkened. */
export function drawShades(
  g: Ctx,
  shade: Canvas,
  texts: readonly Shaded[],
  { width, height }: Pick<MotionFrame, 'width' | 'height'>,
  faces: readonly Box[],
): void {
  for (const isTop of [true, false]) {
    const own = texts.filter(({ box }) => isAtTop(box, height) === isTop && !shadesCover(box, { height }, faces))
    if (own.length === 0) continue
    const reach = Math.max(...own.map(({ box }) => reachOf(box, height)))
    g.save()
    g.globalAlpha = Math.min(1, Math.max(...own.map(({ show }) => show)))
    if (!isTop) g.transform(1, 0, 0, -1, 0, height)
    g.drawImage(shade, -1, -1, width + 2, reach)
    g.restore()
  }
}

/** Width of the dark contour of letters without a shade, in units, and how often it is laid on. */
const CONTOUR = 9
const LAYERS = 3

/** Draws letters, with a dark contour where no shade is behind them. `scale`: pixels per unit. */
export function contoured(g: Ctx, isOnShade: boolean, scale: number, draw: () => void): void {
  if (isOnShade) return draw()
  g.save()
  g.shadowColor = SHADE
  g.shadowBlur = CONTOUR * scale
  for (let i = 0; i < LAYERS; i++) draw()
  g.restore()
}
