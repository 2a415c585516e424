import { emojiIndex } from '../props/emoji-index.ts'
import { isUsedAsNoun } from './grammar.ts'
import { type Locale, stopWordsOf } from './language.ts'
import { PLACE_TABLE, PLACE_PREPOSITIONS } from './lexicon/places.ts'
import { TABLE_LOCALES } from './lexicon/rows.ts'
import { PLACE_OF_ICON, PLACE_WORDS_ELSEWHERE } from './place-words.ts'
import { type PlaceName, PLACES, type SceneProp } from './scene.ts'
import { isUnspaced, type WordMatch, findMatches, type Vocabulary, createVocabulary } from './vocabulary.ts'
import { findNearest, isTimeJump, type StoryContext } from './story/story-context.ts'
import type { Topic } from './story/topic.ts'
import { findThings } from './thing-words.ts'
import { candidateLemmas, tokenize } from './tokenize.ts'

export type PlaceRequest = {
  readonly prompt: string
  readonly context: StoryContext
  readonly locale: Locale
  readonly props: readonly SceneProp[]
  readonly hasPeople: boolean
  /** Whether the words imply outdoors, which excludes rooms. */
  readonly outdoors: boolean
  readonly topic: Topic | undefined
  /** Whether the story explains a topic rather than following characters. */
  readonly isExplainer: boolean
}

/** Weight of a place's name; hints count 1. */
const NAME_WEIGHT = 3
/** Factor for a preceding preposition such as `in`. */
const PREPOSITION_BONUS = 1.4

/**
 * Determines the place of a shot: from its words, else the story's last place, else its topic's place, else
 * by most hints of the story. A single hint does not change the place: a fox in a village story does not make it a forest.
 */
export function findPlace(request: PlaceRequest): PlaceName {
  const { prompt, context, locale, topic, outdoors, isExplainer, props } = request
  const ownPlace = highestScore(scorePlaces(prompt, locale))
  if (ownPlace && ownPlace.weight >= NAME_WEIGHT) return historicalPlace(ownPlace.place, topic, context)
  if (isExplainer && topic?.place) return topic.place
  const placeAfterJump = isTimeJump(context.sentence) ? placeOfThings(props) : undefined
  if (placeAfterJump) return historicalPlace(placeAfterJump, topic, context)
  const isSure = ownPlace && ownPlace.weight > 1 && !(outdoors && INDOORS.has(ownPlace.place))
  const nearby =
    nearestNamedPlace(context.before, locale, outdoors) ??
    (isSure ? ownPlace.place : undefined) ??
    nearestNamedPlace(context.after.slice(0, MAX_SENTENCES_AHEAD), locale, outdoors)
  if (nearby) return historicalPlace(nearby, topic, context)
  return (topic?.place === 'abstract' ? undefined : topic?.place) ?? placeByHints(request)
}

/** Number of following sentences that may name the place. */
const MAX_SENTENCES_AHEAD = 2

/** Replacements for modern places in historical topics. */
const HISTORICAL_PLACES: Readonly<Record<string, Partial<Record<PlaceName, PlaceName>>>> = {
  ancient: { city: 'ruins', street: 'ruins', stage: 'ruins', castle: 'ruins', village: 'ruins', office: 'ruins', school: 'ruins' },
  medieval: { city: 'village', street: 'village', office: 'castle', station: 'village', cafe: 'village', hospital: 'castle' },
}

const historicalPlace = (place: PlaceName, topic: Topic | undefined, context: StoryContext): PlaceName =>
  (topic && !isTimeJump(context.sentence) ? HISTORICAL_PLACES[topic.name]?.[place] : undefined) ?? place

/** Place with most hints in the story, weighted by distance to the shot. */
function placeByHints({ prompt, context, locale, outdoors, props, hasPeople }: PlaceRequest): PlaceName {
  const sum: Scores = {}
  const add = (text: string, weight: number): void => {
    for (const [place, score] of Object.entries(scorePlaces(text, locale)) as [PlaceName, number][])
      if (!(outdoors && INDOORS.has(place))) sum[place] = (sum[place] ?? 0) + Math.min(score, NAME_WEIGHT) * weight
  }
  add(prompt, PROMPT_WEIGHT)
  context.before.slice(0, MAX_HINT_SENTENCES).forEach((sentence, i) => add(sentence, 1 / (1 + i / 2)))
  context.after.slice(0, MAX_HINT_SENTENCES).forEach((sentence, i) => add(sentence, 1 / (2 + i / 2)))
  return highestScore(sum)?.place ?? placeOfThings(props) ?? (outdoors ? 'village' : hasPeople ? 'field' : 'abstract')
}

/** Place of the first thing that implies one. */
export const placeOfThings = (things: readonly Pick<SceneProp, 'icon'>[]): PlaceName | undefined =>
  things.map(({ icon }) => PLACE_OF_ICON[icon]).find((place) => place)

const PROMPT_WEIGHT = 1.3
const MAX_HINT_SENTENCES = 30

const thingsInSentence = (sentence: string, locale: Locale): readonly Pick<SceneProp, 'icon'>[] =>
  findThings(sentence, locale).map(({ value }) => value)

