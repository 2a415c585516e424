import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { type Matches, type PublishedPosition, findMatches } from './find-matches.ts'
import { dayLexeme, monthLexeme } from './lexemes.ts'
import { LexemeCounts } from './lexeme-counts.ts'
import { PublishedDays } from './published-days.ts'
import { conditionOf, intersect } from './query-terms.ts'
import { stemQueryWords } from './stem-cache.ts'
import { stemWords } from './stems.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const DAY_MS = 86_400_000
const STORIES = 600
const words = (index: number) => [
  'wall',
  index % 2 === 0 ? 'weven' : 'wodd',
  ...(index % 7 === 0 ? ['wseventh'] : []),
  ...(index % 12 === 0 ? ['wtwelfth'] : []),
  ...(index === 590 ? ['wlast'] : []),
  // Of one season.
  ...(index >= 320 && index < 400 ? ['wburst'] : []),
]

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
  ["'wall'", ['wall'], STORIES],
  ["'wseventh'", ['wseventh'], 86],
  ["'wtwelfth'", ['wtwelfth'], 50],
  ["'wburst'", ['wburst'], 80],
  // Its own count says 1; a conjunction of frequent words may be as rare, or have none.
  ["'wall' & 'wlast'", ['wall', 'wlast'], STORIES],
  ["'wodd' & 'weven'", ['wodd', 'weven'], 300],
] as const
/** Rows that are read at once, stories for one answer. */
const LIMITS = [
  [0, STORIES],
  [30, STORIES],
  [0, 40],
  [0, 1],
] as const

const matchesOf = (lexemesOfMatch: readonly string[]) =>
  stories
    .filter(({ lexemes }) => lexemesOfMatch.every((lexeme) => lexemes.includes(lexeme)))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)

test.each(CONDITIONS.flatMap(([expression, lexemes, rows]) => LIMITS.map((limits) => [expression, lexemes, rows, ...limits] as const)))(
  '%s (%s) of %i rows: its pages are those of one sorted list, with %i rows at once and %i stories an answer',
  async (expression, lexemes, rows, fewRows, budget) => {
    const found: string[] = []
    let after: PublishedPosition | null = null
    for (;;) {
      const { places, resume, searched }: Matches = await findMatches(database.db, {
        condition: conditionOf(expression, rows),
        after,
        limit: 25,
        total: STORIES,
        days: new PublishedDays(database.db),
        budget,
        fewRows,
      })
      found.push(...places.map(({ id }) => id))
      // The newest stories are tested one by one, and the last period has whole months.
      expect(searched).toBeLessThan(budget + 400)
      if (resume === null && places.length < 25) break
      after = resume ?? places.at(-1)!
    }
    expect(found).toEqual(matchesOf(lexemes))
  },
)

test('words that never meet are searched in several answers', async () => {
  const condition = conditionOf("'wodd' & 'weven'", 300)
  const query = { condition, after: null, limit: 25, total: STORIES, days: new PublishedDays(database.db) }
  expect((await findMatches(database.db, { ...query, budget: 40, fewRows: 0 })).resume).toEqual({
    publishedAt: expect.any(Date),
    id: expect.any(String),
  })
  expect(await findMatches(database.db, { ...query, budget: 2 * STORIES, fewRows: 0 })).toMatchObject({ places: [], resume: null })
})

test('matches of words that are expected to be few together are read at once', async () => {
  const parts = [conditionOf("'wseventh'", 86), conditionOf("'wtwelfth'", 50)]
  const query = { condition: intersect(parts), after: null, total: STORIES, days: new PublishedDays(database.db), fewRows: 10 }
  const { places, searched } = await findMatches(database.db, { ...query, limit: 5 })
  expect([places.map(({ id }) => id), searched]).toEqual([matchesOf(['wseventh', 'wtwelfth']).slice(0, 5), 0])
})

const period = async (until: string | null, number: number) => {
  const found = await new PublishedDays(database.db).periodBefore(until === null ? null : new Date(until), number)
  return [found!.condition?.expression, found!.since?.toISOString().slice(0, 10), found!.stories]
}

test('a period has few alternatives: days, tens of days from the beginning of one, or months', async () => {
  expect(await period(null, 25)).toEqual(["('d2026-11-20' | 'd2026-11-19' | 'd2026-11-18')", '2026-11-18', 30])
  expect(await period(null, 60)).toEqual(["('d2026-11-2':* | 'd2026-11-1':*)", '2026-11-10', 110])
  expect(await period('2026-11-09T23:00:00Z', 60)).toEqual(["('d2026-11-0':*)", '2026-11-01', 90])
  expect((await period(null, 400))[0]).toMatch(/^\('m2026-11' \| 'm2026-10' \| /)
})

test('stems of words that were asked for before need no database', async () => {
  const words = ['foxes', 'the', 'füchse'].flatMap((word) => ['en', 'de', 'xx'].map((language) => ({ word, language })))
  const stems = await stemQueryWords(database.db, words)
  expect(stems).toEqual(await stemWords(database.db, words))
  const unreachable = { execute: () => Promise.reject(new Error('not asked')) } as never
  expect(await stemQueryWords(unreachable, words.toReversed())).toEqual(stems.toReversed())
  await expect(stemQueryWords(unreachable, [{ word: 'owls', language: 'en' }])).rejects.toThrow('not asked')
})
