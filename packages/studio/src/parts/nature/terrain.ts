import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { paintShape, polygon } from '../../paint/shapes.ts'
import { linear, path } from '../../paint/canvas.ts'
import { css, lerp, mix, shade } from '../../paint/colour.ts'
import type { TimeOfDay } from '../../paint/look.ts'
import type { Role } from '../../paint/palette.ts'
import { simplexNoise, fractalNoise, seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'
import { skyColours } from './sky.ts'

/** A hill line from noise. */
export type Ridge = {
  /** Mean y in pixels. */
  readonly base: number
  /** Height of crests above the base in pixels. */
  readonly rise: number
  readonly seed: number
  readonly role: Role
  readonly depth: number
  /** Crests per frame width. Default 2. */
  readonly waves?: number
  /** Ridged noise for sharp crests. Default false. */
  readonly rocky?: boolean
}

/** y of a ridge line at `x` in pixels. */
export function ridgeHeight(frame: Frame, ridge: Ridge, x: number): number {
  const noise = simplexNoise(ridge.seed)
  const waves = ridge.waves ?? 2
  return (
    ridge.base -
    ridge.rise * 1.5 * fractalNoise(noise, (x / Math.max(frame.width, frame.height)) * waves, ridge.seed * 0.7, 4, 0.45, ridge.rocky)
  )
}

/** Draws the ground below a ridge line. */
export function ridge(brush: Brush, frame: Frame, line: Ridge): void {
  const top = line.base - line.rise
  const shape = path((p) => {
    p.moveTo(leftOf(frame), frame.height + frame.bleed)
    for (let x = leftOf(frame); x <= frame.width + frame.bleed + 6; x += 6) p.lineTo(x, ridgeHeight(frame, line, x))
    p.lineTo(frame.width + frame.bleed + 6, frame.height + frame.bleed)
    p.closePath()
  })
  const height = Math.min(frame.height + frame.bleed - top, line.rise * 2 + frame.height * 0.4)
  paintShape(brush, shape, line.role, [leftOf(frame), top, spanOf(frame), height], { depth: line.depth, plain: true, cel: 0.004 })
}

/** Grass tufts between two heights, larger towards the viewer. */
export function tufts(brush: Brush, frame: Frame, from: number, to: number, count: number, role: Role, seed: number): void {
  const { g, look, unit } = brush
  const amount = count * (look.detail ?? 0.6) * (frame.width / 1280 + 0.2)
  const random = seeded(seed)
  g.save()
  g.lineCap = 'round'
  for (let i = 0; i < amount; i++) {
    const near = random() ** 0.7
    const x = leftOf(frame) + random() * spanOf(frame)
    const y = lerp(from, to, near)
    const h = (5 + near * 15) * unit * (0.6 + random() * 0.7)
    g.strokeStyle = css(tint(brush, role, (1 - near) * 0.3, (random() - 0.45) * 0.45))
    g.lineWidth = (1 + near * 1.6) * unit
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(x + h * 0.1, y - h * 0.6, x + (random() - 0.4) * h * 0.9, y - h)
    g.stroke()
  }
  g.restore()
}

/** Pebbles between two heights, larger towards the viewer. */
export function pebbles(brush: Brush, frame: Frame, from: number, to: number, count: number, role: Role, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed)
  g.save()
  for (let i = 0; i < count; i++) {
    const near = random()
    g.globalAlpha = 0.5
    g.fillStyle = css(tint(brush, role, 0, (random() - 0.6) * 0.4))
    g.beginPath()
    const r = (0.8 + near * 3.2) * unit * (0.4 + random())
    g.ellipse(leftOf(frame) + random() * spanOf(frame), lerp(from, to, near), r * 1.5, r * 0.7, 0, 0, 7)
    g.fill()
  }
  g.restore()
}

const PETALS: readonly Role[] = ['white', 'yellow', 'pink', 'red', 'purple']

/** Flowers between two heights, larger towards the viewer. */
export function flowers(brush: Brush, frame: Frame, from: number, to: number, count: number, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed)
  g.save()
  for (let i = 0; i < count; i++) {
    const near = random()
    const x = leftOf(frame) + random() * spanOf(frame)
    const y = lerp(from, to, near)
    const r = (2.2 + near * 3.8) * unit
    g.strokeStyle = css(tint(brush, 'grassDark'))
    g.lineWidth = 1.4 * unit
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x, y + r * 2.2)
    g.stroke()
    g.fillStyle = css(tint(brush, PETALS[Math.floor(random() * PETALS.length)]!))
    for (let k = 0; k < 5; k++) {
      g.beginPath()
      g.arc(x + Math.cos(k * 1.257) * r * 0.62, y + Math.sin(k * 1.257) * r * 0.62, r * 0.52, 0, 7)
      g.fill()
    }
    g.fillStyle = css(tint(brush, 'gold'))
    g.beginPath()
    g.arc(x, y, r * 0.42, 0, 7)
    g.fill()
  }
  g.restore()
}

