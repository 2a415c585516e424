import { createTestDatabase, type TestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { readPublished } from '../apps/server/src/community/published-page.ts'
import { listPublished } from '../apps/server/src/community/list-published.ts'
import { READER, fillCommunity, timesOf } from './community-data.ts'
import { type BenchRow, benchRow } from './row.ts'

const STORIES = 1_000_000
const PAGE = 24

/** Pages of a community of a million stories, with their cards, against reading as many stories by their ids through the same driver. */
export async function run(): Promise<BenchRow[]> {
  const database = await createTestDatabase()
  try {
    await fillCommunity(database, STORIES)
    const rows: BenchRow[] = []
    for (const { name, query, page, aim, before } of CASES) {
      for (const statement of before ?? []) await database.pool.query(statement)
      const cursor = await cursorOf(database, query, page)
      const [value, reference] = await timesOf(() => list(database, { ...query, cursor }), byId(database))
      rows.push(benchRow(`community of a million, ${name}, ms, against 24 stories by id`, value, reference, aim))
    }
    return rows
  } finally {
    await database.drop()
  }
}

type Asked = { readonly order: 'newest' | 'for_you'; readonly categoryId?: 'music_video' }

type Case = {
  readonly name: string
  readonly query: Asked
  readonly page: number
  readonly aim: string
  readonly before?: readonly string[]
}

const CASES: readonly Case[] = [
  { name: 'first page', query: { order: 'newest' }, page: 1, aim: '<= 3' },
  { name: 'page 50', query: { order: 'newest' }, page: 50, aim: '<= 3' },
  { name: 'first page of a category', query: { order: 'newest', categoryId: 'music_video' }, page: 1, aim: '<= 3' },
  { name: 'page 50 of a category', query: { order: 'newest', categoryId: 'music_video' }, page: 50, aim: '<= 3' },
  { name: 'first page for a reader', query: { order: 'for_you' }, page: 1, aim: '<= 5' },
  { name: 'page 20 for a reader', query: { order: 'for_you' }, page: 20, aim: '<= 5' },
  {
    name: 'first page for a reader, nothing featured',
    query: { order: 'for_you' },
    page: 1,
    aim: '<= 5',
    before: ['UPDATE story SET is_featured = false WHERE is_featured', 'VACUUM ANALYZE story'],
  },
]

const list = ({ db }: TestDatabase, query: Asked & { cursor?: string | undefined }) =>
  listPublished({ db, recommender: null }, { actorId: READER, ...query })

async function cursorOf(database: TestDatabase, query: Asked, page: number): Promise<string | undefined> {
  let cursor: string | undefined
  for (let left = page - 1; left > 0; left -= 1) cursor = (await list(database, { ...query, cursor })).nextCursor!
  return cursor
}

function byId({ db }: TestDatabase): () => Promise<unknown> {
  let round = 0
  return () => {
    round += 1
    const ids = Array.from({ length: PAGE }, (_, index) => `story-${1 + ((round * 7919 + index * 40_009) % STORIES)}`)
    return readPublished(db, ids)
  }
}
