import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_INSERT_COPIES, MAX_INSERT_SWARM, SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import { lerp } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { homeOf } from '../props/placing.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import { iconOf } from '../scene/plan/art.ts'
import { ENTRY, entryAfter } from './kit/entry.ts'
import type { Box } from './kit/geometry.ts'

/**
 * In units of the frame; `x`, `y`: centre. `at`: second of its entry. `stands`: true if `y` is where its foot touches the ground. `drawnSize`: of its drawn
 * part, which may be struck out. Default: its size. `foot`: its lowest drawn point below its
 * centre, in its sizes; what stands rests on it. Default: unknown.
 */
export type PlacedThing = {
  readonly thing: PlanThing
  readonly x: number
  readonly y: number
  readonly size: number
  readonly at: number
  readonly phase: number
  readonly stands: boolean
  readonly drawnSize?: number
  readonly foot?: number
}

/** How one thing is seen, shot after shot: whole, from near at one side, from far at the other. `x`: of the room, from its middle. */
const LONE_FRAMINGS = [
  { scale: 1, x: 0 },
  { scale: 1.1, x: 0.12 },
  { scale: 0.85, x: -0.16 },
] as const
/** Of the room, of the largest thing and of all things of a row together. Pictures of things have a margin, which may leave the room. */
const [MAX_HEIGHT, MAX_WIDTH] = [0.98, 1]
/** Of the room's width, of a thing alone: the camera comes nearer. */
const WIDEST = 0.9
/** Of the room's shorter side, of a thing alone. */
const LONE_SIZE = 1.04
/** Pictures that are half as high as they are wide are larger. */
const LOW_AND_LONG =
  /^(?:car|taxi|bus|minibus|delivery-truck|truck|tractor|ambulance|fire-engine|police-car|racing-car|sports-car|semi-truck|boat|canoe|speedboat|motor-boat|submarine|raft|crocodile|bathtub|bed|sofa|bench)$/u
const LOW_SCALE = 1.4
/** Longest time that an insert keeps one framing, as other shots do. */
export const MAX_FRAMING_SECONDS = 2.9
/** In frames that a thing would fill, it is smaller before it is seen from near. */
const BEFORE_NEAR = 0.78
/** At most as much of a picture's width is drawn. */
const SOLID = 1.04
/** Distance of rows in sizes of their largest thing: of what hangs in the air, and from foot to foot of what stands behind one another. */
const ROW_STEP = 0.86
const FOOT_STEP = 0.42
/** Rows of as many things stand aside of each other, in sizes: nothing is hidden, and nothing seems to stand on another. */
const ROW_SHIFT = 0.6
/** Size of a row beside that of the row before it. */
const BACK_SCALE = 0.82
/** Distance of copies of one thing, and of different things, in sizes. */
const COPY_STEP = 0.58
const GAP = 0.12
/** Real sizes are told apart without making a coin beside a table a dot. */
const SIZE_POWER = 0.5
const SMALLEST = 0.5
const DEFAULT_CENTIMETRES = 30

/** What hangs in the air, or is a sign rather than a body. */
const FLOATS =
  /^(?:airplane|helicopter|hot air balloon|balloon|kite|rocket|satellite|parachute|drone|e-mail|speech bubble|question mark|exclamation mark|arrow|check mark|flag|pie chart|bar chart|globe|earth)$/u
/** Whoever is nearly always in the air. */
const FLIES = /^(?:bat|butterfly|moth|honeybee|bee|wasp|dragonfly|mosquito|firefly|hummingbird)$/u
const SWIMS = /^(?:shark|jellyfish|seahorse|blowfish|tropical-fish|squid)$/u
const AFLOAT =
  /boat|ship|canoe|galleon|galley|caravel|^cog$|^noahs-ark$|liner|ferry|raft|gondola|iceberg|water-wave|rough-sea|dark-sea|ice-floe|kayak|yacht/u
/** What floats with its foot in the water; toy boats stand on tables, and airships hang in the air. */
export const isBoat = (icon: string): boolean => /^(?:swan|black-swan|duck)/u.test(icon) || (AFLOAT.test(icon) && homeOf(icon) === 'water')
const STANDING_FILES: ReadonlySet<string> = new Set(['artifact', 'food', 'plant', 'animal', 'substance', 'person', 'group', 'possession'])
const STANDING_NAMES = /^(?:book|letter|newspaper|scroll|diary|notebook|photo|picture|fire|flame|blaze|volcano|wave|tidal wave)$/u

