import { type Brush, type Point, tint } from '../../paint/brush.ts'
import { ellipse, groundShadow, paintShape, polygon, box } from '../../paint/shapes.ts'
import { Path2D, path } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { simplexNoise, seeded } from '../../paint/random.ts'
import { type Frame, leftOf, spanOf } from '../../stage/frame.ts'

export type TreeKind = 'round' | 'pine' | 'palm' | 'bare' | 'cactus'

/** A closed smooth path around (x, y) with noisy radii. `wobble`: noise amplitude, default 0.12. */
export function blob(x: number, y: number, rx: number, ry: number, points = 9, wobble = 0.12, seed = 1): Path2D {
  const noise = simplexNoise(7)
  const around: Point[] = []
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2
    const k = 1 + wobble * noise(seed * 3.7 + Math.cos(a) * 1.3, Math.sin(a) * 1.3 + seed)
    around.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k])
  }
  const between = (i: number): Point => {
    const a = around[i % points]!
    const b = around[(i + 1) % points]!
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  return path((p) => {
    p.moveTo(...between(points - 1))
    for (let i = 0; i < points; i++) p.quadraticCurveTo(around[i]![0], around[i]![1], ...between(i))
    p.closePath()
  })
}

/** A tree. (x, y): bottom centre of the trunk; `h`: height in pixels. */
export function tree(brush: Brush, x: number, y: number, h: number, kind: TreeKind = 'round', depth = 0, crown: Role = 'leaf'): void {
  groundShadow(brush, x + h * 0.04, y, h * 0.3, h * 0.045, depth)
  TREES[kind](brush, x, y, h, depth, crown)
}

type DrawTree = (brush: Brush, x: number, y: number, h: number, depth: number, crown: Role) => void

const roundTree: DrawTree = (brush, x, y, h, depth, crown) => {
  const random = seeded((x * 13 + y * 7 + h) | 0)
  const trunk: Point[] = [
    [x - h * 0.05, y],
    [x - h * 0.028, y - h * 0.3],
    [x - h * 0.12, y - h * 0.5],
    [x, y - h * 0.42],
    [x + h * 0.1, y - h * 0.5],
    [x + h * 0.03, y - h * 0.3],
    [x + h * 0.06, y],
  ]
  polygon(brush, trunk, 'trunk', { depth })
  const balls = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * Math.PI * 2 + random()
    return [x + Math.cos(a) * h * 0.19, y - h * 0.66 + Math.sin(a) * h * 0.17, h * (0.15 + random() * 0.05), i] as const
  }).sort((a, b) => b[1] - a[1])
  const mass = new Path2D()
  for (const [bx, by, r, i] of balls) mass.addPath(blob(bx, by, r * 1.05, r, 10, 0.16, i + x * 0.01))
  mass.addPath(blob(x, y - h * 0.66, h * 0.24, h * 0.22, 10, 0.1, 3))
  if (brush.look.paint === 'cel' && brush.look.ink && depth < 0.5) {
    brush.g.strokeStyle = css(brush.look.inkColour ?? '#1c1530')
    brush.g.lineWidth = brush.look.ink * 2 * brush.unit
    brush.g.stroke(mass)
  }
  paintShape(brush, mass, crown, [x - h * 0.36, y - h * 1.02, h * 0.72, h * 0.7], { depth, lighten: -0.14, noInk: true, plain: true })
  const bright: Role = crown === 'leaf' ? 'leafLight' : crown
  for (const [bx, by, r, i] of balls)
    paintShape(brush, blob(bx - h * 0.02, by - h * 0.03, r * 0.78, r * 0.7, 10, 0.2, i + 9), bright, [bx - r, by - r, r * 2, r * 2], {
      depth,
      noInk: true,
      cel: 0.3,
    })
  leaves(brush, mass, x, y - h * 0.66, h, depth, random)
}

/** Leaf texture of a crown, lighter towards the light. */
function leaves(brush: Brush, mass: Path2D, x: number, y: number, h: number, depth: number, random: () => number): void {
  const { g, look } = brush
  const count = (look.detail ?? 0.6) * 90 * (1 - depth)
  if (look.paint === 'neon' || look.paint === 'silhouette' || look.paint === 'flat' || h < 90) return
  g.save()
  g.clip(mass)
  g.globalAlpha = 0.5
  for (let i = 0; i < count; i++) {
    const dx = (random() - 0.5) * h * 0.8
    const dy = (random() - 0.5) * h * 0.7
    const lit = 0.55 - (dy / h) * 1.3 + (dx / h) * (look.lightX ?? -0.5)
    const bright = random() < lit
    g.fillStyle = css(tint(brush, bright ? 'leafLight' : 'leaf', depth, bright ? 0.22 : -0.28))
    g.beginPath()
    g.ellipse(x + dx, y + dy, h * 0.013 * (1 + random()), h * 0.008 * (1 + random()), random() * 3, 0, 7)
    g.fill()
  }
  g.restore()
}

