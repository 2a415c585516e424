import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, paintShape } from '../../paint/shapes.ts'
import { glow, linear, newCanvas, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { seeded } from '../../paint/random.ts'
import { blob } from './plants.ts'

const PLANETS: readonly Role[] = ['#e0905a', '#5a9ad0', '#c86a9a', '#7ab090']

/** An Earth-like planet. (x, y), `r`: centre and radius in pixels. */
export function earthLikePlanet(brush: Brush, x: number, y: number, r: number, seed: number): void {
  const { g } = brush
  glow(g, x, y, r * 1.7, '#8ac8ff', 0.6)
  ellipse(brush, x, y, r, r, 'water')
  g.save()
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.clip()
  for (let i = 0; i < 6; i++)
    paintShape(
      brush,
      blob(x + Math.sin(i * 2.4 + seed) * r * 0.7, y + Math.cos(i * 1.7 + seed) * r * 0.6, r * 0.36, r * 0.24, 11, 0.5, seed + i),
      i % 2 ? 'leaf' : 'leafLight',
      [x - r, y - r, r * 2, r * 2],
      { plain: true, noInk: true },
    )
  for (let i = 0; i < 7; i++) {
    g.fillStyle = css('#ffffff', 0.55)
    g.beginPath()
    g.ellipse(x + Math.sin(i * 3.1 + seed) * r * 0.7, y - r * 0.8 + i * r * 0.26, r * 0.42, r * 0.05, 0.2, 0, 7)
    g.fill()
  }
  g.fillStyle = linear(g, x - r, y - r, x + r, y + r, [stop(0.4, '#04041a', 0), stop(1, '#04041a', 0.75)])
  g.fillRect(x - r, y - r, r * 2, r * 2)
  g.restore()
}

/** A banded planet with rings. (x, y), `r`: centre and radius in pixels. */
export function ringedPlanet(brush: Brush, x: number, y: number, r: number, seed: number): void {
  const { g } = brush
  const random = seeded(seed)
  const [disc, q] = newCanvas(r * 2 + 8, r * 2 + 8)
  ellipse({ ...brush, g: q }, r + 4, r + 4, r, r, PLANETS[seed % PLANETS.length]!)
  q.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 7; i++) {
    q.fillStyle = css(tint(brush, i % 2 ? '#5a2a3a' : '#ffe0b8'), 0.25)
    q.fillRect(0, r * (0.2 + i * 0.26), r * 2 + 8, r * (0.06 + random() * 0.08))
  }
  g.drawImage(disc, x - r - 4, y - r - 4)
  g.save()
  g.translate(x, y)
  g.rotate(-0.3)
  g.strokeStyle = css(tint(brush, '#ffdcb4'), 0.75)
  for (const [a, w] of [
    [1.55, 0.09],
    [1.72, 0.05],
    [1.38, 0.04],
  ] as const) {
    g.lineWidth = r * w
    g.beginPath()
    g.ellipse(0, 0, r * a, r * a * 0.22, 0, -0.25, Math.PI + 0.25)
    g.stroke()
  }
  g.restore()
}