/** True for what rests on the ground: no stars, clouds, organs or signs. */
export const standsOnGround = ({ what, event }: PlanThing): boolean =>
  !FLOATS.test(what) &&
  !FLIES.test(iconOf(what) ?? '') &&
  !SWIMS.test(iconOf(what) ?? '') &&
  !/^(?:fly|fly-away|float|rise|orbit)$/u.test(event ?? '') &&
  !(event === 'swarm' && /^(?:air|water)$/u.test(homeOf(iconOf(what) ?? '')) && !isBoat(iconOf(what) ?? '')) &&
  (STANDING_NAMES.test(what) || STANDING_FILES.has(drawableNamed(what)?.file ?? ''))

/** How far an event moves a thing aside, each way, in its sizes. */
export const reachAside = ({ event }: PlanThing): number => REACHES.get(event ?? '') ?? 0
const REACHES: ReadonlyMap<string, number> = new Map([
  ['fly', 0.34],
  ['drive', 0.45],
  ['slide', 0.45],
  ['roll', 0.4],
  ['orbit', 0.3],
  ['fly-away', 0.4],
  ['spill', 0.45],
  ['explode', 0.5],
])

/** Where the things of an insert stand in its room: side by side by their real sizes, copies of one close together, many as a swarm. */
export function placeThings(things: readonly PlanThing[], room: Box, seed: number, seconds: number): PlacedThing[] {
  const swarm = things.find(({ count }) => count >= SWARM_COUNT)
  if (swarm) return swarmOf(swarm, room, seed)
  const [only, ...others] = things
  if (only && others.length === 0 && isQueue(only)) return queueOf(only, room, seed)
  return rowOf(things, room, seed, seconds)
}

/** From this count on large things stand in a line that leads away. */
const QUEUE_FROM = 4
const QUEUE_CENTIMETRES = 200
export const isQueue = (thing: PlanThing): boolean =>
  thing.count >= QUEUE_FROM && thing.count < SWARM_COUNT && standsOnGround(thing) && centimetresOf(thing) >= QUEUE_CENTIMETRES

/** Depth of a neighbour in a line, in distances of the nearest from the camera, and where the line leads to in the room. */
const QUEUE_STEP = 0.3
const QUEUE_AWAY = [0.92, 0.3] as const
const QUEUE_SIZE = { wide: 0.5, tall: 0.68 } as const

/** A line in perspective: each further thing is smaller, higher and more to the side, and before those behind it. */
function queueOf(thing: PlanThing, room: Box, seed: number): PlacedThing[] {
  const size = Math.min(room.w * QUEUE_SIZE[room.h > room.w * 0.8 ? 'tall' : 'wide'], room.h * 0.9)
  const isToRight = seed % 2 === 0
  const nearX = size * 0.48
  const queue = Array.from({ length: thing.count }, (_, i): PlacedThing => {
    const scale = 1 / (1 + QUEUE_STEP * i)
    const along = (1 - scale) / (1 - 1 / (1 + QUEUE_STEP * (QUEUE_FROM * 2)))
    const x = lerp(nearX, room.w * QUEUE_AWAY[0], along * 0.86)
    return {
      thing,
      x: room.x + (isToRight ? x : room.w - x),
      y: room.y + lerp(room.h * QUEUE_AWAY[1], room.h, scale),
      size: size * scale,
      at: entryAfter(i * 0.14),
      phase: seed + i * 1.9,
      stands: true,
    }
  })
  return queue.toReversed()
}

type Group = { readonly thing: PlanThing; readonly copies: number; readonly scale: number }

/** Real size of a thing; scenery such as the sun has none. */
export const centimetresOf = ({ what }: PlanThing): number => sizeOfThing(iconOf(what) ?? '')?.centimetres || DEFAULT_CENTIMETRES

/** As many copies as there is room for, one of each thing before a second of any. */
function groupsOf(things: readonly PlanThing[]): Group[] {
  const some = things.slice(0, MAX_INSERT_COPIES)
  const most = some.length === 1 ? SWARM_COUNT - 1 : MAX_INSERT_COPIES
  const largest = Math.max(...some.map((thing) => centimetresOf(thing)))
  let left = most - some.length
  return some.map((thing) => {
    const more = Math.min(left, thing.count - 1)
    left -= more
    return { thing, copies: 1 + more, scale: Math.max(SMALLEST, (centimetresOf(thing) / largest) ** SIZE_POWER) }
  })
}

const widthOf = ({ copies, scale }: Group): number => scale * (1 + (copies - 1) * COPY_STEP)

