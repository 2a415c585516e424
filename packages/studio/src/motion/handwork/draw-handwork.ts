import type { PlanHandwork, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import { newCanvas } from '../../paint/canvas.ts'
import { restsOnTable } from '../../props/placing.ts'
import { iconOf } from '../../scene/plan/art.ts'
import type { SceneActor } from '../../scene/scene.ts'
import type { DrawnGraphic } from '../draw-graphic.ts'
import { progress } from '../kit/easing.ts'
import { DRAWING_FOOT, type FrameShape, type MotionFrame, motionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import { createLettering } from '../kit/lettering.ts'
import { safeLocale } from '../kit/number-format.ts'
import { motionLook } from '../looks/looks.ts'
import { DEFAULT_WEARER, type HandStyle, wearerOfActor } from '../painted-hand.ts'
import { createSceneLettering } from '../scene-lettering.ts'
import { groundOfThings } from '../things-ground.ts'
import type { ThingsGround } from '../ground.ts'
import { cuesAfterOpening, drawFloor, groundBehind, OPENING_HEIGHT, roomBeside, standsBeside, type ThingsRequest } from '../things-shot.ts'
import { createPortrait, roomsWithPortrait } from './portrait.ts'
import { createStagePainter, type Stage } from './stage-painter.ts'

/** `actors`: who does it, seen beside it. */
export type HandworkRequest = ThingsRequest & { readonly handwork: readonly PlanHandwork[]; readonly actors?: readonly SceneActor[] }

/** Foot of the room of what hands do, as a part of the height. */
const FOOT = { ...DRAWING_FOOT, square: 0.86 } as const
/** Of the upper edge of a table, from the middle of the stage in its sizes. */
const TABLE = 0.1
/** Size of the stage beside its room, which hands and the margins of pictures leave. */
const OF_HEIGHT = 1.06
const OF_WIDTH: Readonly<Record<FrameShape, number>> = { wide: 0.92, square: 0.92, tall: 1.02 }
/** The same of a part of the picture, whose edges hands may leave. */
const OF_PART = 1.05
/** Upper edge of the room without words, as a part of their distance from the edge of the frame. */
const ABOVE = 0.4
/** By how much the camera comes nearer in a shot. */
const PUSH = 0.05
/** Part of the shot after which its still is taken. */
const STILL = 0.8

function stageIn({ x, y, w, h }: Box, ofWidth: number): Stage {
  const size = Math.min(h * OF_HEIGHT, w * ofWidth)
  return { x: x + w / 2, y: y + h / 2 + (h - size) * 0.1, size }
}

/** Whether what hands do can be drawn: the thing itself, and what it goes into. */
export const canDrawHandwork = ({ what, target, tool }: PlanHandwork): boolean =>
  (iconOf(what) !== undefined || (tool !== undefined && iconOf(tool) !== undefined && target !== undefined)) &&
  (target === undefined || iconOf(target) !== undefined)

/** Prepares what hands do, seen from near: one thing fills the picture, several have a part of it each. */
export async function drawHandwork(request: HandworkRequest): Promise<DrawnGraphic> {
  const frame = motionFrame(request.width, request.height)
  return request.handwork.length > 1 ? drawSequence(request, frame) : drawOne(request, frame)
}

function styleOfHand({ style, hour, worker, actors = [] }: HandworkRequest): HandStyle {
  const doer = actors.find(({ kind }) => kind === 'person')
  return { style, hour, wearer: (doer && wearerOfActor(doer)) ?? worker ?? DEFAULT_WEARER }
}

async function drawOne(request: HandworkRequest, frame: MotionFrame): Promise<DrawnGraphic> {
  const { style, width, height, durationSeconds, hour } = request
  const [work] = request.handwork as [PlanHandwork]
  const look = motionLook(style)
  const lettering = createSceneLettering({ ...request, cueSeconds: cuesAfterOpening(request) })
  const [actor] = request.actors ?? []
  const isBeside = actor === undefined && standsBeside(frame, lettering.width, request.hasOpening)
  const top = frame.box.y * ABOVE
  const words = Math.max(lettering.height, request.hasOpening ? OPENING_HEIGHT : 0)
  const room = roomBeside(
    { ...frame, box: { x: 0, y: top, w: frame.width, h: frame.height * FOOT[frame.shape] - top } },
    words > 0 ? words + frame.box.y - top : 0,
    isBeside,
  )
  const rooms = actor && roomsWithPortrait(room, frame)
  const portrait = rooms && (await createPortrait(actor, rooms.portrait, look, { ...request, mood: request.mood ?? 'calm' }, frame))
  const stage = stageIn(rooms?.work ?? room, OF_WIDTH[frame.shape])
  // A hand comes in from the edge, so that all beside the words is taken.
  const worked = [inPixels({ ...room, w: frame.width - room.x }, frame)]
  const painter = await createStagePainter(work, stage, {
    look,
    hand: styleOfHand(request),
    scale: frame.scale,
    things: request.things,
    sides: [frame.width * SIDE, frame.width * (1 - SIDE)],
  })
  const spots = painter.standing.map(({ placed, foot }) => ({ ...placed, y: foot }))
  const standing = spots.slice(0, 1).map(({ thing }) => thing)
  const told = groundOfThings(standing, spots, frame, request.place) ?? aroundHand(standing, request)
  const home = withTable(told ?? usualHome(standing[0]?.what ?? work.what, request), (stage.y + stage.size * TABLE) / frame.height)
  const ground = await groundBehind(request, { home, hour, look, frame })
  const isOnPlain = home === undefined && request.mood !== undefined && (request.place === undefined || request.place === 'plain')
  const shown = isOnPlain ? createSceneLettering({ ...request, cueSeconds: cuesAfterOpening(request), isOnPlain }) : lettering
  const [canvas, g] = newCanvas(width, height)
  return {
    frame(seconds) {
      const push = 1 + (PUSH * seconds) / Math.max(0.1, durationSeconds)
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      ground(g, seconds)
      g.translate(stage.x * (1 - push), stage.y * (1 - push))
      g.scale(push, push)
      drawFloor(g, painter.standing, look, { seconds, durationSeconds }, home === undefined)
      painter.draw(g, seconds)
      g.restore()
      if (portrait) {
        g.save()
        g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
        portrait(g, seconds)
        g.restore()
      }
      shown.draw(g, seconds, worked)
      return canvas
    },
    stillSeconds: durationSeconds * STILL,
    textBoxes: () => [],
    safeBox: frame.box,
  }
}

const inPixels = ({ x, y, w, h }: Box, { scale }: MotionFrame): Box => ({ x: x * scale, y: y * scale, w: w * scale, h: h * scale })

/** What is held in a hand, and stands nowhere, is seen before its place. */
const aroundHand = (standing: readonly PlanThing[], { place }: HandworkRequest): ThingsGround | undefined =>
  standing.length === 0 && place !== undefined && place !== 'plain' ? { place, angle: 'eye' } : undefined

const isPlainlyToday = ({ mood, hour, tone }: HandworkRequest): boolean =>
  hour !== 'night' && mood !== 'tense' && mood !== 'sad' && tone !== 'grave' && tone !== 'historic'

/** Where hands are at work on things of which no place is told: small ones lie on a table, what grows is out of doors. */
function usualHome(what: string, request: HandworkRequest): ThingsGround | undefined {
  const icon = iconOf(what) ?? ''
  if (!isPlainlyToday(request) || request.place !== undefined) return undefined
  if (GROWING.test(what)) return { place: 'garden', angle: 'eye' }
  if (OUTDOORS.test(what)) return { place: 'plain', angle: 'high' }
  if (!restsOnTable(icon) || IN_WALL.test(what)) return PLAIN_WALL
  const isCooking = request.things.some((thing) => drawableNamed(thing.what)?.file === 'food')
  return { place: isCooking ? 'kitchen' : 'room', angle: 'eye', tableEdge: 0 }
}
const GROWING = /(?:soil|seedling|seed|plant|leaf|branch|tree|bush|grass|flower|weed|rose|carrot plant)$/u
/** A bright wall without a floor. */
const PLAIN_WALL: ThingsGround = { place: 'room', angle: 'high', tableEdge: 1.2, surface: 'wall' }
const OUTDOORS = /(?:car|taxi|truck|tractor|bicycle|motorcycle|boat|fence|tire|wheel|wheelbarrow|tent)$/u
const IN_WALL = /(?:outlet|switch|valve|door|window|pipe|doorbell|thermostat|hinge|lock)$/u

const withTable = (home: ThingsGround | undefined, tableEdge: number): ThingsGround | undefined =>
  home?.tableEdge !== undefined && home.surface === undefined ? { ...home, tableEdge } : home

/** Free at the sides beside things, as a part of the width. */
const SIDE = 0.03
const GAP = 26
/** Of a part of the picture, for its words. */
const LABEL = { wide: 0.2, square: 0.2, tall: 0.22 } as const
const BADGE = 34

/** Rooms of several things, beside each other in wide frames, below each other in tall ones. */
export function partsOf({ box, shape, width, height }: MotionFrame, count: number): Box[] {
  const isTall = shape === 'tall'
  const all = {
    x: isTall ? box.x : width * 0.03,
    y: box.y,
    w: isTall ? box.w : width * 0.94,
    h: height * FOOT[shape] - box.y,
  }
  const part = ((isTall ? all.h : all.w) - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, i) =>
    isTall ? { ...all, y: all.y + i * (part + GAP), h: part } : { ...all, x: all.x + i * (part + GAP), w: part },
  )
}

/** The things of one part, one of a kind: there is no room for more. */
const ofPart = ({ what, tool, target }: PlanHandwork, things: readonly PlanThing[]): PlanThing[] =>
  things.filter((thing) => [what, tool, target].includes(thing.what)).map((thing) => ({ ...thing, count: 1 }))

async function drawSequence(request: HandworkRequest, frame: MotionFrame): Promise<DrawnGraphic> {
  const { handwork, style, width, height, durationSeconds, hour, language } = request
  const look = motionLook(style)
  const letters = createLettering(look, frame.scale, safeLocale(language), JSON.stringify(handwork.map(({ label }) => label)))
  const boxes = partsOf(frame, handwork.length)
  const isRow = frame.shape === 'tall'
  const parts = await Promise.all(
    handwork.map(async (work, i) => {
      const box = boxes[i]!
      const label = work.label
      const words: Box = isRow
        ? { x: box.x + 18, y: box.y + 20, w: box.w * 0.36, h: Math.min(box.y + box.h - 20, frame.box.y + frame.box.h) - box.y - 20 }
        : { x: box.x + 16, y: box.y + 16, w: box.w - 32, h: label ? box.h * LABEL[frame.shape] : 0 }
      const room: Box = isRow
        ? { x: box.x + box.w * 0.4, y: box.y, w: box.w * 0.6, h: box.h }
        : { x: box.x, y: words.y + words.h, w: box.w, h: box.y + box.h - words.y - words.h }
      const block = label ? letters.block(label, 'head', isRow ? 38 : 34, { w: words.w, h: words.h }) : undefined
      const stage = stageIn(room, OF_PART)
      return {
        box,
        words,
        block,
        at: Math.min(durationSeconds * 0.6, request.cueSeconds[i] ?? (i * durationSeconds * 0.55) / handwork.length),
        painter: await createStagePainter(work, stage, {
          look,
          hand: styleOfHand(request),
          scale: frame.scale,
          things: ofPart(work, request.things),
        }),
      }
    }),
  )
  const home = isPlainlyToday(request) ? PLAIN_WALL : undefined
  const ground = await groundBehind({ ...request, place: undefined }, { hour, look, frame, ...(home && { home }) })
  const [canvas, g] = newCanvas(width, height)
  return {
    frame(seconds) {
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      ground(g, seconds)
      parts.forEach(({ box, words, block, at, painter }, i) => {
        const show = progress(seconds, at, 0.4)
        if (show <= 0) return
        g.save()
        g.globalAlpha = show
        look.tools.plate(g, box, i)
        g.beginPath()
        // Arms and arrows stay clear of the words above them.
        const top = block && !isRow ? words.y + (words.h + block.height) / 2 : box.y + 4
        g.rect(box.x + 4, top, box.w - 8, box.y + box.h - 4 - top)
        g.clip()
        painter.draw(g, seconds - at)
        g.restore()
        if (block)
          block.lines.forEach((text, row) =>
            letters.draw(
              g,
              text,
              words.x + words.w / 2,
              words.y + (words.h - block.height) / 2 + block.lineHeight * (row + 0.5),
              'head',
              block.cap,
              {
                colour: look.palette.onPlate,
                align: 'center',
                alpha: show,
                isPlain: true,
              },
            ),
          )
        const [x, y] = [box.x + BADGE * 0.5, box.y + BADGE * 0.3]
        look.tools.disc(g, x, y, BADGE * show, look.palette.key)
        letters.draw(g, String(i + 1), x, y, 'head', BADGE * 0.8, { colour: look.onMark, isPlain: true, scale: show })
      })
      g.restore()
      return canvas
    },
    stillSeconds: durationSeconds * STILL,
    textBoxes: () => [],
    safeBox: frame.box,
  }
}
