import type { PlanText, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { MAX_INSERT_SWARM, MAX_INSERT_COPIES, SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import { type Ctx, newCanvas } from '../paint/canvas.ts'
import { clamp, lerp } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { type PropSprite, propSprite } from '../props/sprite.ts'
import { iconOf } from '../scene/plan/art.ts'
import { styleOf } from '../styles/styles.ts'
import type { DrawnGraphic } from './draw-graphic.ts'
import { drawWithEvent } from './events/draw-event.ts'
import { drawGround } from './ground.ts'
import { outBack, progress } from './kit/easing.ts'
import { motionFrame, type MotionFrame } from './kit/frame.ts'
import type { Box } from './kit/geometry.ts'
import type { MotionLook } from './looks/look.ts'
import { motionLook } from './looks/looks.ts'
import { createSceneLettering } from './scene-lettering.ts'

export type ThingsRequest = {
  readonly things: readonly PlanThing[]
  readonly text: readonly PlanText[]
  readonly style: StyleValue
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly seed: number
  readonly cueSeconds: readonly number[]
  readonly durationSeconds: number
  /** BCP 47 tag. */
  readonly language: string
}

/** In units of the frame; `x`, `y`: centre. `at`: second of its entry. */
type Placed = {
  readonly thing: PlanThing
  readonly x: number
  readonly y: number
  readonly size: number
  readonly at: number
  readonly phase: number
}

/** Share of a shot at which everything has appeared. */
const STILL = 0.8

/** Things that an insert can show. */
export const insertableThings = (things: readonly PlanThing[]): PlanThing[] => things.filter(({ what }) => iconOf(what) !== undefined)

/** Prepares an insert: things alone, large, over the ground of the style; denied ones are struck out. */
export async function drawThings(request: ThingsRequest): Promise<DrawnGraphic> {
  const { style, width, height, seed, durationSeconds, text } = request
  const look = motionLook(style)
  const frame = motionFrame(width, height)
  const ground = await drawGround(look, frame, seed)
  const placed = place(insertableThings(request.things), roomBeside(frame, text.length), seed, durationSeconds)
  const sprites = await Promise.all(placed.map((one) => spriteFor(one, style, frame)))
  const lettering = createSceneLettering({ ...request })
  const [canvas, g] = newCanvas(width, height)
  return {
    frame(seconds) {
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      ground(g, seconds)
      placed.forEach((one, i) => drawPlaced(g, one, sprites[i]!, { look, frame, seconds, durationSeconds }))
      g.restore()
      lettering.draw(g, seconds)
      return canvas
    },
    stillSeconds: durationSeconds * STILL,
    textBoxes: () => [],
    safeBox: frame.box,
  }
}

/** Lettering stands at the start of lines: beside it in wide frames, below it in others. */
function roomBeside({ box, shape }: MotionFrame, texts: number): Box {
  if (texts === 0) return box
  if (shape === 'wide') return { x: box.x + box.w * 0.36, y: box.y, w: box.w * 0.64, h: box.h }
  const taken = Math.min(box.h * 0.45, texts * 100)
  return { x: box.x, y: box.y + taken, w: box.w, h: box.h - taken }
}

/** How one thing is seen, shot after shot: whole, from near at one side, from far at the other. `x`, `y`: of the room, from its middle. */
const LONE_FRAMINGS = [
  { scale: 1, x: 0, y: 0 },
  { scale: 1.5, x: 0.14, y: 0.14 },
  { scale: 0.8, x: -0.16, y: 0.05 },
] as const

function place(things: readonly PlanThing[], room: Box, seed: number, seconds: number): Placed[] {
  const swarm = things.find(({ count }) => count >= SWARM_COUNT)
  if (swarm) return swarmOf(swarm, room, seed, seconds)
  const copies = things
    .flatMap((thing) => Array.from({ length: Math.min(thing.count, MAX_INSERT_COPIES) }, () => thing))
    .slice(0, MAX_INSERT_COPIES)
  const { scale, x, y } = copies.length === 1 ? LONE_FRAMINGS[Math.abs(Math.trunc(seed)) % LONE_FRAMINGS.length]! : LONE_FRAMINGS[0]!
  const size = Math.min(room.h * 0.78, (room.w / copies.length) * 0.92) * scale
  return copies.map((thing, i) => ({
    thing,
    x: room.x + room.w * ((i + 0.5) / copies.length + x),
    y: room.y + room.h * (0.53 + y),
    size,
    at: Math.min(0.05 + i * 0.28, seconds * 0.5),
    phase: seed + i * 1.9,
  }))
}

/** Many of a kind in rows that are not quite rows. */
function swarmOf(thing: PlanThing, room: Box, seed: number, seconds: number): Placed[] {
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
  }))
}

function spriteFor({ thing, size }: Placed, style: StyleValue, { scale }: MotionFrame): Promise<PropSprite> {
  const { look, cutout } = styleOf(style)
  return propSprite(iconOf(thing.what)!, Math.max(8, size * scale), {
    look: look('day'),
    unit: scale,
    ...(cutout && { border: cutout }),
    ...(thing.color !== undefined && { colour: thing.color }),
  })
}

type Moment = { readonly look: MotionLook; readonly frame: MotionFrame; readonly seconds: number; readonly durationSeconds: number }

const STRUCK_OUT_ALPHA = 0.55

function drawPlaced(g: Ctx, placed: Placed, { canvas, pixels }: PropSprite, { look, frame, seconds, durationSeconds }: Moment): void {
  const { thing, x, y, size, at, phase } = placed
  const show = progress(seconds, at, 0.4, outBack)
  if (show <= 0) return
  const isStruckOut = thing.event === 'cross-out'
  const breath = 1 + 0.012 * Math.sin(seconds * 2.2 + phase)
  const part = clamp(seconds / Math.max(0.1, durationSeconds))
  const extent = canvas.width / frame.scale
  g.save()
  g.translate(x, y + Math.sin(seconds * 1.1 + phase) * size * 0.012)
  g.rotate(Math.sin(seconds * 0.9 + phase) * 0.012)
  g.scale(show * breath, show * breath)
  g.globalAlpha = isStruckOut ? STRUCK_OUT_ALPHA : 1
  drawWithEvent(g, thing.event, { part, seconds: seconds + phase, size }, () =>
    g.drawImage(canvas, -extent / 2, -extent / 2, extent, extent),
  )
  g.restore()
  if (isStruckOut) strikeOut(g, placed, look, progress(seconds, at + 0.45, 0.35), pixels / frame.scale)
}

/** A stroke through what is denied. */
function strikeOut(g: Ctx, { x, y }: Placed, { palette, tools }: MotionLook, show: number, size: number): void {
  if (show <= 0) return
  const reach = size * 0.48
  const end = -reach + 2 * reach * show
  const line = [
    [x - reach, y - reach],
    [x + end, y + end],
  ] as const
  tools.stroke(g, line, Math.max(10, size * 0.05), palette.key)
}
