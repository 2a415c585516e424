import type { PlanFigure, PlanForm, PlanThing, PlanTransition, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { DrawingCandidate } from '../drawings/candidate.ts'
import { withoutAnachronisms } from '../plan/anachronisms.ts'
import { cameraFor } from '../plan/camera.ts'
import { homeOf } from '../plan/places/homes.ts'
import { placeIdOf, type Scene } from '../plan/scene-item.ts'
import type { Handwork } from '../plan/handwork/handwork-of.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Period } from '../story/periods.ts'
import { withRuins } from '../review/ruined-places.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { contrastOf } from './contrast.ts'
import { countryMapOf, graphicAlone, graphicOfNumbers } from './graphics.ts'
import { type Heroes, knownByName, newHeroes, remember, unnamedFigure, withGender } from './people/heroes.ts'
import type { Card } from '../plan/cards/cards.ts'
import { withKeyWords } from './cards/card-words.ts'
import { lexicalCardOf } from './cards/cards.ts'
import { COLONY_MEMBERS, COLONY_TOPICS, lexicalTopicOf, topicsOf } from './cards/topics.ts'
import { languageOf } from './language.ts'
import { lexicalLettering, quoteOf } from './lettering.ts'
import { type HandState, lexicalHandwork } from './handwork/handwork.ts'
import { type LexicalMention, type LexicalSentence, readSentence } from './read-sentence.ts'
import { wordsAround } from './nouns/meanings.ts'
import { lexicalWords } from './words.ts'
import { withLexicalPositions } from './positions/with-lexical-positions.ts'

/** A finished plan with the plain English names of its graphic and place. `analysis`: of an English sentence. */
export type PlannedSentence = {
  readonly text: string
  readonly plan: ShotPlan
  readonly graphicName?: string
  readonly placeName?: string
  readonly analysis?: Analysis
  readonly handwork?: Handwork
  readonly card?: Card
  readonly candidates?: readonly DrawingCandidate[]
}

type NamedFigure = { readonly id: string; readonly name: string; readonly what?: string }

const MAX_FIGURES = 3
const MAX_THINGS = 5
/** Of larger numbers a sentence tells, rather than of a country. */
const MAX_PLAIN_COUNT = 12
const ROYAL = /\b(?:king|queen|emperor|pharaoh|prince|princess)\b/u
const WEATHER_THINGS = /^(?:rain|snow|snowflake|fog|storm|lightning)$/u

const isPlace = ({ drawn }: LexicalMention): boolean => drawn.art!.startsWith('place/')
const isGroup = ({ name, drawn, count }: LexicalMention): boolean => count > MAX_FIGURES || (drawn.file === 'group' && name !== 'couple')
const thingOf = ({ name, drawn, count, color }: LexicalMention): PlanThing => ({
  what: name,
  ...(color && { color }),
  count: drawn.file === 'group' && drawn.art === 'person' ? Math.max(count, name === 'family' ? 3 : 12) : count,
})

/** Characters that a sentence names, doing what their clause says. */
function namedFigures({ text, words, actions }: LexicalSentence, cast: readonly NamedFigure[]): PlanFigure[] {
  return cast
    .filter(({ name }) => name !== '' && text.includes(name))
    .map(({ id, name, what }) => {
      const clause = words.find(({ end }) => end > text.indexOf(name))?.clause ?? -1
      const action = actions.get(clause) ?? 'stand'
      return { id, what: drawableNamed(what ?? '') ? what! : 'person', action, feeling: 'neutral', speaks: false }
    })
}

/** `unnamed`: who does what the verb says, rather than those of the mention. */
function figuresOf(mention: LexicalMention, unnamed?: PlanFigure): PlanFigure[] {
  const { name, count, gender, properName } = mention
  const isNamed = properName !== undefined && /^(?:wo)?man$/u.test(name)
  const action = mention.action && mention.action !== unnamed?.action ? mention.action : 'stand'
  return Array.from({ length: name === 'couple' ? 1 : count }, (_, i) => ({
    id: `${isNamed ? properName!.toLowerCase() : name} ${i}`.replaceAll(' ', '-'),
    what: name,
    action,
    feeling: 'neutral',
    speaks: false,
    ...(gender && { traits: { gender } }),
  }))
}

const distinct = <T>(values: readonly T[], key: (value: T) => string): T[] =>
  values.filter((value, i) => values.findIndex((other) => key(other) === key(value)) === i)

/** Queens of bees, and mothers in scripts about an animal, are no people. */
const isOfAnimals = ({ name }: LexicalMention, topic: string | undefined): boolean =>
  topic !== undefined &&
  ((COLONY_TOPICS.test(topic) && COLONY_MEMBERS.test(name)) ||
    (drawableNamed(topic)?.file === 'animal' && /^(?:mother|father|baby|son|daughter|brother|sister)$/u.test(name)))

/** What a sentence shows. Nobody is shown killing or dead: a crown or a candle stands for them. */
function sceneOf(sentence: LexicalSentence, cast: readonly NamedFigure[], { known, heroes, topic }: State): Scene {
  const { denied, isAboutDeath, weather } = sentence
  const present = sentence.present.filter((mention) => !knownByName(mention, heroes) && !isOfAnimals(mention, topic))
  const called = isAboutDeath ? [] : sentence.present.flatMap((mention) => knownByName(mention, heroes) ?? [])
  const deaths = new Set(sentence.language.find.dead(sentence.words, sentence.text).map(({ clause }) => clause))
  const isLiving = ({ isPerson, from }: LexicalMention) => !isPerson && !deaths.has(sentence.words[from]!.clause)
  const alive = isAboutDeath ? present.filter((one) => !one.isFigure || isLiving(one)) : present
  const persons = isAboutDeath ? present.filter((one) => one.isPerson && !isGroup(one)) : []
  const shown = distinct(alive, ({ name }) => name).filter(({ name }) => !(weather && WEATHER_THINGS.test(name)))
  const symbols: PlanThing[] = persons.slice(0, 1).map(({ name }) => ({ what: ROYAL.test(name) ? 'crown' : 'candle', count: 1 }))
  const figures = isAboutDeath ? [] : namedFigures(sentence, cast)
  const place = shown.find(isPlace)
  const isBare = shown.length === 0 && sentence.hour === undefined && weather === undefined
  const unnamed = figures.length + called.length > 0 ? undefined : unnamedFigure(sentence, heroes, isBare)
  const all = distinct(
    [
      ...figures,
      ...called,
      ...(unnamed ? [unnamed] : []),
      ...shown.filter((one) => one.isFigure && !isGroup(one)).flatMap((one) => figuresOf(one, unnamed)),
    ],
    ({ id }) => id,
  ).slice(0, MAX_FIGURES)
  const named = shown.filter((one) => !isPlace(one) && (!one.isFigure || isGroup(one)))
  // A drop beside others is no water.
  const things = named.filter(({ name }) => name !== 'water' || named.length + all.length === 1).map(thingOf)
  return {
    cast: all,
    things: [...symbols, ...things].slice(0, MAX_THINGS),
    denied: denied
      .filter((one) => !one.isFigure && !isPlace(one))
      .slice(0, 1)
      .map(({ name }) => ({ what: name, count: 1, event: 'cross-out' })),
    ...(place && { place: { id: placeIdOf(place.drawn), name: place.name } }),
    isContinued: all.some(({ id }) => known.has(id)),
    isSubjectSeen: true,
    doers: new Set(all.map(({ id }) => id)),
    mentioned: new Set(),
  }
}

const isEmpty = ({ cast, things, place }: Scene): boolean => cast.length + things.length === 0 && !place

/** What a script has established so far. */
type State = {
  readonly known: Set<string>
  readonly countries: Set<string>
  readonly heroes: Heroes
  place?: { readonly id: string; readonly name: string }
  home?: { readonly id: string; readonly name: string }
  moment: Pick<ShotPlan, 'hour' | 'weather'>
  readonly hands: HandState
  /** Name of what the script is about. */
  readonly topic?: string
}

const CALM: State['moment'] = { hour: 'day', weather: 'clear' }

/** Where and when a sentence is seen: a place holds while its figures go on, an hour and a weather while the place does. */
function settle(
  sentence: LexicalSentence,
  scene: Scene,
  state: State,
): Pick<ShotPlan, 'place' | 'hour' | 'weather'> & { placeName?: string } {
  if (scene.place) {
    if (scene.place.id !== state.place?.id) {
      state.moment = CALM
      state.known.clear()
    }
    state.place = scene.place
  } else if (!scene.isContinued) {
    state.place = undefined
    state.moment = CALM
  }
  const { hour = state.moment.hour, weather = state.moment.weather } = sentence
  state.moment = { hour, weather }
  if (isEmpty(scene) && weather === 'clear') return { hour, weather }
  state.home = state.place ? undefined : homeOf(scene, state.home)
  const isOutside = weather !== 'clear' || (hour !== 'day' && scene.cast.length > 0)
  const seen = state.place ?? state.home ?? (isOutside ? { id: 'plain', name: 'open land' } : undefined)
  return { ...(seen && { place: seen.id, placeName: seen.name }), hour, weather }
}

function graphicFor(sentence: LexicalSentence, scene: Scene, state: State) {
  if (sentence.isQuestion || quoteOf(sentence)) return undefined
  const ofNumbers = graphicOfNumbers(sentence)
  if (ofNumbers) return ofNumbers
  const isNew = sentence.countries.some(({ code }) => !state.countries.has(code))
  for (const { code } of sentence.countries) state.countries.add(code)
  const hasAmount = sentence.quantities.some(({ kind, value }) => kind !== 'year' && kind !== 'date' && Math.abs(value) > MAX_PLAIN_COUNT)
  if (isNew && isEmpty(scene) && !hasAmount) return countryMapOf(sentence)
  return isEmpty(scene) ? (contrastOf(sentence) ?? graphicAlone(sentence)) : undefined
}

function formOf(sentence: LexicalSentence, scene: Scene, graphicForm: PlanForm | undefined): PlanForm {
  if (quoteOf(sentence)) return 'quote'
  if (sentence.isQuestion) return 'question'
  return graphicForm ?? (isEmpty(scene) ? 'words' : 'scene')
}

const FRUIT = /^(?:avocado|peach|cherry|mango|olive|apricot|plum|apple|lemon|orange)$/u

/** `un aguacate y quita el hueso`: the stone of a fruit is no bone. */
const withoutFruitStones = (scene: Scene): Scene =>
  scene.things.some(({ what }) => FRUIT.test(what)) ? { ...scene, things: scene.things.filter(({ what }) => what !== 'bone') } : scene

function planOf(
  sentence: LexicalSentence,
  cast: readonly NamedFigure[],
  state: State,
  { topic, period }: { readonly topic: string | undefined; readonly period: Period | undefined },
): Omit<PlannedSentence, 'text'> {
  const scene = withoutAnachronisms(
    withRuins(withLexicalPositions(withoutFruitStones(sceneOf(sentence, cast, state)), sentence), sentence.text, period),
    period,
  )
  const graphic = graphicFor(sentence, scene, state)
  const { placeName, ...moment } = settle(sentence, scene, state)
  for (const { id } of scene.cast) state.known.add(id)
  const known = new Set(state.heroes.list.flatMap(({ name }) => (name === undefined ? [] : [name])))
  remember(state.heroes, scene.cast, sentence)
  const lettering = lexicalLettering(sentence, known)
  const isBare = isEmpty(scene) && !graphic && moment.place === undefined
  const isPlain = !graphic && !sentence.isQuestion && !quoteOf(sentence)
  const card =
    isPlain && sentence.language.rules.wholeParts !== undefined
      ? lexicalCardOf(sentence, scene, withKeyWords(lettering, sentence), topic)
      : undefined
  const handwork = lexicalHandwork(sentence, state.hands, state.heroes.at)
  const isContrast = graphic?.graphic.template === 'words'
  // A short denial says twice what a contrast shows.
  const beside = isContrast ? lettering.filter(({ role }) => role !== 'title') : lettering
  const text = isBare ? withKeyWords(lettering, sentence) : beside
  return {
    plan: {
      form: formOf(sentence, scene, graphic?.form),
      ...moment,
      ...(scene.placeState && moment.place !== undefined && { placeState: scene.placeState }),
      mood: sentence.isAboutDeath ? 'sad' : moment.weather === 'storm' ? 'tense' : 'calm',
      cast: scene.cast,
      things: [...scene.things, ...scene.denied],
      text: text.filter(({ words }) => words.trim() !== '').map((one) => ({ ...one, words: one.words.slice(0, 160) })),
      ...(graphic && { graphic: graphic.graphic }),
      camera: { size: 'medium', angle: 'eye', move: 'push' },
      transition: 'cut',
    },
    graphicName: graphic?.what,
    placeName,
    ...(handwork && { handwork }),
    ...(card && { card }),
  }
}

function transitionOf(plan: ShotPlan, before: ShotPlan | undefined): PlanTransition {
  if (!before) return 'cut'
  if (plan.place !== before.place && plan.place !== undefined) return 'style'
  return plan.hour !== before.hour ? 'dissolve' : 'cut'
}

/**
 * Plans of sentences in a language other than English, in their order, as far as word lists are certain: what is left is key words, numbers or a plain
 * ground. Never throws for any text.
 */
export function planSentences(
  texts: readonly string[],
  code: string,
  cast: readonly NamedFigure[] = [],
  periods: readonly (Period | undefined)[] = [],
): PlannedSentence[] {
  const language = languageOf(code)
  const script = texts.map((text) => wordsAround(lexicalWords(text, code, language.rules), language.rules)).join(' ')
  const sentences = texts.map((text) => readSentence(text, language, script))
  const topics = topicsOf(sentences)
  const topic = lexicalTopicOf(sentences)
  const state: State = { known: new Set(), countries: new Set(), heroes: newHeroes(), moment: CALM, hands: {}, ...(topic && { topic }) }
  const planned: PlannedSentence[] = []
  for (const [i, sentence] of sentences.entries()) {
    const { plan, ...names } = planOf(sentence, cast, state, { topic: topics[i], period: periods[i] })
    const before = planned.at(-1)?.plan
    planned.push({
      text: sentence.text,
      plan: { ...plan, transition: transitionOf(plan, before), camera: cameraFor(plan, i, before?.camera) },
      ...names,
    })
  }
  return planned.map((one) => ({ ...one, plan: { ...one.plan, cast: one.plan.cast.map((figure) => withGender(figure, state.heroes)) } }))
}