const pine: DrawTree = (brush, x, y, h, depth) => {
  box(brush, x - h * 0.033, y - h * 0.3, h * 0.066, h * 0.3, 'trunk', { depth })
  for (let i = 0; i < 4; i++) {
    const w = h * (0.27 - 0.05 * i)
    const low = y - h * (0.14 + 0.2 * i)
    const top = low - h * 0.34
    const tier: Point[] = [
      [x, top],
      [x + w * 0.55, low - h * 0.06],
      [x + w, low],
      [x + w * 0.4, low + h * 0.02],
      [x, low + h * 0.035],
      [x - w * 0.4, low + h * 0.02],
      [x - w, low],
      [x - w * 0.55, low - h * 0.06],
    ]
    polygon(brush, tier, 'pine', { depth, lighten: i * 0.05 - 0.06 })
  }
}

const palm: DrawTree = (brush, x, y, h, depth) => {
  const random = seeded((x * 3 + h) | 0)
  const tx = x + h * 0.16
  const trunk = path((p) => {
    p.moveTo(x - h * 0.04, y)
    p.quadraticCurveTo(x + h * 0.02, y - h * 0.5, tx - h * 0.02, y - h * 0.86)
    p.lineTo(tx + h * 0.02, y - h * 0.86)
    p.quadraticCurveTo(x + h * 0.09, y - h * 0.45, x + h * 0.04, y)
    p.closePath()
  })
  paintShape(brush, trunk, 'trunk', [x - h * 0.05, y - h * 0.86, h * 0.25, h * 0.86], { depth, plain: true })
  for (let i = 0; i < 8; i++) {
    const a = -Math.PI * (0.02 + (0.96 * i) / 7) + (random() - 0.5) * 0.1
    const l = h * (0.38 + random() * 0.06)
    const ex = tx + Math.cos(a) * l
    const ey = y - h * 0.86 + Math.sin(a) * l * 0.55 + l * 0.3
    const frond = path((p) => {
      p.moveTo(tx, y - h * 0.87)
      p.quadraticCurveTo(tx + Math.cos(a) * l * 0.6, y - h * 0.9 + Math.sin(a) * l * 0.75, ex, ey)
      p.quadraticCurveTo(tx + Math.cos(a) * l * 0.55, y - h * 0.82 + Math.sin(a) * l * 0.45, tx, y - h * 0.84)
      p.closePath()
    })
    paintShape(brush, frond, i % 2 ? 'leaf' : 'pine', [Math.min(tx, ex), y - h * 1.2, l, l], { depth, plain: true })
  }
}

const bareTree: DrawTree = (brush, x, y, h, depth) => {
  const { g } = brush
  const random = seeded((x * 13 + y) | 0)
  g.save()
  g.strokeStyle = css(tint(brush, 'trunk', depth, -0.2))
  g.lineCap = 'round'
  const branch = (bx: number, by: number, angle: number, length: number, width: number): void => {
    const ex = bx + Math.cos(angle) * length
    const ey = by + Math.sin(angle) * length
    g.lineWidth = width
    g.beginPath()
    g.moveTo(bx, by)
    g.lineTo(ex, ey)
    g.stroke()
    if (length < h * 0.06) return
    branch(ex, ey, angle - 0.35 - random() * 0.3, length * 0.72, width * 0.66)
    branch(ex, ey, angle + 0.3 + random() * 0.35, length * 0.7, width * 0.62)
  }
  branch(x, y, -Math.PI / 2, h * 0.3, h * 0.06)
  g.restore()
}

const cactus: DrawTree = (brush, x, y, h, depth) => {
  const limb = (dx: number, top: number, w: number, height: number) =>
    box(brush, x + dx * h, y - top * h, w * h, height * h, 'leaf', { depth, round: w * h * 0.5, plain: false })
  limb(-0.3, 0.5, 0.24, 0.12)
  limb(0.06, 0.58, 0.24, 0.12)
  limb(-0.36, 0.75, 0.13, 0.34)
  limb(0.22, 0.85, 0.13, 0.36)
  limb(-0.1, 1, 0.2, 1)
}

