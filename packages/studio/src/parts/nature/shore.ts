import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { simplexNoise, seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { facet } from '../solid.ts'

/** Breaking waves between `from` and the shoreline `edge(x)` at a time in seconds. */
export function breakers(brush: Brush, frame: Frame, from: number, edge: (x: number) => number, seed: number, seconds: number): void {
  const { g, unit } = brush
  const noise = simplexNoise(seed + 40)
  const step = Math.max(14, 20 * unit)
  g.save()
  g.lineCap = 'round'
  for (let i = 0; i < 4; i++) {
    const u = (seconds * 0.085 + i / 4) % 1
    const near = u ** 1.6
    const swell = (2 + near * 15) * unit * Math.sin(Math.min(1, u * 1.15) * Math.PI) ** 0.6
    const y = (x: number): number => from + (edge(x) - 6 * unit - from) * near + noise(x / (190 * unit), i * 7 + u) * (3 + near * 9) * unit
    const crest = path((p) => {
      for (let x = leftOf(frame); x <= frame.width + frame.bleed + step; x += step) p.lineTo(x, y(x))
      for (let x = frame.width + frame.bleed + step; x >= leftOf(frame); x -= step)
        p.lineTo(x, y(x) + swell * (0.7 + 0.6 * noise(x / (70 * unit), i + 3)))
      p.closePath()
    })
    g.fillStyle = css('#ffffff', (0.16 + near * 0.5) * Math.min(1, (1 - u) * 5) * Math.min(1, u * 6))
    g.fill(crest)
  }
  const run = 0.5 + 0.5 * Math.sin(seconds * 0.9)
  for (const [lift, alpha] of [
    [4 + run * 16, 0.5],
    [run * 7 - 2, 0.85],
  ] as const) {
    g.strokeStyle = css('#ffffff', alpha)
    g.lineWidth = (alpha > 0.6 ? 5 : 9) * unit
    g.beginPath()
    for (let x = leftOf(frame); x <= frame.width + frame.bleed; x += step)
      g.lineTo(x, edge(x) - (14 - lift) * unit + 5 * unit * noise(x / (34 * unit), seed + lift * 0.01))
    g.stroke()
  }
  g.restore()
}

/** Footprints from (x0, y0) to (x1, y1). */
export function footprints(brush: Brush, x0: number, y0: number, x1: number, y1: number, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed)
  g.fillStyle = css(tint(brush, 'sand', 0, -0.34), 0.5)
  for (let i = 0; i < 16; i++) {
    const u = i / 15
    const size = (4 + u * 7) * unit
    const [x, y] = [x0 + (x1 - x0) * u + Math.sin(u * 5) * 30 * unit, y0 + (y1 - y0) * u]
    g.beginPath()
    g.ellipse(x + (i % 2 ? size * 1.4 : -size * 1.4) + random() * size, y, size * 0.75, size * 0.42, 0.2, 0, 7)
    g.fill()
  }
}

/** A beached rowing boat. (x, y): bottom centre; `w`: length in pixels. */
export function beachedBoat(brush: Brush, x: number, y: number, w: number, role: Role): void {
  groundShadow(brush, x, y, w * 0.56, w * 0.07)
  const inside = path((p) => p.ellipse(x, y - w * 0.27, w * 0.5, w * 0.075, -0.05, 0, 7))
  const hull = path((p) => {
    p.moveTo(x - w * 0.52, y - w * 0.3)
    p.bezierCurveTo(x - w * 0.4, y - w * 0.02, x - w * 0.3, y, x - w * 0.1, y)
    p.lineTo(x + w * 0.24, y - w * 0.01)
    p.bezierCurveTo(x + w * 0.42, y - w * 0.04, x + w * 0.5, y - w * 0.2, x + w * 0.56, y - w * 0.36)
    p.bezierCurveTo(x + w * 0.3, y - w * 0.2, x - w * 0.2, y - w * 0.2, x - w * 0.52, y - w * 0.3)
    p.closePath()
  })
  paintShape(brush, inside, 'wood', [x - w * 0.5, y - w * 0.35, w, w * 0.15], { lighten: -0.3, plain: true })
  for (const k of [-0.2, 0.14]) box(brush, x + k * w, y - w * 0.31, w * 0.1, w * 0.05, 'woodLight', { noInk: true })
  paintShape(brush, hull, role, [x - w * 0.52, y - w * 0.36, w * 1.08, w * 0.36])
  brush.g.strokeStyle = css(tint(brush, 'white'))
  brush.g.lineWidth = w * 0.022
  brush.g.beginPath()
  brush.g.moveTo(x - w * 0.5, y - w * 0.26)
  brush.g.bezierCurveTo(x - w * 0.2, y - w * 0.15, x + w * 0.3, y - w * 0.15, x + w * 0.54, y - w * 0.31)
  brush.g.stroke()
}

