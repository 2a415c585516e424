import type { Brush } from '../../paint/brush.ts'
import { box, ellipse } from '../../paint/shapes.ts'
import { linear, stop } from '../../paint/canvas.ts'
import { css, lerp } from '../../paint/colour.ts'
import { seeded } from '../../paint/random.ts'
import { clock } from '../../parts/indoors/wall-decor.ts'
import { roomShell } from '../../parts/indoors/room-shell.ts'
import { roomWindow } from '../../parts/indoors/windows.ts'
import { xAlongDepthLine } from '../../parts/ground-perspective.ts'
import { cuboid, facet } from '../../parts/solid.ts'
import type { Setting } from '../setting.ts'
import { type InteriorContext, interior, interiorContext } from '../indoors/interior.ts'

/** Far and near edge of the water, between the back wall (0) and the figures (1). */
const FAR = 0.1
const NEAR = 0.84
const LANES = 5
const FLOATS = 22
const SHAPE = { backWallDepth: 0.42, ceilingMetres: 4.4 } as const

/** x of a point of the water: `part` of its width, at `y`. */
const xInPool = ({ room, view }: InteriorContext, part: number, y: number): number =>
  xAlongDepthLine(view, lerp(room.left, room.right, 0.04 + part * 0.92), room.floorY, y)

function back(brush: Brush, context: InteriorContext): void {
  const { room, place, narrow } = context
  const { m, xAt, yAt, left, right } = room
  roomShell(brush, room, { wall: '#dfeaf0', floor: '#d3dbe0', ceiling: '#eef3f6', trim: 'white' }, 'tiles', 'tiles')
  box(brush, left, yAt(1.1), right - left, 0.22 * m, 'blue', { noInk: true, cel: 0 })
  for (const part of narrow ? [0.2, 0.6] : [0.14, 0.42, 0.7])
    roomWindow(brush, room, xAt(part), yAt(3.4), (narrow ? 1.6 : 2) * m, 1.7 * m, place, { view: 'city', panes: [3, 2] })
  clock(brush, xAt(narrow ? 0.5 : 0.5), yAt(3.9), 0.26 * m, place.seed)
  water(brush, context)
}

/** The pool with its lanes, in the floor. */
function water(brush: Brush, context: InteriorContext): void {
  const { floorAt, place } = context
  const { g } = brush
  const [far, near] = [floorAt(FAR), floorAt(NEAR)]
  const corner = (part: number, y: number): readonly [number, number] => [xInPool(context, part, y), y]
  const edge = (near - far) * 0.03
  facet(
    brush,
    'white',
    [...corner(-0.02, far - edge), ...corner(1.02, far - edge), ...corner(1.02, near + edge), ...corner(-0.02, near + edge)],
    {
      cel: 0,
      noInk: true,
    },
  )
  const outline = [...corner(0, far), ...corner(1, far), ...corner(1, near), ...corner(0, near)]
  facet(brush, '#3fb4d8', outline, { cel: 0 })
  g.save()
  g.beginPath()
  for (let i = 0; i < outline.length; i += 2) g.lineTo(outline[i]!, outline[i + 1]!)
  g.clip()
  g.fillStyle = linear(g, 0, far, 0, near, [stop(0, '#ffffff', 0.38), stop(0.35, '#ffffff', 0.06), stop(1, '#0a4a86', 0.36)])
  g.fillRect(xInPool(context, 0, near), far, xInPool(context, 1, near) - xInPool(context, 0, near), near - far)
  const random = seeded(place.seed + 31)
  g.fillStyle = css('#ffffff', 0.3)
  for (let i = 0; i < 46; i++) {
    const y = lerp(far, near, random() ** 0.7)
    const size = (y - far) * 0.06 + 2 * brush.unit
    g.beginPath()
    g.ellipse(xInPool(context, random(), y), y, size * (1 + random()), size * 0.16, 0, 0, 7)
    g.fill()
  }
  g.restore()
  for (let lane = 1; lane < LANES; lane++) rope(brush, context, lane / LANES)
}

/** A rope of floats between two lanes, smaller towards the far side. */
function rope(brush: Brush, context: InteriorContext, part: number): void {
  const [far, near] = [context.floorAt(FAR), context.floorAt(NEAR)]
  for (let i = 0; i < FLOATS; i++) {
    const depth = ((i + 0.5) / FLOATS) ** 1.7
    const y = lerp(far, near, depth)
    const r = lerp(0.5, 2.1, depth) * 0.05 * context.room.m
    ellipse(brush, xInPool(context, part, y), y, r, r * 0.62, i % 4 < 2 ? 'red' : 'white', { plain: true, noInk: true })
  }
}

/** Starting blocks at the near edge. */
function front(brush: Brush, context: InteriorContext): void {
  const { view, floorAt, narrow } = context
  const y = floorAt(NEAR + 0.05)
  for (const part of narrow ? [0.1, 0.9] : [0.1, 0.3, 0.7, 0.9]) {
    const x = xInPool(context, part, y)
    cuboid(brush, view, x, y, [0.5, 0.42, 0.4], 'white', { round: 0.04 })
    cuboid(brush, view, x, y, [0.56, 0.08, 0.46], 'blue', { lift: 0.42, round: 0.04 })
  }
}

/** Light that moves on the water. */
function glitter(brush: Brush, seconds: number, context: InteriorContext): void {
  const { g } = brush
  const [far, near] = [context.floorAt(FAR), context.floorAt(NEAR)]
  for (let i = 0; i < 14; i++) {
    const y = lerp(far, near, ((i * 0.618) % 1) ** 0.8)
    const x = xInPool(context, (i * 0.377 + 0.02 * Math.sin(seconds * 0.9 + i)) % 1, y)
    const size = ((y - far) * 0.05 + 2 * brush.unit) * (1 + 0.4 * Math.sin(seconds * 1.6 + i * 1.3))
    g.fillStyle = css('#ffffff', 0.26 + 0.2 * Math.sin(seconds * 2 + i * 2.1))
    g.beginPath()
    g.ellipse(x, y, size * 1.6, size * 0.18, 0, 0, 7)
    g.fill()
  }
}

/** A hall with a pool of several lanes in its floor, before which people stand. */
export const swimmingPool: Setting = {
  indoors: true,
  shows: ['pool', 'swimming pool', 'water', 'clock', 'window', 'lane'],
  compose: (place) => {
    const room = interior(place, { shape: SHAPE, back, front, foreground: null, wallSlot: [0.5, 2.75], animate: glitter })
    const y = interiorContext(place, SHAPE).floorAt(0.56)
    return { ...room, slots: [...room.slots, { kind: 'water' as const, x: place.frame.width * 0.5, y, size: place.frame.figure * 0.24 }] }
  },
}
