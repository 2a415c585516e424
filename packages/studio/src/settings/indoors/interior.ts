import type { Brush } from '../../paint/brush.ts'
import { type Blend, glow, radial, stop, type Gradient } from '../../paint/canvas.ts'
import { type Colour, lerp } from '../../paint/colour.ts'
import type { Role } from '../../paint/palette.ts'
import { pick, type Random, seeded } from '../../paint/random.ts'
import { pendant } from '../../parts/indoors/lamps.ts'
import { hangingPlant, longLeaf } from '../../parts/indoors/pots.ts'
import { planRoom, type Room, type RoomShape } from '../../parts/indoors/room-shell.ts'
import type { GroundPerspective } from '../../parts/ground-perspective.ts'
import { type Composition, groundSlots, type Layer, type Place, type Slot, figureSlots, WHITE_LIT_PLACES } from '../setting.ts'

/** Colour roles of a room. */
export type Scheme = {
  readonly wall: Role
  readonly floor: Role
  readonly fabric: Role
  readonly second: Role
  readonly accent: Role
  readonly wood: Role
}

/** Colour schemes of living spaces. */
const SCHEMES: readonly Scheme[] = [
  { wall: 'wallWarm', floor: 'woodLight', fabric: 'teal', second: 'cream', accent: 'gold', wood: 'wood' },
  { wall: '#8fb5a8', floor: 'wood', fabric: 'coral', second: 'cream', accent: 'yellow', wood: 'woodLight' },
  { wall: '#d9b8c4', floor: 'woodLight', fabric: 'purple', second: 'pink', accent: 'gold', wood: 'wood' },
  { wall: '#7f9fc4', floor: 'wood', fabric: 'gold', second: 'white', accent: 'coral', wood: 'woodLight' },
  { wall: 'wall', floor: 'wood', fabric: 'red', second: 'wallWarm', accent: 'teal', wood: 'wood' },
  { wall: '#c9b48f', floor: 'woodLight', fabric: 'leaf', second: 'cream', accent: 'coral', wood: 'wood' },
]

/** Colour scheme for a seed. */
export const schemeOf = (seed: number): Scheme => SCHEMES[Math.abs(seed * 7 + 3) % SCHEMES.length]!

/** What the draw functions of a room share. `narrow`: the frame has room for little furniture. */
export type InteriorContext = {
  readonly place: Place
  readonly room: Room
  readonly view: GroundPerspective
  readonly scheme: Scheme
  readonly narrow: boolean
  /** Generator of the room for a salt; the same in every layer. */
  readonly random: (salt: number) => Random
  /** y of the floor between the back wall (0) and the figures (1). */
  readonly floorAt: (part: number) => number
  /** x at a fraction of the frame width. */
  readonly frameX: (part: number) => number
}

type Draw = (brush: Brush, context: InteriorContext) => void

/** Draw functions and prop slots of a room. */
export type InteriorPlan = {
  readonly shape?: RoomShape
  /** Walls, floor, and objects at the back wall. */
  readonly back: Draw
  /** Furniture behind the figures. */
  readonly front: Draw
  /** Objects in front of the figures, at the sides. Default: leaves; null: none. */
  readonly foreground?: Draw | null
  readonly animate?: (brush: Brush, seconds: number, context: InteriorContext) => void
  /** Table tops for props. */
  readonly tableTops?: (context: InteriorContext) => readonly TableTop[]
  /** Prop slot on the back wall: x as a fraction of the frame width, and metres above the floor. Default 0.47 and 2.05. */
  readonly wallSlot?: readonly [number, number]
}

/** A surface from `from` to `to` (fractions of the frame width) at `y` with `count` prop slots. */
export type TableTop = { readonly from: number; readonly to: number; readonly y: number; readonly count: number }

/** y of a surface the given metres above the floor at `baseY`. */
export const topAt = ({ view }: InteriorContext, baseY: number, metres: number): number => baseY - metres * view.pixelsPerMetre(baseY)

/** Room geometry, colours and random generators for a place. */
export function interiorContext(place: Place, shape: RoomShape = {}): InteriorContext {
  const { frame, seed } = place
  const layout = seeded(seed + 900)
  const corners = shape.corners ?? ([0.06 + layout() * 0.06, 0.92 + layout() * 0.05] as const)
  const room = planRoom(frame, { vanishingX: 0.46 + layout() * 0.1, ...shape, corners })
  return {
    place,
    room,
    view: room.view,
    scheme: schemeOf(seed),
    narrow: frame.width / frame.height < 1.2,
    random: (salt) => seeded(seed * 3 + salt),
    floorAt: (part) => lerp(room.floorY, frame.ground, part),
    frameX: (part) => frame.width * part,
  }
}

