import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow, paintShape } from '../paint/shapes.ts'
import { glow, linear, path, stop } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import { tree } from './nature/plants.ts'

/** `light`: colour of windows and edges; `lit`: lights on. */
export type SpireOptions = {
  readonly depth: number
  readonly role: Role
  readonly light: Colour
  readonly lit: boolean
  readonly seed: number
}

/** A futuristic tower in one of four shapes. (x, y): bottom centre; `w`, `h` in pixels. */
export function spireTower(brush: Brush, x: number, y: number, w: number, h: number, options: SpireOptions): void {
  const { depth, role, seed } = options
  const random = seeded(seed)
  const kind = Math.floor(random() * 4)
  const lean = (random() - 0.5) * w * 0.5
  const shape = path((p) => {
    p.moveTo(x - w * 0.5, y)
    if (kind === 0) {
      p.bezierCurveTo(x - w * 0.45, y - h * 0.5, x - w * 0.2, y - h * 0.8, x, y - h)
      p.bezierCurveTo(x + w * 0.2, y - h * 0.8, x + w * 0.45, y - h * 0.5, x + w * 0.5, y)
    } else if (kind === 1) {
      p.lineTo(x - w * 0.5, y - h * 0.7)
      p.quadraticCurveTo(x - w * 0.1, y - h * 0.96, x + w * 0.5, y - h)
      p.lineTo(x + w * 0.5, y)
    } else {
      p.lineTo(x - w * 0.42 + lean, y - h * 0.94)
      p.quadraticCurveTo(x + lean, y - h * 1.06, x + w * 0.42 + lean, y - h * 0.94)
      p.lineTo(x + w * 0.5, y)
    }
    p.closePath()
  })
  paintShape(brush, shape, role, [x - w * 0.5, y - h, w, h], { depth })
  floors(brush, shape, x, y, w, h, options)
  if (kind === 2) for (const k of [0.5, 0.72, 0.9]) disc(brush, x + lean * k, y - h * k, w * (0.95 - k * 0.3), depth, options.light)
  if (kind !== 0) box(brush, x + lean - w * 0.02, y - h * 1.2, w * 0.04, h * 0.2, 'metal', { depth, noInk: true })
}

function floors(
  { g, ...rest }: Brush,
  shape: ReturnType<typeof path>,
  x: number,
  y: number,
  w: number,
  h: number,
  { depth, light, lit, seed }: SpireOptions,
): void {
  const random = seeded(seed + 1)
  g.save()
  g.clip(shape)
  const step = Math.max(5 * rest.unit, h * 0.035)
  const glass = css(tint({ g, ...rest }, 'blue', depth, 0.1), 0.5)
  for (let fy = y - step; fy > y - h; fy -= step) {
    g.fillStyle = lit && random() < 0.5 ? css(light, 0.7 - depth * 0.5) : glass
    const [from, to] = [random() * 0.2, 0.7 + random() * 0.3]
    g.fillRect(x - w / 2 + w * from, fy, w * (to - from), step * 0.42)
  }
  g.fillStyle = css(light, lit ? 0.8 : 0.4)
  g.fillRect(x - w * 0.03, y - h, w * 0.06, h)
  g.restore()
}

function disc(brush: Brush, x: number, y: number, w: number, depth: number, light: Colour): void {
  ellipse(brush, x, y, w, w * 0.16, 'white', { depth, plain: true })
  ellipse(brush, x, y - w * 0.07, w * 0.7, w * 0.12, 'glass', { depth, plain: true, noInk: true })
  brush.g.fillStyle = css(light, 0.8 - depth)
  brush.g.fillRect(x - w * 0.8, y + w * 0.03, w * 1.6, Math.max(1, w * 0.03))
}

/** A tubular bridge between towers. (x, y): top left; pixels. */
export function skyBridge(brush: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  box(brush, x, y, w, h, 'white', { depth, round: h / 2 })
  box(brush, x + h, y + h * 0.28, w - h * 2, h * 0.34, 'glass', { depth, noInk: true })
}

