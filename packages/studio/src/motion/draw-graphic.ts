import type {
  PlanHour,
  PlanMood,
  PlanPlaceState,
  PlanText,
  PlanThing,
  PlanTone,
  PlanWeather,
} from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import type { PlaceName } from '../scene/scene.ts'
import { applyGraphicFraming, type GraphicFraming, graphicFramingAt, graphicFramings } from './graphic-framing.ts'
import { drawGround } from './ground.ts'
import { type MotionFrame, motionFrame } from './kit/frame.ts'
import { type Kit, type MotionPart, withHeading } from './kit/kit.ts'
import { createLettering, type TextBox } from './kit/lettering.ts'
import type { Box } from './kit/geometry.ts'
import { safeLocale } from './kit/number-format.ts'
import { tonedLook } from './looks/toned-look.ts'
import type { MotionLook } from './looks/look.ts'
import { motionLook } from './looks/looks.ts'
import { drawPlaced, spriteOfThing } from './placed-thing.ts'
import { composeGraphic, type MotionGraphic } from './templates/templates.ts'
import type { PlacedThing } from './things-layout.ts'

export type GraphicRequest = {
  readonly graphic: MotionGraphic
  /** A `title` becomes the heading. */
  readonly text: readonly PlanText[]
  readonly style: StyleValue
  /** What the graphic is about, seen beside it. Default: nothing. */
  readonly thing?: PlanThing
  /** Mood of the shot and tone of its script. Default: the style, with its rays and shapes. */
  readonly mood?: PlanMood
  readonly tone?: PlanTone
  /** Light and weather of the place. Default: a clear day. */
  readonly hour?: PlanHour
  readonly weather?: PlanWeather
  /** What the place has become. Default: as usual. */
  readonly placeState?: PlanPlaceState
  /** What is seen under the graphic. Default: plain ground. */
  readonly place?: PlaceName
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** Seconds at which the things of the graphic are said, in its order. Things without one are spread over the shot. */
  readonly cueSeconds: readonly number[]
  readonly durationSeconds: number
  /** BCP 47 tag; numbers and capitals follow it. */
  readonly language: string
}

export type DrawnGraphic = {
  /** The picture at a second from 0; the same canvas every time. */
  frame(seconds: number): Canvas
  /** The second that shows most. */
  readonly stillSeconds: number
  /** Of the frame drawn last: where text stands, in units of `safeBox`. */
  textBoxes(): readonly TextBox[]
  /** Where text may stand, in 1/720 of the shorter side. */
  readonly safeBox: Box
}

/** A graphic without what lies behind it. */
export type ComposedGraphic = Pick<DrawnGraphic, 'stillSeconds' | 'textBoxes' | 'safeBox'> & {
  readonly look: MotionLook
  readonly frame: MotionFrame
  readonly framingAt: (seconds: number) => GraphicFraming
  /** Where the thing of the request stands, in units. */
  readonly thingBox?: Box
  /** Draws a moment in pixels; pure in `seconds`. `ground` is drawn first, `thing` moves with the graphic. */
  draw(g: Ctx, seconds: number, ground?: MotionPart, thing?: MotionPart): void
}

/** What a card of words says. */
const wordsOf = (graphic: MotionGraphic): string => ('words' in graphic ? graphic.words : '')

/** Share of a shot at which everything has been said and nothing has gone. */
const STILL = 0.8

/** Lays out a motion graphic: type is measured once, moments are pure in time. */
export function composeShot({
  graphic,
  text,
  thing,
  style,
  width,
  height,
  cueSeconds,
  durationSeconds,
  language,
  mood,
  tone,
}: GraphicRequest): ComposedGraphic {
  const look =
    mood === undefined ? motionLook(style) : tonedLook(motionLook(style), { mood, words: wordsOf(graphic), ...(tone && { tone }) })
  const frame = motionFrame(width, height)
  const locale = safeLocale(language)
  const letters = createLettering(look, frame.scale, locale, JSON.stringify([graphic, text.map(({ words }) => words)]))
  const cues = cuesFromStart(graphic, cueSeconds)
  const basis: Kit = { look, frame, letters, language: locale, body: frame.box, cues, seconds: durationSeconds }
  const isCard = graphic.template === 'hook' || graphic.template === 'end'
  const heading = withHeading(basis, isCard ? undefined : headingOf(text, graphic))
  const beside = thing && besideThing(heading.body, frame)
  const part = composeGraphic({ ...basis, body: beside?.body ?? heading.body }, graphic)
  const rate = look.drawingsPerSecond
  const framingAt = (seconds: number): GraphicFraming =>
    graphicFramingAt(seconds, durationSeconds, { cues: cueSeconds, opensNear: graphic.template === 'hook' })
  let boxes: readonly TextBox[] = []
  return {
    look,
    frame,
    framingAt,
    ...(beside && { thingBox: beside.thingBox }),
    draw(g, seconds, ground, thingPart) {
      const at = rate === undefined ? seconds : Math.floor(seconds * rate + 1e-6) / rate
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      ground?.(g, at)
      letters.takeBoxes()
      applyGraphicFraming(g, frame, framingAt(at))
      thingPart?.(g, at)
      part(g, at)
      heading.part(g, at)
      boxes = letters.takeBoxes()
      g.restore()
    },
    stillSeconds: durationSeconds * STILL,
    textBoxes: () => boxes,
    safeBox: frame.box,
  }
}

