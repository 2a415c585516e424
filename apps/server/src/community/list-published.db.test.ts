import { SEEN_PENALTY_SECONDS } from '@fablecut/domain/recommendation/seen-penalty'
import { CATEGORY_IDS, type CategoryId } from '@fablecut/domain/story/category'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { recommendationEvent } from '../platform/database/community-schema.ts'
import { story } from '../platform/database/schema.ts'
import { listPublished } from './list-published.ts'
import { listProfileStories } from './profiles.ts'
import { rankStories } from './rank-stories.ts'
import { readReaderProfile } from './read-reader-profile.ts'
import { addAccount, addEvents, addPublished, minute } from './published-testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await addAccount(database.db, 'ana')
})
afterAll(() => database.drop())
beforeEach(() => database.db.delete(story))

type Asked = Parameters<typeof listPublished>[1]
const list = (query: Partial<Asked> = {}) =>
  listPublished({ db: database.db, recommender: null }, { actorId: null, order: 'newest', ...query })

/** Ids of all pages; `between` runs after each page. */
async function walk(query: Partial<Asked> = {}, between: (page: number) => Promise<unknown> = async () => {}) {
  const ids: string[] = []
  const sessions = new Set<string>()
  let cursor: string | undefined
  for (let page = 1; ; page += 1) {
    const { stories, nextCursor, recommId } = await list({ ...query, cursor })
    ids.push(...stories.map(({ id }) => id))
    sessions.add(recommId)
    if (nextCursor === null) return { ids, sessions: [...sessions], pages: page }
    expect(stories).toHaveLength(24)
    cursor = nextCursor
    await between(page)
  }
}

const name = (index: number) => `s${String(index).padStart(3, '0')}`
const isMusic = (index: number) => CATEGORY_IDS[index % 5] === 'music_video'
const firstOf = (category: CategoryId) => CATEGORY_IDS.indexOf(category)
/** 60 stories, five per minute, over the five categories; the 7th and the 30th are featured. */
const sixty = () =>
  addPublished(
    database.db,
    Array.from({ length: 60 }, (_, index) => ({
      id: name(index),
      categoryId: CATEGORY_IDS[index % 5]!,
      publishedAt: minute(Math.floor(index / 5)),
      isFeatured: index === 7 || index === 30,
    })),
  )
const newestOrder = (indexes: number[]) => {
  const order = indexes.toSorted((a, b) => b - a)
  return [30, 7, ...order.filter((index) => index !== 30 && index !== 7)].filter((index) => indexes.includes(index)).map(name)
}
const all = Array.from({ length: 60 }, (_, index) => index)

test('newest: featured stories, then newest first, 24 per page, one session id for all pages', async () => {
  await sixty()
  const { ids, sessions, pages } = await walk()
  expect(ids).toEqual(newestOrder(all))
  expect([sessions.length, pages]).toEqual([1, 3])
  expect((await list()).recommId).not.toBe(sessions[0])
})

test('newest: a category lists only its own stories', async () => {
  await sixty()
  const { ids } = await walk({ categoryId: 'music_video' })
  expect(ids).toEqual(newestOrder(all.filter(isMusic)))
})

test('deleted, unpublished and merely shared stories are not listed', async () => {
  await addPublished(database.db, [
    { id: 'seen' },
    { id: 'deleted', deletedAt: new Date() },
    { id: 'private', isPublished: false },
    { id: 'shared', isPublished: false, isPublic: true },
    { id: 'example', isPublished: false, isTemplate: true },
  ])
  expect((await walk()).ids).toEqual(['seen'])
  expect((await walk({ order: 'for_you' })).ids).toEqual(['seen'])
})

test.each(['newest', 'for_you'] as const)('%s: stories added and removed while paging cause no gap and no duplicate', async (order) => {
  await sixty()
  const { ids } = await walk({ order }, async (page) => {
    await addPublished(database.db, [{ id: `late-${page}`, publishedAt: minute(1000 + page) }])
    await database.db.delete(story).where(eq(story.id, name(page)))
  })
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(all.map(name).filter((id) => !['s001', 's002'].includes(id)))
})

