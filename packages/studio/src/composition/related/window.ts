import type { Ctx } from '../../paint/canvas.ts'
import type { Window } from './place-related.ts'

/** More than the height of any frame, in rims. */
const FAR = 20

/** Draws what is seen through a window; without one, all of it. */
export function drawWithin(g: Ctx, window: Window | undefined, draw: () => void): void {
  if (!window) return draw()
  const { kind, x, y, w, h } = window
  g.save()
  g.beginPath()
  if (kind === 'pane') g.rect(x, y, w, h)
  else {
    g.rect(x - w * FAR, y - w * FAR, w * (2 * FAR + 1), w * FAR)
    g.ellipse(x + w / 2, y, w / 2, h, 0, 0, Math.PI)
  }
  g.clip()
  draw()
  g.restore()
}