/** Second at which the first thing of a graphic is seen at the latest: until then its ground would be empty. */
const FIRST_CUE = 0.45
/** Graphics that are seen from the start and arrive at their cue. */
const ARRIVING: ReadonlySet<MotionGraphic['template']> = new Set(['counter', 'curve', 'dots', 'ring'])

const cuesFromStart = ({ template }: MotionGraphic, cues: readonly number[]): readonly number[] =>
  ARRIVING.has(template) ? cues : cues.map((cue, i) => (i === 0 ? Math.min(FIRST_CUE, cue) : cue))

/** Prepares a motion graphic over its place, or plain ground of its style. */
export async function drawGraphic(request: GraphicRequest): Promise<DrawnGraphic> {
  const { look, frame, draw, thingBox, ...composed } = composeShot(request)
  const thing = thingBox && (await drawThingIn(thingBox, request, look, frame))
  const ground = await groundOf(request, composed.framingAt, look, frame)
  const [canvas, g] = newCanvas(request.width, request.height)
  return {
    ...composed,
    frame(seconds) {
      draw(g, seconds, ground, thing)
      return canvas
    },
  }
}

/** What lies behind a graphic; a plain ground is another one where the graphic is seen from further. */
async function groundOf(
  { seed, place, placeState, durationSeconds, hour, weather }: GraphicRequest,
  framingAt: ComposedGraphic['framingAt'],
  look: MotionLook,
  frame: MotionFrame,
): Promise<MotionPart> {
  const near = await drawGround(look, frame, seed, {
    ...(place && { place }),
    ...(placeState && { placeState }),
    ...(hour && { hour }),
    ...(weather && { weather }),
  })
  if (graphicFramings(durationSeconds) === 1 || (place !== undefined && place !== 'plain')) return near
  const far = await drawGround(look, frame, seed + 1)
  return (g, seconds) => (framingAt(seconds).isFar ? far : near)(g, seconds)
}

/** A thing stands at the end of a wide graphic, above one of another shape. */
function besideThing({ x, y, w, h }: Box, { shape }: MotionFrame): { readonly body: Box; readonly thingBox: Box } {
  if (shape === 'wide') return { body: { x, y, w: w * 0.64, h }, thingBox: { x: x + w * 0.66, y, w: w * 0.34, h } }
  const share = shape === 'tall' ? 0.46 : 0.42
  return { body: { x, y: y + h * share, w, h: h * (1 - share) }, thingBox: { x, y, w, h: h * share } }
}

/** Second at which the thing of a graphic is there: with its first words. */
const THING_CUE = 0.1

async function drawThingIn(box: Box, request: GraphicRequest, look: MotionLook, { scale }: MotionFrame): Promise<MotionPart> {
  const { style, seed, durationSeconds } = request
  const placed: PlacedThing = {
    thing: request.thing!,
    x: box.x + box.w / 2,
    y: box.y + box.h / 2,
    size: Math.min(box.w, box.h) * 0.96,
    at: THING_CUE,
    phase: seed,
    stands: false,
  }
  const sprite = await spriteOfThing(placed, { style, hour: 'day' }, scale)
  return (g, seconds) => drawPlaced(g, placed, sprite, { look, seconds, durationSeconds })
}

/** Place and year at most. */
const MAX_HEADING_TEXTS = 2

/** The title; without one, the places and years that the graphic does not state itself. */
function headingOf(text: readonly PlanText[], graphic: MotionGraphic): string | undefined {
  const title = text.find(({ role }) => role === 'title')
  if (title) return title.words
  const stated = JSON.stringify(graphic).toLowerCase()
  const isNews = ({ words, role }: PlanText): boolean =>
    (role === 'label' || /^\d{4}$/.test(words)) && !stated.includes(words.toLowerCase())
  const places = text.filter(isNews).map(({ words }) => words)
  return places.length > 0 ? places.slice(0, MAX_HEADING_TEXTS).join(' · ') : undefined
}
