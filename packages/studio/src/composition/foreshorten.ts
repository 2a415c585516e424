import { lerp } from '../paint/colour.ts'
import { type Canvas, newFrameCanvas } from '../paint/canvas.ts'
import type { Foreshortening } from './view-frame.ts'

/** A figure's sprite around its feet, in frame pixels. */
export type SpriteBounds = { readonly left: number; readonly up: number; readonly width: number; readonly height: number }

/** A sprite wider at one end; `redraw` copies what the sprite shows now. */
export type ForeshortenedSprite = { readonly canvas: Canvas; readonly bounds: SpriteBounds; redraw(): void }

/** Part of a pixel by which an edge may jump between neighbouring strips. */
const LARGEST_STEP = 0.4

/**
 * A copy of a figure's sprite that is wider at one end, in strips of whole rows thin enough for smooth edges. `scale`: sprite pixels per frame pixel;
 * `figure`: height of an adult in frame pixels, where the head is.
 */
export function foreshortenedSprite(
  sprite: Canvas,
  { left, up, width, height }: SpriteBounds,
  { scale, figure }: { readonly scale: number; readonly figure: number },
  { head, feet, height: short }: Foreshortening,
): ForeshortenedSprite {
  const widest = Math.max(head, feet) * 1.06
  const bounds = { left: left * widest, up: up * short, width: width * widest, height: height * short }
  const [canvas, g] = newFrameCanvas(bounds.width * scale, sprite.height)
  const change = (Math.abs(head - feet) * Math.max(left, width - left)) / figure
  const rows = Math.max(1, Math.floor(LARGEST_STEP / Math.max(change, 1e-6)))
  const redraw = (): void => {
    g.clearRect(0, 0, canvas.width, canvas.height)
    for (let from = 0; from < sprite.height; from += rows) {
      const count = Math.min(rows, sprite.height - from)
      const above = up - (from + count / 2) / scale
      const wide = lerp(feet, head, Math.min(1.15, Math.max(-0.1, above / figure)))
      g.drawImage(sprite, 0, from, sprite.width, count, (bounds.left - left * wide) * scale, from, sprite.width * wide, count)
    }
  }
  return { canvas, bounds, redraw }
}
