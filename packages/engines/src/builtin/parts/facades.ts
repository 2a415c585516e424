import { type Brush, tint } from '../paint/brush.ts'
import { glow } from '../paint/canvas.ts'
import { css, mix } from '../paint/colour.ts'
import type { Role } from '../paint/palette.ts'
import { pick, seeded } from '../paint/random.ts'
import { facet } from './solid.ts'
import type { GroundView } from './view.ts'

/** A house front that runs into the depth of a street. Metres; `side`: -1 left of the street, 1 right. */
export type Facade = {
  readonly side: -1 | 1
  /** From the middle of the street. */
  readonly off: number
  /** Foot of its near edge in the picture. */
  readonly near: number
  readonly long: number
  readonly high: number
  readonly floors: number
  readonly role: Role
  readonly depth: number
  /** Part of its windows with light. */
  readonly lit: number
  readonly seed: number
  readonly shop?: Role
}

type Put = (metres: number, high: number) => [number, number]

const putOn =
  (view: GroundView, { side, off, near }: Facade): Put =>
  (metres, high) => {
    const y = view.behind(near, metres)
    const m = view.metre(y)
    return [view.x + side * off * m, y - high * m]
  }

export function facade(brush: Brush, view: GroundView, made: Facade): void {
  const { long, high, floors, role, depth, seed, shop } = made
  const put = putOn(view, made)
  const quad = (a: number, b: number, low: number, top: number, fill: Role, lighten = 0): void =>
    facet(brush, fill, [...put(a, low), ...put(b, low), ...put(b, top), ...put(a, top)], {
      depth,
      lighten,
      cel: 0.01,
      noInk: fill !== role,
    })
  quad(0, long, 0, high, role)
  quad(-0.2, long, high - 0.3, high + 0.15, role, -0.22)
  const ground = shop ? 3.4 : 0.6
  if (shop) shopFront(brush, put, quad, long, shop, made)
  const rows = Math.max(1, floors - (shop ? 1 : 0))
  const each = (high - ground - 0.6) / rows
  const columns = Math.max(1, Math.round(long / 2.2))
  const random = seeded(seed)
  const lamp = tint(brush, 'window', depth * 0.3)
  const glass = mix(tint(brush, 'glass', depth), tint(brush, 'blue', depth), 0.3)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const on = random() < made.lit
      const [a, b] = [((i + 0.22) / columns) * long, ((i + 0.78) / columns) * long]
      const [low, top] = [ground + each * (j + 0.24), ground + each * (j + 0.82)]
      const { g } = brush
      g.fillStyle = css(on ? (brush.look.lamp ?? lamp) : glass, on ? 0.95 : 0.75)
      g.beginPath()
      for (const [x, y] of [put(a, low), put(b, low), put(b, top), put(a, top)]) g.lineTo(x, y)
      g.fill()
      if (shop) quad(a - 0.1, b + 0.1, low - 0.14, low, 'white', -0.1)
    }
}

function shopFront(
  brush: Brush,
  put: Put,
  quad: (a: number, b: number, low: number, top: number, fill: Role, lighten?: number) => void,
  long: number,
  role: Role,
  { side, depth, lit }: Facade,
): void {
  quad(0, long, 0, 3.1, 'wood', -0.25)
  quad(long * 0.08, long * 0.6, 0.7, 2.5, lit > 0.1 ? 'window' : 'glass')
  quad(long * 0.68, long * 0.9, 0, 2.4, 'woodLight', -0.1)
  const stripes = 6
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [(long * i) / stripes, (long * (i + 1)) / stripes]
    const [ax, ay] = put(a, 3.2)
    const [bx, by] = put(b, 3.2)
    const [cx, cy] = overhang(put, b, side)
    const [dx, dy] = overhang(put, a, side)
    facet(brush, i % 2 ? 'white' : role, [ax, ay, bx, by, cx, cy, dx, dy], { depth, cel: 0, noInk: true })
  }
  if (lit > 0.1) {
    const [x, y] = put(long * 0.35, 1.4)
    glow(brush.g, x, y, Math.abs(put(0, 0)[1] - put(0, 2.4)[1]), brush.look.lamp ?? [255, 206, 128], 0.4)
  }
}

/** The outer edge of an awning. */
function overhang(put: Put, metres: number, side: number): [number, number] {
  const [x, y] = put(metres, 2.5)
  return [x - side * (put(metres, 0)[1] - put(metres, 0.8)[1]), y]
}

const WALLS: readonly Role[] = ['wallWarm', 'wall', 'wallCool', 'roof', 'teal', 'yellow', 'coral', 'purple']
const AWNINGS: readonly Role[] = ['red', 'teal', 'blue', 'gold', 'leaf']
const BLOCKS: readonly Role[] = ['roofDark', 'blue', 'metal', 'wallCool', 'wallWarm', 'stone']

/** Houses one behind the other along one side of a street, from the far end to the viewer. */
export function streetSide(
  brush: Brush,
  view: GroundView,
  side: -1 | 1,
  off: number,
  near: number,
  count: number,
  high: readonly [number, number],
  lit: number,
  seed: number,
  shops: boolean,
): void {
  const random = seeded(seed + side * 31)
  const made: Facade[] = []
  let foot = near
  for (let i = 0; i < count; i++) {
    const long = (shops ? 5 : 9) + random() * 3
    const tall = high[0] + random() * (high[1] - high[0])
    made.push({
      side,
      off: off + random() * 0.5,
      near: foot,
      long,
      high: tall,
      floors: Math.max(2, Math.round(tall / 3.1)),
      role: pick(shops ? WALLS : BLOCKS, random),
      depth: Math.min(0.62, 0.03 + i * 0.12),
      lit,
      seed: seed + i * 7,
      ...(shops && { shop: pick(AWNINGS, random) }),
    })
    foot = view.behind(foot, long)
  }
  for (const one of made.reverse()) facade(brush, view, one)
}
