import { type Brush, tint } from '../paint/brush.ts'
import { box, ellipse } from '../paint/shapes.ts'
import { glow } from '../paint/canvas.ts'
import { type Colour, css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, type Random, seeded } from '../paint/random.ts'
import { facet } from './solid.ts'
import type { GroundPerspective } from './ground-perspective.ts'

/** A house front along a street in perspective. `side`: -1 left of the street, 1 right. */
export type Facade = {
  readonly side: -1 | 1
  /** Distance from the centre line of the street. */
  readonly offsetMetres: number
  /** y of the base of its near edge in pixels. */
  readonly nearY: number
  readonly lengthMetres: number
  readonly heightMetres: number
  readonly floors: number
  readonly role: Role
  readonly depth: number
  /** Fraction of lit windows. */
  readonly lit: number
  readonly seed: number
  /** Awning colour of a shop on the ground floor. Default: no shop. */
  readonly shop?: Role
}

type WallPoint = (metres: number, height: number) => [number, number]

const wallPoint =
  (view: GroundPerspective, { side, offsetMetres, nearY }: Facade): WallPoint =>
  (metres, height) => {
    const y = view.yBehind(nearY, metres)
    const m = view.pixelsPerMetre(y)
    return [view.vanishingX + side * offsetMetres * m, y - height * m]
  }

/** Draws a house front with windows, and a shop where it has one. */
export function facade(brush: Brush, view: GroundPerspective, plan: Facade): void {
  const { lengthMetres, heightMetres, floors, role, depth, seed, shop } = plan
  const put = wallPoint(view, plan)
  const quad: DrawQuad = (a, b, low, top, fill, lighten = 0) =>
    facet(brush, fill, [...put(a, low), ...put(b, low), ...put(b, top), ...put(a, top)], {
      depth,
      lighten,
      cel: 0.01,
      noInk: fill !== role,
    })
  quad(0, lengthMetres, 0, heightMetres, role)
  quad(-0.2, lengthMetres, heightMetres - 0.3, heightMetres + 0.15, role, -0.22)
  const ground = shop ? 3.4 : 0.6
  if (shop) drawShopFront(brush, put, quad, lengthMetres, shop, plan)
  const rows = Math.max(1, floors - (shop ? 1 : 0))
  const each = (heightMetres - ground - 0.6) / rows
  const columns = Math.max(1, Math.round(lengthMetres / 2.2))
  const random = seeded(seed)
  const lamp = tint(brush, 'window', depth * 0.3)
  const glass = mix(tint(brush, 'glass', depth), tint(brush, 'blue', depth), 0.3)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const on = random() < plan.lit
      const [a, b] = [((i + 0.22) / columns) * lengthMetres, ((i + 0.78) / columns) * lengthMetres]
      const [low, top] = [ground + each * (j + 0.26), ground + each * (j + 0.8)]
      const near = depth < 0.36
      if (near) quad(a - 0.1, b + 0.1, low - 0.1, top + 0.12, shop ? 'white' : role, shop ? -0.12 : -0.3)
      pane(
        brush,
        [...put(a, low), ...put(b, low), ...put(b, top), ...put(a, top)],
        on ? (brush.look.lamp ?? lamp) : glass,
        on ? 0.95 : 0.75,
      )
      if (!near) continue
      const mid = (low + top) / 2
      quad((a + b) / 2 - 0.04, (a + b) / 2 + 0.04, low, top, shop ? 'white' : role, -0.2)
      quad(a, b, mid - 0.04, mid + 0.04, shop ? 'white' : role, -0.2)
      if (shop) windowDecor(put, quad, brush, a, b, low, top, depth, random)
      else if (i % 2 === j % 2) balcony(quad, a, b, low)
    }
  if (shop && depth < 0.36) hangingSign(brush, put, plan)
}

type DrawQuad = (a: number, b: number, low: number, top: number, fill: Role, lighten?: number) => void

function pane({ g }: Brush, points: readonly number[], colour: Colour, alpha: number): void {
  g.fillStyle = css(colour, alpha)
  g.beginPath()
  for (let i = 0; i < points.length; i += 2) g.lineTo(points[i]!, points[i + 1]!)
  g.fill()
}

