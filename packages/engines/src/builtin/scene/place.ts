import { emojiIndex } from '../props/emoji-index.ts'
import { isNounHere } from './grammar.ts'
import { type Locale, smallWordsOf } from './language.ts'
import { PLACE_TABLE, THERE } from './lexicon/places.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'
import { PLACE_OF_ICON, PLACE_WORDS_ELSEWHERE } from './place-words.ts'
import { type PlaceName, PLACES, type SceneProp } from './scene.ts'
import { isUnspaced, type WordMatch, findMatches, type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { findNearest, isTimeJump, type StoryContext } from './story/story-context.ts'
import type { Topic } from './story/topic.ts'
import { findThings } from './thing-words.ts'
import { formsOf, wordsOf } from './words.ts'

export type PlaceRequest = {
  readonly prompt: string
  readonly told: StoryContext
  readonly locale: Locale
  readonly props: readonly SceneProp[]
  readonly hasPeople: boolean
  /** Whether the words imply outdoors, which excludes rooms. */
  readonly outdoors: boolean
  readonly topic: Topic | undefined
  /** Whether the story explains a topic rather than following characters. */
  readonly explains: boolean
}

/** Weight of a place's name; hints count 1. */
const NAMED = 3
/** Factor for a preceding preposition such as `in`. */
const THERE_WEIGHT = 1.4

/**
 * Determines the place of a shot: from its words, else the story's last place, else its topic's place, else
 * by most hints of the story. A single hint does not change the place: a fox in a village story does not make it a forest.
 */
export function readPlace(request: PlaceRequest): PlaceName {
  const { prompt, told, locale, topic, outdoors, explains, props } = request
  const here = winner(scores(prompt, locale))
  if (here && here.weight >= NAMED) return asOf(here.place, topic, told)
  if (explains && topic?.place) return topic.place
  const elsewhere = isTimeJump(told.own) ? placeOfThings(props) : undefined
  if (elsewhere) return asOf(elsewhere, topic, told)
  const isSure = here && here.weight > 1 && !(outdoors && INDOORS.has(here.place))
  const before =
    namedIn(told.before, locale, outdoors) ?? (isSure ? here.place : undefined) ?? namedIn(told.after.slice(0, AHEAD), locale, outdoors)
  if (before) return asOf(before, topic, told)
  return (topic?.place === 'abstract' ? undefined : topic?.place) ?? hinted(request)
}

/** How far ahead a story may say where it has been all the time. */
const AHEAD = 2

/** In old times there were no streets of cars. */
const IN_OLD_TIMES: Readonly<Record<string, Partial<Record<PlaceName, PlaceName>>>> = {
  ancient: { city: 'ruins', street: 'ruins', stage: 'ruins', castle: 'ruins', village: 'ruins', office: 'ruins', school: 'ruins' },
  medieval: { city: 'village', street: 'village', office: 'castle', station: 'village', cafe: 'village', hospital: 'castle' },
}

const asOf = (place: PlaceName, topic: Topic | undefined, told: StoryContext): PlaceName =>
  (topic && !isTimeJump(told.own) ? IN_OLD_TIMES[topic.name]?.[place] : undefined) ?? place

/** Where most words of the story belong, those near this shot counting more. */
function hinted({ prompt, told, locale, outdoors, props, hasPeople }: PlaceRequest): PlaceName {
  const sum: Scores = {}
  const add = (text: string, weight: number): void => {
    for (const [place, score] of Object.entries(scores(text, locale)) as [PlaceName, number][])
      if (!(outdoors && INDOORS.has(place))) sum[place] = (sum[place] ?? 0) + Math.min(score, NAMED) * weight
  }
  add(prompt, OWN_HINT)
  told.before.slice(0, MAX_HINTS).forEach((sentence, i) => add(sentence, 1 / (1 + i / 2)))
  told.after.slice(0, MAX_HINTS).forEach((sentence, i) => add(sentence, 1 / (2 + i / 2)))
  return winner(sum)?.place ?? placeOfThings(props) ?? (outdoors ? 'village' : hasPeople ? 'field' : 'abstract')
}

/** Where the first of these things is at home that stands for a place. */
export const placeOfThings = (things: readonly Pick<SceneProp, 'icon'>[]): PlaceName | undefined =>
  things.map(({ icon }) => PLACE_OF_ICON[icon]).find((place) => place)

const OWN_HINT = 1.3
const MAX_HINTS = 30

const thingsNamed = (sentence: string, locale: Locale): readonly Pick<SceneProp, 'icon'>[] =>
  findThings(sentence, locale).map(({ value }) => value)

/** Where the nearest of these sentences that names a place is; one that leaps on is where its things are. */
const namedIn = (sentences: readonly string[], locale: Locale, outdoors: boolean): PlaceName | undefined =>
  findNearest({ before: sentences, after: [] }, (sentence) => {
    const found = winner(scores(sentence, locale))
    const place =
      found && found.weight >= NAMED ? found.place : isTimeJump(sentence) ? placeOfThings(thingsNamed(sentence, locale)) : undefined
    return place && !(outdoors && INDOORS.has(place)) ? place : undefined
  })

const INDOORS: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'room',
  'bedroom',
  'kitchen',
  'cafe',
  'office',
  'school',
  'library',
  'lab',
  'hospital',
  'stage',
  'cave',
])

