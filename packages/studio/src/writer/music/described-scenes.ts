import { planShots } from '@fablecut/director/direct-script'
import { detectLanguage } from '@fablecut/domain/story/language/detect-language'
import type { PlanAction, PlanHour, PlanThing, PlanWeather, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { SceneCharacter } from '@fablecut/generation/ports/writer'
import { iconOf } from '../../scene/plan/art.ts'
import { titleShot } from '../titles/titles.ts'
import { firstPlaceIn } from './find-places.ts'
import { includesWord } from './find-words.ts'
import { isSongPlace, type SongPlace } from './scenery.ts'
import { timeOfDayIn, weatherIn } from './time-and-weather.ts'

/** A scene from the creator's description. `place`, `hour`, `weather`: what it names, else what was last named before it. */
export type DescribedScene = {
  /** With the names of the characters in it. */
  readonly words: string
  readonly place?: SongPlace
  readonly hour?: PlanHour
  readonly weather?: PlanWeather
  /** Ids of the characters in it; the main one at least. */
  readonly who: readonly string[]
  /** What they do; `stand`: nothing that is seen. */
  readonly action: PlanAction
  readonly things: readonly PlanThing[]
  /** Others who are seen. */
  readonly others: ShotPlan['cast']
}

/** Time of day for weather without one. */
const WEATHER_HOUR = 'dusk'

/** Splits a topic into scenes at line breaks, commas, sentence ends and connectives; parts without letters are dropped. */
export function parseDescribedScenes(topic: string, cast: readonly SceneCharacter[]): DescribedScene[] {
  const names = cast.map(({ name }) => name)
  const texts = sceneTextsOf(topic)
  const plans = directedScenes(
    texts.map((text) => withCastName(text, names)),
    cast,
  )
  let place: SongPlace | undefined
  let hour: PlanHour | undefined
  let weather: PlanWeather | undefined
  return texts.map((text, i): DescribedScene => {
    const plan = plans[i]!
    const directedPlace = isSongPlace(plan.place) ? plan.place : undefined
    const ownPlace = firstPlaceIn(text) ?? directedPlace
    // Weather does not carry over to another place.
    if (ownPlace !== undefined && ownPlace !== place) weather = undefined
    const [ownHour, ownWeather] = [timeOfDayIn(text), weatherIn(text)]
    place = ownPlace ?? place
    hour = ownHour ?? hour ?? (ownWeather && WEATHER_HOUR)
    weather = ownWeather ?? weather
    const words = withCastName(text, names)
    const named = cast.filter(({ name }) => includesWord(words, name)).map(({ id }) => id)
    const acting = plan.cast.find(({ id }) => cast.some((member) => member.id === id))
    return {
      words,
      ...(place && { place }),
      ...(hour && { hour }),
      ...(weather && { weather }),
      who: named.length > 0 ? named : cast.slice(0, 1).map(({ id }) => id),
      action: acting?.action ?? 'stand',
      things: plan.things.filter(({ what, event }) => iconOf(what) !== undefined && event !== 'cross-out' && what !== 'hand'),
      others: plan.cast.filter(({ id, what }) => what !== 'person' && !cast.some((member) => member.id === id)),
    }
  })
}

/** Names that the director reads as persons; names of characters can be those of flowers. */
const STAND_INS = ['Anna', 'Peter'] as const

function directedScenes(texts: readonly string[], cast: readonly SceneCharacter[]): readonly ShotPlan[] {
  const language = detectLanguage(texts.join('. '))
  const sources = texts.map((text) => cast.reduce((rest, { name }, i) => rest.replaceAll(name, STAND_INS[i] ?? name), text))
  const members = cast.map(({ id }, i) => ({ id, name: STAND_INS[i] ?? id, what: i === 0 ? 'woman' : 'man' }))
  return planShots(sources, sources.join('. '), { cast: members, language, hasCards: false })
}

const sceneTextsOf = (topic: string): string[] =>
  topic
    .split(SEPARATORS)
    .map((text) =>
      text
        .trim()
        .replace(LEADING_CONNECTIVES, '')
        .replace(/[.!?…:\s]+$/u, ''),
    )
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => text.slice(0, MAX_SCENE_CHARACTERS))
const MAX_SCENE_CHARACTERS = 220
/** Punctuation, line breaks, sentence ends and connectives. */
const SEPARATORS =
  /[\n,;，、；。！？→]+|(?<=[.!?…])\s+|\s+(?:and then|then|after that|afterwards|und dann|dann|danach|et puis|puis|ensuite|y luego|luego)\s+(?<!\b(?:now and|since|by|until|back|just|even|more|less) then\s+)|然后|それから/iu
const LEADING_CONNECTIVES = /^(?:(?:and |und |et |y )?(?:then|dann|puis|luego|after that|afterwards|danach|ensuite)(?:\s+|$))+/iu

/** A generic subject at the start of a scene, which stands for the main character. */
const GENERIC_SUBJECT =
  /^(?:(?:and |then |so |but |now |later |finally )*)(?:he|she|they|i|we|(?:the|a|our|my) (?:(?:young|little|old|lonely|brave|happy|sad) )?(?:girl|boy|man|woman|hero|heroine|singer|character|protagonist|person|dancer|artist|star|guy|lady|couple))\b/iu
const PLURAL_SUBJECT = /^(?:(?:and |then |so |but |now |later |finally )*)(?:they|we|(?:the|a) couple)\b/iu
/** Verbs that begin a scene whose subject is understood. */
const VERBS: ReadonlySet<string> = new Set(
  `is has goes comes leaves meets gets falls loves feels cries smiles wakes starts tries wears rides drives flies swims stands sits waits
  walks runs dances sings looks finds holds plays works sleeps dreams thinks travels climbs jumps laughs talks waves opens reads writes returns arrives`.split(
    /\s+/u,
  ),
)
/** `waves crash`: a noun. */
const IS_NOUN = /^waves (?:crash|roll|break)/u
const beginsWithVerb = (text: string): boolean => VERBS.has(/^[a-z]+/u.exec(text)?.[0] ?? '') && !IS_NOUN.test(text)

/** Inserts the character's name into a scene. */
function withCastName(text: string, names: readonly string[]): string {
  const [main] = names
  if (main === undefined || includesWord(text, main)) return text
  if (names.some((name) => includesWord(text, name))) return text.replace(GENERIC_SUBJECT, () => main)
  const isSeveral = PLURAL_SUBJECT.test(text)
  if (isSeveral && names.length < 2) return `${main}: ${text}`
  const subject = isSeveral ? names.slice(0, 2).join(' and ') : main
  if (GENERIC_SUBJECT.test(text)) return text.replace(GENERIC_SUBJECT, () => subject)
  return beginsWithVerb(text) ? `${subject} ${text}` : `${subject}: ${text}`
}

/** A short title of a scene without the names, at most 60 characters. */
export function titleOf(text: string, names: readonly string[]): string {
  const bare = names.reduce((text, name) => text.replaceAll(name, ''), text).replace(/^[\s:,]+/u, '')
  const title = titleShot(/\p{L}/u.test(bare) ? bare : text, undefined)
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1)}…` : title
}
const MAX_TITLE = 60

/** The scene of a shot; scenes are distributed evenly over the shots, in order. */
export const sceneForShot = <T>(scenes: readonly T[], index: number, count: number): T | undefined =>
  scenes[Math.min(scenes.length - 1, Math.floor((index / Math.max(1, count)) * scenes.length))]