/** Shutters at both sides and a flower box below. */
function windowDecor(
  put: WallPoint,
  quad: DrawQuad,
  brush: Brush,
  a: number,
  b: number,
  low: number,
  top: number,
  depth: number,
  random: Random,
): void {
  const role = pick(SHUTTERS, random)
  const w = (b - a) * 0.34
  for (const from of [a - w - 0.06, b + 0.06]) {
    quad(from, from + w, low, top, role, -0.04)
    for (let i = 1; i < 6; i++)
      quad(from + 0.04, from + w - 0.04, low + ((top - low) * i) / 6, low + ((top - low) * i) / 6 + 0.05, role, -0.3)
  }
  quad(a - 0.12, b + 0.12, low - 0.3, low - 0.06, 'wood', -0.1)
  const [, y0] = put(0, 0)
  const r = Math.abs(y0 - put(0, 0.14)[1])
  for (let i = 0; i < 7; i++) {
    const [x, y] = put(a - 0.1 + ((b - a + 0.2) * i) / 6, low - 0.02 + (i % 2) * 0.07)
    ellipse(brush, x, y, r * 0.9, r, i % 3 === 0 ? 'leafLight' : pick(BLOOMS, random), { depth, noInk: true, plain: true })
  }
}

function balcony(quad: DrawQuad, a: number, b: number, low: number): void {
  quad(a - 0.4, b + 0.4, low - 0.24, low - 0.1, 'stone', -0.2)
  for (let i = 0; i <= 6; i++) {
    const x = a - 0.36 + ((b - a + 0.72) * i) / 6
    quad(x, x + 0.05, low - 0.1, low + 0.62, 'dark')
  }
  quad(a - 0.4, b + 0.4, low + 0.6, low + 0.68, 'dark')
}

/** A shop sign on a bracket. */
export function hangingSign(
  brush: Brush,
  put: (metres: number, height: number) => readonly [number, number],
  { side, lengthMetres, depth, seed, shop }: Pick<Facade, 'side' | 'lengthMetres' | 'depth' | 'seed' | 'shop'>,
): void {
  const random = seeded(seed + 3)
  const at = lengthMetres * (0.3 + random() * 0.4)
  const [x, y] = put(at, 4)
  const m = Math.abs(put(at, 0)[1] - put(at, 1)[1])
  box(brush, side < 0 ? x : x - 0.95 * m, y, 0.95 * m, 0.05 * m, 'dark', { depth, noInk: true })
  const [bx, by] = [x - side * 0.52 * m, y + 0.52 * m]
  ellipse(brush, bx, by, 0.4 * m, 0.4 * m, shop ?? 'gold', { depth })
  ellipse(brush, bx, by, 0.3 * m, 0.3 * m, 'cream', { depth, noInk: true, plain: true })
  SIGNS[Math.floor(random() * SIGNS.length)]!(brush, bx, by, 0.2 * m, depth)
}

/** Sign symbols: cup, loaf, key, book. */
const SIGNS: readonly ((brush: Brush, x: number, y: number, r: number, depth: number) => void)[] = [
  (brush, x, y, r, depth) => {
    box(brush, x - r * 0.7, y - r * 0.5, r * 1.2, r, 'trunk', { depth, noInk: true, round: [0, 0, r * 0.5, r * 0.5] })
    ellipse(brush, x + r * 0.6, y - r * 0.1, r * 0.34, r * 0.3, 'trunk', { depth, noInk: true, plain: true })
  },
  (brush, x, y, r, depth) => {
    ellipse(brush, x, y, r, r * 0.55, 'woodLight', { depth, noInk: true })
    for (const k of [-0.4, 0, 0.4]) box(brush, x + k * r, y - r * 0.4, r * 0.1, r * 0.6, 'wood', { depth, noInk: true })
  },
  (brush, x, y, r, depth) => {
    ellipse(brush, x - r * 0.5, y, r * 0.42, r * 0.42, 'gold', { depth, noInk: true })
    box(brush, x - r * 0.3, y - r * 0.1, r * 1.2, r * 0.2, 'gold', { depth, noInk: true, lighten: -0.2 })
  },
  (brush, x, y, r, depth) => {
    for (const side of [-1, 1])
      box(brush, side < 0 ? x - r * 0.85 : x, y - r * 0.6, r * 0.85, r * 1.2, 'blue', { depth, noInk: true, lighten: side * 0.1 })
  },
]

const SHUTTERS: readonly Role[] = ['teal', 'blue', 'leaf', 'roofDark', 'coral']
const BLOOMS: readonly Role[] = ['red', 'pink', 'yellow', 'coral', 'leaf']