/** A lifeguard hut on stilts with a ramp. (x, y): bottom centre. */
export function beachHut(brush: Brush, x: number, y: number, h: number, role: Role, lit: boolean): void {
  groundShadow(brush, x, y, h * 0.5, h * 0.07)
  for (const dx of [-0.3, -0.1, 0.1, 0.3]) box(brush, x + dx * h - h * 0.02, y - h * 0.36, h * 0.04, h * 0.36, 'wood', { lighten: -0.15 })
  facet(brush, 'woodLight', [x + h * 0.36, y - h * 0.34, x + h * 0.44, y - h * 0.34, x + h * 0.8, y, x + h * 0.66, y])
  box(brush, x - h * 0.44, y - h * 0.38, h * 0.88, h * 0.05, 'woodLight')
  box(brush, x - h * 0.34, y - h * 0.8, h * 0.68, h * 0.42, role)
  for (let i = 1; i < 7; i++) {
    brush.g.fillStyle = css(tint(brush, role, 0, -0.3), 0.4)
    brush.g.fillRect(x - h * 0.34 + (i * h * 0.68) / 7, y - h * 0.8, h * 0.008, h * 0.42)
  }
  box(brush, x - h * 0.26, y - h * 0.72, h * 0.24, h * 0.17, lit ? 'window' : 'glass', { emissive: true, mode: 'flat' })
  box(brush, x + h * 0.08, y - h * 0.7, h * 0.16, h * 0.32, 'white')
  facet(brush, 'white', [x - h * 0.44, y - h * 0.78, x - h * 0.34, y - h * 0.96, x + h * 0.34, y - h * 0.96, x + h * 0.44, y - h * 0.78])
  for (let i = 0; i < 6; i++) box(brush, x - h * 0.44 + i * h * 0.15, y - h * 0.5, h * 0.016, h * 0.13, 'white', { noInk: true })
  box(brush, x - h * 0.44, y - h * 0.52, h * 0.78, h * 0.025, 'white', { noInk: true })
}

/** An upright surfboard. (x, y): bottom centre; `h`: height in pixels. */
export function surfboard(brush: Brush, x: number, y: number, h: number, role: Role): void {
  groundShadow(brush, x, y, h * 0.12, h * 0.03)
  ellipse(brush, x, y - h * 0.46, h * 0.12, h * 0.5, role)
  box(brush, x - h * 0.014, y - h * 0.92, h * 0.028, h * 0.9, 'white', { noInk: true })
}

/** A starfish. (x, y): centre; `r`: radius in pixels. */
export function starfish(brush: Brush, x: number, y: number, r: number, role: Role): void {
  const star = path((p) => {
    for (let i = 0; i < 10; i++) {
      const [a, k] = [(i * Math.PI) / 5 - 1.4, i % 2 ? 0.42 : 1]
      p.lineTo(x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.6)
    }
    p.closePath()
  })
  paintShape(brush, star, role, [x - r, y - r * 0.6, r * 2, r * 1.2], { plain: true })
}

/** Patches of foam along the shoreline `edge(x)`. */
export function foamLace({ g, unit }: Brush, frame: Frame, edge: (x: number) => number, seed: number): void {
  const random = seeded(seed + 90)
  g.fillStyle = css('#ffffff', 0.5)
  for (let i = 0; i < 150; i++) {
    const x = leftOf(frame) + random() * spanOf(frame)
    g.beginPath()
    g.ellipse(x, edge(x) - (10 + random() ** 2 * 60) * unit, (3 + random() * 16) * unit, (1 + random() * 2.4) * unit, 0, 0, 7)
    g.fill()
  }
}
