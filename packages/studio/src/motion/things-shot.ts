import type { PlanHour, PlanMood, PlanPlaceState, PlanText, PlanThing, PlanTone } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { type Ctx, newFrameCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, css, mix } from '../paint/colour.ts'
import type { PropSprite } from '../props/sprite.ts'
import { iconOf } from '../scene/plan/art.ts'
import { type ContactShadow, createContactShadow, drawShadowOf } from './shadows/contact-shadow.ts'
import { measureFootprint } from './shadows/footprint.ts'
import type { DrawnGraphic } from './draw-graphic.ts'
import { drawGround, drawThingsGround, type ThingsGround } from './ground.ts'
import { groundOfThings, isAfloatAt, landscapeOf } from './things-ground.ts'
import type { PlaceName, Weather } from '../scene/scene.ts'
import { DRAWING_FOOT, motionFrame, type MotionFrame } from './kit/frame.ts'
import type { Box } from './kit/geometry.ts'
import type { MotionLook } from './looks/look.ts'
import { createHandAtWork, handAtWorkOf, isPoured, toolSizeFor } from './hand-at-work.ts'
import { DEFAULT_WEARER, type HandWearer } from './painted-hand.ts'
import { motionLook } from './looks/looks.ts'
import { tonedLook } from './looks/toned-look.ts'
import { OPENING_SECONDS } from './kit/opening-seconds.ts'
import { createSceneLettering } from './scene-lettering.ts'
import { insertViewAt, largestScaleOf } from './insert-camera.ts'
import { createTableForeground } from './table-foreground.ts'
import { createWorkingHand } from './working-hand.ts'
import { drawnExtent, drawPlaced, spriteOfThing } from './placed-thing.ts'
import { drawInRelation } from './related/draw-in-relation.ts'
import { placeRelatedThings } from './related/related-things.ts'
import { centimetresOf, type PlacedThing } from './things-layout.ts'

export type ThingsRequest = {
  readonly things: readonly PlanThing[]
  readonly text: readonly PlanText[]
  readonly style: StyleValue
  readonly hour: PlanHour
  /** Of the ground without a place, as of graphics. Default: that of the style. */
  readonly tone?: PlanTone
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** Another take of the same picture moves differently. Default: 0. */
  readonly take?: number
  readonly cueSeconds: readonly number[]
  readonly durationSeconds: number
  /** BCP 47 tag. */
  readonly language: string
  /** Whose hands work. Default: somebody in blue. */
  readonly worker?: HandWearer
  /** Where they are; `plain`: nothing says so, and no room of today may be behind them. Default: where such things are at home. */
  readonly place?: PlaceName
  /** What the place has become. Default: as usual. */
  readonly placeState?: PlanPlaceState
  /** Default: clear. */
  readonly weather?: Weather
  /** Default: calm; the ground without a place is then that of the style. */
  readonly mood?: PlanMood
  /** The title of the film stands over the first seconds: it has room, and lettering waits for its end. Default: false. */
  readonly hasOpening?: boolean
}

/** Share of a shot at which everything has appeared. */
const STILL = 0.8
/** The same of things that are gone or small at the end. */
const STILL_BEFORE_END = 0.62
const REMOVING: ReadonlySet<PlanThing['event']> = new Set<PlanThing['event']>([
  'vanish',
  'melt',
  'shrink',
  'sink',
  'empty',
  'collapse',
  'launch',
  'fly-away',
  'explode',
])

/** Things this much larger or smaller than the main one are seen elsewhere: no key beside a house, no coin beside a train. */
const OTHER_SCALE = 12
const BUILT_CENTIMETRES = 400

/** Whether a thing is placed at another one, or another one at it. */
const isRelated = ({ what, position }: PlanThing, things: readonly PlanThing[]): boolean =>
  things.some((other) => other.what === position?.of || other.position?.of === what)

