import type { Locale } from '../language.ts'
import { isNounHere } from '../grammar.ts'
import { TABLE_LOCALES } from '../lexicon/rows.ts'
import { TOPIC_TABLE } from '../lexicon/topics.ts'
import { type PlaceName, PLACES } from '../scene.ts'
import { type WordMatch, findMatches, type Vocabulary, vocabularyOf } from '../vocabulary.ts'

/** Topic of a story with few visual words, such as a recipe, explainer or history. */
export type Topic = {
  readonly name: string
  /** Where ideas of it are shown. Absent: wherever the story is. */
  readonly place: PlaceName | undefined
  /** Who explains it, in English. */
  readonly host: string | undefined
  /** Things that stand for it. */
  readonly motifs: readonly string[]
}

type Entry = { readonly topic: Topic; readonly icon?: string; readonly doing?: boolean }

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
      host: host === '' ? undefined : host,
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
      entries.set(word, [...others, { topic, icon, doing: cell.includes('~') }])
    }
  const made = vocabularyOf(locale, entries)
  vocabularies.set(locale, made)
  return made
}

function entriesIn(text: string, locale: Locale): WordMatch<readonly Entry[]>[] {
  const words = vocabulary(locale)
  return words ? findMatches(text, locale, words) : []
}

/** A word that means a thing only in its topic says less of what the topic is. */
const PLAIN = 1
const AMBIGUOUS = 0.6
const ENOUGH = 2
let last: { readonly text: string; readonly topic: Topic | undefined } = { text: '', topic: undefined }

/** Topic with most distinct words in a story; caches the last story. */
export function topicOf(story: string, locale: Locale): Topic | undefined {
  if (last.text === story) return last.topic
  const counted = new Set<string>()
  const weights = new Map<Topic, number>()
  for (const { value } of entriesIn(story, locale).filter((found) => !counted.has(found.word) && counted.add(found.word)))
    for (const { topic, icon } of value) weights.set(topic, (weights.get(topic) ?? 0) + (icon ? AMBIGUOUS : PLAIN))
  const [best] = [...weights].toSorted(([, a], [, b]) => b - a)
  last = { text: story, topic: best && best[1] >= ENOUGH ? best[0] : undefined }
  return last.topic
}

/** Words that mean a thing only in this topic: a bank is no bench where money is talked of. */
export function topicThings(
  text: string,
  locale: Locale,
  topic: Topic,
): { readonly word: string; readonly icon: string; readonly at: number }[] {
  return entriesIn(text, locale).flatMap(({ value, word, at }) => {
    const entry = value.find((one) => one.topic === topic)
    return entry?.icon && (entry.doing || isNounHere(word, text, locale)) ? [{ word, icon: entry.icon, at }] : []
  })
}