const TREES: Record<TreeKind, DrawTree> = { round: roundTree, pine, palm, bare: bareTree, cactus }

/** A bush. (x, y): bottom centre; `w`: width in pixels. */
export function bush(brush: Brush, x: number, y: number, w: number, depth = 0): void {
  groundShadow(brush, x, y, w * 0.55, w * 0.08, depth)
  for (let i = 0; i < 5; i++) {
    const bx = x + (i - 2) * w * 0.2
    const by = y - w * (0.12 + 0.12 * (1 - Math.abs(i - 2) / 2))
    paintShape(
      brush,
      blob(bx, by, w * 0.18, w * 0.17, 9, 0.2, i + x * 0.02),
      i % 2 ? 'leaf' : 'leafLight',
      [bx - w * 0.18, by - w * 0.17, w * 0.36, w * 0.34],
      {
        depth,
        lighten: -0.05,
      },
    )
  }
}

/** A rock. (x, y): bottom centre; `w`: width in pixels. */
export function rock(brush: Brush, x: number, y: number, w: number, depth = 0): void {
  groundShadow(brush, x + w * 0.06, y, w * 0.62, w * 0.1, depth)
  const body: Point[] = [
    [x - w * 0.5, y],
    [x - w * 0.42, y - w * 0.3],
    [x - w * 0.12, y - w * 0.52],
    [x + w * 0.2, y - w * 0.44],
    [x + w * 0.44, y - w * 0.2],
    [x + w * 0.5, y],
  ]
  polygon(brush, body, 'rock', { depth })
  const face: Point[] = [
    [x - w * 0.12, y - w * 0.52],
    [x + w * 0.2, y - w * 0.44],
    [x + w * 0.12, y - w * 0.2],
    [x - w * 0.2, y - w * 0.24],
  ]
  polygon(brush, face, 'rock', { depth, lighten: 0.22, noInk: true })
}

/** A mushroom. (x, y): bottom centre; `h`: height in pixels. */
export function mushroom(brush: Brush, x: number, y: number, h: number, cap: Role = 'red'): void {
  groundShadow(brush, x, y, h * 0.4, h * 0.07)
  box(brush, x - h * 0.09, y - h * 0.55, h * 0.18, h * 0.55, 'cream', { round: h * 0.06 })
  const dome = path((p) => {
    p.moveTo(x - h * 0.45, y - h * 0.45)
    p.bezierCurveTo(x - h * 0.45, y - h * 1.08, x + h * 0.45, y - h * 1.08, x + h * 0.45, y - h * 0.45)
    p.quadraticCurveTo(x, y - h * 0.3, x - h * 0.45, y - h * 0.45)
    p.closePath()
  })
  paintShape(brush, dome, cap, [x - h * 0.45, y - h, h * 0.9, h * 0.6])
  for (const [dx, dy, r] of [
    [-0.2, -0.62, 0.07],
    [0.08, -0.74, 0.09],
    [0.25, -0.55, 0.06],
  ] as const)
    ellipse(brush, x + dx * h, y + dy * h, r * h, r * h * 0.8, 'cream', { noInk: true, plain: true })
}

/** Dark grass blades along the bottom edge, in the foreground. */
export function foregroundBlades(brush: Brush, frame: Frame, height: number, count: number, seed: number): void {
  const { g, unit } = brush
  const random = seeded(seed)
  const edges = (): number => {
    const u = random()
    return u < 0.5 ? u * u * 1.4 : 1 - (1 - u) * (1 - u) * 1.4
  }
  for (let i = 0; i < count; i++) {
    const x = leftOf(frame) + edges() * spanOf(frame)
    const h = height * (0.4 + random() * 0.8)
    const y = frame.height + frame.bleed * 0.4
    const w = (2 + random() * 4) * unit
    const bend = (random() - 0.5) * h * 0.8
    g.fillStyle = css(tint(brush, 'grassDark', 0, -0.25 - random() * 0.35))
    g.beginPath()
    g.moveTo(x - w, y)
    g.quadraticCurveTo(x + bend * 0.2 - w, y - h * 0.55, x + bend, y - h - frame.bleed * 0.4)
    g.quadraticCurveTo(x + bend * 0.2 + w, y - h * 0.5, x + w, y)
    g.fill()
  }
}