/** Framed views, which are places, beside things, and what is built beside what is held in a hand, are left out. The first thing is the main one, or the one to which something happens. */
function withoutOtherScales(things: readonly PlanThing[]): PlanThing[] {
  const bodies = things.filter((thing) => landscapeOf([thing]) === undefined || isRelated(thing, things))
  const some = bodies.length > 0 ? bodies : things
  const main = some.find(({ event }) => event !== undefined) ?? some[0]
  if (!main) return []
  const size = centimetresOf(main)
  return some.filter((thing) => {
    const [smaller, larger] = [centimetresOf(thing), size].toSorted((a, b) => a - b) as [number, number]
    return thing.event !== undefined || isRelated(thing, some) || larger < Math.max(BUILT_CENTIMETRES, smaller * OTHER_SCALE)
  })
}

/** Things that an insert can show; a hand is seen alone or at work. */
export function insertableThings(things: readonly PlanThing[]): PlanThing[] {
  const drawn = things.filter(({ what }) => iconOf(what) !== undefined)
  const others = drawn.filter(({ what }) => what !== 'hand')
  return withoutOtherScales(others.length > 0 && handAtWorkOf(drawn) === undefined ? others : drawn)
}

/** With a boat on the water only what is afloat too. */
function afloatTogether(things: readonly PlanThing[], place = ''): readonly PlanThing[] {
  const isAfloat = ({ what }: PlanThing): boolean => isAfloatAt(iconOf(what) ?? '', place)
  return things[0] && isAfloat(things[0]) ? things.filter((thing) => isAfloat(thing) || isRelated(thing, things)) : things
}

/** The place of a plan in its state. */
const inState = (home: ThingsGround, { place, placeState }: Pick<ThingsRequest, 'place' | 'placeState'>): ThingsGround =>
  placeState !== undefined && home.place === place && home.placeState === undefined ? { ...home, placeState } : home

/** Behind what is nowhere, where the cheerful ground of a look says something else. */
const GLOOMY_GROUND: ThingsGround = { place: 'plain', angle: 'high' }
const isGloomy = ({ mood, hour }: ThingsRequest): boolean => mood === 'tense' || mood === 'sad' || hour === 'night'

/** Hands work on things that lie by themselves. */
const withoutPosition = (thing: PlanThing): PlanThing => ({ ...thing, position: undefined })

/** What is seen behind things: their place by an hour, or the ground of the look. */
export const groundBehind = (
  request: Pick<ThingsRequest, 'mood' | 'tone' | 'weather' | 'seed' | 'place' | 'placeState'>,
  {
    home,
    hour,
    look,
    frame,
  }: { readonly home?: ThingsGround; readonly hour: PlanHour; readonly look: MotionLook; readonly frame: MotionFrame },
): Promise<(g: Ctx, seconds: number) => void> =>
  home
    ? drawThingsGround(look, frame, request.seed, inState(home, request), { hour, weather: request.weather, mood: request.mood })
    : drawGround(
        request.mood ? tonedLook(look, { words: '', mood: request.mood, ...(request.tone && { tone: request.tone }) }) : look,
        frame,
        request.seed,
      )

