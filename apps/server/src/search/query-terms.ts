import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { FIELDS, type Field, PERSON, categoryLexeme, quoteLexeme, stemForm, wordLexeme } from './lexemes.ts'
import type { Query, QueryWord } from './parse-query.ts'
import { stemQueryWords } from './stem-cache.ts'
import { STEMMERS, type Stemmed } from './stems.ts'

/** A word of a query, as the forms of which a story has to have one. */
type Term = {
  readonly forms: readonly string[]
  readonly pairs: readonly string[]
  readonly isStopWord: boolean
}

/** Part of a query: `expression` of `tsquery`, and how many rows of the index have it at most. `parts`: as many for each condition that has to be met. */
export type Condition = { readonly expression: string; readonly rows: number; readonly parts: readonly number[] }

/** The most frequent words with a beginning; the others are found when more of them is typed. */
const MAX_COMPLETIONS = 20

export class QueryTerms {
  private readonly terms: readonly Term[]
  private readonly rows: ReadonlyMap<string, number>

  constructor(terms: readonly Term[], rows: ReadonlyMap<string, number>) {
    this.terms = terms
    this.rows = rows
  }

  get size(): number {
    return this.terms.length
  }

  /** Without words such as `the`, unless there are only such words. */
  withoutStopWords(): QueryTerms {
    const content = this.terms.filter(({ isStopWord }) => !isStopWord)
    return content.length === 0 ? this : new QueryTerms(content, this.rows)
  }

  /** All words in a field; null if no row has them. */
  all(field: Field | typeof PERSON): Condition | null {
    const conditions = this.terms.map((term) => this.conditionOfTerm(term, field))
    return conditions.length > 0 && conditions.every((condition) => condition !== null) ? intersect(conditions) : null
  }

  /** At least one of the words. */
  any(field: Field): Condition | null {
    return unite(this.terms.flatMap((term) => this.conditionOfTerm(term, field) ?? []))
  }

  rowsOf(lexeme: string): number {
    return this.rows.get(lexeme) ?? 0
  }

  private conditionOfTerm({ forms, pairs }: Term, field: Field | typeof PERSON): Condition | null {
    const words = forms.flatMap((form) => this.lexeme(wordLexeme(field, form)) ?? [])
    const found = pairs.map((pair) => this.lexeme(wordLexeme(field, pair)))
    const asPairs = found.length > 0 && found.every((pair) => pair !== null) ? [intersect(found)] : []
    return unite([...words, ...asPairs])
  }

  private lexeme(lexeme: string): Condition | null {
    const rows = this.rowsOf(lexeme)
    return rows === 0 ? null : conditionOf(quoteLexeme(lexeme), rows)
  }
}

export const intersect = (conditions: readonly Condition[]): Condition => ({
  expression: conditions.map(({ expression }) => expression).join(' & '),
  rows: Math.min(...conditions.map(({ rows }) => rows)),
  parts: conditions.flatMap(({ parts }) => parts),
})

export const conditionOf = (expression: string, rows: number): Condition => ({ expression, rows, parts: [rows] })

/** How many of `total` rows meet a condition if its parts have nothing to do with each other. */
export const expectedRows = ({ parts }: Condition, total: number): number =>
  parts.reduce((expected, rows) => expected * Math.min(1, rows / total), total)

function unite(conditions: readonly Condition[]): Condition | null {
  if (conditions.length === 0) return null
  const expression = `(${conditions.map(({ expression }) => expression).join(' | ')})`
  return conditionOf(
    expression,
    conditions.reduce((sum, { rows }) => sum + rows, 0),
  )
}

/** Looks up the words of a query: their stems in all languages, what they may be the beginning of, and how frequent each form is. */
export async function readTerms(db: Database, query: Query, categories: readonly string[]): Promise<QueryTerms> {
  const { words } = query
  const prefix = words.find(({ isPrefix }) => isPrefix)
  const languages = Object.keys(STEMMERS)
  const [stems, completions] = await Promise.all([
    stemQueryWords(
      db,
      words.flatMap(({ word }) => languages.map((language) => ({ word, language }))),
    ),
    prefix ? readCompletions(db, prefix) : [],
  ])
  const terms = words.map((word) =>
    termOf(
      word,
      stems.filter((entry) => entry.word === word.word),
      query,
      word === prefix ? completions : [],
    ),
  )
  const lexemes = terms.flatMap(({ forms, pairs }) =>
    [...FIELDS, PERSON].flatMap((field) => [...forms, ...pairs].map((form) => wordLexeme(field as Field, form))),
  )
  return new QueryTerms(terms, await readRows(db, [...lexemes, ...categories.map(categoryLexeme)]))
}

function termOf(word: QueryWord, stems: readonly Stemmed[], { language }: Query, completions: readonly string[]): Term {
  const stemForms = stems.flatMap((entry) => entry.stems.map((stem) => stemForm(stem, entry.language)))
  return {
    forms: [...new Set([word.folded, ...stemForms, ...completions])],
    pairs: word.pairs,
    isStopWord: !word.isPrefix && stems.some((entry) => entry.language === language && entry.isStopWord),
  }
}

/** Words that begin with `folded`, most frequent first, in stories and in names. */
async function readCompletions(db: Database, { folded }: QueryWord): Promise<string[]> {
  const ranges = ['w', PERSON].map((field) => {
    const start = field + folded
    // Two characters have an index of their own.
    const isLonger =
      Array.from(folded).length === 2 ? sql`left(lexeme, 3) = ${start}` : sql`lexeme > ${start} AND lexeme < ${`${start}\u{10FFFF}`}`
    return sql`(SELECT substr(lexeme, 2) AS form, rows FROM search_lexeme WHERE ${isLonger} AND lexeme NOT LIKE '%:%'
      ORDER BY rows DESC LIMIT ${MAX_COMPLETIONS})`
  })
  const { rows } = await db.execute<{ form: string }>(
    sql`SELECT form FROM (${sql.join(ranges, sql` UNION ALL `)}) found ORDER BY rows DESC`,
  )
  return [...new Set(rows.map(({ form }) => form))]
}

async function readRows(db: Database, lexemes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ lexeme: string; rows: number }>(
    sql`SELECT lexeme, rows FROM search_lexeme WHERE lexeme = ANY(${sql.param([...new Set(lexemes)])}::text[])`,
  )
  return new Map(rows.map((row) => [row.lexeme, row.rows]))
}
