import type { JSONObject } from '@ai-sdk/provider'
import { withoutFilmTexts } from '@fablecut/domain/story/shot-plan/film/film-texts'
import { wordsIn } from '@fablecut/domain/story/shot-plan/film/words-in'
import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { PlanText, PlanTextRole, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { canHaveBackdrop, isIllustratedCard, placeOfBackdrop } from '@fablecut/domain/story/shot-plan/words-card'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { graphicDrawingsOf } from '@fablecut/director/vocabulary/graphic-drawings'
import { SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import { artOf, isFigure } from '@fablecut/director/vocabulary/art-of'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import type { CharacterLook } from '@fablecut/generation/ports/options'
import { sizeOfThing } from '../props/thing-sizes.ts'
import { PLACES, type PlaceName, type SceneActor } from '../scene/scene.ts'
import { iconOf } from '../scene/plan/art.ts'
import { relationsOf } from '../scene/plan/relations.ts'
import { actorsFromJson, actorsOfCard } from './card/card-actor.ts'
import { drawingsOf } from './card/card-drawings-of.ts'
import { isDiagram, type MotionGraphic } from './templates/templates.ts'
import { namesOfDrawing } from './card/drawing-place.ts'
import { placeUnder } from './card/place-under-drawings.ts'
import { drawGraphic, type DrawnGraphic } from './draw-graphic.ts'
import { canDrawHandwork, drawHandwork } from './handwork/draw-handwork.ts'
import { FIRST_WORDS_CUE } from './kit/first-frame-cues.ts'
import { isStatedNumber } from './kit/stated-number.ts'
import { type HandWearer, wearerOf } from './painted-hand.ts'
import { isQueue, MAX_FRAMING_SECONDS, standsOnGround } from './things-layout.ts'
import { withNewbornsInBeds } from '../scene/plan/infants.ts'
import { withMasses } from '../scene/plan/masses.ts'
import { drawThings, insertableThings } from './things-shot.ts'
import { isAfloatAt, landscapeOf } from './things-ground.ts'
import type { WordsCard } from './templates/words.ts'

/** A shot that is a motion graphic. Plain JSON: the same value and size give the same frames. */
export type GraphicShot = {
  readonly plan: ShotPlan
  readonly seed: number
  readonly language: string
  /** Seconds at which the things of the graphic are said. */
  readonly cueSeconds: readonly number[]
  /** Whose hands work. Default: nobody's in particular. */
  readonly worker?: HandWearer
  /** Who is seen beside words. Default: nobody. */
  readonly actors?: readonly SceneActor[]
  /** Takes of clips before this one, so that things alone move differently. Default: 0. */
  readonly take?: number
}

type GraphicShotOptions = {
  readonly plan?: JSONObject
  readonly language?: string
  readonly cueSeconds?: readonly number[]
  /** Chosen characters of the story: the first one's hands work. */
  readonly character?: CharacterLook
  readonly companions?: readonly CharacterLook[]
  /** Figures of a story look the same in all of its shots. Default: the seed of the shot. */
  readonly storySeed?: number
  readonly worker?: HandWearer
  readonly actors?: unknown
}

/** Place of a plan that names none. */
const OPEN_GROUND: PlaceName = 'plain'

/** Seconds of a graphic whose clip is not known yet. */
const DEFAULT_GRAPHIC_SECONDS = 5

/** Seconds of a shot whose clip is not known yet, for its picture; those of an insert are one framing, which shows all of its things. */
export const pictureSecondsOf = ({ plan }: GraphicShot): number => (graphicOfPlan(plan) ? DEFAULT_GRAPHIC_SECONDS : MAX_FRAMING_SECONDS)

/** The graphic shot of a plan; null for plans that are painted as scenes and for what is no plan. */
export function graphicShotOf(options: GraphicShotOptions, seed: number): GraphicShot | null {
  const { plan, language, cueSeconds, character, companions, storySeed = seed, worker } = options
  const parsed = plan && parseShotPlan(plan)
  if (!parsed?.ok) return null
  const shown = withMasses(withNewbornsInBeds(withoutFilmTexts(parsed.value)))
  if (!(graphicOfPlan(shown) ?? insertOf(shown))) return null
  const cues = (Array.isArray(cueSeconds) ? cueSeconds : []).filter((cue) => Number.isFinite(cue))
  const own = isWearer(worker) ? worker : character && wearerOf(character)
  const actors =
    actorsFromJson(options.actors) ??
    (graphicOfPlan(shown) || handworkOf(shown).length > 0 ? actorsOfCard(shown, { storySeed, character, companions }) : [])
  return {
    plan: shown,
    seed,
    language: typeof language === 'string' ? language : 'en',
    cueSeconds: cues,
    ...(own && { worker: own }),
    ...(actors.length > 0 && { actors }),
  }
}

const COLOUR = /^(?:#[0-9a-f]{6}|[a-z]+)$/iu
const isWearer = (worker: unknown): worker is HandWearer =>
  typeof worker === 'object' &&
  worker !== null &&
  ['skin', 'sleeve'].every((key) => COLOUR.test(String((worker as Record<string, unknown>)[key])))

export const graphicShotToJson = ({ plan, worker, actors, ...rest }: GraphicShot): JSONObject => ({
  ...rest,
  ...(worker && { worker: { ...worker } }),
  ...(actors && { actors: actors as unknown as JSONObject[] }),
  plan: plan as unknown as JSONObject,
})

/** Reads back what `graphicShotToJson` wrote; null when it is something else. */
export function graphicShotFromJson(json: JSONObject | undefined): GraphicShot | null {
  if (typeof json?.plan !== 'object' || json.plan === null) return null
  const seed = typeof json.seed === 'number' && Number.isFinite(json.seed) ? json.seed : 1
  return graphicShotOf(json as GraphicShotOptions, seed)
}

type DrawnAs = {
  readonly style: string
  readonly width: number
  readonly height: number
  readonly durationSeconds: number
  /** A card of words opens or closes the film. Default: neither. */
  readonly position?: 'first' | 'last'
  /** Title of the film, which this shot opens: the heading of a chart or a diagram; over drawings alone the film itself has it. Default: none. */
  readonly opening?: string
}

export function drawGraphicShot({ plan, ...shot }: GraphicShot, { style, position, opening, ...size }: DrawnAs): Promise<DrawnGraphic> {
  const known: StyleValue = STYLES.find(({ value }) => value === style)?.value ?? 'photorealistic'
  const place = placeNamed(plan.place)
  const graphic = graphicOfPlan(plan)
  const setting = { ...shot, ...size, text: plan.text, ...settingOf(plan), style: known, place, hasOpening: opening !== undefined }
  const handwork = handworkOf(plan)
  if (handwork.length > 0) return drawHandwork({ ...setting, things: plan.things, handwork })
  if (!graphic) return drawThings({ ...setting, things: insertOf(plan) ?? [] })
  const view = viewOf(plan, graphic)
  const behind = canHaveBackdrop(plan) ? placeNamed(placeOfBackdrop(plan.backdrop ?? '')) : undefined
  const icons = iconsOf(plan, graphic)
  const drawings = view ? [] : drawingsOf(plan, graphic, shot)
  if (plan.graphic)
    return drawGraphic({
      ...shot,
      ...size,
      graphic,
      text: withHeadingText(plan.text, opening),
      ...settingOf(plan),
      style: known,
      place: placeUnder(place, drawings) ?? view ?? placeUnder(behind, drawings),
      drawings,
      ...backdropOf(plan),
      ...(icons && { icons }),
    })
  // The texts are the graphic: a title among them is no heading too.
  const hasNoText = plan.text.length === 0
  return drawGraphic({
    ...shot,
    ...size,
    cueSeconds: position === 'first' ? openingCues(letteringCues(plan, shot.cueSeconds)) : letteringCues(plan, shot.cueSeconds),
    graphic: hasNoText ? graphic : quietCard(cardAt(position, graphic), plan),
    ...settingOf(plan),
    text: [],
    ...backdropOf(plan),
    style: known,
    place: placeUnder(place, drawings) ?? view ?? placeUnder(behind, drawings),
    drawings,
  })
}

/** What is seen at the rows of a diagram, or as each of its dots; undefined where nothing is. */
function iconsOf(plan: ShotPlan, graphic: MotionGraphic): (PlanThing | undefined)[] | undefined {
  if (!isDiagram(graphic)) return undefined
  const { rows, unit } = graphicDrawingsOf(plan, graphic)
  return (rows ?? (unit && [unit]))?.map((thing) => thing && { ...thing, count: 1 })
}

const placeNamed = (place: string | undefined): PlaceName | undefined => PLACES.find((name) => name === place)

const backdropOf = ({ backdrop }: ShotPlan) => (backdrop !== undefined && iconOf(backdrop) !== undefined ? { backdrop } : {})

/** Where words are about a thing that is a place, which is seen behind them; undefined elsewhere. */
const viewOf = ({ things, cast }: ShotPlan, { template }: MotionGraphic): PlaceName | undefined =>
  template === 'words' && things.length === 1 && cast.length === 0 ? landscapeOf(things)?.place : undefined

const settingOf = ({ mood, tone, hour, weather, placeState }: ShotPlan) => ({
  mood,
  hour,
  weather,
  ...(tone && { tone }),
  ...(placeState && { placeState }),
})

/** Heads a graphic with the title of the film, unless it has a heading itself. */
const withHeadingText = (text: readonly PlanText[], title: string | undefined): readonly PlanText[] =>
  title === undefined || text.some(({ role }) => role === 'title') ? text : [...text, { words: title, role: 'title', at: 0 }]

/** Whether the title of a film is a part of its first graphic. */
export const headsGraphic = ({ plan }: GraphicShot): boolean => plan.graphic !== undefined

const CARD_OF_POSITION = { first: 'hook', last: 'end' } as const

/** The words that a film begins or ends with are a card of their own. Quotes keep their author. */
function cardAt(position: DrawnAs['position'], graphic: MotionGraphic): MotionGraphic {
  if (position === undefined || graphic.template !== 'words' || graphic.author !== undefined) return graphic
  return { template: CARD_OF_POSITION[position], words: graphic.words, key: graphic.key }
}

const isUnhappy = ({ mood }: ShotPlan): boolean => mood === 'tense' || mood === 'sad'

/** Fear and grief have no rays and shaking. */
const quietCard = (graphic: MotionGraphic, plan: ShotPlan): MotionGraphic =>
  isUnhappy(plan) && (graphic.template === 'hook' || graphic.template === 'end')
    ? { template: 'words', words: graphic.words, ...(graphic.key !== undefined && { key: graphic.key }) }
    : graphic

/** Names of what a graphic shot shows. */
export function drawnNames(shot: GraphicShot): string[] {
  const { plan } = shot
  const graphic = graphicOfPlan(plan)
  const beside = graphic && (plan.things.length > 0 || plan.cast.length > 0) ? drawingsOf(plan, graphic, shot).flatMap(namesOfDrawing) : []
  const things = (insertOf(plan) ?? []).filter(({ event }) => event !== 'cross-out').map(({ what }) => what)
  return [...(graphic === undefined ? things : [graphic.template, ...beside]), ...plan.text.map(({ words }) => words)]
}

/** What hands do in a plan, as far as it can be drawn. */
const handworkOf = ({ handwork = [] }: ShotPlan) => (handwork.every(canDrawHandwork) ? handwork : [])

/**
 * Things, and animals drawn as things, that are seen alone and nowhere, or near in a place, or a crowd on the ground; undefined where there are figures, a
 * place seen whole, or a graphic.
 */
function insertOf(plan: ShotPlan): readonly PlanThing[] | undefined {
  const { graphic, cast, things, place, camera } = plan
  if (handworkOf(plan).length > 0) return things
  // An animal that carries or blows something is a scene.
  const { carried, blown } = relationsOf(plan)
  if ((place !== undefined && carried) || blown) return undefined
  const isCrowd = things.some((thing) => thing.count >= SWARM_COUNT && standsOnGround(thing))
  const isOpen = place === OPEN_GROUND && cast.length === 0
  if (graphic || [...cast, ...things].some(({ what }) => isFigure(what))) return undefined
  const isPlaced = place !== undefined && !isOpen && !isCrowd && camera.size !== 'insert'
  const isLine = cast.length === 0 && things.length === 1 && isQueue(things[0]!)
  if (isPlaced && !isLine && !isSeenNear([...cast, ...things][0], place)) return undefined
  const insertable = insertableThings([...cast.map(({ what }) => ({ what, count: 1 })), ...things])
  return insertable.length > 0 ? insertable : undefined
}

const SEEN_FROM_AFAR_CENTIMETRES = 200
/** Whether a thing would be a dot in its place from afar: it is small, or afloat. */
function isSeenNear(thing: { readonly what: string } | undefined, place: string): boolean {
  const icon = (thing && iconOf(thing.what)) ?? ''
  const size = sizeOfThing(icon)
  if (isAfloatAt(icon, place) || (place === 'underwater' && size?.placement === 'water')) return true
  if (thing && size?.placement !== 'air' && drawableNamed(thing.what)?.file === 'animal') return true
  if (!size) return thing !== undefined && standsOnGround({ what: thing.what, count: 1 })
  return size.centimetres > 0 && size.centimetres < SEEN_FROM_AFAR_CENTIMETRES && size.placement !== 'air'
}

/** The graphic of a plan, or its lettering as one when nothing else is to be seen. */
export function graphicOfPlan({ graphic, form, text, cast, things, place }: ShotPlan): MotionGraphic | undefined {
  if (graphic) return graphic
  if (text.length === 0 && form === 'words' && place === undefined && isIllustratedCard({ form, cast, things }))
    return { template: 'words', words: '' }
  const isSeen = cast.length > 0 || things.some(({ what }) => artOf(what) !== undefined) || (form === 'scene' && place !== undefined)
  if (text.length === 0 || (isSeen && !isIllustratedCard({ form, cast, things }))) return undefined
  const { sentence, key } = cardTexts(text)
  if (form === 'list' && text.length > 1) return { template: 'list', items: text.map(({ words }) => ({ label: words })) }
  if (form === 'quote') {
    const label = text.find(({ role }) => role === 'label')
    return { template: 'words', words: sentence.words, key: key?.words, author: label === sentence ? undefined : label?.words }
  }
  if (hasAside({ form, text })) {
    const { words } = text[0]!
    const left = asidesOf(text).map((other) => other.words)
    return { template: 'words', words, ...(left.length > 0 && { author: left.join(' · '), isAside: true }) } satisfies WordsCard
  }
  const isPart = key === undefined || sentence.words.includes(key.words)
  const joined = isPart ? sentence.words : `${key.words} ${sentence.words}`
  if (form === 'call') return { template: 'end', words: joined, key: key?.words }
  if (form === 'question' || form === 'number') return { template: 'hook', words: joined, key: key?.words }
  return { template: 'words', words: joined, key: key?.words }
}

/** Names and numbers that a statement leaves out stand below it. */
const hasAside = ({ form, text }: Pick<ShotPlan, 'form' | 'text'>): boolean =>
  text[0]?.role === 'key' && text.length > 1 && form !== 'question' && form !== 'quote'
const asidesOf = ([statement, ...others]: readonly PlanText[]): PlanText[] =>
  others.filter((other) => !repeats(statement!.words, other.words) && !isStatedNumber(other, statement!))

/** Share of the words of a text that a statement has too where the text says nothing new. */
const REPEATED = 0.6

/** Whether a statement says most of what another text says. */
function repeats(statement: string, other: string): boolean {
  const [said, words] = [new Set(wordsIn(statement)), wordsIn(other)]
  return words.filter((word) => said.has(word)).length >= words.length * REPEATED
}

/** The sentence of a card of words and its key words. */
function cardTexts(text: readonly PlanText[]): { readonly sentence: PlanText; readonly key?: PlanText } {
  const find = (...roles: PlanTextRole[]) => text.find(({ role }) => roles.includes(role))
  return { sentence: find('quote', 'title', 'label') ?? text[0]!, key: find('number', 'key') }
}

/** Second at which words alone begin at the latest: nothing else is to be seen. */
const CARD_START = 0.12

/** The first words of a film stand in its first frame. */
const openingCues = ([, ...others]: readonly number[]): readonly number[] => [FIRST_WORDS_CUE, ...others]

/**
 * Cues of texts that are the graphic themselves: of a list its items, of a card its first words and its key words, or what stands below them, and the words that
 * follow key words. Beside drawings words appear when they are said.
 */
function letteringCues({ form, text, cast, things }: ShotPlan, cueSeconds: readonly number[]): readonly number[] {
  if (cueSeconds.length === 0 || (form === 'list' && text.length > 1)) return cueSeconds
  const { sentence, key } = cardTexts(text)
  const isDrawn = cast.length + things.length > 0
  const isJoined = key !== undefined && !sentence.words.includes(key.words)
  const said = [sentence, ...(isJoined ? [key] : [])].map((one) => cueSeconds[text.indexOf(one)] ?? 0)
  const aside = hasAside({ form, text }) ? asidesOf(text)[0] : undefined
  const drawnSaid = aside ? cueSeconds.slice(0, 1) : said
  const start = Math.min(...(isDrawn ? drawnSaid : [CARD_START, ...cueSeconds]))
  if (aside) return [start, Math.max(start, cueSeconds[text.indexOf(aside)] ?? start)]
  const keyAt = key && key !== sentence ? cueSeconds[text.indexOf(key)] : undefined
  if (keyAt === undefined) return [start]
  return [start, Math.max(start, keyAt), ...(isDrawn && isJoined ? said.slice(0, 1) : [])]
}
