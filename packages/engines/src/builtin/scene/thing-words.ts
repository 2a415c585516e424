import type { Locale } from './language.ts'
import { TABLE_LOCALES, type TableLocale, type Thing, THINGS } from './lexicon/rows.ts'
import { isNounHere } from './grammar.ts'
import { smallWordsOf } from './language.ts'
import { type WordMatch, findMatches, type Vocabulary, vocabularyOf } from './vocabulary.ts'

const vocabularies = new Map<Locale, Vocabulary<Thing>>()

function vocabulary(locale: TableLocale): Vocabulary<Thing> {
  const known = vocabularies.get(locale)
  if (known) return known
  const made = vocabularyOf(
    locale,
    THINGS.flatMap((thing) => thing.words[locale].map((word) => [word, thing] as const)),
  )
  vocabularies.set(locale, made)
  return made
}

export const hasTable = (locale: Locale): locale is TableLocale => TABLE_LOCALES.some((known) => known === locale)

/** Things of our tables that a text names; nothing in languages without a table. */
export function findThings(text: string, locale: Locale): WordMatch<Thing>[] {
  if (!hasTable(locale)) return []
  const small = smallWordsOf(locale)
  return findMatches(text, locale, vocabulary(locale)).filter(({ word }) => !small.has(word) && isNounHere(word, text, locale))
}
