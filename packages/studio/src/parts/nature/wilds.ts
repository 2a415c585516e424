import { type Brush, tint } from '../../paint/brush.ts'
import { ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { linear, path, radial, stop } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { type Random, seeded } from '../../paint/random.ts'
import { blob, rock } from './plants.ts'
import { facet } from '../solid.ts'

/** A large tree with buttress roots. (x, y): bottom centre. */
export function giantTree(brush: Brush, x: number, y: number, h: number, depth: number, seed: number): void {
  const random = seeded(seed)
  const w = h * (0.05 + random() * 0.03)
  const trunk = path((p) => {
    p.moveTo(x - w * 1.9, y)
    p.quadraticCurveTo(x - w * 0.6, y - h * 0.12, x - w * 0.5, y - h * 0.7)
    p.lineTo(x + w * 0.5, y - h * 0.7)
    p.quadraticCurveTo(x + w * 0.6, y - h * 0.12, x + w * 1.9, y)
    p.quadraticCurveTo(x + w * 0.5, y - h * 0.03, x, y - h * 0.02)
    p.closePath()
  })
  groundShadow(brush, x, y, w * 3, h * 0.03, depth)
  paintShape(brush, trunk, 'trunk', [x - w * 2, y - h * 0.7, w * 4, h * 0.7], { depth })
  for (let i = 0; i < 8; i++) {
    const [bx, by, r] = [x + (random() - 0.5) * h * 0.52, y - h * (0.66 + random() * 0.28), h * (0.1 + random() * 0.08)]
    paintShape(
      brush,
      blob(bx, by, r * 1.35, r * 0.8, 10, 0.2, i + seed),
      i % 3 === 0 ? 'leafLight' : i % 3 === 1 ? 'leaf' : 'pine',
      [bx - r * 1.4, by - r, r * 2.8, r * 2],
      { depth, cel: 0.3, noInk: depth > 0.3 },
    )
  }
  if (depth < 0.3)
    for (let i = 0; i < 3; i++) liana(brush, x + (random() - 0.5) * h * 0.4, y - h * 0.7, h * (0.16 + random() * 0.2), seed + i, depth)
}

/** A hanging liana. (x, y): top; `length` in pixels. */
export function liana(brush: Brush, x: number, y: number, length: number, seed: number, depth = 0): void {
  const { g, unit } = brush
  const random = seeded(seed + 51)
  const bend = (random() - 0.5) * length * 0.3
  g.save()
  g.strokeStyle = css(tint(brush, 'pine', depth, -0.2))
  g.lineWidth = 3 * unit
  g.beginPath()
  g.moveTo(x, y)
  g.quadraticCurveTo(x + bend, y + length * 0.6, x + bend * 0.4, y + length)
  g.stroke()
  g.restore()
  for (let i = 1; i < 9; i++) {
    const u = i / 9
    const [lx, ly] = [x + bend * 1.4 * u * (1 - u) + bend * 0.4 * u, y + length * u]
    for (const side of [-1, 1])
      ellipse(brush, lx + side * 7 * unit, ly + side * 3 * unit, 8 * unit, 5 * unit, i % 2 ? 'leaf' : 'leafLight', {
        depth,
        noInk: true,
        plain: true,
      })
  }
}

/** A waterfall between cliffs. (x, y): bottom centre; `w`: width of the water; `h`: height. */
export function waterfall(brush: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  const { g } = brush
  const random = seeded(Math.round(w + h))
  groundShadow(brush, x, y, w * 2.2, w * 0.14, depth)
  for (const side of [-1, 1]) cliff(brush, x, y, w, h, side, depth, random)
  facet(brush, 'rock', [x - w * 0.5, y - h, x + w * 0.5, y - h, x + w * 0.56, y, x - w * 0.56, y], { depth, lighten: -0.3, noInk: true })
  g.fillStyle = linear(g, 0, y - h, 0, y, [
    tint(brush, 'waterLight', depth, 0.3),
    tint(brush, 'white', depth),
    tint(brush, 'waterLight', depth, 0.2),
    tint(brush, 'white', depth),
    tint(brush, 'waterLight', depth, 0.4),
  ])
  g.beginPath()
  g.moveTo(x - w * 0.34, y - h * 1.02)
  g.bezierCurveTo(x - w * 0.38, y - h * 0.7, x - w * 0.3, y - h * 0.56, x - w * 0.44, y - h * 0.48)
  g.bezierCurveTo(x - w * 0.5, y - h * 0.3, x - w * 0.46, y - h * 0.2, x - w * 0.5, y)
  g.lineTo(x + w * 0.5, y)
  g.bezierCurveTo(x + w * 0.46, y - h * 0.2, x + w * 0.52, y - h * 0.34, x + w * 0.42, y - h * 0.52)
  g.bezierCurveTo(x + w * 0.32, y - h * 0.6, x + w * 0.38, y - h * 0.7, x + w * 0.34, y - h * 1.02)
  g.fill()
  for (let i = 0; i < 9; i++) {
    const r = w * (0.16 + random() * 0.2)
    const mx = x + (i / 8 - 0.5) * w * 1.3
    g.fillStyle = radial(g, mx, y - r * 0.2, 0, r, [stop(0, '#ffffff', 0.6), stop(1, '#ffffff', 0)])
    g.fillRect(mx - r, y - r * 1.2, r * 2, r * 2)
  }
  for (const [dx, s] of [
    [-0.62, 0.24],
    [0.5, 0.2],
    [0.78, 0.3],
  ] as const)
    rock(brush, x + dx * w, y + w * 0.06, w * s, depth)
  waterfallStreaks(brush, x, y, w, h, 0)
}

/** One side of the cliff with ledges and vegetation. */
function cliff(brush: Brush, x: number, y: number, w: number, h: number, side: number, depth: number, random: Random): void {
  const at = (k: number, v: number): readonly [number, number] => [x + side * k * w, y - v * h]
  const tops: readonly (readonly [number, number])[] = [
    [0.38, 1.02],
    [0.7, 1.12],
    [1.15, 1.06],
    [1.3, 0.84],
    [1.75, 0.8],
    [1.95, 0.52],
    [2.35, 0.46],
    [2.6, 0.1],
  ]
  const jitter = tops.map(([k, v]) => [k + (random() - 0.5) * 0.12, v + (random() - 0.5) * 0.07] as const)
  facet(brush, 'rock', [...at(0.5, 0), ...jitter.flatMap(([k, v]) => [...at(k, v)]), ...at(2.75, 0)], { depth, plain: false })
  for (let i = 0; i + 1 < jitter.length; i++) {
    const [[k, v], [k2, v2]] = [jitter[i]!, jitter[i + 1]!]
    facet(brush, 'rock', [...at(k, v), ...at(k2, v2), ...at(k2 - 0.1, v2 * 0.62), ...at(k + 0.05, v * 0.66)], {
      depth,
      lighten: i % 2 ? 0.14 : -0.14,
      noInk: true,
    })
    if (i % 2 === 0)
      facet(brush, 'rock', [...at(k + 0.1, v * 0.5), ...at(k2, v2 * 0.46), ...at(k2 + 0.1, 0), ...at(k + 0.2, 0)], {
        depth,
        lighten: -0.2,
        noInk: true,
      })
  }
  for (const i of [1, 3, 5]) {
    const [[k, v], [k2, v2]] = [jitter[i]!, jitter[i + 1]!]
    for (let n = 0; n < 4; n++) {
      const [bx, by] = at(k + (k2 - k) * (n / 3), v + (v2 - v) * (n / 3))
      const r = w * (0.11 + random() * 0.06)
      paintShape(
        brush,
        blob(bx, by, r * 1.3, r * 0.8, 9, 0.2, n + i),
        n % 2 ? 'leaf' : 'leafLight',
        [bx - r * 1.3, by - r, r * 2.6, r * 2],
        { depth, noInk: true },
      )
    }
  }
}

/** Falling highlights of a waterfall at a time in seconds; (x, y), `w`, `h` as in `waterfall`. */
export function waterfallStreaks({ g, unit }: Brush, x: number, y: number, w: number, h: number, seconds: number): void {
  for (let i = 0; i < 12; i++) {
    const u = (seconds * (0.5 + (i % 3) * 0.12) + i * 0.37) % 1
    const top = y - h + u * h * 0.8
    const sx = x + ((i + 0.5) / 12 - 0.5) * w * (0.66 + u * 0.2)
    g.fillStyle = linear(g, 0, top, 0, top + h * 0.2, [stop(0, '#ffffff', 0), stop(0.5, '#ffffff', 0.75), stop(1, '#ffffff', 0)])
    g.fillRect(sx, top, 3 * unit, h * 0.2)
  }
}

/** An emissive crystal. (x, y): bottom centre; `h`: height in pixels. */
export function crystal(brush: Brush, x: number, y: number, h: number, role: Role, depth: number, seed: number): void {
  const random = seeded(seed)
  const w = h * (0.16 + random() * 0.08)
  const lean = (random() - 0.5) * h * 0.4
  facet(brush, role, [x - w, y, x - w + lean * 0.7, y - h * 0.72, x + lean, y - h, x + w + lean * 0.7, y - h * 0.66, x + w, y], {
    depth,
    emissive: true,
  })
  facet(brush, role, [x + w * 0.1, y, x + w * 0.1 + lean * 0.7, y - h * 0.6, x + lean, y - h, x + w + lean * 0.7, y - h * 0.66, x + w, y], {
    depth,
    lighten: -0.22,
    noInk: true,
    emissive: true,
  })
  facet(brush, role, [x - w * 0.7, y, x - w * 0.75 + lean * 0.66, y - h * 0.66, x - w * 0.45 + lean * 0.7, y - h * 0.68, x - w * 0.3, y], {
    depth,
    lighten: 0.4,
    noInk: true,
    emissive: true,
  })
}
