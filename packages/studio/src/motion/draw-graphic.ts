import { hasRoomForDrawings } from '@fablecut/domain/story/shot-plan/graphic'
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
import { type Canvas, type Ctx, newFrameCanvas } from '../paint/canvas.ts'
import { iconOf } from '../scene/plan/art.ts'
import type { PlaceName } from '../scene/scene.ts'
import { createTableForeground } from './table-foreground.ts'
import { createWordsBackdrop } from './backdrop/words-backdrop.ts'
import { createCardDrawings } from './card/card-drawing.ts'
import { type CardDrawing, type CardLayout, type DrawingPlace, nameOfDrawing } from './card/drawing-place.ts'
import { standingSpots } from './card/card-things.ts'
import { layoutCard, isWordless } from './card/card-layout.ts'
import { createRelationSign } from './card/card-relation.ts'
import { isCosmic, isEvening, settingOfCard } from './card/setting-of-card.ts'
import { applyGraphicFraming, applyPlaceFraming, type GraphicFraming, graphicFramingAt, graphicFramings } from './graphic-framing.ts'
import { drawGround, drawThingsGround, type ThingsGround } from './ground.ts'
import { spriteOfThing } from './placed-thing.ts'
import { isAnimalName } from '@fablecut/director/vocabulary/vocabulary'
import { SETTINGS } from '../settings/settings.ts'
import { centimetresOf, isBoat, standsOnGround } from './things-layout.ts'
import { groundOfThings } from './things-ground.ts'
import { type MotionFrame, motionFrame } from './kit/frame.ts'
import { type Kit, type MotionPart, withHeading } from './kit/kit.ts'
import { createLettering, type TextBox } from './kit/lettering.ts'
import type { Box } from './kit/geometry.ts'
import { safeLocale } from './kit/number-format.ts'
import { litLook } from './looks/lit-look.ts'
import { pictureLook, tonedLook } from './looks/toned-look.ts'
import type { MotionLook } from './looks/look.ts'
import { motionLook } from './looks/looks.ts'
import { composeGraphic, type MotionGraphic } from './templates/templates.ts'

export type GraphicRequest = {
  readonly graphic: MotionGraphic
  /** A `title` becomes the heading. */
  readonly text: readonly PlanText[]
  readonly style: StyleValue
  /** What the graphic is about, seen beside it where there is room: several with words alone. Default: nothing. */
  readonly drawings?: readonly CardDrawing[]
  /** A thing behind words that stand alone, out of focus. Default: none. */
  readonly backdrop?: string
  /** What is seen at each of its steps, or as each of its dots. Default: their numbers, dots. */
  readonly icons?: readonly (PlanThing | undefined)[]
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
  readonly isRightToLeft: boolean
  /** Where the graphic stands, without its heading and its drawing. */
  readonly body: Box
  /** Where the drawings of the request stand. Undefined: there is none, or no room for them. */
  readonly card?: CardLayout
  /** Draws a moment in pixels; pure in `seconds`. `ground` is drawn first, `drawing` moves with the graphic. */
  draw(g: Ctx, seconds: number, ground?: MotionPart, drawing?: MotionPart): void
}

const isKnown = (place: PlaceName | undefined): place is PlaceName => place !== undefined && place !== 'plain'

/** Words that are set straight in the picture of a place. */
const IN_PICTURE: ReadonlySet<MotionGraphic['template']> = new Set(['words', 'hook', 'end', 'counter', 'ring'])

/** Words with nothing but drawings beside them. */
const isCardOfWords = ({ template }: MotionGraphic): boolean => template === 'words' || template === 'hook' || template === 'end'