/** A glass dome with trees. (x, y): bottom centre; `r`: radius in pixels. */
export function dome(brush: Brush, x: number, y: number, r: number, light: Colour, lit: boolean): void {
  const { g } = brush
  groundShadow(brush, x, y, r * 1.15, r * 0.14, 0.1)
  const shell = path((p) => {
    p.ellipse(x, y, r, r * 0.9, 0, Math.PI, 0)
    p.closePath()
  })
  paintShape(brush, shell, 'glass', [x - r, y - r, r * 2, r], { depth: 0.12 })
  g.save()
  g.clip(shell)
  for (let i = 0; i < 4; i++) tree(brush, x + (i - 1.5) * r * 0.44, y, r * (0.4 + (i % 2) * 0.16), 'round', 0.22)
  if (lit) glow(g, x, y, r, light, 0.6)
  g.strokeStyle = css(tint(brush, 'white'), 0.8)
  g.lineWidth = r * 0.022
  for (let i = -3; i <= 3; i++) {
    g.beginPath()
    g.ellipse(x, y, Math.abs(i / 3.4) * r, r * 0.9, 0, Math.PI * (i < 0 ? 1 : 1.5), Math.PI * (i < 0 ? 1.5 : 2))
    g.stroke()
  }
  for (const k of [0.34, 0.64]) {
    g.beginPath()
    g.ellipse(x, y - r * 0.9 * k, r * Math.sqrt(1 - k * k), r * 0.06, 0, 0, Math.PI)
    g.stroke()
  }
  g.restore()
  box(brush, x - r * 1.06, y - r * 0.07, r * 2.12, r * 0.09, 'white', { round: r * 0.04 })
}

/** A tree in an illuminated planter. (x, y): bottom centre. */
export function planter(brush: Brush, x: number, y: number, h: number, light: Colour, seed: number): void {
  tree(brush, x, y - h * 0.14, h * 0.86, 'round', 0.06, seed % 3 === 0 ? 'pink' : 'leaf')
  const bowl = path((p) => p.roundRect(x - h * 0.24, y - h * 0.2, h * 0.48, h * 0.2, [h * 0.02, h * 0.02, h * 0.16, h * 0.16]))
  paintShape(brush, bowl, 'white', [x - h * 0.24, y - h * 0.2, h * 0.48, h * 0.2])
  brush.g.fillStyle = css(light)
  brush.g.fillRect(x - h * 0.22, y - h * 0.13, h * 0.44, h * 0.018)
}

/** A hologram of a globe over a projector. (x, y): centre of the projector. */
export function hologram(brush: Brush, x: number, y: number, h: number, light: Colour, seed: number): void {
  const { g, unit } = brush
  groundShadow(brush, x, y, h * 0.3, h * 0.05)
  box(brush, x - h * 0.2, y - h * 0.14, h * 0.4, h * 0.14, 'white', { round: h * 0.03 })
  ellipse(brush, x, y - h * 0.14, h * 0.2, h * 0.04, light as Role, { emissive: true, mode: 'flat' })
  g.save()
  g.globalCompositeOperation = 'screen'
  g.fillStyle = linear(g, 0, y - h * 0.14, 0, y - h, [stop(0, light, 0.55), stop(1, light, 0)])
  g.beginPath()
  g.moveTo(x - h * 0.16, y - h * 0.14)
  g.lineTo(x + h * 0.16, y - h * 0.14)
  g.lineTo(x + h * 0.36, y - h)
  g.lineTo(x - h * 0.36, y - h)
  g.fill()
  g.restore()
  g.save()
  g.strokeStyle = css(light, 0.85)
  g.lineWidth = 2 * unit
  const r = h * 0.22
  for (let i = 0; i < 4; i++) {
    g.beginPath()
    g.ellipse(x, y - h * 0.72, r * Math.abs(Math.cos(seed + i * 0.8)), r, 0, 0, 7)
    g.stroke()
  }
  for (const k of [-0.5, 0, 0.5]) {
    g.beginPath()
    g.ellipse(x, y - h * 0.72 + r * k, r * Math.sqrt(1 - k * k), r * 0.16, 0, 0, 7)
    g.stroke()
  }
  g.restore()
  glow(g, x, y - h * 0.7, h * 0.6, light, 0.4)
}

