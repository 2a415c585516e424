import type { Action } from '../../characters/poses/pose.ts'
import { actionIn } from '../../scene/action.ts'
import { colourNamed, colourWord } from '../../scene/colour-words.ts'
import type { Locale } from '../../scene/language.ts'
import { findActors } from '../../scene/find-actors.ts'
import { placeOfThings } from '../../scene/place.ts'
import { findThings } from '../../scene/thing-words.ts'
import { placeFor } from './place-synonyms.ts'
import { isSongPlace, type SongPlace } from './scenery.ts'
import { timeOfDayIn, weatherIn } from './time-and-weather.ts'

/** What a line of lyrics names that an image can show. `things`: in the words of a prompt, with their colours. */
export type LyricImagery = {
  readonly place?: SongPlace
  readonly hour: string
  readonly weather: string
  readonly things: readonly string[]
}

/** More would be hidden by the text. */
const MAX_THINGS = 2
const MAX_WORDS = 400

/** Finds place, time, weather and things in a line of lyrics. People are left out: the text of the lyrics lies over the image. `locale`: of the whole song, because a line is too short to detect it. */
export function imageryOfLyrics(words: string, locale: Locale): LyricImagery {
  const text = words.slice(0, MAX_WORDS)
  const weather = weatherIn(text)
  const spotted = findThings(text, locale).filter(({ value }) => value.centimetres > 0 && !UNSEEN.has(value.icon))
  const things = spotted.map(({ value, word, at }) => {
    const colour = colourNamed(word, text)
    const named = locale === 'en' ? word : value.words.en[0]!
    return { at, named: colouredAs(named, colour) }
  })
  const does = DEEDS[actionIn(text, locale)] ?? ''
  const animals = findActors(text, locale, new Map()).flatMap((one) =>
    'meaning' in one && 'animal' in one.meaning
      ? [{ at: one.at, named: animalNamed(colouredAs(one.meaning.animal, colourNamed(one.name, text)), one.count > 1, does) }]
      : [],
  )
  const hinted = placeOfThings(spotted.map(({ value }) => value))
  const place = placeFor(text) ?? (hinted && isSongPlace(hinted) && !INDOORS.has(hinted) ? hinted : undefined)
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

const colouredAs = (named: string, colour: string | undefined): string => (colour === undefined ? named : `${colourWord(colour)} ${named}`)
const animalNamed = (kind: string, several: boolean, does: string): string => (several ? `two ${kind}s` : `a ${kind}${does}`)
/** Actions of animals that a background may show. */
const DEEDS: Partial<Record<Action, string>> = { dance: ' dances', sleep: ' sleeps' }
/** `Salt on the wind`: nobody thinks of a shaker. Fireworks are a card with a picture on it. */
const UNSEEN = new Set(['salt', 'rain', 'sky', 'fireworks'])

/** A word like `guitar` only hints at these: they are too full to be a ground for words. */
const INDOORS: ReadonlySet<SongPlace> = new Set<SongPlace>([
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