test('for you: without affinities the order is by rank', async () => {
  await sixty()
  const { ids, sessions, pages } = await walk({ order: 'for_you', actorId: 'nobody-yet' })
  expect(ids).toEqual(newestOrder(all))
  expect([sessions.length, pages]).toEqual([1, 3])
})

test('for you: every story is listed once, exactly by rank and affinity, also for equal scores', async () => {
  await sixty()
  const watched = [firstOf('music_video'), firstOf('music_video') + 5, firstOf('asmr_video')].map(name).flatMap((storyId) => [
    { type: 'detailview', actorId: 'reader', storyId },
    { type: 'viewportion', actorId: 'reader', storyId, portion: 0.95 },
  ])
  await addEvents(database.db, watched)
  const { affinity, seenStoryIds } = await readReaderProfile(database.db, 'reader', new Date(Date.now() + 1))
  expect(seenStoryIds.toSorted()).toEqual([...new Set(watched.map(({ storyId }) => storyId))].toSorted())
  expect(affinity.music_video).toBeGreaterThan(affinity.asmr_video)
  // Ranks vary as much as affinities, some to the same sum.
  const rankOf = (index: number) => 1_760_000_000 + ((index * 37) % 11) * 9_000 - (index % 3 === 0 ? affinity[CATEGORY_IDS[index % 5]!] : 0)
  for (const index of all)
    await database.db
      .update(story)
      .set({ rank: rankOf(index) })
      .where(eq(story.id, name(index)))
  const scoreOf = (index: number) =>
    rankOf(index) + affinity[CATEGORY_IDS[index % 5]!] - (seenStoryIds.includes(name(index)) ? SEEN_PENALTY_SECONDS : 0)
  const byScore = (indexes: number[]) => indexes.toSorted((a, b) => scoreOf(b) - scoreOf(a) || b - a).map(name)
  expect(new Set(all.map(scoreOf)).size).toBeLessThan(50)
  const rest = all.filter((index) => index !== 30 && index !== 7)
  expect((await walk({ order: 'for_you', actorId: 'reader' })).ids).toEqual([name(30), name(7), ...byScore(rest)])
  const music = rest.filter(isMusic)
  expect((await walk({ order: 'for_you', actorId: 'reader', categoryId: 'music_video' })).ids).toEqual([
    ...[30, 7].filter(isMusic).map(name),
    ...byScore(music),
  ])
})

test("for you: events while paging do not change the session's order", async () => {
  await sixty()
  const { ids } = await walk({ order: 'for_you', actorId: 'reader' }, () =>
    addEvents(
      database.db,
      ['s059', 's005'].flatMap((storyId) => [
        { type: 'purchase', actorId: 'reader', storyId },
        { type: 'viewportion', actorId: 'reader', storyId, portion: 1 },
      ]),
    ),
  )
  expect(ids).toEqual(newestOrder(all))
})