/** Prepares an insert: things alone, large, over the ground of the style; denied ones are struck out. */
export async function drawThings(request: ThingsRequest): Promise<DrawnGraphic> {
  const { style, width, height, seed, durationSeconds } = request
  const look = motionLook(style)
  const frame = motionFrame(width, height)
  const insertable = afloatTogether(insertableThings(request.things), request.place)
  const landscape = landscapeOf(insertable, request.place)
  const hand = landscape ? undefined : handAtWorkOf(insertable)
  const things = landscape ? [] : (hand?.others ?? insertable)
  const lettering = createSceneLettering({ ...request, cueSeconds: cuesAfterOpening(request) })
  const isBeside = standsBeside(frame, lettering.width, request.hasOpening)
  const room = roomBeside(
    { ...frame, box: roomOfThings(frame) },
    Math.max(lettering.height, request.hasOpening ? OPENING_HEIGHT : 0),
    isBeside,
  )
  const top = lettering.height > 0 ? room.y : 0
  // The hand comes in from the right.
  const { spots, links, groups } = await placeRelatedThings(
    hand ? things.map(withoutPosition) : things,
    hand ? roomWithHand(room, hand.tool) : room,
    seed,
    durationSeconds,
  )
  const groupOf = (i: number): number => groups.findIndex(({ members }) => members.includes(i))
  const seenAs = (all: readonly PlacedThing[]): PlacedThing[] =>
    groups.map(({ members: [first], around }) => ({ ...all[first!]!, ...around }))
  const sprites = await Promise.all(
    spots.map((one, i) =>
      spriteOfThing(one, request, frame.scale * largestScaleOf(seenAs(spots)[groupOf(i)]!, frame, durationSeconds, top)),
    ),
  )
  const placed = spots.map((one, i) => ({ ...centred(one, sprites[i]!), phase: one.phase + (request.take ?? 0) * TAKE_PHASE }))
  const standsAlone = (i: number): boolean => spots[i]!.stands && links[i]?.isGrounded !== false
  const shadows = placed.map((_, i) => createContactShadow(standsAlone(i) ? measureFootprint(sprites[i]!) : undefined, look.palette.ink))
  const worked = hand && placed.at(-1)
  const tool = worked &&
    hand.tool && {
      thing: hand.tool,
      sprite: await spriteOfThing(
        { thing: hand.tool, size: toolSizeFor(worked) },
        request,
        frame.scale * largestScaleOf(worked, frame, durationSeconds, top),
      ),
    }
  // By day a fire would be pale.
  const hour = landscape?.hour ?? (request.hour === 'day' && things.some(({ what }) => iconOf(what) === 'fire') ? 'night' : request.hour)
  const rooted = spots.filter((_, i) => links[i]?.isGrounded !== false)
  const standing = things.filter((thing) => rooted.some((spot) => spot.thing === thing))
  const home = landscape ?? groundOfThings(standing, rooted, frame, request.place) ?? (isGloomy(request) ? GLOOMY_GROUND : undefined)
  const ground = await groundBehind(request, { home, hour, look, frame })
  const foreground =
    home?.tableEdge === undefined || home.surface !== undefined
      ? null
      : await createTableForeground({ style, hour, seed }, home.place, frame, things)
  // A hand without a tool touches the thing itself.
  const handStyle = { style, hour, wearer: request.worker ?? DEFAULT_WEARER }
  const sharpness = frame.scale * HAND_SHARPNESS
  const workingHand = worked && !tool ? createWorkingHand({ ...handStyle, shape: frame.shape }, sharpness) : undefined
  const handAtWork = tool ? createHandAtWork(tool, handStyle, sharpness) : undefined
  const isDark = hour === 'night' || request.mood === 'tense'
  const [canvas, g] = newFrameCanvas(width, height)
  return {
    frame(seconds) {
      const view = insertViewAt(seenAs(placed), frame, seconds, durationSeconds, top, isBeside)
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      g.translate(view.left, view.top)
      g.scale(view.scale, view.scale)
      ground(g, seconds)
      shade(g, frame, hour, home ? SCENERY_SHADE : 1)
      if (isDark && home && !home.isSky && spots.length > 0) drawPool(g, spots)
      const isSeen = (i: number): boolean => view.only === undefined || view.only === groupOf(i)
      const isAfloat = home?.surface === 'water'
      if (!home?.isSky && !isAfloat)
        drawFloor(
          g,
          placed.flatMap((one, i) => (isSeen(i) && standsAlone(i) ? [{ placed: one, foot: spots[i]!.y, shadow: shadows[i]! }] : [])),
          look,
          { seconds, durationSeconds },
          home === undefined,
        )
      placed.forEach((_, i) => {
        if (!isSeen(i) || links[i]) return
        const draw = (): void =>
          drawInRelation(g, placed, links, i, { seconds, durationSeconds }, (at) =>
            drawPlaced(g, placed[at]!, sprites[at]!, { look, seconds, durationSeconds }),
          )
        if (isAfloat) drawAfloat(g, spots[i]!, seconds, draw)
        else draw()
      })
      if (handAtWork && isSeen(placed.length - 1)) handAtWork(g, placed.at(-1)!, seconds)
      else workingHand?.(g, placed[view.only ?? placed.length - 1]!, seconds)
      g.restore()
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      foreground?.(g, view)
      g.restore()
      lettering.draw(g, seconds)
      return canvas
    },
    stillSeconds: durationSeconds * (things.some(({ event }) => REMOVING.has(event)) ? STILL_BEFORE_END : STILL),
    textBoxes: () => [],
    safeBox: frame.box,
  }
}

