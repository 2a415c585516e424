import { type Brush, tint } from '../../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../../paint/shapes.ts'
import { linear, type Path2D, path, stop } from '../../paint/canvas.ts'
import { css, lerp, mix } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import type { Role } from '../../paint/palette.ts'
import { simplexNoise, seeded } from '../../paint/random.ts'
import { type Frame, leftOf } from '../../stage/frame.ts'
import { skyColours } from './sky.ts'
import { facet } from '../solid.ts'

/** Course of a stream: centre x and half width in pixels at each y between `from` and `to`. */
export type Course = {
  readonly from: number
  readonly to: number
  readonly at: (y: number) => readonly [number, number]
}

/** A meandering course from the distance to the foreground. */
export function riverCourse(frame: Frame, from: number, to: number, seed: number): Course {
  const side = seed % 2 ? 1 : -1
  const noise = simplexNoise(seed + 60)
  return {
    from,
    to,
    at: (y) => {
      const u = (y - from) / (to - from)
      const t = u ** 1.35
      const bend = side * Math.sin(u * 5.4 + 0.4) * (0.3 + t) * (1 - t * 0.55)
      return [
        frame.width * (0.52 - side * 0.08 * (1 - u)) + bend * frame.width * (frame.tall ? 0.3 : 0.2),
        frame.width * lerp(0.012, frame.tall ? 0.66 : 0.56, t ** 1.7) * (1 + 0.1 * noise(u * 6, 2)) + 4 * frame.unit,
      ]
    },
  }
}

function outline({ from, to, at }: Course, spread: number): Path2D {
  const steps = 60
  return path((p) => {
    for (let i = 0; i <= steps; i++) {
      const y = lerp(from, to, i / steps)
      const [x, half] = at(y)
      p.lineTo(x - half - spread * (i / steps + 0.1), y)
    }
    for (let i = steps; i >= 0; i--) {
      const y = lerp(from, to, i / steps)
      const [x, half] = at(y)
      p.lineTo(x + half + spread * (i / steps + 0.1), y)
    }
    p.closePath()
  })
}

/** The water of a stream with its banks and reflections. */
export function stream(brush: Brush, frame: Frame, bed: Course, time: TimeOfDay, seed: number): void {
  const { g, look, unit } = brush
  const { from, to, at } = bed
  const bounds = [leftOf(frame), from, frame.width + frame.bleed * 2, to - from] as const
  paintShape(brush, outline(bed, 16 * unit), 'sand', bounds, { plain: true, noInk: true, cel: 0, depth: 0.16, lighten: -0.2 })
  const shape = outline(bed, 0)
  const far = mix(skyColours(look, time)[3]!, tint(brush, 'waterLight', 0.3), 0.5)
  g.fillStyle = linear(g, 0, from, 0, to, [
    far,
    mix(tint(brush, 'waterLight', 0.1), far, 0.3),
    tint(brush, 'water', 0, -0.04),
    tint(brush, 'water', 0, -0.3),
  ])
  g.fill(shape)
  g.save()
  g.clip(shape)
  const random = seeded(seed + 5)
  g.lineCap = 'round'
  for (let i = 0; i < 150; i++) {
    const u = random()
    const y = lerp(from, to, u)
    const [x, half] = at(y)
    const k = random() * 2 - 1
    const w = (6 + u * 64) * unit * (0.4 + random())
    g.strokeStyle =
      Math.abs(k) > 0.72 ? css(tint(brush, 'pine', 0.1, -0.1), 0.3) : css(i % 3 ? '#ffffff' : tint(brush, 'water', 0, -0.4), 0.26)
    g.lineWidth = (1 + u * 2.6) * unit
    g.beginPath()
    g.moveTo(x + k * half - w / 2, y)
    g.quadraticCurveTo(x + k * half, y + (random() - 0.5) * 5 * unit, x + k * half + w / 2, y)
    g.stroke()
  }
  g.fillStyle = linear(g, 0, from, 0, from + (to - from) * 0.3, [stop(0, '#ffffff', 0.3), stop(1, '#ffffff', 0)])
  g.fillRect(...bounds)
  g.restore()
}

/** Highlights that move downstream, at a time in seconds. */
export function waterStreaks({ g, unit }: Brush, { from, to, at }: Course, seed: number, seconds: number): void {
  const random = seeded(seed + 8)
  g.save()
  g.lineCap = 'round'
  for (let i = 0; i < 34; i++) {
    const [start, k, pace] = [random(), random() * 1.5 - 0.75, 0.05 + random() * 0.05]
    const u = (start + seconds * pace) % 1
    const y = lerp(from, to, u)
    const [x, half] = at(y)
    const w = (5 + u * 40) * unit
    g.strokeStyle = css('#ffffff', 0.62 * Math.sin(u * Math.PI))
    g.lineWidth = (1 + u * 2) * unit
    g.beginPath()
    g.moveTo(x + k * half - w / 2, y)
    g.lineTo(x + k * half + w / 2, y)
    g.stroke()
  }
  g.restore()
}

