import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Rgb } from '../../paint/colour.ts'
import type { PropSprite } from '../../props/sprite.ts'
import { MAX_INSERT_SWARM, SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import { seeded } from '../../paint/random.ts'
import { isRoundBody, placedEvent } from '../events/placed-event.ts'
import { drawShadowOf } from '../shadows/contact-shadow.ts'
import { createShadowIn } from '../shadows/shadow-in-light.ts'
import { litOnCard } from '../backdrop/lit-sprite.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { drawPlaced, spriteOfThing } from '../placed-thing.ts'
import { type PlacedThing, cloudOf, crowdOf, reachAside, standsOnGround } from '../things-layout.ts'
import type { DrawingPlace, DrawingSetting } from './drawing-place.ts'
import { meanColour, solidBounds } from '../kit/opaque-part.ts'

/** Side of the trial picture of which the drawn part is measured. */
const TRIAL_PIXELS = 96
/** Parts of its box that the drawn part of a thing fills. */
const FILL = { w: 0.97, h: 0.95 } as const
/** How much larger a thing may be than the shorter side of its box: its picture has margins, and many are flat or slender. */
const MAX_ENLARGEMENT = 2
/** How far a thing drifts each way, as a part of its size, and in radians. */
const DRIFT = 0.016
const TURN = 0.022
/** Events that take a thing out of its box, down to the words. */
const DESCENDING: ReadonlySet<PlanThing['event']> = new Set<PlanThing['event']>(['sink', 'fall'])
/** Units around a box in which such a thing may be seen. */
const AROUND = 90

/** Whether a thing has its foot on the ground. */
const isStanding = (thing: PlanThing, { stands }: DrawingPlace): boolean => stands && standsOnGround(thing)

/** About where a thing, or each of many, stands in its place: its ground follows from it. */
export const standingSpots = (thing: PlanThing, place: DrawingPlace, seed: number): readonly PlacedThing[] =>
  isStanding(thing, place) && thing.count >= SWARM_COUNT ? crowdOf(thing, place.box, seed) : [standingSpot(thing, place)]

const standingSpot = (thing: PlanThing, { box, at }: DrawingPlace): PlacedThing => ({
  thing,
  x: box.x + box.w / 2,
  y: box.y + box.h,
  size: Math.min(box.w, box.h),
  at,
  phase: 0,
  stands: standsOnGround(thing),
})

/** A thing, or some of a kind, in a box: with its foot on its lower edge where it stands in a place, else in the middle. `tone`: its mean colour. */
export async function createCardThings(
  requested: PlanThing,
  place: DrawingPlace,
  { style, hour, seed, durationSeconds }: DrawingSetting,
  look: MotionLook,
  { scale, shape }: MotionFrame,
): Promise<{ readonly part: MotionPart; readonly tone: Rgb }> {
  const { box, isOpen, stage } = place
  const thing = stage === 'callout' ? inPlace(requested) : withoutTurn(requested)
  const stands = isStanding(thing, place)
  const light = stage === 'place' ? hour : 'day'
  const trial = boundsOf(await spriteOfThing({ thing, size: TRIAL_PIXELS }, { style, hour: light }, 1))
  // On a table many are a heap: rows that lead away would hang in the air above it.
  const isOnTable = stands && stage === 'table'
  const isCrowd = stands ? thing.count >= SWARM_COUNT && !isOnTable : thing.count > MAX_INSERT_SWARM
  const placed = isCrowd
    ? (stands ? crowdOf : cloudOf)(thing, box, seed)
    : thing.count > 1
      ? gridOf({ ...thing, count: Math.min(isOnTable ? MAX_IN_HEAP : MAX_COPIES, thing.count) }, trial, place, seed)
      : [fitted(thing, trial, place, seed)]
  const drawnSprite = await spriteOfThing({ thing, size: Math.max(...placed.map(({ size }) => size)) }, { style, hour: light }, scale)
  const sprite = litOnCard(drawnSprite, thing, place, look)
  const bounds = boundsOf(sprite)
  const foot = bounds.y + bounds.h
  const drawn = placed.map((one) => (one.stands ? { ...one, y: one.y - foot * one.size, foot } : one))
  const isLying = stage === 'overhead'
  const shadow = createShadowIn(sprite, place, look, placed.length, shape)
  const drift = stands || isLying ? 0 : 1
  const draw: MotionPart = (g, seconds) => {
    for (const one of (stands || isLying) && drawn.length <= MAX_SHADOWS ? drawn : [])
      drawShadowOf(g, one, shadow, { seconds, durationSeconds })
    g.save()
    if (!isOpen && DESCENDING.has(thing.event) && stage !== 'place') {
      // What sinks or falls goes behind the words below.
      g.beginPath()
      g.rect(box.x - AROUND, box.y - AROUND, box.w + AROUND * 2, box.h + AROUND + 10)
      g.clip()
    }
    for (const one of drawn) {
      g.save()
      g.translate(0, belowTop(one, bounds, place, { seconds, durationSeconds }))
      g.translate(
        one.x + Math.sin(seconds * 0.8 + one.phase) * one.size * DRIFT * drift,
        one.y + Math.cos(seconds * 1.15 + one.phase) * one.size * DRIFT * drift,
      )
      g.rotate(Math.sin(seconds * 0.95 + one.phase) * TURN * drift)
      drawPlaced(g, { ...one, x: 0, y: 0 }, sprite, { look, seconds, durationSeconds })
      g.restore()
    }
    g.restore()
  }
  return { part: draw, tone: meanColour(sprite.canvas) }
}

/** Events that take a thing out of the frame or across it. */
const LEAVES: ReadonlySet<PlanThing['event']> = new Set<PlanThing['event']>(['launch', 'fall', 'fly', 'fly-away', 'roll', 'orbit'])
/** Units above the upper edge of its box to which a thing may be lifted: words or the edge of the frame are there. */
const OVER_TOP = 10

/** How far down a thing is kept so that an event lifts it no further than the upper edge of its box; what leaves the frame does so. */
export function belowTop(
  placed: PlacedThing,
  bounds: Box,
  { box }: DrawingPlace,
  { seconds, durationSeconds }: { readonly seconds: number; readonly durationSeconds: number },
): number {
  const { thing, y, size, foot = 0.5 } = placed
  if (LEAVES.has(thing.event)) return 0
  const { dy = 0, scale = 1, high = 1 } = placedEvent(placed, seconds, durationSeconds).motion
  const top = y + (dy + foot - (foot - bounds.y) * scale * high) * size
  return Math.max(0, box.y - OVER_TOP - top)
}

/** What turns about itself beside words would be seen from its edge; round bodies turn in their plane. */
function withoutTurn(thing: PlanThing): PlanThing {
  if (thing.event !== 'spin' || isRoundBody(thing)) return thing
  const { event: _, ...still } = thing
  return still
}

/** In a disc with a rim nothing leaves its place. */
function inPlace({ event, ...thing }: PlanThing): PlanThing {
  const isMoving = LEAVES.has(event) || DESCENDING.has(event)
  return withoutTurn(isMoving ? thing : { ...thing, ...(event && { event }) })
}

/** Parts of its box that a thing in a place fills: the air above it is seen. */
const PLACE_FILL = { w: 0.94, h: 0.94 } as const
/** In a disc with a rim, which nothing covers. */
const DISC_FILL = { w: 0.7, h: 0.7 } as const

/** A thing so large that its drawn part fills its box. `trial`: its drawn part. */
function fitted(thing: PlanThing, trial: Box, place: DrawingPlace, seed: number): PlacedThing {
  const { box, at } = place
  const stands = isStanding(thing, place)
  const reach = 1 + (place.stands ? 1 : 2) * reachAside(thing)
  const fill = place.stage === 'place' ? PLACE_FILL : place.stage === 'callout' ? DISC_FILL : FILL
  const most = Math.min(box.w, box.h) * MAX_ENLARGEMENT
  const size = Math.min((box.w * fill.w) / (trial.w * reach), (box.h * fill.h) / trial.h, most)
  return {
    thing,
    x: box.x + box.w / 2 - (trial.x + trial.w / 2) * size,
    y: stands ? box.y + box.h : box.y + box.h / 2 - (trial.y + trial.h / 2) * size,
    size,
    drawnSize: Math.min(trial.w, trial.h) * size,
    at,
    phase: seed,
    stands,
  }
}

/** Distance of neighbours in a grid, as a part of what is drawn of them; of rows that stand behind one another, as a part of their height. */
const GRID_STEP = 1.1
const ROW_BEHIND = 0.6
/** Most copies on the ground that stand in one row. */
const MAX_IN_ROW = 3
/** How much better several rows fill a picture than one. */
const MORE_ROWS = 1.12
/** Part of the distance of neighbours by which many are out of their rows. */
const DISORDER = 0.16
/** Seconds from one copy to the next, and to the last at most. */
const COPY_SECONDS = 0.09
const ALL_COPIES_SECONDS = 0.2
/** More copies would be dots, or hide the people behind a table; under so many shadows are not seen. */
const MAX_COPIES = 90
const MAX_IN_HEAP = 16
const MAX_SHADOWS = 24

/** As many as are counted, in even rows as large as the box allows; on the ground rows stand behind one another. */
function gridOf(thing: PlanThing, trial: Box, place: DrawingPlace, seed: number): PlacedThing[] {
  const { box } = place
  const stands = isStanding(thing, place)
  const rowStep = stands ? ROW_BEHIND : GRID_STEP
  // What stands behind others is seen between them.
  const isStaggered = stands
  const options = Array.from({ length: thing.count }, (_, i) => {
    const columns = i + 1
    const rows = Math.ceil(thing.count / columns)
    const empty = rows * columns - thing.count
    const wide = trial.w * (1 + (columns - (isStaggered && rows > 1 ? 0.5 : 1)) * GRID_STEP)
    const size = Math.min(box.w / wide, (box.h * 0.96) / (trial.h * (1 + (rows - 1) * rowStep)))
    const isOneRow = isStaggered && thing.count <= MAX_IN_ROW
    const score = size * (1 - empty * 0.05) * (rows === 1 ? 1 : isOneRow ? 0 : MORE_ROWS)
    return { columns, rows, size, score }
  })
  const { columns, rows, size } = options.reduce((best, option) => (option.score > best.score ? option : best))
  const [stepX, stepY] = [trial.w * size * GRID_STEP, trial.h * size * rowStep]
  const height = trial.h * size + (rows - 1) * stepY
  const random = seeded(seed + 5)
  const disorder = thing.count >= SWARM_COUNT ? DISORDER : 0
  return Array.from({ length: thing.count }, (_, i): PlacedThing => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, thing.count - row * columns)
    const [aside, down] = [random() - 0.5, random() - 0.5].map((part) => part * disorder) as [number, number]
    const shift = isStaggered && rows > 1 ? (row % 2 === 0 ? 0.25 : -0.25) : 0
    const x = box.x + box.w / 2 + ((i % columns) - (inRow - 1) / 2 + aside + shift) * stepX
    const top = box.y + (stands ? box.h - height : (box.h - height) / 2) + (row + down) * stepY
    return {
      thing,
      x: x - (trial.x + trial.w / 2) * size,
      y: stands ? top + trial.h * size : top - trial.y * size,
      size,
      at: place.at + i * Math.min(COPY_SECONDS, ALL_COPIES_SECONDS / thing.count),
      phase: seed + i * 0.7,
      stands,
    }
  })
}

/** What is drawn of a picture of a thing, in parts of its size from its middle. */
function boundsOf({ canvas, pixels }: Pick<PropSprite, 'canvas' | 'pixels'>): Box {
  const found = solidBounds(canvas)
  const [middleX, middleY] = [canvas.width / 2, canvas.height / 2]
  return { x: (found.x - middleX) / pixels, y: (found.y - middleY) / pixels, w: found.w / pixels, h: found.h / pixels }
}
