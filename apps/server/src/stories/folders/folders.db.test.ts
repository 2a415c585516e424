import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestStory, addAccount, addPublished, minute } from '../../community/published-testing.ts'
import { storyFolder } from '../../platform/database/folder-schema.ts'
import { story } from '../../platform/database/schema.ts'
import { type TestDatabase, createTestDatabase } from '../../platform/database/test-database.ts'
import { type StoryFilter, listStories } from '../list-stories.ts'
import { createFolder, deleteFolder, listFolders, renameFolder } from './folders.ts'
import { moveStories } from './move-stories.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await addAccount(database.db, 'ana')
  await addAccount(database.db, 'bo')
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(story)
  await database.db.delete(storyFolder)
})

const ANA = { id: 'ana', teamId: null }
const add = (...stories: TestStory[]) =>
  addPublished(
    database.db,
    stories.map((fields, index) => ({ isPublished: false, createdAt: minute(index), updatedAt: minute(-index), ...fields })),
  )
const list = async (filter: Partial<StoryFilter> = {}) => {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await listStories(database.db, { userId: 'ana', teamId: null }, cursor, {
      sort: 'newest',
      name: '',
      folderId: null,
      ...filter,
    })
    ids.push(...page.stories.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

test('own stories are sorted by creation, change and name, and found by a part of their name', async () => {
  await add(
    { id: 'a', title: 'Émile 10' },
    { id: 'b', title: 'emile 9' },
    { id: 'c', title: 'Zoo' },
    { id: 'd', title: 'İstanbul' },
    { id: 'x', title: 'Zoo', userId: 'bo' },
  )
  expect(await list()).toEqual(['d', 'c', 'b', 'a'])
  expect(await list({ sort: 'oldest' })).toEqual(['a', 'b', 'c', 'd'])
  expect(await list({ sort: 'changed' })).toEqual(['a', 'b', 'c', 'd'])
  expect(await list({ sort: 'name' })).toEqual(['b', 'a', 'd', 'c'])
  expect(await list({ name: 'EMILE' })).toEqual(['b', 'a'])
  expect([await list({ name: ' stan ' }), await list({ name: '%' })]).toEqual([['d'], []])
})

test.each(['newest', 'oldest', 'name', 'changed'] as const)('pages sorted by %s have every story once', async (sort) => {
  await add(
    ...Array.from({ length: 45 }, (_, index) => ({
      id: `s${index}`,
      title: `Story ${index % 7}`,
      createdAt: minute(index % 5),
      updatedAt: minute(index % 3),
    })),
  )
  const ids = await list({ sort, name: 'story' })
  expect(ids).toHaveLength(45)
  expect(new Set(ids).size).toBe(45)
  await expect(
    listStories(database.db, { userId: 'ana', teamId: null }, 'eA', { sort: 'name', name: '', folderId: null }),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('stories are moved between folders, one story is in one folder, and a deleted folder keeps them', async () => {
  await add({ id: 'a' }, { id: 'b' }, { id: 'c' })
  const { db, pool } = database
  const films = await createFolder(pool, ANA, { name: 'Films 10', storyIds: ['a', 'b'] })
  const drafts = await createFolder(pool, ANA, { name: 'Films 9', storyIds: [] })
  await moveStories(pool, ANA, { storyIds: ['b', 'c', 'c'], folderId: drafts.id })
  expect(await listFolders(db, 'ana')).toEqual([
    { id: drafts.id, name: 'Films 9', count: 2 },
    { id: films.id, name: 'Films 10', count: 1 },
  ])
  expect([await list({ folderId: drafts.id }), await list({ folderId: films.id })]).toEqual([['c', 'b'], ['a']])
  await moveStories(pool, ANA, { storyIds: ['c'], folderId: null })
  expect((await renameFolder(db, 'ana', { id: drafts.id, name: 'Drafts' })).count).toBe(1)
  await deleteFolder(db, 'ana', drafts.id)
  expect(await list()).toEqual(['c', 'b', 'a'])
  await db.update(story).set({ deletedAt: new Date() }).where(eq(story.id, 'a'))
  expect(await listFolders(db, 'ana')).toEqual([{ ...films, count: 0 }])
})

test('folders and stories of others are refused, and nothing is changed', async () => {
  await add({ id: 'a' }, { id: 'x', userId: 'bo' }, { id: 'template', isTemplate: true })
  const { db, pool } = database
  const own = await createFolder(pool, ANA, { name: 'Own', storyIds: [] })
  const other = await createFolder(pool, { id: 'bo', teamId: null }, { name: 'Other', storyIds: ['x'] })
  for (const storyId of ['x', 'template', 'none'])
    await expect(moveStories(pool, ANA, { storyIds: ['a', storyId], folderId: own.id })).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  await expect(createFolder(pool, ANA, { name: 'New', storyIds: ['x'] })).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  await expect(moveStories(pool, ANA, { storyIds: ['a'], folderId: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(renameFolder(db, 'ana', { id: other.id, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(deleteFolder(db, 'ana', other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(list({ folderId: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listFolders(db, 'ana')).toEqual([{ ...own, count: 0 }])
  expect(await listFolders(db, 'bo')).toEqual([{ id: other.id, name: 'Other', count: 1 }])
})

test('members of a team file its stories in folders of their own', async () => {
  await add({ id: 'x', userId: 'bo', teamId: 'team' })
  const { db, pool } = database
  const folder = await createFolder(pool, { id: 'ana', teamId: 'team' }, { name: 'Team', storyIds: ['x'] })
  expect(folder.count).toBe(1)
  expect(await listFolders(db, 'bo')).toEqual([])
})

test('an account has at most 200 folders', async () => {
  const { db, pool } = database
  await db.insert(storyFolder).values(Array.from({ length: 200 }, (_, index) => ({ id: `f${index}`, userId: 'ana', name: 'Folder' })))
  await expect(createFolder(pool, ANA, { name: 'One more', storyIds: [] })).rejects.toMatchObject({ code: 'CONFLICT' })
})
