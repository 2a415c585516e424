import { type Brush } from '../../paint/brush.ts'
import { box, ellipse, groundShadow } from '../../paint/shapes.ts'
import type { Role } from '../../paint/palette.ts'
import { pick } from '../../paint/random.ts'
import { blinker } from '../../parts/animated.ts'
import { pendant } from '../../parts/indoors/lamps.ts'
import { pottedPlant } from '../../parts/indoors/pots.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { crate } from '../../parts/indoors/small-objects.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior, topAt } from './interior.ts'

const WALLS: readonly Role[] = ['#d9c9a8', '#b7c7bd', '#d0b6a4', '#b9c3d2']
const WOODS: readonly Role[] = ['#8a5f3c', '#6e4a34', '#a87848']
const GOODS: readonly Role[] = ['red', 'yellow', 'teal', 'coral', 'blue', 'cream', 'leafLight', 'purple', 'gold', 'white']
const woodOf = ({ place }: InteriorContext): Role => WOODS[place.seed % WOODS.length]!

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { xAt, yAt, m } = room
  roomShell(
    brush,
    room,
    { wall: WALLS[place.seed % WALLS.length]!, floor: 'woodLight', ceiling: 'cream', trim: woodOf(context) },
    'panels',
    'boards',
  )
  if (!narrow) {
    roomWindow(brush, room, xAt(0.02), yAt(2.35), 1.5 * m, 1.3 * m, place, { view: 'city', frame: woodOf(context), panes: [2, 1] })
    entrance(brush, context)
  }
  shelves(brush, context, narrow ? 0.06 : 0.42, narrow ? 0.94 : 0.97)
}

/** The door to the street, with a bell over it. */
function entrance(brush: Brush, context: InteriorContext): void {
  const { room, place } = context
  const { xAt, floorY, m } = room
  const x = xAt(0.33)
  const wood = woodOf(context)
  box(brush, x - 0.54 * m, floorY - 2.2 * m, 1.08 * m, 2.2 * m, wood, { lighten: -0.16, cel: 0 })
  box(brush, x - 0.45 * m, floorY - 2.1 * m, 0.9 * m, 2.1 * m, wood, { cel: 0, lighten: 0.06 })
  box(
    brush,
    x - 0.34 * m,
    floorY - 1.96 * m,
    0.68 * m,
    1.14 * m,
    place.time === 'night' ? '#33477c' : place.time === 'day' ? '#bfe4f6' : '#ffc890',
    { emissive: true, cel: 0 },
  )
  box(brush, x - 0.02 * m, floorY - 1.96 * m, 0.04 * m, 1.14 * m, wood, { noInk: true })
  box(brush, x - 0.34 * m, floorY - 0.66 * m, 0.68 * m, 0.5 * m, wood, { lighten: -0.12, noInk: true })
  ellipse(brush, x + 0.38 * m, floorY - 1 * m, 0.04 * m, 0.04 * m, 'gold', { noInk: true })
  ellipse(brush, x + 0.3 * m, floorY - 2.32 * m, 0.07 * m, 0.08 * m, 'gold')
}

/** Shelves full of goods along the back wall. `from`, `to`: parts of its width. */
function shelves(brush: Brush, context: InteriorContext, from: number, to: number): void {
  const { room, random } = context
  const { xAt, floorY, m } = room
  const wood = woodOf(context)
  const [x, w] = [xAt(from), xAt(to) - xAt(from)]
  const generator = random(14)
  box(brush, x, floorY - 2.5 * m, w, 2.5 * m, wood, { lighten: -0.34, cel: 0 })
  for (const level of [0.5, 1, 1.5, 2]) {
    box(brush, x, floorY - level * m, w, 0.06 * m, wood, { lighten: 0.08 })
    for (let at = 0.06; at < w / m - 0.2;) {
      const role = pick(GOODS, generator)
      const [gw, gh] = [0.12 + generator() * 0.1, 0.2 + generator() * 0.16]
      const isJar = generator() < 0.4
      for (let n = 1 + Math.floor(generator() * 3); n > 0 && at < w / m - 0.2; n--, at += gw + 0.02) {
        box(brush, x + at * m, floorY - (level + gh) * m, gw * m, gh * m, role, { round: (isJar ? 0.04 : 0.01) * m, noInk: n > 1 })
        box(brush, x + (at + gw * 0.12) * m, floorY - (level + gh * 0.66) * m, gw * 0.76 * m, gh * 0.3 * m, 'cream', { noInk: true })
        if (isJar) box(brush, x + (at + gw * 0.1) * m, floorY - (level + gh + 0.03) * m, gw * 0.8 * m, 0.05 * m, 'gold', { noInk: true })
      }
      at += 0.05
    }
  }
  for (let at = 0; at <= w + 1; at += w / 3) box(brush, x + at - 0.04 * m, floorY - 2.5 * m, 0.08 * m, 2.5 * m, wood, { lighten: -0.06 })
  box(brush, x - 0.06 * m, floorY - 2.62 * m, w + 0.12 * m, 0.14 * m, wood, { lighten: 0.12 })
}

