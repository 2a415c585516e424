import type { Ctx } from '../../paint/canvas.ts'
import type { PropSprite } from '../../props/sprite.ts'

/** Centre and size in pixels; `turn` in radians. */
type IconPlace = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number }

/** Draws the picture of a thing at a row of a diagram. */
export function drawIcon(g: Ctx, { canvas, pixels }: PropSprite, { x, y, size, turn }: IconPlace): void {
  const extent = (canvas.width / pixels) * size
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.drawImage(canvas, -extent / 2, -extent / 2, extent, extent)
  g.restore()
}