/** A dim light behind things in the dark, from which they stand out. */
function drawPool(g: Ctx, spots: readonly PlacedThing[]): void {
  const left = Math.min(...spots.map(({ x, size }) => x - size / 2))
  const right = Math.max(...spots.map(({ x, size }) => x + size / 2))
  const y = spots.reduce((sum, one) => sum + one.y - (one.stands ? one.size / 2 : 0), 0) / spots.length
  const radius = (right - left) * 0.5 + Math.max(...spots.map(({ size }) => size)) * 0.4
  g.save()
  g.globalCompositeOperation = 'screen'
  drawSpot(g, (left + right) / 2, y, radius, 0.8, '#8ea6cf', 0.42)
  g.restore()
}

/** Part of a thing afloat that is under water. */
const DRAUGHT = 0.1

/** A thing in the water, with ripples where its side meets it. */
function drawAfloat(g: Ctx, { x, y, size }: PlacedThing, seconds: number, draw: () => void): void {
  const line = y - size * DRAUGHT + Math.sin(seconds * 1.3) * size * 0.008
  g.save()
  g.beginPath()
  g.rect(x - size * 2, line - size * 3, size * 4, size * 3)
  g.clip()
  draw()
  g.restore()
  g.save()
  g.strokeStyle = css('#ffffff', 0.75)
  g.lineCap = 'round'
  RIPPLES.forEach(([half, down, thick], i) => {
    const spread = half * (1 + 0.06 * Math.sin(seconds * 1.9 + i * 2))
    g.lineWidth = size * thick
    g.beginPath()
    g.ellipse(x, line + size * down, size * spread, size * 0.02, 0, 0.06 * Math.PI, 0.94 * Math.PI)
    g.stroke()
  })
  g.restore()
}

/** Half width, depth below the waterline and thickness of ripples, in sizes. */
const RIPPLES = [
  [0.4, -0.012, 0.018],
  [0.5, 0.02, 0.01],
  [0.34, 0.055, 0.008],
] as const

/** Share of the room that things have beside a hand that works on them, and under what it pours. */
const HAND_ROOM = 0.8
const POURING_ROOM = 0.56

function roomWithHand(room: Box, tool: PlanThing | undefined): Box {
  const h = tool && isPoured(tool) ? room.h * POURING_ROOM : room.h
  return { ...room, y: room.y + room.h - h, h, w: room.w * HAND_ROOM }
}

/** Room of a title, in units. */
export const OPENING_HEIGHT = 270

export const cuesAfterOpening = ({ hasOpening, cueSeconds, text }: ThingsRequest): readonly number[] =>
  hasOpening ? text.map((_, i) => Math.max(OPENING_SECONDS, cueSeconds[i] ?? 0)) : cueSeconds

/** Part of the room of a wide frame that lettering has beside things. */
const BESIDE = 0.4

/** Whether things stand beside lettering of a width: in wide frames where it is narrow, as the title of a film always is. */
export const standsBeside = ({ shape, box }: MotionFrame, letteringWidth: number, hasOpening = false): boolean =>
  shape === 'wide' && (hasOpening || letteringWidth <= box.w * BESIDE)

