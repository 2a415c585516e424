import { type Ctx, linear, stop } from '../../paint/canvas.ts'
import { mix } from '../../paint/colour.ts'
import type { MotionFrame } from './frame.ts'
import type { Box } from './geometry.ts'

/** A box of words, in units, and how far it has appeared, 0 to 1. */
export type ShownBox = { readonly box: Box; readonly show: number }

export type ScrimEdge = 'top' | 'foot' | 'left' | 'right'

/** What the light behind words is multiplied by at the edge of the frame. */
const SHADE = '#6f7480'
/** How far the scrim reaches beyond the words, in parts of the frame. */
const REACH = 0.14

/** The edge of the frame from which a box of words is shaded: a column beside a subject from its side, everything else from above or below. */
export function scrimEdgeOf({ x, y, w, h }: Box, { width, height }: Pick<MotionFrame, 'width' | 'height'>): ScrimEdge {
  const isColumn = h > height * 0.4 && w < width * 0.45
  if (isColumn) return x + w / 2 < width / 2 ? 'left' : 'right'
  return y + h / 2 < height * 0.55 ? 'top' : 'foot'
}

/** Darkens the picture behind words from the edges of the frame, over its whole width or height: it looks like light, not like a spot. */
export function drawScrim(g: Ctx, { width, height }: Pick<MotionFrame, 'width' | 'height'>, boxes: readonly ShownBox[]): void {
  for (const edge of ['top', 'foot', 'left', 'right'] as const) {
    const own = boxes.filter(({ box, show }) => show > 0 && scrimEdgeOf(box, { width, height }) === edge)
    if (own.length === 0) continue
    const isAcross = edge === 'top' || edge === 'foot'
    const size = isAcross ? height : width
    const depth = Math.max(...own.map(({ box }) => depthOf(box, edge, { width, height }))) + size * REACH
    const isFar = edge === 'foot' || edge === 'right'
    const [from, to] = isFar ? [size, size - depth] : [0, depth]
    const show = Math.min(1, Math.max(...own.map((one) => one.show)))
    g.save()
    g.globalCompositeOperation = 'multiply'
    g.globalAlpha = show
    g.fillStyle = linear(g, isAcross ? 0 : from, isAcross ? from : 0, isAcross ? 0 : to, isAcross ? to : 0, STOPS)
    g.fillRect(0, 0, width, height)
    g.restore()
  }
}

const STOPS = (
  [
    [0, 1],
    [0.45, 0.86],
    [0.7, 0.5],
    [0.88, 0.14],
    [1, 0],
  ] as const
).map(([at, part]) => stop(at, mix('#ffffff', SHADE, part)))

function depthOf({ x, y, w, h }: Box, edge: ScrimEdge, { width, height }: Pick<MotionFrame, 'width' | 'height'>): number {
  if (edge === 'top') return y + h
  if (edge === 'foot') return height - y
  return edge === 'left' ? x + w : width - x
}