/** Place of the nearest sentence that names one; sentences with a time jump also count by their things. */
const nearestNamedPlace = (sentences: readonly string[], locale: Locale, outdoors: boolean): PlaceName | undefined =>
  findNearest({ before: sentences, after: [] }, (sentence) => {
    const found = highestScore(scorePlaces(sentence, locale))
    const place =
      found && found.weight >= NAME_WEIGHT
        ? found.place
        : isTimeJump(sentence)
          ? placeOfThings(thingsInSentence(sentence, locale))
          : undefined
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
export const isPlaceName = (word: string, locale: Locale): boolean =>
  hasPlaceTable(locale)
    ? vocabulary(locale)
        .exact.get(word)
        ?.some(({ weight }) => weight === NAME_WEIGHT) === true
    : PLACES.some((place) => PLACE_WORDS_ELSEWHERE[place]?.split('|').some((stem) => matchesStem(word, stem)))

/** Places named in a text, with the matched words. */
export function findNamedPlaces(text: string, locale: Locale): { readonly place: PlaceName; readonly word: string }[] {
  if (!hasPlaceTable(locale)) return []
  return findMatches(text, locale, vocabulary(locale)).flatMap(({ value, word }) =>
    value.filter(({ weight }) => weight === NAME_WEIGHT).map(({ place }) => ({ place, word })),
  )
}

const hasPlaceTable = (locale: Locale): boolean => TABLE_LOCALES.some((known) => known === locale)
const matchesStem = (word: string, stem: string): boolean => (stem.length > 3 ? word.startsWith(stem) : word === stem)

type Scores = Partial<Record<PlaceName, number>>
type WeightedPlace = { readonly place: PlaceName; readonly weight: number }

function highestScore(scored: Scores): WeightedPlace | undefined {
  const named = Object.entries(scored) as [PlaceName, number][]
  const best = named.length === 0 ? undefined : named.reduce((a, b) => (b[1] > a[1] ? b : a))
  return best && { place: best[0], weight: best[1] }
}

const vocabularies = new Map<Locale, Vocabulary<readonly WeightedPlace[]>>()

function vocabulary(locale: Locale): Vocabulary<readonly WeightedPlace[]> {
  const cached = vocabularies.get(locale)
  if (cached) return cached
  const column = TABLE_LOCALES.findIndex((tabled) => tabled === locale) + 1
  const words = new Map<string, WeightedPlace[]>()
  for (const row of PLACE_TABLE.trim().split('\n')) {
    const cells = row.split('|')
    const place = cells[0] as PlaceName
    for (const [i, part] of cells[column]!.split(';').entries())
      for (const word of part.split(',').map((one) => one.trim().toLowerCase()))
        if (word !== '') words.set(word, [...(words.get(word) ?? []), { place, weight: i === 0 ? NAME_WEIGHT : 1 }])
  }
  const built = createVocabulary(locale, words)
  vocabularies.set(locale, built)
  return built
}

/** English names of places, which are never things. */
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

const PREPOSITIONS = new Set(PLACE_PREPOSITIONS.split('|'))

/** Weights of places in a text: names, more after a preposition of place, and hints. */
function scorePlaces(text: string, locale: Locale): Scores {
  const result: Scores = {}
  const add = (place: PlaceName, weight: number): void => {
    result[place] = (result[place] ?? 0) + weight
  }
  if (text === '') return result
  const words = tokenize(text, locale)
  if (hasPlaceTable(locale)) {
    for (const found of findMatches(text, locale, vocabulary(locale)).filter(
      ({ word }) => locale !== 'en' || isUsedAsNoun(word, text, locale),
    ))
      for (const { place, weight } of found.value)
        add(
          place,
          weight * contextWeight(found, words, locale) +
            (followsPreposition(found, words, text, locale) ? PREPOSITION_BONUS : 0) +
            (weight === NAME_WEIGHT ? 0.01 * found.at : 0),
        )
    return result
  }
  for (const place of PLACES)
    for (const stem of PLACE_WORDS_ELSEWHERE[place]?.split('|') ?? [])
      if (words.some((word) => matchesStem(word, stem))) add(place, NAME_WEIGHT)
  addEmojiPlaces(add, words, locale)
  return result
}

/** Words before a metaphor: `the body is a city`, `like a forest`. */
const COPULAS = new Set('is was are were like as ist war sind wie als est était sont comme es era son como'.split(' '))

const NEGATIONS = new Set('without no ohne kein keine sans sin'.split(' '))

function contextWeight({ at }: WordMatch<unknown>, words: readonly string[], locale: Locale): number {
  if (isUnspaced(locale)) return 1
  const before = words.slice(Math.max(0, at - 2), at)
  return before.some((word) => NEGATIONS.has(word)) ? 0 : before.some((word) => COPULAS.has(word)) ? 0.3 : 1
}

/** Whether a preposition of place is close before a match (around it in Japanese and Chinese): `in the kitchen`, `森の中`. */
function followsPreposition({ at, word }: WordMatch<unknown>, words: readonly string[], text: string, locale: Locale): boolean {
  if (isUnspaced(locale))
    return (
      /^(?:の(?:中|上|そば|ほとり|下|前)|で|に|里|上|边|中|旁)/u.test(text.slice(at + word.length)) ||
      /[在到]\p{Script=Han}{0,2}$/u.test(text.slice(0, at))
    )
  return words.slice(Math.max(0, at - 3), at).some((before) => PREPOSITIONS.has(before))
}

function addEmojiPlaces(add: (place: PlaceName, weight: number) => void, words: readonly string[], locale: Locale): void {
  const index = emojiIndex(locale)
  const small = stopWordsOf(locale)
  for (const word of words)
    for (const form of small.has(word) ? [] : candidateLemmas(word, locale)) {
      const match = index.get(form)?.find(({ icon, confidence }) => confidence >= 1.2 && PLACE_OF_ICON[icon])
      if (!match) continue
      add(PLACE_OF_ICON[match.icon]!, match.confidence / 3)
      break
    }
}
