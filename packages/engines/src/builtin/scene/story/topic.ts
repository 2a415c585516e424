import type { Locale } from '../language.ts'
import { isUsedAsNoun } from '../grammar.ts'
import { TABLE_LOCALES } from '../lexicon/rows.ts'
import { TOPIC_TABLE } from '../lexicon/topics.ts'
import { type PlaceName, PLACES } from '../scene.ts'
import { type WordMatch, findMatches, type Vocabulary, createVocabulary } from '../vocabulary.ts'

/** Topic of a story with few visual words, such as a recipe, explainer or history. */
export type Topic = {
  readonly name: string
  /** Default place. Absent: that of the story. */
  readonly place: PlaceName | undefined
  /** English noun of the person who explains it. */
  readonly presenter: string | undefined
  /** Icons of things that represent it. */
  readonly motifs: readonly string[]
}

type Entry = { readonly topic: Topic; readonly icon?: string; readonly isVerb?: boolean }

const cells = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')

const ROWS = TOPIC_TABLE.trim()
  .split('\n')
  .map((row) => row.split('|'))
  .map(([name, place, host, motifs, ...words]) => ({
    topic: {
      name: name!,
      place: PLACES.find((known) => known === place),
      presenter: host === '' ? undefined : host,
      motifs: cells(motifs!),
    } satisfies Topic,
    words,
  }))

const vocabularies = new Map<Locale, Vocabulary<readonly Entry[]>>()

function vocabulary(locale: Locale): Vocabulary<readonly Entry[]> | undefined {
  const column = TABLE_LOCALES.findIndex((known) => known === locale)
  if (column < 0) return undefined
  const known = vocabularies.get(locale)
  if (known) return known
  const entries = new Map<string, Entry[]>()
  for (const { topic, words } of ROWS)
    for (const cell of cells(words[column]!)) {
      const [word, icon] = cell.split(/[=~]/) as [string, string | undefined]
      const others = (entries.get(word) ?? []).filter((other) => other.topic !== topic)
      entries.set(word, [...others, { topic, icon, isVerb: cell.includes('~') }])
    }
  const built = createVocabulary(locale, entries)
  vocabularies.set(locale, built)
  return built
}

function findEntries(text: string, locale: Locale): WordMatch<readonly Entry[]>[] {
  const words = vocabulary(locale)
  return words ? findMatches(text, locale, words) : []
}

/** Weights of a word for a topic; words that have another meaning elsewhere count less. */
const UNAMBIGUOUS_WEIGHT = 1
const AMBIGUOUS_WEIGHT = 0.6
const MIN_WEIGHT = 2
let cached: { readonly text: string; readonly topic: Topic | undefined } = { text: '', topic: undefined }

/** Topic with the highest weight of distinct words; undefined below `MIN_WEIGHT`. Caches the last story. */
export function detectTopic(story: string, locale: Locale): Topic | undefined {
  if (cached.text === story) return cached.topic
  const counted = new Set<string>()
  const weights = new Map<Topic, number>()
  for (const { value } of findEntries(story, locale).filter((found) => !counted.has(found.word) && counted.add(found.word)))
    for (const { topic, icon } of value) weights.set(topic, (weights.get(topic) ?? 0) + (icon ? AMBIGUOUS_WEIGHT : UNAMBIGUOUS_WEIGHT))
  const [best] = [...weights].toSorted(([, a], [, b]) => b - a)
  cached = { text: story, topic: best && best[1] >= MIN_WEIGHT ? best[0] : undefined }
  return cached.topic
}

/** Things whose words have this meaning in the topic only, such as Spanish `banco` for a bank. */
export function findTopicThings(
  text: string,
  locale: Locale,
  topic: Topic,
): { readonly word: string; readonly icon: string; readonly at: number }[] {
  return findEntries(text, locale).flatMap(({ value, word, at }) => {
    const entry = value.find((one) => one.topic === topic)
    return entry?.icon && (entry.isVerb || isUsedAsNoun(word, text, locale)) ? [{ word, icon: entry.icon, at }] : []
  })
}