/** An arched wooden bridge. (x, y): centre of its span at the water; `w`: span in pixels. */
export function archBridge(brush: Brush, x: number, y: number, w: number, depth: number, role: Role = 'wood'): void {
  const rise = w * 0.2
  const deck = (u: number): number => y - rise * 4 * u * (1 - u)
  const arch = path((p) => {
    p.moveTo(x - w / 2, y)
    p.quadraticCurveTo(x, y - rise * 2, x + w / 2, y)
    p.lineTo(x + w / 2, y + w * 0.05)
    p.lineTo(x + w * 0.4, y + w * 0.05)
    p.quadraticCurveTo(x, y - rise * 1.34, x - w * 0.4, y + w * 0.05)
    p.lineTo(x - w / 2, y + w * 0.05)
    p.closePath()
  })
  const { g } = brush
  g.fillStyle = css(tint(brush, 'dark', 0.1), 0.26)
  g.beginPath()
  g.ellipse(x, y + w * 0.06, w * 0.46, w * 0.025, 0, 0, 7)
  g.fill()
  for (const back of [true, false]) {
    const lift = back ? w * 0.03 : 0
    if (!back) paintShape(brush, arch, role, [x - w / 2, y - rise * 1.2, w, rise * 1.5], { depth, plain: true })
    const height = w * 0.1
    g.strokeStyle = css(tint(brush, role, depth, back ? -0.3 : -0.08))
    g.lineWidth = w * 0.016
    for (const k of [1, 0.55]) {
      g.beginPath()
      for (let i = 0; i <= 12; i++) g.lineTo(x - w / 2 + (i / 12) * w, deck(i / 12) - height * k - lift)
      g.stroke()
    }
    for (let i = 0; i <= 6; i++)
      box(brush, x - w / 2 + (i / 6) * w - w * 0.009, deck(i / 6) - height * 1.08 - lift, w * 0.018, height * 1.1, role, {
        depth,
        lighten: back ? -0.26 : 0,
        noInk: true,
      })
  }
}

/** A water mill without its wheel, which `millWheel` animates. (x, y): bottom centre; `w`: width in pixels. */
export function waterMill(brush: Brush, x: number, y: number, w: number, depth: number, lit: boolean): void {
  groundShadow(brush, x, y, w * 0.6, w * 0.06, depth)
  box(brush, x - w * 0.5, y - w * 0.34, w, w * 0.36, 'stone', { depth })
  for (let i = 0; i < 16; i++)
    box(brush, x - w * 0.48 + ((i * 37) % 90) * w * 0.0104, y - w * (0.05 + (i % 4) * 0.08), w * 0.08, w * 0.045, 'stone', {
      depth,
      lighten: i % 2 ? -0.14 : 0.12,
      noInk: true,
      round: w * 0.01,
    })
  box(brush, x - w * 0.5, y - w * 0.62, w, w * 0.3, 'cream', { depth })
  for (const k of [-0.5, -0.26, -0.02, 0.22, 0.46]) box(brush, x + k * w, y - w * 0.62, w * 0.035, w * 0.3, 'trunk', { depth, noInk: true })
  box(brush, x - w * 0.5, y - w * 0.36, w, w * 0.035, 'trunk', { depth, noInk: true })
  facet(brush, 'roof', [x - w * 0.6, y - w * 0.58, x - w * 0.36, y - w * 0.96, x + w * 0.36, y - w * 0.96, x + w * 0.6, y - w * 0.58], {
    depth,
  })
  for (const k of [-0.17, 0.32])
    box(brush, x + k * w - w * 0.06, y - w * 0.54, w * 0.12, w * 0.13, lit ? 'window' : 'glass', { depth: lit ? 0 : depth, emissive: true })
  box(brush, x - w * 0.08, y - w * 0.26, w * 0.16, w * 0.26, 'wood', { depth, round: [w * 0.08, w * 0.08, 0, 0] })
  box(brush, x + w * 0.2, y - w * 1.06, w * 0.1, w * 0.22, 'stone', { depth })
}

/** A turning mill wheel at a time in seconds. (x, y): centre; `r`: radius in pixels. */
export function millWheel(brush: Brush, x: number, y: number, r: number, seconds: number, depth: number): void {
  const { g } = brush
  g.save()
  g.translate(x, y)
  g.rotate(seconds * 0.7)
  g.strokeStyle = css(tint(brush, 'trunk', depth))
  for (const k of [1, 0.82]) {
    g.lineWidth = r * 0.07
    g.beginPath()
    g.arc(0, 0, r * k, 0, 7)
    g.stroke()
  }
  for (let i = 0; i < 10; i++) {
    g.rotate(Math.PI / 5)
    g.fillStyle = css(tint(brush, 'wood', depth, i % 2 ? -0.1 : 0))
    g.fillRect(-r * 0.035, 0, r * 0.07, r)
    g.fillRect(-r * 0.16, r * 0.8, r * 0.32, r * 0.09)
  }
  g.restore()
  ellipse(brush, x, y, r * 0.12, r * 0.12, 'dark', { depth, noInk: true, plain: true })
}

/** Seven stepping stones from (x0, y0) to (x1, y1). */
export function steppingStones(brush: Brush, x0: number, y0: number, x1: number, y1: number, size: number): void {
  for (let i = 0; i < 7; i++) {
    const u = i / 6
    const [x, y, s] = [lerp(x0, x1, u), lerp(y0, y1, u) + (i % 2) * size * 0.12, size * (0.6 + u * 0.4)]
    ellipse(brush, x, y + s * 0.1, s * 0.6, s * 0.2, 'water', { depth: 0.05, lighten: -0.3, plain: true, noInk: true })
    ellipse(brush, x, y, s * 0.54, s * 0.2, 'stone', { depth: 0.06 })
    ellipse(brush, x - s * 0.05, y - s * 0.05, s * 0.44, s * 0.13, 'stone', { depth: 0.06, lighten: 0.2, noInk: true, plain: true })
  }
}
