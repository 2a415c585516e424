import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_INSERT_COPIES, MAX_INSERT_SWARM, SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import { lerp } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { thingByIcon } from '../scene/lexicon/rows.ts'
import { iconOf } from '../scene/plan/art.ts'
import type { Box } from './kit/geometry.ts'

/** In units of the frame; `x`, `y`: centre. `at`: second of its entry. `stands`: true if `y` is where its foot touches the ground. */
export type PlacedThing = {
  readonly thing: PlanThing
  readonly x: number
  readonly y: number
  readonly size: number
  readonly at: number
  readonly phase: number
  readonly stands: boolean
}

/** How one thing is seen, shot after shot: whole, from near at one side, from far at the other. `x`: of the room, from its middle. */
const LONE_FRAMINGS = [
  { scale: 1, x: 0 },
  { scale: 1.15, x: 0.12 },
  { scale: 0.85, x: -0.16 },
] as const
/** Of the room's height, of the largest thing. */
const MAX_HEIGHT = 0.8
/** Of the room's width, for all things together. */
const MAX_WIDTH = 0.94
/** Distance of copies of one thing, and of different things, in sizes. */
const COPY_STEP = 0.58
const GAP = 0.12
/** Real sizes are told apart without making a coin beside a table a dot. */
const SIZE_POWER = 0.28
const SMALLEST = 0.5
const DEFAULT_CENTIMETRES = 30

/** What hangs in the air, or is a sign rather than a body. */
const FLOATS =
  /^(?:airplane|helicopter|hot air balloon|balloon|kite|rocket|satellite|parachute|drone|e-mail|speech bubble|question mark|exclamation mark|arrow|check mark|flag|pie chart|bar chart|globe|earth)$/u
const STANDING_FILES: ReadonlySet<string> = new Set(['artifact', 'food', 'plant', 'animal', 'substance', 'person', 'group'])

/** True for what rests on the ground: no stars, clouds, organs or signs. */
export const standsOnGround = ({ what, event }: PlanThing): boolean =>
  !FLOATS.test(what) && !/^(?:fly|float|rise|swarm|orbit)$/u.test(event ?? '') && STANDING_FILES.has(drawableNamed(what)?.file ?? '')

/** Where the things of an insert stand in its room: side by side by their real sizes, copies of one close together, many as a swarm. */
export function placeThings(things: readonly PlanThing[], room: Box, seed: number, seconds: number): PlacedThing[] {
  const swarm = things.find(({ count }) => count >= SWARM_COUNT)
  return swarm ? swarmOf(swarm, room, seed, seconds) : rowOf(things, room, seed, seconds)
}

type Group = { readonly thing: PlanThing; readonly copies: number; readonly scale: number }

const centimetresOf = ({ what }: PlanThing): number => thingByIcon(iconOf(what) ?? '')?.centimetres ?? DEFAULT_CENTIMETRES

/** As many copies as there is room for, one of each thing before a second of any. */
function groupsOf(things: readonly PlanThing[]): Group[] {
  const some = things.slice(0, MAX_INSERT_COPIES)
  const largest = Math.max(...some.map((thing) => centimetresOf(thing)))
  let left = MAX_INSERT_COPIES - some.length
  return some.map((thing) => {
    const more = Math.min(left, thing.count - 1)
    left -= more
    return { thing, copies: 1 + more, scale: Math.max(SMALLEST, (centimetresOf(thing) / largest) ** SIZE_POWER) }
  })
}

const widthOf = ({ copies, scale }: Group): number => scale * (1 + (copies - 1) * COPY_STEP)

function rowOf(things: readonly PlanThing[], room: Box, seed: number, seconds: number): PlacedThing[] {
  const groups = groupsOf(things)
  const isLone = groups.length === 1 && groups[0]!.copies === 1
  const framing = LONE_FRAMINGS[isLone ? Math.abs(Math.trunc(seed)) % LONE_FRAMINGS.length : 0]!
  const width = groups.reduce((sum, group) => sum + widthOf(group), GAP * (groups.length - 1))
  const unit = Math.min(room.h * MAX_HEIGHT, (room.w * MAX_WIDTH) / width) * framing.scale
  const largest = Math.max(...groups.map(({ scale }) => scale))
  let x = room.x + room.w * (0.5 + framing.x) - (width * unit) / 2
  const placed: PlacedThing[] = []
  for (const group of groups) {
    const size = group.scale * unit
    const stands = standsOnGround(group.thing)
    for (let copy = 0; copy < group.copies; copy++)
      placed.push({
        thing: group.thing,
        x: x + size * (0.5 + copy * COPY_STEP),
        // Copies behind one another stand a little higher.
        y: room.y + room.h / 2 + (stands ? (unit * largest) / 2 : 0) - (copy % 2) * size * 0.06,
        size,
        at: Math.min(0.05 + placed.length * 0.22, seconds * 0.5),
        phase: seed + placed.length * 1.9,
        stands,
      })
    x += widthOf(group) * unit + GAP * unit
  }
  return placed
}

/** Many of a kind in rows that are not quite rows. */
function swarmOf(thing: PlanThing, room: Box, seed: number, seconds: number): PlacedThing[] {
  const random = seeded(seed + 5)
  const copies = Math.min(MAX_INSERT_SWARM, thing.count)
  const columns = Math.max(3, Math.round(Math.sqrt((copies * room.w) / room.h)))
  const rows = Math.ceil(copies / columns)
  const cell = Math.min(room.w / columns, room.h / rows)
  return Array.from({ length: copies }, (_, i) => ({
    thing,
    x: room.x + ((i % columns) + 0.5 + (random() - 0.5) * 0.5) * (room.w / columns),
    y: room.y + (Math.floor(i / columns) + 0.5 + (random() - 0.5) * 0.5) * (room.h / rows),
    size: cell * lerp(0.6, 1.05, random()),
    at: Math.min(seconds * 0.45, 0.04 + i * 0.03),
    phase: random() * 6,
    stands: false,
  }))
}
