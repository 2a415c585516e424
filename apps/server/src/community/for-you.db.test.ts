import { type CategoryId, CATEGORY_IDS } from '@fablecut/domain/story/category'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { story } from '../platform/database/schema.ts'
import { listPublished } from './list-published.ts'
import { PAGE_SIZE } from './published-page.ts'
import { addAccount, addEvents, addPublished, minute } from './published-testing.ts'
import { rankStories } from './rank-stories.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await addAccount(database.db, 'ana')
  await addAccount(database.db, 'ben')
})
afterAll(() => database.drop())
beforeEach(() => database.db.delete(story))

const HOUR = 60
const STORIES = 150
const categoryOf = (index: number): CategoryId => CATEGORY_IDS[index % CATEGORY_IDS.length]!
const indexOf = (id: string): number => Number(id.slice(1))
const isOf = (category: CategoryId) => (id: string) => categoryOf(indexOf(id)) === category
const music = isOf('music_video')

/** One story per hour, alternating categories; `s149` is the latest. */
const fill = (count = STORIES) =>
  addPublished(
    database.db,
    Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      categoryId: categoryOf(index),
      publishedAt: minute(index * HOUR),
      userId: index % 7 === 0 ? 'ben' : 'ana',
    })),
  )

async function forYou(actorId: string | null): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listPublished({ db: database.db, recommender: null }, { order: 'for_you', actorId, cursor })
    ids.push(...page.stories.map(({ id }) => id))
    cursor = page.nextCursor
  }
  return ids
}

/** Reports that the preview was opened and played to `portion`. */
const watch = (actorId: string, ids: readonly string[], portion = 1) =>
  addEvents(
    database.db,
    ids.flatMap((storyId) => [
      { type: 'detailview', actorId, storyId },
      ...[0.3, 0.6, 1].map((part) => ({ type: 'viewportion', actorId, storyId, portion: part * portion })),
    ]),
  )

const newestFirst = (count = STORIES) => Array.from({ length: count }, (_, index) => `s${count - 1 - index}`)
const firstPage = (ids: readonly string[]) => ids.slice(0, PAGE_SIZE)

test('watching music videos to the end brings more of them, but not only them', async () => {
  await fill()
  const everybody = firstPage(await forYou('nobody-yet'))
  await watch('fan', newestFirst().filter(music).slice(20, 28))
  const ids = await forYou('fan')
  const own = firstPage(ids)
  expect(own.filter(music).length).toBeGreaterThanOrEqual(2 * everybody.filter(music).length)
  for (const category of CATEGORY_IDS) expect(own.filter(isOf(category)).length).toBeGreaterThan(1)
  expect(ids.toSorted()).toEqual(newestFirst().toSorted())
})

test('opening music videos without watching brings fewer than watching', async () => {
  await fill()
  const partial = newestFirst().filter(music).slice(20, 28)
  await watch('fan', partial)
  await watch('passer-by', partial, 0.05)
  const shares = await Promise.all(['fan', 'passer-by', null].map(async (actor) => firstPage(await forYou(actor)).filter(music).length))
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(shares[0]).toBeGreaterThan(shares[1]!)
})

test('a new story of an unwatched category is on the first page', async () => {
  await fill()
  await watch('fan', newestFirst().filter(music))
  await addPublished(database.db, [{ id: 's150', categoryId: 'asmr_video', publishedAt: minute(STORIES * HOUR) }])
  await rankStories(database.pool)
  expect(firstPage(await forYou('fan'))).toContain('s150')
})

test('a finished story is ranked lower for its reader alone, and does not vanish', async () => {
  await fill()
  const finished = newestFirst().slice(0, 5)
  await watch('fan', finished)
  await watch('other', ['s149'], 0.5)
  const ids = await forYou('fan')
  expect(firstPage(ids).filter((id) => finished.includes(id))).toEqual([])
  expect(ids.toSorted()).toEqual(newestFirst().toSorted())
  expect(firstPage(await forYou('other'))).toContain('s149')
  expect((await forYou(null))[0]).toBe('s149')
})

test('a creator’s own stories are ranked lower for them alone', async () => {
  await fill()
  expect((await forYou(null)).slice(0, 3)).toEqual(['s149', 's148', 's147'])
  const ids = await forYou('ben')
  expect(firstPage(ids).filter((id) => indexOf(id) % 7 === 0)).toEqual([])
  expect(ids.toSorted()).toEqual(newestFirst().toSorted())
})

test('without other stories, own and finished ones keep their order', async () => {
  await fill(10)
  await watch('fan', newestFirst(10))
  const order = await forYou('fan')
  expect(order.toSorted()).toEqual(newestFirst(10).toSorted())
  expect(order).toEqual(await forYou(null))
  await database.db.update(story).set({ userId: 'ben' })
  expect(await forYou('ben')).toEqual(newestFirst(10))
})

test.each([0, 1, PAGE_SIZE - 1, PAGE_SIZE, PAGE_SIZE + 1])('a community of %i stories is listed completely', async (count) => {
  if (count > 0) await fill(count)
  expect(await forYou('nobody-yet')).toEqual(newestFirst(count))
  expect(await forYou(null)).toEqual(newestFirst(count))
})
