import type { Brush } from '../../paint/brush.ts'
import { linear, stop } from '../../paint/canvas.ts'
import { type Colour, lerp } from '../../paint/colour.ts'

/** Light beams from (x, y) at angles between `from` and `to` (radians, clockwise from the right). `spread`: half the beam's angle. */
export function beams(
  brush: Brush,
  x: number,
  y: number,
  count: number,
  from: number,
  to: number,
  length: number,
  colours: readonly Colour[],
  alpha: number,
  spread: number,
): void {
  const { g } = brush
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const angle = lerp(from, to, count === 1 ? 0.5 : i / (count - 1))
    const colour = colours[i % colours.length]!
    g.fillStyle = linear(g, x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length, [stop(0, colour, alpha), stop(1, colour, 0)])
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(angle - spread) * length, y + Math.sin(angle - spread) * length)
    g.lineTo(x + Math.cos(angle + spread) * length, y + Math.sin(angle + spread) * length)
    g.fill()
  }
  g.restore()
}

/** Slanted light shafts from above, every `gap` pixels. */
export function sunShafts(brush: Brush, x: number, height: number, count: number, gap: number, colour: Colour, alpha: number): void {
  const { g } = brush
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const top = x - i * gap
    g.fillStyle = linear(g, top, 0, top - height * 0.35, height, [stop(0, colour, alpha), stop(1, colour, 0)])
    g.beginPath()
    g.moveTo(top, -height * 0.1)
    g.lineTo(top + gap * 0.6, -height * 0.1)
    g.lineTo(top - height * 0.25 + gap * 0.2, height)
    g.lineTo(top - height * 0.45, height)
    g.fill()
  }
  g.restore()
}