function rowOf(things: readonly PlanThing[], room: Box, seed: number, seconds: number): PlacedThing[] {
  const groups = groupsOf(things)
  if (groups.length === 1 && groups[0]!.copies === 1) return [placeLone(groups[0]!, room, seed, seconds)]
  const { rows, unit } = rowsIn(room, groups)
  // What stands further back is seen smaller.
  rows.forEach((row, i) => {
    const back = BACK_SCALE ** (rows.length - 1 - i)
    row.forEach((group, at) => standsOnGround(group.thing) && (row[at] = { ...group, scale: group.scale * back }))
  })
  const { tops, height } = stackOf(rows)
  const placed: PlacedThing[] = []
  rows.forEach((row, i) => {
    const shift = (i % 2 === 0 ? -1 : 1) * shiftOf(rows) * 0.5
    let x = room.x + room.w / 2 + (shift - rowWidthOf(row) / 2) * unit
    const top = room.y + (room.h - height * unit) / 2 + tops[i]! * unit
    for (const group of row) {
      placed.push(...placeGroup(group, { x, top, height: rowHeightOf(row) * unit, unit, seed }, placed.length))
      x += (widthOf(group) + GAP) * unit
    }
  })
  return placed
}

const rowWidthOf = (row: readonly Group[]): number => row.reduce((sum, group) => sum + widthOf(group), GAP * (row.length - 1))
const rowHeightOf = (row: readonly Group[]): number => Math.max(...row.map(({ scale }) => scale))
const copiesIn = (row: readonly Group[]): number => row.reduce((sum, { copies }) => sum + copies, 0)
const doAllStand = (rows: readonly (readonly Group[])[]): boolean => rows.flat().every(({ thing }) => standsOnGround(thing))

/** How far neighbouring rows stand aside of each other. */
function shiftOf(rows: readonly (readonly Group[])[]): number {
  const isAside = rows.length > 1 && doAllStand(rows) && rows.every((row) => copiesIn(row) === copiesIn(rows[0]!))
  return isAside ? ROW_SHIFT * Math.min(...rows.map(rowHeightOf)) : 0
}

/** Tops of rows below that of all, and the height of all. */
function stackOf(rows: readonly (readonly Group[])[]): { tops: number[]; height: number } {
  const stand = doAllStand(rows)
  const heights = rows.map(rowHeightOf)
  const tops: number[] = []
  heights.forEach((height, i) => {
    const before = heights[i - 1] ?? 0
    const under = stand ? before + height * FOOT_STEP - height : before * ROW_STEP
    tops.push(i === 0 ? 0 : tops[i - 1]! + under)
  })
  const highest = Math.min(...tops)
  return { tops: tops.map((top) => top - highest), height: Math.max(...tops.map((top, i) => top + heights[i]!)) - highest }
}

function placeLone({ thing, scale }: Group, room: Box, seed: number, seconds: number): PlacedThing {
  const framing = LONE_FRAMINGS[Math.abs(Math.trunc(seed)) % LONE_FRAMINGS.length]!
  const isBelowWords = room.h > room.w * 0.7
  const leaves = seconds > MAX_FRAMING_SECONDS && isBelowWords ? BEFORE_NEAR : 1
  const wide = LOW_AND_LONG.test(iconOf(thing.what) ?? '') ? LOW_SCALE : 1
  const most = (room.w * WIDEST) / (1 + 2 * reachAside(thing))
  const nearer = isBelowWords ? Math.min(1, framing.scale) : framing.scale
  const size = Math.min(scale * wide * Math.min(room.h, room.w) * LONE_SIZE * nearer, most) * leaves
  const aside = Math.min(Math.abs(framing.x) * room.w, Math.max(0, (room.w - size * SOLID) / 2)) * Math.sign(framing.x)
  const stands = standsOnGround(thing)
  const y = room.y + room.h / 2 + (stands ? Math.min(size, room.h) / 2 : 0)
  return { thing, x: room.x + room.w / 2 + aside, y, size, at: ENTRY, phase: seed, stands }
}

/** As many rows as make things largest; copies of a thing may stand in two of them. */
function rowsIn(room: Box, groups: readonly Group[]): { rows: Group[][]; unit: number } {
  const single = groups.flatMap((group) => Array.from({ length: group.copies }, (): Group => ({ ...group, copies: 1 })))
  // Larger things stand behind smaller ones.
  const bySize = single.toSorted((a, b) => b.scale - a.scale)
  const options = [[[...groups]], ...[2, 3].filter((count) => count <= single.length).map((count) => inRows(bySize, count))]
  const sized = options.map((rows) => {
    const width = Math.max(...rows.map(rowWidthOf)) + shiftOf(rows)
    return { rows, unit: Math.min((room.h * MAX_HEIGHT) / stackOf(rows).height, (room.w * MAX_WIDTH) / width) }
  })
  // A second row is worth it where things become clearly larger.
  return sized.reduce((best, option) => (option.unit > best.unit * 1.15 ? option : best))
}