const counterAt = ({ frameX, floorAt, narrow }: InteriorContext): readonly [number, number] => [frameX(narrow ? 0.78 : 0.76), floorAt(0.46)]

/** The counter with a till and scales. */
function front(brush: Brush, context: InteriorContext): void {
  const { view, frameX, floorAt, narrow, place } = context
  const [x, y] = counterAt(context)
  const m = view.pixelsPerMetre(y)
  const wood = woodOf(context)
  const w = narrow ? 1.5 : 2.6
  groundShadow(brush, x, y, (w / 2 + 0.1) * m, 0.16 * m)
  cuboid(brush, view, x, y, [w, 0.92, 0.6], wood)
  const panels = Math.round(w / 0.62)
  for (let i = 0; i < panels; i++)
    box(brush, x + (-w / 2 + 0.08 + (i * (w - 0.1)) / panels) * m, y - 0.78 * m, ((w - 0.1) / panels - 0.06) * m, 0.62 * m, wood, {
      lighten: -0.14,
    })
  box(brush, x - (w / 2 + 0.06) * m, y - 1 * m, (w + 0.12) * m, 0.1 * m, wood, { lighten: 0.2 })
  const [tx, ty] = [x + (w / 2 - 0.34) * m, y - 1 * m]
  box(brush, tx - 0.22 * m, ty - 0.2 * m, 0.44 * m, 0.2 * m, '#4a4f5a', { round: 0.03 * m })
  facet(
    brush,
    '#4a4f5a',
    [tx - 0.2 * m, ty - 0.2 * m, tx + 0.2 * m, ty - 0.2 * m, tx + 0.14 * m, ty - 0.4 * m, tx - 0.14 * m, ty - 0.4 * m],
    { lighten: 0.1 },
  )
  box(brush, tx - 0.1 * m, ty - 0.37 * m, 0.2 * m, 0.1 * m, '#9fe0b0', { noInk: true, emissive: true })
  for (let i = 0; i < 6; i++)
    box(brush, tx + ((i % 3) * 0.09 - 0.13) * m, ty - (0.16 - Math.floor(i / 3) * 0.07) * m, 0.06 * m, 0.04 * m, 'cream', { noInk: true })
  if (!narrow) pendant(brush, x, -place.frame.bleed, (place.frame.height * 0.16 + place.frame.bleed) / m, m, place.time, 'teal')
  crate(brush, frameX(narrow ? 0.1 : 0.12), floorAt(0.5), 0.8 * m, 0.46 * m, place.seed % 2 ? 'red' : 'gold')
  if (!narrow) crate(brush, frameX(0.24), floorAt(0.3), 0.66 * m, 0.42 * m, place.seed % 2 ? 'leafLight' : 'coral')
  pottedPlant(brush, frameX(narrow ? 0.02 : 0.02), floorAt(0.34), 1 * m, place.seed)
}

/** A small shop: shelves of goods, a counter with a till, a door to the street. */
export const shop: Setting = {
  indoors: true,
  shows: ['shop', 'shelf', 'counter', 'door', 'window', 'crate', 'lamp', 'plant'],
  compose: (place) =>
    interior(place, {
      shape: { backWallDepth: 0.58, vanishingX: 0.46 + (place.seed % 3) * 0.04 },
      back,
      front,
      foreground: null,
      tableTops: (context) => {
        const [, y] = counterAt(context)
        return [
          { from: context.narrow ? 0.7 : 0.66, to: context.narrow ? 0.76 : 0.78, y: topAt(context, y, 1), count: context.narrow ? 1 : 2 },
        ]
      },
      wallSlot: [0.5, 2.75],
      animate: (brush, seconds, context) => {
        const [x, y] = counterAt(context)
        const m = context.view.pixelsPerMetre(y)
        blinker(brush, x + (context.narrow ? 0.41 : 0.96) * m, y - 1.32 * m, 0.12 * m, '#9fffc0', seconds * 0.5, (place.seed % 3) / 3)
      },
    }),
}