/** Room of things alone: in tall frames they go on behind the captions, and nearer to the edges. */
const roomOfThings = ({ box, shape, width, height }: MotionFrame): Box =>
  shape === 'tall' ? { x: TALL_EDGE, y: box.y, w: width - TALL_EDGE * 2, h: height * DRAWING_FOOT.tall - box.y } : box
const TALL_EDGE = 14

/** Lettering stands at the start of lines: things beside it where it is narrow in wide frames, else below it. */
export function roomBeside({ box }: MotionFrame, height: number, isBeside: boolean): Box {
  if (height === 0) return box
  if (isBeside) return { x: box.x + box.w * BESIDE, y: box.y, w: box.w * (1 - BESIDE), h: box.h }
  const taken = Math.min(box.h * 0.45, height + 12)
  return { x: box.x, y: box.y + taken, w: box.w, h: box.h - taken }
}

/** Light of the hour on the ground; by day it is as the style has it. */
const HOUR_LIGHT: Readonly<Partial<Record<PlanHour, string>>> = { night: '#4a5590', dusk: '#e0a890', dawn: '#f0d4c0' }

/** Scenery has light of its own. */
const SCENERY_SHADE = 0.5

function shade(g: Ctx, { width, height }: MotionFrame, hour: PlanHour, alpha: number): void {
  const light = HOUR_LIGHT[hour]
  if (light === undefined) return
  g.save()
  g.globalAlpha = alpha
  g.globalCompositeOperation = 'multiply'
  g.fillStyle = light
  g.fillRect(0, 0, width, height)
  g.restore()
}

/** From near a hand is seen larger than where all is seen. */
const HAND_SHARPNESS = 1.5
/** In radians of the slow sway of things. */
const TAKE_PHASE = 1.7

/** Least distance of what stands from the upper edge of the frame, in units: the camera comes nearer. */
const TOP_MARGIN = 44

/** What stands rests with its foot on the ground, and is seen up to its top. */
export function centred(spot: PlacedThing, sprite: PropSprite): PlacedThing {
  if (!spot.stands) return spot
  const { top, foot } = drawnExtent(sprite)
  const size = Math.min(spot.size, (spot.y - TOP_MARGIN) / (foot - top))
  return { ...spot, y: spot.y - foot * size, size, foot }
}

/** A thing that stands. `foot`: the height of its foot, in units. */
export type Standing = { readonly placed: PlacedThing; readonly foot: number; readonly shadow: ContactShadow }

/** The shadow of each thing that stands, on a floor that is lit where there is no scenery. */
export function drawFloor(
  g: Ctx,
  standing: readonly Standing[],
  { palette }: MotionLook,
  moment: { readonly seconds: number; readonly durationSeconds: number },
  isLit: boolean,
): void {
  if (standing.length === 0) return
  const [first, last] = [
    Math.min(...standing.map(({ placed: { x, size } }) => x - size * 0.5)),
    Math.max(...standing.map(({ placed: { x, size } }) => x + size * 0.5)),
  ]
  const foot = Math.max(...standing.map((one) => one.foot))
  const light = mix(palette.ground[2], '#ffffff', 0.5)
  if (isLit) drawSpot(g, (first + last) / 2, foot, (last - first) * 0.5 + FLOOR_REACH, FLOOR_FLATNESS, light, 0.4)
  for (const { placed, shadow } of standing) drawShadowOf(g, placed, shadow, moment)
}

const FLOOR_REACH = 190
const FLOOR_FLATNESS = 0.2

/** A soft ellipse. */
function drawSpot(g: Ctx, x: number, y: number, radius: number, flatness: number, colour: Colour, alpha: number): void {
  g.save()
  g.translate(x, y)
  g.scale(1, flatness)
  g.fillStyle = radial(g, 0, 0, 0, radius, [stop(0, colour, alpha), stop(0.55, colour, alpha * 0.6), stop(1, colour, 0)])
  g.fillRect(-radius, -radius, radius * 2, radius * 2)
  g.restore()
}
