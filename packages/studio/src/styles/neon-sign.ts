import type { Brush } from '../paint/brush.ts'
import { glow } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { pick, type Random } from '../paint/random.ts'

export const NEON = ['#ff2896', '#00ebff', '#ffdc28', '#a050ff', '#ff5a3c'] as const

/** A neon sign with random glyphs. (x, y): top left; glyphs run downwards on tall signs. */
export function neonSign(brush: Brush, x: number, y: number, w: number, h: number, random: Random): void {
  const { g, unit } = brush
  const colour = pick(NEON, random)
  const [side, along, down] = w < h ? [w, h, true] : [h, w, false]
  const cell = side * 0.95
  glow(g, x + w / 2, y + h / 2, Math.max(w, h) * 1.3, colour, 0.6)
  g.fillStyle = 'rgba(6,4,20,.9)'
  g.fillRect(x, y, w, h)
  g.strokeStyle = colour
  g.lineWidth = 3 * unit
  g.strokeRect(x, y, w, h)
  g.beginPath()
  for (let i = 0; i < Math.floor(along / cell - 0.15); i++) {
    const middle = cell * (i + 0.6)
    glyph(brush, down ? x + w / 2 : x + middle, down ? y + middle : y + h / 2, side * 0.26, random)
  }
  g.lineCap = 'round'
  g.lineWidth = Math.max(2 * unit, side * 0.11)
  g.stroke()
  g.strokeStyle = css('#ffffff', 0.85)
  g.lineWidth = Math.max(0.8 * unit, side * 0.035)
  g.stroke()
}

function glyph({ g }: Brush, x: number, y: number, q: number, random: Random): void {
  g.moveTo(x - q, y - q)
  g.lineTo(x + q, y - q)
  if (random() < 0.6) g.lineTo(x, y + q)
  if (random() < 0.6) {
    g.moveTo(x - q, y)
    g.lineTo(x + q, y)
  }
  if (random() < 0.5) {
    g.moveTo(x - q, y + q)
    g.lineTo(x + q, y + q * 0.4)
  }
}

/** A neon tube along points, with glow. */
export function neonTube({ g, unit }: Brush, points: readonly (readonly [number, number])[], colour: string, width = 5): void {
  g.save()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.globalCompositeOperation = 'screen'
  g.beginPath()
  for (const [x, y] of points) g.lineTo(x, y)
  for (const [k, alpha] of [
    [9, 0.08],
    [5, 0.14],
    [2.4, 0.3],
    [1, 1],
  ] as const) {
    g.strokeStyle = css(colour, alpha)
    g.lineWidth = width * k * unit
    g.stroke()
  }
  g.strokeStyle = css('#ffffff', 0.9)
  g.lineWidth = width * 0.4 * unit
  g.stroke()
  g.restore()
}