function inRows(groups: readonly Group[], count: number): Group[][] {
  const first = Math.floor(groups.length / count)
  const longer = groups.length % count
  let from = 0
  return Array.from({ length: count }, (_, i) => {
    const row = groups.slice(from, from + first + (i >= count - longer ? 1 : 0))
    from += row.length
    return row.reduce<Group[]>(withGroup, [])
  })
}

/** Copies of one thing beside each other are one group. */
function withGroup(row: Group[], group: Group): Group[] {
  const last = row.at(-1)
  return last?.thing === group.thing ? [...row.slice(0, -1), { ...last, copies: last.copies + 1 }] : [...row, group]
}

type RowPlace = {
  readonly x: number
  readonly top: number
  readonly height: number
  readonly unit: number
  readonly seed: number
}

function placeGroup({ thing, copies, scale }: Group, { x, top, height, unit, seed }: RowPlace, before: number): PlacedThing[] {
  const size = scale * unit
  const stands = standsOnGround(thing)
  return Array.from({ length: copies }, (_, copy) => ({
    thing,
    x: x + size * (0.5 + copy * COPY_STEP),
    // Copies behind one another stand a little higher.
    y: top + (stands ? height : height / 2) - (copy % 2) * size * 0.06,
    size,
    at: entryAfter((before + copy) * 0.1),
    phase: seed + (before + copy) * 1.9,
    stands,
  }))
}

/** Many of a kind: on the ground in rows that come nearer, else in the air in rows that are not quite rows. */
const swarmOf = (thing: PlanThing, room: Box, seed: number): PlacedThing[] =>
  standsOnGround(thing) ? crowdOf(thing, room, seed) : cloudOf(thing, room, seed)

/** Top of the furthest row of a crowd, as a part of the room, and how small things there are beside the nearest. */
const FAR_ROW = 0.4
const FAR_ROW_AFLOAT = 0.5
const FAR_SCALE = 0.34
/** Size of the nearest in heights of the room, at most. */
const NEAREST_HIGH = 0.62
/** Distance of neighbours in a row, in sizes. */
const NEIGHBOURS = 0.92

/** How much smaller the nearest are where a crowd has no room for all. */
const CLOSER = 0.95

/** How many stand in each row of a crowd, the farthest first: it has half of them at most. */
function rowsOfCrowd(copies: number, across: number, nearest: number): number[] {
  const rows = Math.max(3, Math.round(Math.sqrt(copies) * 0.8))
  let left = copies
  return Array.from({ length: rows }, (_, row) => {
    const fit = Math.floor((across * (row % 2 === 0 ? 1 : 0.92)) / (nearest * crowdScale(row, rows) * NEIGHBOURS))
    const own = Math.min(left, row < rows - 1 ? Math.min(fit, Math.ceil(left / 2)) : fit)
    left -= own
    return own
  })
}

const crowdScale = (row: number, rows: number): number => lerp(FAR_SCALE, 1, (row / (rows - 1)) ** 1.2)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Rows that come nearer, with the feet of the nearest on the lower edge of a room: as many as are counted. */
export function crowdOf(thing: PlanThing, room: Box, seed: number): PlacedThing[] {
  const random = seeded(seed + 5)
  const copies = Math.min(MAX_INSERT_SWARM, thing.count)
  let nearest = Math.min(room.w / Math.max(2.4, Math.sqrt(copies) * 0.62), room.h * NEAREST_HIGH)
  while (sumOf(rowsOfCrowd(copies, room.w, nearest)) < copies) nearest *= CLOSER
  const rows = rowsOfCrowd(copies, room.w, nearest)
  const far = isBoat(iconOf(thing.what) ?? '') ? FAR_ROW_AFLOAT : FAR_ROW
  const placed: PlacedThing[] = []
  rows.forEach((across, row) => {
    const size = nearest * crowdScale(row, rows.length)
    const y = room.y + room.h * lerp(far, 1, (row / (rows.length - 1)) ** 1.25)
    for (let i = 0; i < across; i++)
      placed.push({
        thing,
        x: room.x + room.w / 2 + (i - (across - 1) / 2 + (random() - 0.5) * 0.24) * size * NEIGHBOURS,
        y: y + (random() - 0.5) * size * 0.08,
        size: size * lerp(0.9, 1.04, random()),
        // The nearest are seen first: from afar they are dots.
        at: entryAfter((rows.length - 1 - row) * 0.06 + i * 0.01),
        phase: random() * 6,
        stands: true,
      })
  })
  return placed
}

/** Rows that are not quite rows. */
export function cloudOf(thing: PlanThing, room: Box, seed: number): PlacedThing[] {
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
    at: entryAfter(i * 0.03),
    phase: random() * 6,
    stands: false,
  }))
}