/** A mountain. (x, y): bottom centre; `w`, `h` in pixels; `snow`: snow cap, default true. */
export function mountain(brush: Brush, x: number, y: number, w: number, h: number, depth: number, seed: number, snow = true): void {
  const random = seeded(seed)
  const points: Point[] = [[x - w / 2, y]]
  for (let i = 1; i < 11; i++) {
    const u = i / 11
    const rise = (1 - Math.abs(u - 0.5) * 2) ** 1.1
    points.push([x - w / 2 + u * w + (random() - 0.5) * w * 0.035, y - h * rise + (random() - 0.5) * h * 0.07])
  }
  points.push([x + w / 2, y])
  polygon(brush, points, 'mountain', { depth })
  const top = points.reduce((best, point) => (point[1] < best[1] ? point : best))
  shadedFlank(brush, points, top, x, y, w, h, depth)
  if (snow) snowCap(brush, top, w, h, depth)
}

function shadedFlank(brush: Brush, points: readonly Point[], top: Point, x: number, y: number, w: number, h: number, depth: number): void {
  const { g } = brush
  if (brush.look.paint === 'neon' || brush.look.paint === 'silhouette') return
  const right = points.filter((point) => point[0] > top[0]).reverse()
  g.save()
  g.globalAlpha = 0.5
  g.fillStyle = css(tint(brush, 'mountain', depth, -0.3))
  g.beginPath()
  g.moveTo(top[0], top[1])
  g.lineTo(top[0] + w * 0.04, y - h * 0.55)
  g.lineTo(top[0] - w * 0.03, y - h * 0.3)
  g.lineTo(x + w * 0.06, y)
  g.lineTo(x + w / 2, y)
  for (const point of right) g.lineTo(point[0], point[1])
  g.fill()
  g.restore()
}

function snowCap(brush: Brush, [tx, ty]: Point, w: number, h: number, depth: number): void {
  const q = h * 0.3
  const cap: Point[] = [
    [tx, ty],
    [tx + w * 0.05, ty + q * 0.45],
    [tx + w * 0.105, ty + q * 0.92],
    [tx + w * 0.06, ty + q * 0.78],
    [tx + w * 0.03, ty + q * 1.12],
    [tx - w * 0.02, ty + q * 0.78],
    [tx - w * 0.065, ty + q * 1.02],
    [tx - w * 0.1, ty + q * 0.86],
    [tx - w * 0.05, ty + q * 0.45],
  ]
  polygon(brush, cap, 'snow', { depth: depth * 0.7, noInk: true })
}

/** Water between two heights with reflections of the sun at `sunX`. */
export function water(brush: Brush, frame: Frame, from: number, to: number, time: TimeOfDay, sunX: number, seed: number): void {
  const { g, look, unit } = brush
  const near = tint(brush, 'water', 0.05, -0.12)
  const far = mix(skyColours(look, time)[3]!, tint(brush, 'waterLight', 0.45), 0.55)
  g.fillStyle = linear(g, 0, from, 0, to, [far, mix(tint(brush, 'waterLight', 0.4), near, 0.5), near])
  g.fillRect(leftOf(frame), from, spanOf(frame), to - from)
  const random = seeded(seed + 77)
  g.save()
  for (let i = 0; i < 300; i++) {
    const close = random() * random()
    const y = from + 2 + close * (to - from - 4)
    const lane = i % 3 === 0
    const w = (8 + close * 95) * (0.35 + random()) * unit
    const x = lane ? sunX + (random() - 0.5) * (60 + close * 300) * unit : leftOf(frame) + random() * spanOf(frame)
    g.globalAlpha = lane ? 0.55 : 0.2
    const light = look.sun ?? (time === 'night' ? '#e8ecff' : '#fff0c4')
    g.fillStyle = css(lane ? light : random() < 0.5 ? shade(far, 0.35) : shade(near, -0.15))
    g.beginPath()
    g.ellipse(x, y, w / 2, (0.7 + close * 2) * unit, 0, 0, 7)
    g.fill()
  }
  g.restore()
}
