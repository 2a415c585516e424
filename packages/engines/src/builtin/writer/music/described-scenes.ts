import { detectLocale } from '../../scene/language.ts'
import { includesWord } from '../../scene/matching.ts'
import { titleShot } from '../titles/titles.ts'
import { placesIn } from './choose-world.ts'
import { placeFor } from './place-synonyms.ts'
import type { SongPlace } from './scenery.ts'
import { timeOfDayIn, joinPhrases, weatherIn } from './time-and-weather.ts'

/** A scene from the creator's description. `place`: the place it names, else the last one named before it. */
export type DescribedScene = {
  readonly words: string
  readonly place?: SongPlace
  /** Time of day and weather that it names, else the last ones named before it; may be empty. */
  readonly light: string
  /** The part of `light` that its text does not contain. */
  readonly unstatedLight: string
  /** True if the text names its place or is not English; then no place is added. */
  readonly isPlaced: boolean
}

/** Splits a topic into scenes at line breaks, commas, sentence ends and connectives; parts without letters are dropped. */
export function parseDescribedScenes(topic: string): DescribedScene[] {
  let place: SongPlace | undefined
  let [hour, weather] = ['', '']
  return sceneTextsOf(topic).map((words) => {
    const ownPlace = placeFor(words)
    // Weather action not carry over to another place.
    if (ownPlace !== undefined && ownPlace !== place) weather = ''
    const [ownHour, ownWeather] = [timeOfDayIn(words), weatherIn(words)]
    place = ownPlace ?? place
    hour = ownHour || hour || (ownWeather === '' ? '' : WEATHER_HOUR)
    weather = ownWeather || weather
    return {
      words,
      place,
      light: joinPhrases(hour, weather),
      unstatedLight: joinPhrases(ownHour === '' ? hour : '', ownWeather === '' ? weather : ''),
      isPlaced: placesIn(words)[0] !== undefined || detectLocale(words) !== 'en',
    }
  })
}

/** Time of day for weather without one. */
const WEATHER_HOUR = 'in the evening'

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
const VERB_FIRST =
  /^(?:is|has|goes|comes|leaves|meets|gets|falls|loves|feels|cries|smiles|wakes|starts|tries|wears|rides|drives|flies|swims|stands|sits|waits|walks|runs|dances|sings|looks|finds|holds|plays|works|sleeps|dreams|thinks|travels|climbs|jumps|laughs|talks|waves|opens|reads|writes|returns|arrives)\b(?! (?:crash|roll|break))/u

/** Inserts the character's name into a scene, because a shot shows only the characters that its prompt names. */
export function withCastName(text: string, names: readonly string[]): string {
  const [main] = names
  if (main === undefined || includesWord(text, main)) return text
  if (names.some((name) => includesWord(text, name))) return text.replace(GENERIC_SUBJECT, () => main)
  const isSeveral = PLURAL_SUBJECT.test(text)
  if (isSeveral && names.length < 2) return `${main}: ${text}`
  const subject = isSeveral ? names.slice(0, 2).join(' and ') : main
  if (GENERIC_SUBJECT.test(text)) return text.replace(GENERIC_SUBJECT, () => subject)
  return VERB_FIRST.test(text) ? `${subject} ${text}` : `${subject}: ${text}`
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
