import { lerp } from '../paint/colour.ts'
import type { Canvas, Ctx } from '../paint/canvas.ts'
import type { Foreshortening } from './view-frame.ts'

/** A figure's sprite around its feet, in frame pixels. */
export type SpriteBounds = { readonly left: number; readonly up: number; readonly width: number; readonly height: number }

const STRIPS = 28

/** Draws a figure's sprite wider at one end, in horizontal strips. (x, y): its feet; `figure`: height of an adult, where the head is. */
export function drawForeshortened(
  g: Ctx,
  sprite: Canvas,
  { left, up, width, height, x, y, figure }: SpriteBounds & { readonly x: number; readonly y: number; readonly figure: number },
  { head, feet, height: short }: Foreshortening,
): void {
  const rows = sprite.height / STRIPS
  for (let i = 0; i < STRIPS; i++) {
    const above = up - ((i + 0.5) / STRIPS) * height
    const wide = lerp(feet, head, Math.min(1.15, Math.max(-0.1, above / figure)))
    const top = y - (up - (i / STRIPS) * height) * short
    const from = Math.floor(i * rows)
    const count = Math.min(sprite.height - from, Math.ceil(rows) + 1)
    g.drawImage(sprite, 0, from, sprite.width, count, x - left * wide, top, width * wide, (count / sprite.height) * height * short)
  }
}
