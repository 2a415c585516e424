import type { Locale } from './language.ts'
import { TABLE_LOCALES, type TableLocale, type Thing, THINGS } from './lexicon/rows.ts'
import { isUsedAsNoun } from './grammar.ts'
import { stopWordsOf } from './language.ts'
import { type WordMatch, findMatches, type Vocabulary, createVocabulary } from './vocabulary.ts'

const vocabularies = new Map<Locale, Vocabulary<Thing>>()

function vocabulary(locale: TableLocale): Vocabulary<Thing> {
  const cached = vocabularies.get(locale)
  if (cached) return cached
  const built = createVocabulary(
    locale,
    THINGS.flatMap((thing) => thing.words[locale].map((word) => [word, thing] as const)),
  )
  vocabularies.set(locale, built)
  return built
}

export const hasThingTable = (locale: Locale): locale is TableLocale => TABLE_LOCALES.some((known) => known === locale)

/** Things of the word tables that a text names; empty for languages without a table column. */
export function findThings(text: string, locale: Locale): WordMatch<Thing>[] {
  if (!hasThingTable(locale)) return []
  const stopWords = stopWordsOf(locale)
  return findMatches(text, locale, vocabulary(locale)).filter(({ word }) => !stopWords.has(word) && isUsedAsNoun(word, text, locale))
}
