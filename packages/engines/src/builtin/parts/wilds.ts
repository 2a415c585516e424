import { type Brush, ellipse, groundShadow, paintShape, tint } from '../paint/brush.ts'
import { linear, path, stop } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import { blob } from './plants.ts'
import { facet } from './solid.ts'

/** A trunk with flying roots and a wide crown; (x, y): middle of its foot. */
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

/** A hanging rope of leaves. */
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

/** Water falling between rocks; (x, y): middle of its foot. */
export function waterfall(brush: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  const { g } = brush
  for (const side of [-1, 1])
    facet(
      brush,
      'rock',
      [
        x + side * w * 0.4,
        y,
        x + side * w * 0.34,
        y - h,
        x + side * w * 0.9,
        y - h * 1.08,
        x + side * w * 1.5,
        y - h * 0.7,
        x + side * w * 1.8,
        y,
      ],
      { depth },
    )
  facet(brush, 'rock', [x - w * 0.4, y - h, x + w * 0.4, y - h, x + w * 0.5, y, x - w * 0.5, y], { depth, lighten: -0.2, noInk: true })
  g.fillStyle = linear(g, 0, y - h, 0, y, [
    tint(brush, 'waterLight', depth, 0.3),
    tint(brush, 'white', depth),
    tint(brush, 'waterLight', depth, 0.4),
  ])
  g.beginPath()
  g.moveTo(x - w * 0.34, y - h)
  g.bezierCurveTo(x - w * 0.36, y - h * 0.6, x - w * 0.46, y - h * 0.3, x - w * 0.46, y)
  g.lineTo(x + w * 0.46, y)
  g.bezierCurveTo(x + w * 0.46, y - h * 0.3, x + w * 0.36, y - h * 0.6, x + w * 0.34, y - h)
  g.fill()
  for (const [dx, r] of [
    [-0.4, 0.34],
    [0.1, 0.42],
    [0.45, 0.3],
  ] as const) {
    g.fillStyle = css('#ffffff', 0.5)
    g.beginPath()
    g.ellipse(x + dx * w, y, w * r, w * r * 0.3, 0, 0, 7)
    g.fill()
  }
  waterfallStreaks(brush, x, y, w, h, 0)
}

export function waterfallStreaks({ g, unit }: Brush, x: number, y: number, w: number, h: number, seconds: number): void {
  for (let i = 0; i < 12; i++) {
    const u = (seconds * (0.5 + (i % 3) * 0.12) + i * 0.37) % 1
    const top = y - h + u * h * 0.8
    const sx = x + ((i + 0.5) / 12 - 0.5) * w * (0.66 + u * 0.2)
    g.fillStyle = linear(g, 0, top, 0, top + h * 0.2, [stop(0, '#ffffff', 0), stop(0.5, '#ffffff', 0.75), stop(1, '#ffffff', 0)])
    g.fillRect(sx, top, 3 * unit, h * 0.2)
  }
}

/** An upright block of ice or crystal. (x, y): middle of its foot. */
export function crystal(brush: Brush, x: number, y: number, h: number, role: Role, depth: number, seed: number): void {
  const random = seeded(seed)
  const w = h * (0.16 + random() * 0.08)
  const lean = (random() - 0.5) * h * 0.4
  facet(brush, role, [x - w, y, x - w + lean * 0.7, y - h * 0.72, x + lean, y - h, x + w + lean * 0.7, y - h * 0.66, x + w, y], {
    depth,
    lit: true,
  })
  facet(brush, role, [x + w * 0.1, y, x + w * 0.1 + lean * 0.7, y - h * 0.6, x + lean, y - h, x + w + lean * 0.7, y - h * 0.66, x + w, y], {
    depth,
    lighten: -0.22,
    noInk: true,
    lit: true,
  })
  facet(brush, role, [x - w * 0.7, y, x - w * 0.75 + lean * 0.66, y - h * 0.66, x - w * 0.45 + lean * 0.7, y - h * 0.68, x - w * 0.3, y], {
    depth,
    lighten: 0.4,
    noInk: true,
    lit: true,
  })
}