/** A flying car. `direction`: 1 to the right, -1 to the left; `phase`: of its bobbing, in radians. */
export function hoverCar(
  { g, ...rest }: Brush,
  x: number,
  y: number,
  s: number,
  direction: 1 | -1,
  role: Role,
  light: Colour,
  phase: number,
): void {
  const brush = { g, ...rest }
  const by = y + Math.sin(phase) * s * 0.06
  g.fillStyle = css(tint(brush, role, 0.1))
  g.beginPath()
  g.ellipse(x, by, s, s * 0.26, 0, 0, 7)
  g.fill()
  g.fillStyle = css(tint(brush, 'glass', 0, 0.2))
  g.beginPath()
  g.ellipse(x + direction * s * 0.12, by - s * 0.16, s * 0.46, s * 0.2, 0, Math.PI, 0)
  g.fill()
  g.fillStyle = linear(g, x - direction * s, 0, x - direction * s * 2.6, 0, [stop(0, light, 0.8), stop(1, light, 0)])
  g.fillRect(Math.min(x - direction * s, x - direction * s * 2.6), by - s * 0.05, s * 1.6, s * 0.1)
  glow(g, x + direction * s * 0.9, by, s * 0.7, '#fff6d0', 0.7)
}

/** A glass railing with an illuminated handrail. `y`: baseline; `h`: height in pixels. */
export function railing(brush: Brush, from: number, to: number, y: number, h: number, light: Colour): void {
  const { g } = brush
  g.fillStyle = css(tint(brush, 'glass', 0.1), 0.34)
  g.fillRect(from, y - h * 0.9, to - from, h * 0.86)
  g.fillStyle = css('#ffffff', 0.22)
  for (let x = from; x < to; x += h * 1.5) {
    g.beginPath()
    g.moveTo(x + h * 0.5, y - h * 0.88)
    g.lineTo(x + h * 0.8, y - h * 0.88)
    g.lineTo(x + h * 0.4, y - h * 0.1)
    g.lineTo(x + h * 0.1, y - h * 0.1)
    g.fill()
  }
  for (let x = from; x < to; x += h * 1.5) box(brush, x, y - h, h * 0.06, h, 'white', { noInk: true })
  box(brush, from, y - h * 0.08, to - from, h * 0.1, 'white', { cel: 0 })
  box(brush, from, y - h, to - from, h * 0.09, 'white', { cel: 0, noInk: true })
  g.fillStyle = css(light, 0.9)
  g.fillRect(from, y - h * 0.9, to - from, h * 0.04)
}

/** A green flat roof. (x, y): centre of its front edge; `w`: width in pixels. */
export function roofTerrace(brush: Brush, x: number, y: number, w: number, depth: number, light: Colour, lit: boolean): void {
  const h = w * 0.34
  box(brush, x - w / 2, y, w, h * 3, 'wallCool', { depth, lighten: -0.1 })
  for (let j = 0; j < 3; j++) {
    brush.g.fillStyle = lit ? css(light, 0.8 - depth) : css(tint(brush, 'blue', depth, 0.1), 0.6)
    for (let i = 0; i < 5; i++) brush.g.fillRect(x - w * 0.42 + i * w * 0.18, y + h * (0.3 + j * 0.6), w * 0.12, h * 0.26)
  }
  ellipse(brush, x, y, w / 2, h * 0.4, 'white', { depth, plain: true })
  ellipse(brush, x, y - h * 0.04, w * 0.42, h * 0.28, 'leafLight', { depth, plain: true, noInk: true })
  for (let i = 0; i < 4; i++)
    ellipse(brush, x + (i - 1.5) * w * 0.2, y - h * 0.2, w * 0.1, h * 0.3, i % 2 ? 'leaf' : 'pine', { depth, noInk: true })
}

/** A monorail of five cars. (x, y): bottom right of the front car; `s`: height in pixels. */
export function monorail(brush: Brush, x: number, y: number, s: number, light: Colour): void {
  const { g } = brush
  for (let i = 0; i < 5; i++) {
    const left = x - (i + 1) * s * 2
    g.fillStyle = css(tint(brush, 'white', 0.12))
    g.beginPath()
    g.roundRect(left, y - s * 0.8, s * 1.94, s * 0.8, i === 0 ? [s * 0.1, s * 0.7, s * 0.1, s * 0.1] : s * 0.1)
    g.fill()
    g.fillStyle = css(tint(brush, 'blue', 0.1, -0.3))
    g.fillRect(left + s * 0.12, y - s * 0.62, s * (i === 0 ? 1.4 : 1.7), s * 0.28)
    g.fillStyle = css(light)
    g.fillRect(left, y - s * 0.2, s * 1.94, s * 0.07)
  }
}
