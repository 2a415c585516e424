import { foldText } from '@fablecut/domain/text/fold-text'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

/** Postgres' snowball dictionaries by ISO 639-1 code of the story's language. Malay has the one of Indonesian, its closest relative. */
export const STEMMERS: Readonly<Record<string, string>> = {
  en: 'english_stem',
  es: 'spanish_stem',
  fr: 'french_stem',
  de: 'german_stem',
  pt: 'portuguese_stem',
  it: 'italian_stem',
  nl: 'dutch_stem',
  sv: 'swedish_stem',
  da: 'danish_stem',
  nb: 'norwegian_stem',
  fi: 'finnish_stem',
  tr: 'turkish_stem',
  ru: 'russian_stem',
  ar: 'arabic_stem',
  hi: 'hindi_stem',
  ms: 'indonesian_stem',
  el: 'greek_stem',
  ta: 'tamil_stem',
}

export type WordOf = { readonly word: string; readonly language: string }
export type Stemmed = WordOf & {
  /** Folded stems; empty for a stop word, and for languages without a stemmer. */
  readonly stems: readonly string[]
  readonly isStopWord: boolean
}

/** Stems of words in languages, in the same order. Words are stemmed as they are written and without accents, as not everybody types them. */
export async function stemWords(db: Pick<Database, 'execute'>, words: readonly WordOf[]): Promise<Stemmed[]> {
  const forms = words.flatMap(({ word, language }, index) => {
    const dictionary = STEMMERS[language]
    if (dictionary === undefined) return []
    const lower = language === 'tr' ? word.toLocaleLowerCase('tr') : word.toLowerCase()
    return [...new Set([lower, foldText(word)])].map((form) => ({ index, dictionary, form }))
  })
  const found = words.map((word) => ({ ...word, stems: new Set<string>(), isStopWord: false }))
  if (forms.length === 0) return found.map((entry) => ({ ...entry, stems: [] }))
  // Dictionaries that this Postgres does not have are left out.
  const { rows } = await db.execute<{ index: number; stems: string[] }>(sql`
    SELECT asked.index, ts_lexize(dict.oid::regdictionary, asked.form) AS stems
    FROM unnest(${sql.param(forms.map(({ index }) => index))}::int[], ${sql.param(forms.map(({ dictionary }) => dictionary))}::text[],
      ${sql.param(forms.map(({ form }) => form))}::text[]) asked (index, dictionary, form)
    JOIN pg_catalog.pg_ts_dict dict ON dict.dictname = asked.dictionary AND dict.dictnamespace = 'pg_catalog'::regnamespace`)
  for (const { index, stems } of rows) {
    const entry = found[index]!
    if (stems.length === 0) entry.isStopWord = true
    for (const stem of stems) entry.stems.add(foldText(stem))
  }
  return found.map((entry) => ({ ...entry, stems: [...entry.stems].filter((stem) => stem !== '') }))
}
