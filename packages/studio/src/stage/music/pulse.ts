import type { Ctx } from '../../paint/canvas.ts'
import { type Colour, css } from '../../paint/colour.ts'
import type { StyleValue } from '@fablecut/domain/story/style'

/** Strength of the beat pulse by style, 0 to 1. Default 0.5. */
const STRENGTHS: Partial<Record<StyleValue, number>> = {
  edm: 1,
  cyberpunk: 0.8,
  vaporwave: 0.75,
  psychedelic: 0.85,
  bubblegumpunk: 0.75,
  y2kcollage: 0.7,
  rockhaze: 0.8,
  metalnoir: 0.6,
  classicalrococo: 0.3,
  photorealistic: 0.4,
}

export const pulseStrength = (style: StyleValue): number => STRENGTHS[style] ?? 0.5

/** Exponential decay since the last beat: 1 on a beat, 0.5 after 0.12 s; 0 before the first. `beats` in seconds, ascending. */
export function pulseAt(seconds: number, beats: readonly number[]): number {
  let low = 0
  let high = beats.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (beats[middle]! <= seconds + 1e-6) low = middle + 1
    else high = middle
  }
  return low === 0 ? 0 : Math.exp(-6 * (seconds - beats[low - 1]!))
}

/** Adds a colour to the whole frame, in proportion to `pulse` (0 to 1). */
export function drawBeatFlash(
  g: Ctx,
  { width, height }: { readonly width: number; readonly height: number },
  colour: Colour,
  pulse: number,
): void {
  if (pulse < 0.02) return
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = css(colour, 0.16 * pulse)
  g.fillRect(0, 0, width, height)
  g.restore()
}