/** Words alone in a place, which is to be seen around them. */
const IN_PLACE = { size: 0.6 } as const
const UPPER = 0.62
const upperPart = (box: Box): Box => ({ ...box, h: box.h * UPPER })
/** How words alone are set, card after card. */
const SETS = [{}, { size: 0.9 }] as const
/** Words beside what is out of focus behind them: at the side where lines begin, in other shapes above it. */
const ASIDE = { isAside: true } as const
const ASIDE_WIDTH = 0.8
function bodyBeside(box: Box, { shape }: MotionFrame, isAtEnd: boolean): Box {
  if (shape !== 'wide') return upperPart(box)
  const w = box.w * ASIDE_WIDTH
  return { ...box, x: isAtEnd ? box.x + box.w - w : box.x, w }
}
const setOf = (seed: number): (typeof SETS)[number] => SETS[Math.abs(Math.trunc(seed)) % SETS.length]!

/** What a card of words says. */
const wordsOf = (graphic: MotionGraphic): string => ('words' in graphic ? graphic.words : '')

/** Share of a shot at which everything has been said and nothing has gone. */
const STILL = 0.8

/** Lays out a motion graphic: type is measured once, moments are pure in time. */
export function composeShot(
  {
    graphic,
    text,
    drawings = [],
    style,
    width,
    height,
    seed,
    cueSeconds,
    durationSeconds,
    language,
    mood,
    tone,
    place,
    hour,
    weather,
    backdrop,
  }: GraphicRequest,
  icons?: Kit['icons'],
): ComposedGraphic {
  const own =
    mood === undefined
      ? motionLook(style)
      : tonedLook(motionLook(style), {
          mood,
          words: wordsOf(graphic),
          ...(tone && { tone }),
          isCosmic: isCosmic(drawings),
          isNight: hour === 'night' || weather === 'storm',
          seed,
        })
  const isPlaced = isKnown(place)
  const look = isPlaced && IN_PICTURE.has(graphic.template) ? pictureLook(own) : isCardOfWords(graphic) ? litLook(own, seed) : own
  const frame = motionFrame(width, height)
  const locale = safeLocale(language)
  const isDrawn = drawings.length > 0 && hasRoomForDrawings(graphic)
  const letters = createLettering(look, frame.scale, locale, JSON.stringify([graphic, text.map(({ words }) => words)]))
  const cues = isDrawn ? cueSeconds : cuesFromStart(graphic, cueSeconds)
  const basis: Kit = { look, frame, letters, language: locale, body: frame.box, cues, seconds: durationSeconds, ...(icons && { icons }) }
  const isCard = graphic.template === 'hook' || graphic.template === 'end'
  const heading = withHeading(basis, isCard ? undefined : headingOf(text, graphic))
  const names = drawings.map(nameOfDrawing)
  const isWordsAlone = isCardOfWords(graphic)
  const kit: Kit = { ...basis, body: heading.body, ...(names.length > 0 && { beside: names }) }
  const setting = settingOfCard({ drawings, seed, isPlaced, look, words: wordsOf(graphic), ...(hour && { hour }) })
  const card = isDrawn ? layoutCard(kit, graphic, setting) : undefined
  const bodyAlone =
    isPlaced && isWordsAlone
      ? upperPart(heading.body)
      : backdrop !== undefined && isWordsAlone && !isPlaced
        ? bodyBeside(heading.body, frame, letters.isRightToLeft)
        : heading.body
  const part = isWordless(graphic)
    ? () => {}
    : composeGraphic(
        card
          ? { ...kit, body: card.body, isCentred: card.isCentred }
          : { ...basis, ...(isPlaced ? IN_PLACE : setOf(seed)), ...(backdrop !== undefined && !isPlaced && ASIDE), body: bodyAlone },
        graphic,
      )
  const [first, second] = card?.drawings ?? []
  const sign =
    first && second && setting.relation ? createRelationSign(basis, setting.relation, [first.box, second.box], second.at + 0.3) : undefined
  const rate = look.drawingsPerSecond
  const framingAt = (seconds: number): GraphicFraming =>
    graphicFramingAt(seconds, durationSeconds, { cues: cueSeconds, opensNear: graphic.template === 'hook' })
  // What stands in a place keeps its ground.
  const isPlaceReframed = (isPlaced || isCardOfWords(graphic)) && !card && graphicFramings(durationSeconds) > 1
  const foot = card && card.stage !== 'disc' && card.stage !== 'callout' ? card.floor : undefined
  // What is drawn at a place of a map covers its land.
  const isInFront = card?.stage === 'callout'
  let boxes: readonly TextBox[] = []
  return {
    look,
    frame,
    framingAt,
    isRightToLeft: letters.isRightToLeft,
    ...(card && { card }),
    body: card?.body ?? heading.body,
    draw(g, seconds, ground, drawingPart) {
      const at = rate === undefined ? seconds : Math.floor(seconds * rate + 1e-6) / rate
      g.save()
      g.setTransform(frame.scale, 0, 0, frame.scale, 0, 0)
      g.save()
      if (isPlaceReframed) applyPlaceFraming(g, frame, framingAt(at))
      ground?.(g, at)
      g.restore()
      letters.takeBoxes()
      applyGraphicFraming(g, frame, framingAt(at), foot)
      if (!isInFront) drawingPart?.(g, at)
      sign?.(g, at)
      part(g, at)
      if (isInFront) drawingPart?.(g, at)
      heading.part(g, at)
      boxes = letters.takeBoxes()
      g.restore()
    },
    stillSeconds: durationSeconds * STILL,
    textBoxes: () => boxes,
    safeBox: frame.box,
  }
}

