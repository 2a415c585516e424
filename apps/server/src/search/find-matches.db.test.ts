import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { type PublishedPosition, findMatches } from './find-matches.ts'
import { dayLexeme, monthLexeme } from './lexemes.ts'
import { LexemeCounts } from './lexeme-counts.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const DAY_MS = 86_400_000
const STORIES = 600
const words = (index: number) => ['wall', ...(index % 7 === 0 ? ['wseventh'] : []), ...(index === 590 ? ['wlast'] : [])]

/** Stories of six years: several on some days, none for months in between. */
const stories = Array.from({ length: STORIES }, (_, index) => {
  const daysAgo = index < 300 ? Math.floor(index / 10) : 200 + index * 3
  const publishedAt = new Date(Date.UTC(2026, 10, 20, 12) - daysAgo * DAY_MS - (index % 3) * 1_000)
  return {
    id: `s${String(index).padStart(3, '0')}`,
    publishedAt,
    lexemes: [...words(index), dayLexeme(publishedAt), monthLexeme(publishedAt)],
  }
})

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const counts = new LexemeCounts()
  for (const { id, publishedAt, lexemes } of stories) {
    counts.add(lexemes)
    await database.db.execute(sql`INSERT INTO story_search (story_id, user_id, published_at, words)
      VALUES (${id}, 'ana', ${publishedAt.toISOString()}::timestamptz, array_to_tsvector(${sql.param(lexemes)}::text[]))`)
  }
  await inTransaction(database.pool, (tx) => counts.store(tx))
})
afterAll(() => database.drop())

const CONDITIONS = [
  ["'wall'", 'wall', STORIES],
  ["'wseventh'", 'wseventh', 86],
  // Its own count says 1; a conjunction of frequent words may be as rare.
  ["'wall' & 'wlast'", 'wlast', STORIES],
] as const

test.each(CONDITIONS.flatMap(([expression, lexeme, rows]) => [0, 30].map((fewRows) => [expression, lexeme, rows, fewRows] as const)))(
  '%s of %s in %i rows: pages through periods are those of one sorted list (%i)',
  async (expression, lexeme, rows, fewRows) => {
    const expected = stories
      .filter(({ lexemes }) => lexemes.includes(lexeme))
      .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id)
    const found: string[] = []
    let after: PublishedPosition | null = null
    for (;;) {
      const page: PublishedPosition[] = await findMatches(database.db, {
        condition: { expression, rows },
        after,
        limit: 25,
        total: STORIES,
        fewRows,
      })
      found.push(...page.map(({ id }) => id))
      if (page.length < 25) break
      after = page.at(-1)!
    }
    expect(found).toEqual(expected)
  },
)