/** Whether a word names a place, which is shown by the setting instead of a thing. */
export const namesPlace = (word: string, locale: Locale): boolean =>
  isTabled(locale)
    ? vocabulary(locale)
        .exact.get(word)
        ?.some(({ weight }) => weight === NAMED) === true
    : PLACES.some((place) => PLACE_WORDS_ELSEWHERE[place]?.split('|').some((stem) => startsLike(word, stem)))

/** Places that a text names outright, with the word it has for them. */
export function placesNamed(text: string, locale: Locale): { readonly place: PlaceName; readonly word: string }[] {
  if (!isTabled(locale)) return []
  return findMatches(text, locale, vocabulary(locale)).flatMap(({ value, word }) =>
    value.filter(({ weight }) => weight === NAMED).map(({ place }) => ({ place, word })),
  )
}

const isTabled = (locale: Locale): boolean => TABLE_LOCALES.some((known) => known === locale)
const startsLike = (word: string, stem: string): boolean => (stem.length > 3 ? word.startsWith(stem) : word === stem)

type Scores = Partial<Record<PlaceName, number>>
type Weighed = { readonly place: PlaceName; readonly weight: number }

function winner(scored: Scores): Weighed | undefined {
  const named = Object.entries(scored) as [PlaceName, number][]
  const best = named.length === 0 ? undefined : named.reduce((a, b) => (b[1] > a[1] ? b : a))
  return best && { place: best[0], weight: best[1] }
}

const vocabularies = new Map<Locale, Vocabulary<readonly Weighed[]>>()

function vocabulary(locale: Locale): Vocabulary<readonly Weighed[]> {
  const known = vocabularies.get(locale)
  if (known) return known
  const column = TABLE_LOCALES.findIndex((tabled) => tabled === locale) + 1
  const words = new Map<string, Weighed[]>()
  for (const row of PLACE_TABLE.trim().split('\n')) {
    const cells = row.split('|')
    const place = cells[0] as PlaceName
    for (const [i, part] of cells[column]!.split(';').entries())
      for (const word of part.split(',').map((one) => one.trim().toLowerCase()))
        if (word !== '') words.set(word, [...(words.get(word) ?? []), { place, weight: i === 0 ? NAMED : 1 }])
  }
  const made = vocabularyOf(locale, words)
  vocabularies.set(locale, made)
  return made
}

/** English names of places: as words they are places, not things. */
export const PLACE_NAME_WORDS: ReadonlySet<string> = new Set(
  PLACE_TABLE.trim()
    .split('\n')
    .flatMap((row) =>
      row
        .split('|')[1]!
        .split(';')[0]!
        .split(',')
        .map((word) => word.trim()),
    ),
)

const THERE_WORDS = new Set(THERE.split('|'))

/** A place's own name counts most, more so after a word like `in`; then things that belong there. */
function scores(text: string, locale: Locale): Scores {
  const result: Scores = {}
  const add = (place: PlaceName, weight: number): void => {
    result[place] = (result[place] ?? 0) + weight
  }
  if (text === '') return result
  const words = wordsOf(text, locale)
  if (isTabled(locale)) {
    for (const found of findMatches(text, locale, vocabulary(locale)).filter(
      ({ word }) => locale !== 'en' || isNounHere(word, text, locale),
    ))
      for (const { place, weight } of found.value)
        add(
          place,
          weight * likeness(found, words, locale) +
            (isThere(found, words, text, locale) ? THERE_WEIGHT : 0) +
            (weight === NAMED ? 0.01 * found.at : 0),
        )
    return result
  }
  for (const place of PLACES)
    for (const stem of PLACE_WORDS_ELSEWHERE[place]?.split('|') ?? []) if (words.some((word) => startsLike(word, stem))) add(place, NAMED)
  addIcons(add, words, locale)
  return result
}

/** `The body is a city`, `like a forest`: a picture in words, not where one is. */
const COPULAS = new Set('is was are were like as ist war sind wie als est était sont comme es era son como'.split(' '))

const LACKS = new Set('without no ohne kein keine sans sin'.split(' '))

function likeness({ at }: WordMatch<unknown>, words: readonly string[], locale: Locale): number {
  if (isUnspaced(locale)) return 1
  const before = words.slice(Math.max(0, at - 2), at)
  return before.some((word) => LACKS.has(word)) ? 0 : before.some((word) => COPULAS.has(word)) ? 0.3 : 1
}

/** `in the kitchen`, `im Garten`, `dans la forêt`, `森の中`: a word close before (in Japanese and Chinese around) says so. */
function isThere({ at, word }: WordMatch<unknown>, words: readonly string[], text: string, locale: Locale): boolean {
  if (isUnspaced(locale))
    return (
      /^(?:の(?:中|上|そば|ほとり|下|前)|で|に|里|上|边|中|旁)/u.test(text.slice(at + word.length)) ||
      /[在到]\p{Script=Han}{0,2}$/u.test(text.slice(0, at))
    )
  return words.slice(Math.max(0, at - 3), at).some((before) => THERE_WORDS.has(before))
}

function addIcons(add: (place: PlaceName, weight: number) => void, words: readonly string[], locale: Locale): void {
  const index = emojiIndex(locale)
  const small = smallWordsOf(locale)
  for (const word of words)
    for (const form of small.has(word) ? [] : formsOf(word, locale)) {
      const match = index.get(form)?.find(({ icon, confidence }) => confidence >= 1.2 && PLACE_OF_ICON[icon])
      if (!match) continue
      add(PLACE_OF_ICON[match.icon]!, match.confidence / 3)
      break
    }
}