/** Second at which the first thing of a graphic without drawings is seen at the latest: until then its ground would be empty. */
const FIRST_CUE = 0.45
/** Graphics that are seen from the start and arrive at their cue. */
const ARRIVING: ReadonlySet<MotionGraphic['template']> = new Set(['counter', 'curve', 'dots', 'ring'])

const cuesFromStart = ({ template }: MotionGraphic, cues: readonly number[]): readonly number[] =>
  ARRIVING.has(template) ? cues : cues.map((cue, i) => (i === 0 ? Math.min(FIRST_CUE, cue) : cue))

/** Prepares a motion graphic over its place, or plain ground of its style. */
export async function drawGraphic(request: GraphicRequest): Promise<DrawnGraphic> {
  const { look, frame, draw, card, ...composed } = composeShot(request, await iconsOf(request))
  const { drawings = [], mood = 'calm', hour = 'day' } = request
  const beside = card ? await createCardDrawings(drawings, card, { ...request, mood, hour }, look, frame) : undefined
  const ground = await groundOf(request, { card, framingAt: composed.framingAt, isRightToLeft: composed.isRightToLeft, look, frame })
  const [canvas, g] = newFrameCanvas(request.width, request.height)
  return {
    ...composed,
    frame(seconds) {
      draw(g, seconds, ground, beside)
      return canvas
    },
  }
}

/** Units across the picture of a step, at most. */
const ICON_UNITS = 280

async function iconsOf({ icons, style, width, height }: GraphicRequest): Promise<Kit['icons']> {
  const { scale } = motionFrame(width, height)
  if (!icons) return undefined
  return Promise.all(
    icons.map((thing) => (thing ? spriteOfThing({ thing, size: ICON_UNITS }, { style, hour: 'day' }, scale) : Promise.resolve(undefined))),
  )
}

/** Large words, and diagrams that have plates of their own: the place behind them may be seen. */
const ON_OPEN_GROUND: ReadonlySet<MotionGraphic['template']> = new Set(['words', 'hook', 'end', 'steps', 'cause', 'counter', 'ring'])

/** Things smaller than this, in centimetres, are on a table in a room, and seen from near elsewhere. */
const SMALL = 80
const isSmall = (thing: PlanThing): boolean => centimetresOf(thing) < SMALL && !isAnimalName(thing.what)
const ABOVE_FOOT = 0.07

