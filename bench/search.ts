import { listPublished } from '../apps/server/src/community/list-published.ts'
import { type TestDatabase, createTestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { searchPeople } from '../apps/server/src/search/search-people.ts'
import { type StorySearch, searchStories } from '../apps/server/src/search/search-stories.ts'
import { fillCommunity, timesOf } from './community-data.ts'
import { keptDatabase } from './kept-database.ts'
import { fillPeople } from './people-data.ts'
import { peopleReads, readOfPage } from './people-reads.ts'
import { type BenchRow, benchRow } from './row.ts'

const STORIES = process.argv.includes('--million') ? 1_000_000 : 50_000
const AIM = '<= 3'

type Case = { readonly name: string; readonly query: string; readonly page?: number; readonly options?: Partial<StorySearch> }

/** A space after a word: it is not completed. */
const CASES: readonly Case[] = [
  { name: 'a word of every script', query: 'snow ' },
  { name: 'a word of every script, page 50', query: 'snow ', page: 50 },
  { name: 'a word of every script, in a category, page 50', query: 'snow ', page: 50, options: { categoryId: 'music_video' } },
  { name: 'a word of every script, newest first', query: 'snow ', options: { order: 'newest' } },
  { name: 'a word of every title', query: 'film ' },
  { name: 'a word of every title, page 50', query: 'film ', page: 50 },
  { name: 'a word of one script in a hundred', query: 'hundredth ' },
  { name: 'a word of ten stories', query: 'rare7 ' },
  { name: 'a word of no story', query: 'absent ' },
  { name: 'two words of half the scripts that never meet', query: 'odd even ' },
  { name: 'two words of half the scripts that never meet, its second answer', query: 'odd even ', page: 2 },
  { name: 'two words of one script in a hundred that seldom meet', query: 'hundredth w150 ' },
  { name: 'four frequent words', query: 'snow film odd w0 ' },
  { name: 'two letters of a word', query: 'sn' },
  { name: 'two letters of twenty thousand words', query: 'w1' },
  { name: 'ten thousand characters', query: 'snow film odd '.repeat(714) },
]

/** Pages of results, with their cards, and of what many people did, against the newest page of the community. */
export async function run(): Promise<BenchRow[]> {
  const database = await openDatabase()
  try {
    const { db } = database
    const newest = () => listPublished({ db, recommender: null }, { actorId: null, order: 'newest' })
    const label = STORIES === 1_000_000 ? 'a million' : String(STORIES)
    const rows: BenchRow[] = []
    const searches = CASES.map(({ name, query, page = 1, options = {} }) => ({
      name: `search of ${label}, ${name}`,
      read: (cursor?: string) => searchStories(db, { query, order: 'relevance', ...options, cursor }),
      page,
    }))
    const people = { name: `search of ${label}, people`, read: () => searchPeople(db, { query: 'creator', viewer: null }) }
    const others = peopleReads(database).map((read) => ({ ...read, name: `of ${label} stories, ${read.name}` }))
    for (const read of [...searches, people, ...others]) {
      const [value, reference] = await timesOf(await readOfPage(read), newest)
      rows.push(benchRow(`${read.name}, ms, against the newest page`, value, reference, AIM))
    }
    return rows
  } finally {
    await database.drop()
  }
}

async function openDatabase(): Promise<TestDatabase> {
  const fill = async (database: TestDatabase) => {
    await fillCommunity(database, STORIES)
    await fillPeople(database)
    await fillIndex(database)
  }
  if (STORIES === 1_000_000) return keptDatabase('bench_million', fill)
  const database = await createTestDatabase()
  await fill(database)
  return database
}

async function fillIndex({ pool }: TestDatabase): Promise<void> {
  await pool.query('DROP INDEX story_search_words')
  await pool.query(INDEX_ROWS)
  await pool.query(
    `SET maintenance_work_mem = '512MB'; CREATE INDEX story_search_words ON story_search USING gin (words) WITH (fastupdate = false)`,
  )
  await pool.query(PERSON_ROWS)
  await pool.query(LEXEME_ROWS)
  await pool.query('VACUUM ANALYZE')
}

/** Lexemes as of `search/story-lexemes.ts`; a script has forty words of fifty thousand, a few of them frequent. */
const INDEX_ROWS = `
  INSERT INTO story_search (story_id, user_id, published_at, words)
  SELECT id, user_id, published_at, array_to_tsvector(
    ARRAY['c' || category_id, 'd' || to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 'm' || to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM'),
      'tfilm', 'gfilm', 'wfilm', 'tfilm:en', 'gfilm:en', 'wfilm:en', 't' || n, 'g' || n, 'w' || n, 'wsnow', 'wsnow:en', CASE n % 2 WHEN 0 THEN 'weven' ELSE 'wodd' END]
    || CASE WHEN n % 100 = 0 THEN ARRAY['whundredth'] ELSE '{}' END
    || CASE WHEN n % 1000 = 7 AND n < 10000 THEN ARRAY['wrare7'] ELSE '{}' END
    || ARRAY(SELECT 'ww' || floor(50000 * power(random(), 5)) FROM generate_series(1, 40) WHERE n > 0))
  FROM (SELECT *, replace(id, 'story-', '')::int AS n FROM story) story`

const PERSON_ROWS = `
  INSERT INTO person_search (account_id, stories, words)
  SELECT user_id, count(*), array_to_tsvector(ARRAY['pcreator', 'p' || replace(user_id, 'account-', ''), 'pcreator' || replace(user_id, 'account-', '')])
  FROM story GROUP BY user_id`

const LEXEME_ROWS = `
  INSERT INTO search_lexeme (lexeme, rows) SELECT lexeme, count(*) FROM
    (SELECT unnest(tsvector_to_array(words)) AS lexeme FROM story_search UNION ALL SELECT unnest(tsvector_to_array(words)) FROM person_search) found
  GROUP BY lexeme`