/** Composition of a room from its plan. */
export function interior(place: Place, plan: InteriorPlan): Composition {
  const context = interiorContext(place, plan.shape)
  const { frame } = place
  const animate = plan.animate
  const layers: Layer[] = [
    {
      name: 'wall',
      nearness: 0.5,
      draw: (brush) => {
        plan.back(brush, context)
        lampLighting(brush, context)
        ceilingDecor(brush, context)
      },
    },
    {
      name: 'furniture',
      nearness: 0.9,
      draw: (brush) => plan.front(brush, context),
      ...(animate && { animate: (brush: Brush, seconds: number) => animate(brush, seconds, context) }),
    },
  ]
  const fore = plan.foreground === undefined ? leafyCorner : plan.foreground
  if (fore) layers.push({ name: 'fore', nearness: 1.22, draw: (brush) => fore(brush, context) })
  const [hookX, hookMetres] = plan.wallSlot ?? [0.47, 2.05]
  const size = frame.figure * 0.27
  return {
    layers,
    slots: [
      ...(plan.tableTops?.(context) ?? []).flatMap((top) => slotsOn(top, frame.width, size)),
      { kind: 'wall', x: frame.width * (frame.tall ? 0.3 : hookX), y: context.room.yAt(hookMetres), size: size * 1.1 },
      ...groundSlots(frame).slice(context.narrow ? 1 : 2),
    ],
    figureSlots: figureSlots(frame, frame.ground, 1.02),
  }
}

/** Lamp light on the walls after dark: warm in the middle, dark in the corners. */
function lampLighting({ g, look }: Brush, { place, room }: InteriorContext): void {
  if (place.time === 'day') return
  const strength = place.time === 'night' ? 1 : 0.5
  const lamp = look.lamp ?? (WHITE_LIT_PLACES.has(place.where) ? PALE : AMBER)
  const { frame } = place
  const [x, y] = [room.xAt(0.5), room.yAt(1.4)]
  const reach = Math.max(room.right - room.left, frame.height * 0.8) * 0.6
  const fill = (blend: Blend, style: Gradient): void => {
    g.globalCompositeOperation = blend
    g.fillStyle = style
    g.fillRect(-frame.bleed, -frame.bleed, frame.width + frame.bleed * 2, frame.height + frame.bleed * 2)
  }
  g.save()
  fill('overlay', radial(g, x, y, reach * 0.1, reach * 1.1, [stop(0, lamp, 0.62 * strength), stop(1, lamp, 0)]))
  fill('multiply', radial(g, x, y, reach * 0.5, reach * 1.5, [stop(0, '#ffffff', 0), stop(1, DUSK, 0.75 * strength)]))
  g.globalCompositeOperation = 'screen'
  g.translate(room.xAt(0.5), frame.ground)
  g.scale(1, 0.2)
  glow(g, 0, 0, frame.width * 0.42, lamp, 0.34 * strength)
  g.restore()
}

const AMBER: Colour = [255, 184, 96]
const PALE: Colour = [206, 222, 255]
const DUSK: Colour = [70, 44, 92]

/** Nobody hangs plants up there. */
const PLANTLESS: ReadonlySet<Place['where']> = new Set([
  'prison',
  'factory',
  'bus',
  'attic',
  'workshop',
  'gym',
  'swimming-pool',
  'supermarket',
  'courtroom',
  'airport',
  'train',
  'hallway',
  'garage',
  'plane',
  'shop',
])

/** Places with lamps of their own. */
const LAMPLESS: ReadonlySet<Place['where']> = new Set(['japan-room', 'cellar', 'church', 'closet', 'plane', 'cottage', 'great-hall'])

/** Lamps and plants below the ceiling of tall frames. */
function ceilingDecor(brush: Brush, { place, room, random }: InteriorContext): void {
  const { frame, time, seed } = place
  if (!frame.tall || LAMPLESS.has(place.where)) return
  const generator = random(88)
  const top = -frame.bleed
  const drop = (room.ceilingY - top) / room.m
  for (const [i, u] of [0.27, 0.5, 0.72].entries())
    pendant(brush, frame.width * u, top, drop * (0.5 + ((i + seed) % 3) * 0.22), room.m * 1.3, time, pick(SHADES, generator))
  if (PLANTLESS.has(place.where)) return
  for (const side of [0.02, 0.98])
    hangingPlant(brush, frame.width * side, top * 0.4, frame.figure * (0.42 + generator() * 0.14), seed + Math.round(side))
}

const SHADES: readonly Role[] = ['teal', 'coral', 'gold', 'dark', 'white']

const slotsOn = ({ from, to, y, count }: TableTop, width: number, size: number): Slot[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'surface',
    x: width * lerp(from, to, count === 1 ? 0.5 : i / (count - 1)),
    y,
    size,
  }))

/** Leaves of a plant in a lower corner of the foreground. */
export function leafyCorner(brush: Brush, { place, random }: InteriorContext): void {
  const { frame } = place
  const generator = random(77)
  const right = generator() < 0.5
  const x = right ? frame.width * 1.03 : -frame.width * 0.03
  const reach = frame.figure * (frame.tall ? 0.5 : 0.62)
  for (let i = 0; i < 8; i++) {
    const angle = (right ? -1 : 1) * (0.1 + (i / 8) * 1.15) + (generator() - 0.5) * 0.2
    longLeaf(
      brush,
      x,
      frame.height + frame.bleed * 0.5,
      reach * (0.75 + generator() * 0.4),
      angle,
      reach * 0.1,
      pick(['pine', 'leaf'] as const, generator),
    )
  }
}

/** Irregular brightness factor of flames around 1, at a time in seconds. */
export const flicker = (seconds: number, phase = 0): number =>
  1 + 0.1 * Math.sin(seconds * 11 + phase) + 0.08 * Math.sin(seconds * 17.3 + phase * 2.1) + 0.06 * Math.sin(seconds * 5.1 + phase)
