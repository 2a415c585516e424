import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { path } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import { blob } from './nature/plants.ts'
import { longLeaf } from './indoors/pots.ts'

/** A trimmed hedge from `from` to `to`. `y`: baseline; `h`: height; pixels. */
export function hedge(brush: Brush, from: number, to: number, y: number, h: number, depth: number, seed: number): void {
  const random = seeded(seed + 3)
  const shape = path((p) => {
    p.moveTo(from, y)
    for (let x = from; x <= to; x += h * 0.4) p.quadraticCurveTo(x + h * 0.2, y - h * (1.04 + random() * 0.1), x + h * 0.4, y - h)
    p.lineTo(to + h, y)
    p.closePath()
  })
  paintShape(brush, shape, 'leaf', [from, y - h * 1.1, to - from, h * 1.1], { depth, plain: true, cel: 0.004, lighten: -0.12 })
  const { g } = brush
  g.save()
  g.clip(shape)
  for (let i = 0; i < (to - from) / (h * 0.09); i++) {
    const [x, dy] = [from + random() * (to - from), random()]
    g.fillStyle = css(tint(brush, dy < 0.4 ? 'leafLight' : 'leaf', depth, dy < 0.4 ? 0.1 : -0.2), 0.55)
    g.beginPath()
    g.ellipse(x, y - h * (1 - dy), h * 0.07, h * 0.045, random() * 3, 0, 7)
    g.fill()
  }
  g.restore()
}

/** A flower bed with tulips. (x, y): bottom left. */
export function tulips(brush: Brush, x: number, y: number, w: number, h: number, role: Role, seed: number): void {
  const random = seeded(seed)
  groundShadow(brush, x + w / 2, y + h * 0.05, w * 0.56, h * 0.2)
  const count = Math.max(5, Math.round(w / (h * 0.2)))
  for (let i = 0; i < count * 2; i++) {
    const fx = x + random() * w
    const tall = h * (0.6 + random() * 0.5)
    const baseY = y + (i / count - 1) * h * 0.14
    longLeaf(brush, fx, baseY, tall * 0.75, (random() - 0.5) * 0.9, h * 0.04, i % 2 ? 'leaf' : 'leafLight')
    if (i % 2) continue
    brush.g.fillStyle = css(tint(brush, 'leaf'))
    brush.g.fillRect(fx - h * 0.015, baseY - tall, h * 0.03, tall)
    const cup = path((p) => {
      p.moveTo(fx - h * 0.11, baseY - tall - h * 0.14)
      p.lineTo(fx - h * 0.05, baseY - tall - h * 0.06)
      p.lineTo(fx, baseY - tall - h * 0.17)
      p.lineTo(fx + h * 0.05, baseY - tall - h * 0.06)
      p.lineTo(fx + h * 0.11, baseY - tall - h * 0.14)
      p.quadraticCurveTo(fx + h * 0.12, baseY - tall + h * 0.08, fx, baseY - tall + h * 0.08)
      p.quadraticCurveTo(fx - h * 0.12, baseY - tall + h * 0.08, fx - h * 0.11, baseY - tall - h * 0.14)
    })
    paintShape(brush, cup, role, [fx - h * 0.12, baseY - tall - h * 0.17, h * 0.24, h * 0.26], {
      plain: true,
      lighten: (random() - 0.5) * 0.2,
    })
  }
}

/** An arch with climbing roses. (x, y): bottom centre. */
export function roseArch(brush: Brush, x: number, y: number, h: number, role: Role): void {
  const { g } = brush
  const w = h * 0.62
  g.save()
  g.strokeStyle = css(tint(brush, 'white', 0.12))
  for (const r of [0.5, 0.42]) {
    g.lineWidth = h * 0.03
    g.beginPath()
    g.moveTo(x - w * r, y)
    g.lineTo(x - w * r, y - h * 0.66)
    g.arc(x, y - h * 0.66, w * r, Math.PI, 0)
    g.lineTo(x + w * r, y)
    g.stroke()
  }
  g.restore()
  const random = seeded(Math.round(x))
  for (let i = 0; i < 46; i++) {
    const u = i / 45
    const angle = Math.PI * (1 + (u - 0.22) / 0.56)
    const [px, py] =
      u < 0.22
        ? [x - w * 0.46, y - (u / 0.22) * h * 0.66]
        : u > 0.78
          ? [x + w * 0.46, y - ((1 - u) / 0.22) * h * 0.66]
          : [x + Math.cos(angle) * w * 0.46, y - h * 0.66 + Math.sin(angle) * w * 0.46]
    const r = h * (0.045 + random() * 0.03)
    const [bx, by] = [px + (random() - 0.5) * h * 0.07, py + (random() - 0.5) * h * 0.05]
    paintShape(brush, blob(bx, by, r, r * 0.85, 7, 0.25, i), i % 3 ? 'leaf' : 'leafLight', [bx - r, by - r, r * 2, r * 2], {
      depth: 0.12,
      noInk: true,
      plain: true,
    })
    if (i % 2) ellipse(brush, bx + r * 0.3, by, r * 0.5, r * 0.5, role, { depth: 0.1, noInk: true, plain: true, lighten: random() * 0.25 })
  }
}

/** A stone fountain with two basins. (x, y): bottom centre; `h`: height in pixels. */
export function fountain(brush: Brush, x: number, y: number, h: number): void {
  groundShadow(brush, x, y, h * 1.1, h * 0.16, 0.15)
  const basin = (cy: number, w: number, tall: number): void => {
    const bowl = path((p) => {
      p.moveTo(x - w, cy - tall)
      p.quadraticCurveTo(x - w * 0.8, cy, x - w * 0.3, cy)
      p.lineTo(x + w * 0.3, cy)
      p.quadraticCurveTo(x + w * 0.8, cy, x + w, cy - tall)
      p.closePath()
    })
    paintShape(brush, bowl, 'stone', [x - w, cy - tall, w * 2, tall], { depth: 0.12 })
    ellipse(brush, x, cy - tall, w, w * 0.13, 'stone', { depth: 0.12, lighten: 0.15, plain: true })
    ellipse(brush, x, cy - tall, w * 0.9, w * 0.1, 'waterLight', { depth: 0.1, noInk: true, plain: true })
  }
  basin(y, h, h * 0.4)
  box(brush, x - h * 0.1, y - h * 0.82, h * 0.2, h * 0.5, 'stone', { depth: 0.12 })
  basin(y - h * 0.72, h * 0.46, h * 0.2)
  fountainJet(brush, x, y, h, 0)
}

/** The water of a fountain at a time in seconds; (x, y) and `h` as in `fountain`. */
export function fountainJet({ g, unit }: Brush, x: number, y: number, h: number, seconds: number): void {
  g.save()
  g.strokeStyle = css('#e8faff', 0.75)
  g.lineWidth = 2 * unit
  g.lineCap = 'round'
  for (let i = 0; i < 10; i++) {
    const side = (i % 2 ? 1 : -1) * (0.2 + (i / 10) * 0.7)
    const u = (seconds * 0.9 + i * 0.37) % 1
    const at = (t: number): [number, number] => [
      x + side * h * 0.7 * t,
      y - h * 0.92 - h * 0.34 * Math.sin(Math.PI * Math.min(1, t * 1.25)) * (1 - Math.abs(side) * 0.3) + t * t * h * 0.5,
    ]
    g.beginPath()
    g.moveTo(...at(u * 0.8))
    g.lineTo(...at(u * 0.8 + 0.12))
    g.lineTo(...at(u * 0.8 + 0.22))
    g.stroke()
  }
  g.restore()
}