/** A table top under a small thing in a room. */
function onTable(thing: PlanThing, { box }: DrawingPlace, { height }: MotionFrame, place: PlaceName | undefined): ThingsGround | undefined {
  const isOn = isKnown(place) && SETTINGS[place].indoors && standsOnGround(thing) && isSmall(thing)
  return isOn ? { place, angle: 'eye', tableEdge: (box.y + box.h) / height - ABOVE_FOOT } : undefined
}

type Behind = Pick<ComposedGraphic, 'card' | 'framingAt' | 'isRightToLeft' | 'look' | 'frame'>

/** What lies behind a graphic; a plain ground is another one where the graphic is seen from further. */
async function groundOf(request: GraphicRequest, { card, framingAt, isRightToLeft, look, frame }: Behind): Promise<MotionPart | undefined> {
  const { graphic, seed, place, placeState, durationSeconds, hour, weather, drawings = [] } = request
  // The stage of a card fills the frame.
  if (isCardOfWords(graphic) && !isKnown(place))
    return card
      ? undefined
      : createWordsBackdrop(look, frame, seed, { thing: request.backdrop, isRightToLeft, isEvening: isEvening(request.hour) })
  const isInPicture = ON_OPEN_GROUND.has(graphic.template)
  const isStoodOn = card?.stage === 'place'
  const seen = drawings.flatMap((drawing, i) => (drawing.kind === 'thing' ? [{ thing: drawing.thing, spot: card?.drawings[i] }] : []))
  const things = seen.map(({ thing }) => thing)
  const [thing, spot] = [things[0], card?.drawings[0]]
  // Boats are on water beside people too, who are seen down to the hips.
  const areAfloat = things.every(({ what }) => isBoat(iconOf(what) ?? ''))
  if (isStoodOn && isInPicture && thing && spot && (things.length === drawings.length || areAfloat)) {
    const spots = seen.flatMap((one) => standingSpots(one.thing, one.spot!, seed))
    const home = (things.every(isSmall) ? onTable(thing, spot, frame, place) : undefined) ?? groundOfThings(things, spots, frame, place)
    const light = { hour: hour ?? 'day', ...(weather && { weather }), ...(request.mood && { mood: request.mood }) } as const
    const stated = home && placeState !== undefined && home.place === place ? { placeState, ...home } : home
    // On a table, on the water or in the air; elsewhere the place is seen whole, with its ground.
    if (stated && (stated.tableEdge !== undefined || stated.isSky)) {
      const ground = await drawThingsGround(look, frame, seed, stated, light, { isDim: look.ground === 'quiet' })
      const foreground = stated.tableEdge === undefined ? null : await foregroundOf(request, stated.place, frame, things)
      return (g, seconds) => {
        ground(g, seconds)
        foreground?.(g, AT_REST)
      }
    }
  }
  const near = await drawGround(look, frame, seed, {
    hasWords: isInPicture,
    ...(card && { isNear: true }),
    ...(isStoodOn && { isStoodOn: true, isFar: thing !== undefined && things.every(isSmall) }),
    ...(place && { place }),
    ...(placeState && { placeState }),
    ...(hour && { hour }),
    ...(weather && { weather }),
    ...(request.mood && { mood: request.mood }),
  })
  if (graphicFramings(durationSeconds) === 1 || isKnown(place)) return near
  const far = await drawGround(look, frame, seed, card ? { isNear: true } : {})
  return (g, seconds) => (framingAt(seconds).isFar ? far : near)(g, seconds)
}

/** The foreground where the camera stands still. */
const AT_REST = { scale: 1, left: 0, top: 0 } as const

const foregroundOf = (
  { style, hour = 'day', seed }: GraphicRequest,
  place: PlaceName,
  frame: MotionFrame,
  things: readonly PlanThing[],
): ReturnType<typeof createTableForeground> => createTableForeground({ style, hour, seed }, place, frame, things)

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
