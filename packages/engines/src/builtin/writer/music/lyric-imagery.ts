import type { Action } from '../../characters/poses/pose.ts'
import { findAction } from '../../scene/action.ts'
import { findColour, englishColourName } from '../../scene/colour-words.ts'
import type { Locale } from '../../scene/language.ts'
import { findActorMentions } from '../../scene/find-actors.ts'
import { placeOfThings } from '../../scene/place.ts'
import { findThings } from '../../scene/thing-words.ts'
import { placeFor } from './place-synonyms.ts'
import { isSongPlace, type SongPlace } from './scenery.ts'
import { timeOfDayIn, weatherIn } from './time-and-weather.ts'

/** Visible content of a line of lyrics. `things`: objects and animals as prompt text, with colours. */
export type LyricImagery = {
  readonly place?: SongPlace
  readonly hour: string
  readonly weather: string
  readonly things: readonly string[]
}

/** More would be covered by the lyrics. */
const MAX_THINGS = 2
const MAX_WORDS = 400

/** Finds place, time, weather and things in a line of lyrics; people are excluded. `locale`: of the whole song, because a line is too short to detect it. */
export function imageryOfLyrics(words: string, locale: Locale): LyricImagery {
  const text = words.slice(0, MAX_WORDS)
  const weather = weatherIn(text)
  const objects = findThings(text, locale).filter(({ value }) => value.centimetres > 0 && !EXCLUDED_ICONS.has(value.icon))
  const things = objects.map(({ value, word, at }) => {
    const colour = findColour(word, text)
    const named = locale === 'en' ? word : value.words.en[0]!
    return { at, named: withColour(named, colour) }
  })
  const suffix = ANIMAL_ACTIONS[findAction(text, locale)] ?? ''
  const animals = findActorMentions(text, locale, new Map()).flatMap((actor) =>
    'entity' in actor && 'animal' in actor.entity
      ? [{ at: actor.at, named: describeAnimal(withColour(actor.entity.animal, findColour(actor.name, text)), actor.count > 1, suffix) }]
      : [],
  )
  const impliedPlace = placeOfThings(objects.map(({ value }) => value))
  const place =
    placeFor(text) ?? (impliedPlace && isSongPlace(impliedPlace) && !CLUTTERED_PLACES.has(impliedPlace) ? impliedPlace : undefined)
  return {
    place: place ?? (weather === 'in the snow' ? 'mountain' : undefined),
    hour: timeOfDayIn(text),
    weather,
    things: [...animals, ...things]
      .toSorted((a, b) => a.at - b.at)
      .map(({ named }) => named)
      .slice(0, MAX_THINGS),
  }
}

const withColour = (named: string, colour: string | undefined): string =>
  colour === undefined ? named : `${englishColourName(colour)} ${named}`
const describeAnimal = (kind: string, isPlural: boolean, suffix: string): string => (isPlural ? `two ${kind}s` : `a ${kind}${suffix}`)
/** Actions of animals that are shown in a background. */
const ANIMAL_ACTIONS: Partial<Record<Action, string>> = { dance: ' dances', sleep: ' sleeps' }
/** Objects that are not meant literally (`salt on the wind`), or that have no drawing of their own. */
const EXCLUDED_ICONS = new Set(['salt', 'rain', 'sky', 'fireworks'])

/** Places that are only implied by an object such as a guitar; they are too cluttered as a background of text. */
const CLUTTERED_PLACES: ReadonlySet<SongPlace> = new Set<SongPlace>([
  'stage',
  'kitchen',
  'office',
  'school',
  'lab',
  'room',
  'bedroom',
  'cafe',
  'library',
])
