import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse, groundShadow } from '../paint/shapes.ts'
import { glow } from '../paint/canvas.ts'
import { css, lerp } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, type Random, seeded } from '../paint/random.ts'
import { pane } from './buildings.ts'
import { bush } from './nature/plants.ts'
import { facet } from './solid.ts'

/** The seed chooses proportions and, from `roofs` and `walls`, the roles. `depth`: default 0; `lit`: lights on, default false. */
export type CottageOptions = {
  readonly depth?: number
  readonly lit?: boolean
  readonly seed: number
  readonly roofs?: readonly Role[]
  readonly walls?: readonly Role[]
}

/** A cottage in three-quarter view. (x, y): bottom centre; `w`: width in pixels. */
export function cottage(brush: Brush, x: number, y: number, w: number, options: CottageOptions): void {
  const { depth = 0, lit = false, seed } = options
  const random = seeded(seed)
  const wall = pick(options.walls ?? (['wall', 'wallWarm', 'white', 'wallCool'] as const), random)
  const roof = pick(options.roofs ?? (['roof', 'roof', 'roofDark', 'coral'] as const), random)
  const side = random() < 0.5 ? 1 : -1
  const h = w * (0.42 + random() * 0.12)
  const at = (k: number): number => x + side * k * w
  groundShadow(brush, x + w * 0.06, y, w * 0.62, w * 0.07, depth)
  chimney(brush, at(0.24), y - h * 1.66, w, h, depth)
  const front = at(-0.14)
  facet(brush, wall, [at(-0.14), y, at(0.5), y - h * 0.04, at(0.5), y - h, at(-0.14), y - h], { depth, lighten: -0.14 })
  facet(brush, roof, [at(-0.2), y - h * 0.94, at(0.57), y - h * 0.94, at(0.46), y - h * 1.66, at(-0.32), y - h * 1.72], { depth })
  roofTiles(brush, at, y, h, roof, depth)
  facet(brush, wall, [at(-0.5), y, front, y, front, y - h, at(-0.32), y - h * 1.66, at(-0.5), y - h], { depth })
  eaves(brush, at, y, h, w, depth)
  gable(brush, at, y, h, w, lit, depth, random)
  for (const k of [0.02, 0.28]) flowerWindow(brush, at(k + 0.08), y - h * 0.72, w * 0.13, h * 0.34, lit && random() < 0.8, depth, random)
  if (depth < 0.2) {
    bush(brush, at(0.5), y + w * 0.01, w * 0.2, depth)
    bush(brush, at(-0.5), y + w * 0.015, w * 0.16, depth)
  }
  if (lit && depth < 0.35) glow(brush.g, at(-0.3), y - h * 0.5, w * 0.5, brush.look.lamp ?? [255, 206, 128], 0.4)
}

/** Position of the chimney's opening of a cottage with the same arguments. */
export function chimneyTop(x: number, y: number, w: number, seed: number): readonly [number, number] {
  const random = seeded(seed)
  random()
  random()
  const side = random() < 0.5 ? 1 : -1
  const h = w * (0.42 + random() * 0.12)
  return [x + side * 0.24 * w, y - h * 1.98]
}

function chimney(brush: Brush, x: number, y: number, w: number, h: number, depth: number): void {
  box(brush, x - w * 0.045, y - h * 0.26, w * 0.09, h * 0.5, 'stone', { depth })
  box(brush, x - w * 0.058, y - h * 0.3, w * 0.116, h * 0.07, 'stone', { depth, lighten: -0.2 })
}

function roofTiles(brush: Brush, at: (k: number) => number, y: number, h: number, roof: Role, depth: number): void {
  const { g } = brush
  g.save()
  g.strokeStyle = css(tint(brush, roof, depth, -0.35), 0.45)
  g.lineWidth = Math.max(0.8, h * 0.02)
  g.beginPath()
  for (let i = 1; i < 6; i++) {
    const u = i / 6
    g.moveTo(lerp(at(-0.32), at(-0.2), u), y - h * lerp(1.72, 0.94, u))
    g.lineTo(lerp(at(0.46), at(0.57), u), y - h * lerp(1.66, 0.94, u))
  }
  g.stroke()
  g.restore()
}

/** Bargeboards of the gable. */
function eaves(brush: Brush, at: (k: number) => number, y: number, h: number, w: number, depth: number): void {
  const { g } = brush
  g.save()
  g.strokeStyle = css(tint(brush, 'white', depth, -0.05))
  g.lineWidth = w * 0.028
  g.lineJoin = 'round'
  g.beginPath()
  g.moveTo(at(-0.54), y - h * 0.93)
  g.lineTo(at(-0.32), y - h * 1.7)
  g.lineTo(at(-0.12), y - h * 0.95)
  g.stroke()
  g.restore()
}

function gable(
  brush: Brush,
  at: (k: number) => number,
  y: number,
  h: number,
  w: number,
  lit: boolean,
  depth: number,
  random: Random,
): void {
  const door = pick(['wood', 'teal', 'red', 'blue'] as const, random)
  const x = at(-0.32)
  box(brush, x - w * 0.06, y - h * 0.58, w * 0.12, h * 0.58, door, { depth, round: [w * 0.06, w * 0.06, 0, 0], lighten: -0.06 })
  ellipse(brush, x + w * 0.035, y - h * 0.28, w * 0.008, w * 0.008, 'gold', { depth, noInk: true })
  box(brush, x - w * 0.085, y - h * 0.05, w * 0.17, h * 0.06, 'stone', { depth })
  pane(brush, x - w * 0.04, y - h * 1.22, w * 0.08, h * 0.26, lit, depth, w * 0.04)
}

function flowerWindow(brush: Brush, x: number, y: number, w: number, h: number, lit: boolean, depth: number, random: Random): void {
  pane(brush, x - w / 2, y, w, h, lit, depth)
  for (const k of [-0.78, 0.52]) box(brush, x + k * w, y, w * 0.26, h, 'teal', { depth, noInk: depth > 0.2 })
  box(brush, x - w * 0.6, y + h, w * 1.2, h * 0.16, 'wood', { depth, noInk: true })
  for (let i = 0; i < 5; i++)
    ellipse(brush, x + (i - 2) * w * 0.24, y + h * 0.98, w * 0.11, w * 0.1, pick(['red', 'pink', 'yellow', 'leafLight'] as const, random), {
      depth,
      noInk: true,
      plain: true,
    })
}