function drawShopFront(brush: Brush, put: WallPoint, quad: DrawQuad, length: number, role: Role, { side, depth, lit }: Facade): void {
  quad(0, length, 0, 3.1, 'wood', -0.25)
  quad(length * 0.08, length * 0.6, 0.7, 2.5, lit > 0.1 ? 'window' : 'glass')
  quad(length * 0.68, length * 0.9, 0, 2.4, 'woodLight', -0.1)
  if (depth < 0.36) shopWindow(brush, put, quad, length, depth, lit > 0.1)
  const stripes = 6
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [(length * i) / stripes, (length * (i + 1)) / stripes]
    const [ax, ay] = put(a, 3.2)
    const [bx, by] = put(b, 3.2)
    const [cx, cy] = overhang(put, b, side)
    const [dx, dy] = overhang(put, a, side)
    facet(brush, i % 2 ? 'white' : role, [ax, ay, bx, by, cx, cy, dx, dy], { depth, cel: 0, noInk: true })
  }
  if (lit > 0.1) {
    const [x, y] = put(length * 0.35, 1.4)
    glow(brush.g, x, y, Math.abs(put(0, 0)[1] - put(0, 2.4)[1]), brush.look.lamp ?? [255, 206, 128], 0.4)
  }
}

/** Shelves with goods, a glazing bar, and the door's window. */
function shopWindow(brush: Brush, put: WallPoint, quad: DrawQuad, length: number, depth: number, lit: boolean): void {
  quad(length * 0.33, length * 0.35, 0.7, 2.5, 'wood', -0.2)
  quad(length * 0.72, length * 0.86, 1.1, 2.1, lit ? 'window' : 'glass', -0.05)
  quad(0, length, 0, 0.3, 'stone', -0.2)
  const random = seeded(Math.round(length * 100))
  for (const height of [0.78, 1.5]) {
    quad(length * 0.09, length * 0.59, height - 0.06, height, 'woodLight')
    for (let i = 0; i < 9; i++) {
      const [x, y] = put(length * (0.12 + i * 0.055), height)
      const m = Math.abs(put(length * 0.12, 0)[1] - put(length * 0.12, 1)[1])
      const [w, h] = [(0.1 + random() * 0.1) * m, (0.14 + random() * 0.3) * m]
      box(brush, x - w / 2, y - h, w, h, pick(BLOOMS, random), { depth, noInk: true, round: w * 0.3 })
    }
  }
}

/** Point of an awning's outer edge. */
function overhang(put: WallPoint, metres: number, side: number): [number, number] {
  const [x, y] = put(metres, 2.5)
  return [x - side * (put(metres, 0)[1] - put(metres, 0.8)[1]), y]
}

const WALLS: readonly Role[] = ['wallWarm', 'wall', 'wallCool', 'roof', 'teal', 'yellow', 'coral', 'purple']
const AWNINGS: readonly Role[] = ['red', 'teal', 'blue', 'gold', 'leaf']
const BLOCKS: readonly Role[] = ['roofDark', 'blue', 'metal', 'wallCool', 'wallWarm', 'stone']

/** A row of houses along one side of a street, drawn from far to near. `near`: y of the nearest base; `height`: range of heights in metres. */
export function streetSide(
  brush: Brush,
  view: GroundPerspective,
  side: -1 | 1,
  off: number,
  near: number,
  count: number,
  height: readonly [number, number],
  lit: number,
  seed: number,
  shops: boolean,
): void {
  const random = seeded(seed + side * 31)
  const facades: Facade[] = []
  let baseY = near
  for (let i = 0; i < count; i++) {
    const lengthMetres = (shops ? 5 : 9) + random() * 3
    const tall = height[0] + random() * (height[1] - height[0])
    facades.push({
      side,
      offsetMetres: off + random() * 0.5,
      nearY: baseY,
      lengthMetres,
      heightMetres: tall,
      floors: Math.max(2, Math.round(tall / 3.1)),
      role: pick(shops ? WALLS : BLOCKS, random),
      depth: Math.min(0.62, 0.03 + i * 0.12),
      lit,
      seed: seed + i * 7,
      ...(shops && { shop: pick(AWNINGS, random) }),
    })
    baseY = view.yBehind(baseY, lengthMetres)
  }
  for (const house of facades.reverse()) facade(brush, view, house)
}
