import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, paintShape } from '../paint/shapes.ts'
import { glow, linear, path, radial, stop } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { seeded } from '../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../stage/frame.ts'
import { blob, tree } from './nature/plants.ts'

/** A waving band across the frame, fading downwards. `y`: upper edge; `sway`: amplitude in pixels; `waves`: angular frequency per frame width. */
export function silk(
  brush: Brush,
  frame: Frame,
  y: number,
  sway: number,
  waves: number,
  phase: number,
  thick: number,
  role: Role,
  depth: number,
): void {
  const { g, unit } = brush
  const at = (x: number, k: number): number =>
    y +
    sway * Math.sin((x / frame.width) * waves + phase + k * 0.5) +
    sway * 0.36 * Math.sin((x / frame.width) * waves * 2.3 + phase * 1.7) +
    k * thick * (0.65 + 0.35 * Math.sin((x / frame.width) * waves * 0.8 + phase))
  const shape = path((p) => {
    for (let x = leftOf(frame); x <= frame.width + frame.bleed + 10; x += 10) p.lineTo(x, at(x, 0))
    for (let x = frame.width + frame.bleed + 10; x >= leftOf(frame); x -= 10) p.lineTo(x, at(x, 1))
    p.closePath()
  })
  const colour = tint(brush, role, depth)
  g.save()
  paintShape(brush, shape, role, [leftOf(frame), y - sway * 1.4, spanOf(frame), thick + sway * 2.8], {
    depth,
    plain: true,
    noInk: true,
    cel: 0,
  })
  g.clip(shape)
  g.fillStyle = linear(g, 0, y - sway, 0, y + thick + sway, [
    stop(0, '#ffffff', 0.42),
    stop(0.3, '#ffffff', 0),
    stop(1, mix(colour, '#1c1040', 0.6), 0.5),
  ])
  g.fillRect(leftOf(frame), y - sway * 2, spanOf(frame), thick + sway * 5)
  g.lineWidth = 1.4 * unit
  for (let i = 1; i < 9; i++) {
    g.strokeStyle = css(mix(colour, '#ffffff', i % 2 ? 0.5 : 0.15), 0.34)
    g.beginPath()
    for (let x = leftOf(frame); x <= frame.width + frame.bleed; x += 12) g.lineTo(x, at(x, (i / 9) ** 1.4))
    g.stroke()
  }
  g.restore()
}

/** A round arch with a lit inner side. (x, y): bottom centre; `w`: width of the opening. */
export function archway(brush: Brush, x: number, y: number, w: number, h: number, role: Role, depth: number): void {
  const arch =
    (
      k: number,
      lift: number,
      direction: 1 | -1,
    ): ((p: { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void; closePath(): void }) => void) =>
    (p) => {
      const r = (w / 2) * k
      const points: [number, number][] = [[x - r, y + lift]]
      for (let i = 0; i <= 20; i++) points.push([x - Math.cos((i / 20) * Math.PI) * r, y - h + w / 2 - Math.sin((i / 20) * Math.PI) * r])
      points.push([x + r, y + lift])
      const ordered = direction > 0 ? points : points.toReversed()
      ordered.forEach(([px, py], i) => (i === 0 ? p.moveTo(px, py) : p.lineTo(px, py)))
      p.closePath()
    }
  const ring = (outer: number, inner: number): ReturnType<typeof path> => path((p) => (arch(outer, 0, 1)(p), arch(inner, 0, -1)(p)))
  const bounds = [x - w * 0.8, y - h - w * 0.3, w * 1.6, h + w * 0.3] as const
  paintShape(brush, ring(1.5, 1.12), role, bounds, { depth })
  paintShape(brush, ring(1.12, 1), role, bounds, { depth, lighten: 0.36, noInk: true, plain: true })
}

/** A floating island with grass and a tree. (x, y): centre of its top; `w`: width in pixels. */
export function floatingIsland(brush: Brush, x: number, y: number, w: number, depth: number, seed: number, crown: Role): void {
  const random = seeded(seed)
  const rockShape = path((p) => {
    p.moveTo(x - w / 2, y)
    for (let i = 1; i < 8; i++) {
      const u = i / 8
      p.lineTo(x - w / 2 + w * u, y + w * (0.12 + 0.46 * Math.sin(u * Math.PI) ** 1.5 * (0.6 + random() * 0.5)))
    }
    p.lineTo(x + w / 2, y)
    p.closePath()
  })
  paintShape(brush, rockShape, 'roofDark', [x - w / 2, y, w, w * 0.6], { depth })
  paintShape(brush, blob(x, y, w * 0.53, w * 0.085, 15, 0.12, seed), 'leafLight', [x - w * 0.53, y - w * 0.085, w * 1.06, w * 0.17], {
    depth,
  })
  tree(brush, x + (random() - 0.5) * w * 0.3, y, w * (0.5 + random() * 0.3), 'round', depth, crown)
  for (let i = 0; i < 5; i++)
    ellipse(brush, x + (random() - 0.5) * w * 0.86, y - w * 0.01, w * 0.05, w * 0.04, i % 2 ? 'leaf' : 'pink', {
      depth,
      plain: true,
      noInk: true,
    })
}

/** Floating steps from (x, y) upwards, each smaller. `direction`: 1 to the right, -1 to the left. */
export function floatingSteps(brush: Brush, x: number, y: number, size: number, count: number, direction: 1 | -1, role: Role): void {
  for (let i = count - 1; i >= 0; i--) {
    const k = 0.84 ** i
    const [sx, sy, w] = [x + direction * size * 4.6 * (1 - k), y - size * 3.6 * (1 - k), size * k]
    box(brush, sx - w / 2, sy - w * 0.16, w, w * 0.2, role, { depth: 0.1 + i * 0.05, round: w * 0.04, plain: false })
    box(brush, sx - w / 2, sy - w * 0.2, w, w * 0.06, 'cream', { depth: 0.1 + i * 0.05, round: w * 0.03, noInk: true })
  }
}

/** A glowing sphere with a halo. */
export function orb({ g }: Brush, x: number, y: number, r: number, colour: readonly [number, number, number], alpha = 1): void {
  glow(g, x, y, r * 3, colour, 0.5 * alpha)
  g.fillStyle = radial(g, x - r * 0.3, y - r * 0.35, r * 0.05, r, [
    stop(0, '#ffffff', alpha),
    stop(0.4, mix(colour, '#ffffff', 0.3), alpha),
    stop(1, mix(colour, '#30185a', 0.35), alpha),
  ])
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
}

/** Tilted elliptic rings around (x, y). `turn`: rotation in radians. */
export function orbits(
  { g, unit }: Brush,
  x: number,
  y: number,
  reach: number,
  count: number,
  turn: number,
  colour: readonly [number, number, number],
): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  for (let i = 1; i <= count; i++) {
    g.strokeStyle = css(colour, 0.5 - i * 0.05)
    g.lineWidth = (2.6 - i * 0.25) * unit
    g.beginPath()
    g.ellipse(0, 0, (reach * i) / count, ((reach * i) / count) * 0.32, 0, 0, 7)
    g.stroke()
  }
  g.restore()
}
