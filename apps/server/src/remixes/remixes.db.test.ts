import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount, addPublished } from '../community/published-testing.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { listRemixed, readRemixes } from './read-remixes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await addAccount(db, 'ada', { name: 'Ada', username: 'ada' })
  await addAccount(db, 'bea', { name: 'Bea', username: 'bea' })
  await addPublished(db, [
    { id: 'origin', userId: 'ada', title: 'Origin' },
    { id: 'middle', userId: 'bea', title: 'Middle', remixedFrom: 'origin' },
    { id: 'leaf', userId: 'ada', title: 'Leaf', remixedFrom: 'middle' },
    { id: 'other', userId: 'bea', title: 'Other', remixedFrom: 'origin' },
    { id: 'orphan', userId: 'ada', title: 'Orphan', remixedFrom: 'purged' },
  ])
})
afterAll(() => database.drop())

const tree = async (id: string, viewer: string | null = null) => {
  const { origins, remixes, total } = await readRemixes(database.db, id, viewer === null ? null : { id: viewer, teamId: null })
  return { origins: origins.map((origin) => origin?.title ?? null), remixes: remixes.map(({ title }) => title).toSorted(), total }
}
const change = (set: string, id: string) => database.pool.query(`UPDATE story SET ${set} WHERE id = $1`, [id])

test('a remix has the chain to its origin, and a story its remixes with their own counts', async () => {
  expect(await tree('leaf')).toEqual({ origins: ['Middle', 'Origin'], remixes: [], total: 0 })
  expect(await tree('origin')).toEqual({ origins: [], remixes: ['Middle', 'Other'], total: 2 })
  const { remixes } = await readRemixes(database.db, 'origin', null)
  expect(remixes.find(({ id }) => id === 'middle')).toMatchObject({
    author: 'Bea',
    author_username: 'bea',
    remix_count: 1,
    is_published: true,
  })
})

test('ancestors that are gone leave a gap, and nothing of them is told', async () => {
  expect(await tree('orphan')).toEqual({ origins: [null], remixes: [], total: 0 })
  await change('is_published = false, is_public = true', 'middle')
  expect(await tree('leaf')).toEqual({ origins: [null, 'Origin'], remixes: [], total: 0 })
  expect(await tree('leaf', 'bea')).toEqual({ origins: ['Middle', 'Origin'], remixes: [], total: 0 })
  expect(await tree('origin')).toEqual({ origins: [], remixes: ['Other'], total: 1 })
  await change('deleted_at = now()', 'middle')
  expect(await tree('leaf', 'bea')).toEqual({ origins: [null, 'Origin'], remixes: [], total: 0 })
  await change('deleted_at = NULL, is_published = true', 'middle')
  await expect(readRemixes(database.db, 'unknown', null)).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
})

const remixed = async (userId: string) =>
  (await listRemixed(database.db, userId, null)).map(({ title, remix_count: count }) => [title, count])

test('a profile lists its stories that were remixed, most first', async () => {
  expect(await remixed('ada')).toEqual([['Origin', 2]])
  expect(await remixed('bea')).toEqual([['Middle', 1]])
})

test('whoever blocked an author sees none of their stories in the tree; others do', async () => {
  await database.pool.query(`INSERT INTO account_block (blocker_id, blocked_id) VALUES ('ada', 'bea')`)
  expect(await tree('origin', 'ada')).toEqual({ origins: [], remixes: [], total: 0 })
  expect(await tree('leaf', 'ada')).toEqual({ origins: [null, 'Origin'], remixes: [], total: 0 })
  expect(await listRemixed(database.db, 'ada', { id: 'ada', teamId: null })).toEqual([])
  expect(await tree('origin', 'bea')).toMatchObject({ remixes: ['Middle', 'Other'], total: 2 })
  await database.pool.query('DELETE FROM account_block')
})