test('an invalid cursor, or one of another list or category, is refused', async () => {
  await sixty()
  const own = Buffer.from('2026-10-01T00:00:00.000Z s001').toString('base64url')
  const cursors = {
    newest: (await list()).nextCursor!,
    music: (await list({ order: 'for_you' })).nextCursor!,
    profile: (await listProfileStories(database.db, 'ana', undefined)).nextCursor!,
  }
  const shifted = Buffer.from(Buffer.from(cursors.newest, 'base64url').toString().replace('2026', '9.99')).toString('base64url')
  for (const cursor of ['x', '', own, cursors.music, cursors.profile, shifted, `${cursors.newest}!`])
    await expect(list({ cursor })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  for (const cursor of ['x', own, cursors.newest, cursors.profile])
    await expect(list({ order: 'for_you', cursor })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(list({ categoryId: 'asmr_video', cursor: cursors.newest })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(listProfileStories(database.db, 'ben', cursors.profile)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await list({ cursor: cursors.newest })).stories).toHaveLength(24)
})

const rankOfStory = async (id: string) => (await database.db.select().from(story).where(eq(story.id, id)))[0]!.rank
const view = (actorId: string, portion: number, storyId = 'hot') => ({ type: 'viewportion', actorId, storyId, portion })
const published = minute(0).getTime() / 1000

test('ranks: each user counts once, the creator does not, and the formula is the domain’s', async () => {
  await addPublished(database.db, [{ id: 'hot' }, { id: 'own' }, { id: 'cold' }])
  await addEvents(database.db, [
    ...[0.1, 0.5, 1, 0.3].map((portion) => view('ben', portion)),
    ...Array.from({ length: 20 }, () => ({ type: 'bookmark', actorId: 'cem', storyId: 'hot' })),
    { type: 'cartaddition', actorId: 'cem', storyId: 'hot' },
    { type: 'purchase', actorId: 'dee', storyId: 'hot' },
    ...Array.from({ length: 20 }, () => view('ana', 1, 'own')),
  ])
  expect(await rankStories(database.pool)).toBe(1)
  // One minute watched, a download, a share and a remix: 1 + 3 + 4 + 6.
  expect(await rankOfStory('hot')).toBe(published + Math.floor(43_200 * Math.log2(15)))
  expect([await rankOfStory('own'), await rankOfStory('cold')]).toEqual([published, published])
  expect((await list({ order: 'for_you' })).stories[0]!.id).toBe('hot')
})

test('a rank never decreases, and unpublished stories have none', async () => {
  await addPublished(database.db, [{ id: 'kept' }, { id: 'private', isPublished: false, rank: 0 }, { id: 'forgotten', rank: 0 }])
  await addEvents(database.db, [
    { type: 'purchase', actorId: 'ben', storyId: 'kept' },
    { type: 'purchase', actorId: 'ben', storyId: 'private' },
    { type: 'detailview', actorId: 'ben', storyId: 'forgotten' },
  ])
  await rankStories(database.pool)
  const before = await rankOfStory('kept')
  await database.db.delete(recommendationEvent)
  await addEvents(database.db, [{ type: 'detailview', actorId: 'cem', storyId: 'kept' }])
  expect(await rankStories(database.pool)).toBe(0)
  expect(await rankOfStory('kept')).toBe(before)
  expect([await rankOfStory('private'), await rankOfStory('forgotten')]).toEqual([0, published])
})

test('ranking locks stories in the common lock order', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => name(59 - index))
  await addPublished(
    database.db,
    ids.map((id) => ({ id, rank: 0 })),
  )
  await addEvents(
    database.db,
    ids.map((id) => view('ben', 1, id)),
  )
  const other = await database.pool.connect()
  await other.query('BEGIN')
  await other.query('SELECT 1 FROM story WHERE id = $1 FOR UPDATE', [name(0)])
  const ranking = rankStories(database.pool)
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
  try {
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1)
    await other.query('SELECT 1 FROM story ORDER BY id FOR UPDATE NOWAIT')
  } finally {
    await other.query('ROLLBACK')
    other.release()
  }
  expect(await ranking).toBe(60)
})

test('a card shows its run and private inputs to its creator only', async () => {
  const inputs = { script_content: 'A fox.', visual_style: 'anime', seed: 7, music_mood: 'calm' }
  await addPublished(database.db, [{ id: 'one', categoryInputs: inputs, workflowRunId: 'run-1' }])
  const cardFor = async (viewer: { id: string; teamId: null } | null) =>
    Promise.all([list({ viewer }), list({ viewer, order: 'for_you' }), listProfileStories(database.db, 'ana', undefined, viewer)]).then(
      (pages) => pages.map(({ stories: [card] }) => [card!.workflow_run_id, card!.category_inputs]),
    )
  const open = [null, { script_content: 'A fox.', visual_style: 'anime' }]
  expect(await cardFor(null)).toEqual([open, open, open])
  expect(await cardFor({ id: 'ben', teamId: null })).toEqual([open, open, open])
  expect(await cardFor({ id: 'ana', teamId: null })).toEqual(Array.from({ length: 3 }, () => ['run-1', inputs]))
})
