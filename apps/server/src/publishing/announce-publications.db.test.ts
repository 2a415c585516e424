import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addAccount, addPublished } from '../community/published-testing.ts'
import { followProfile, unfollowProfile } from '../people/follow.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { releaseStory, withholdStory } from './withheld.ts'
import { announcePublications, queueAnnouncement, startAnnouncements } from './announce-publications.ts'

const FOLLOWERS = ['f1', 'f2', 'f3', 'f4', 'f5']

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  for (const id of ['ana', 'ben', 'cem', ...FOLLOWERS]) await addAccount(database.db, id)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await addPublished(database.db, [
    { id: 's1', userId: 'ana' },
    { id: 's2', userId: 'ben' },
  ])
  for (const id of FOLLOWERS) await follow(id)
  // Follows of the same millisecond as the publication do not count as earlier.
  await query(`UPDATE follow SET created_at = created_at - interval '1 second'`)
})
afterEach(() => query('DELETE FROM story; DELETE FROM follow; DELETE FROM notification'))

const query = async (text: string) => (await database.pool.query(text)).rows
const follow = (accountId: string, username = 'ana') => followProfile(database.pool, { accountId, username })
const unfollow = (accountId: string) => unfollowProfile(database.pool, { accountId, username: 'ana' })
const queue = (storyId = 's1') => inTransaction(database.pool, ({ db }) => queueAnnouncement(db, storyId))
const announce = (limit?: number) => announcePublications(database.pool, limit)
const announceAll = async (limit?: number) => {
  while (await announce(limit));
}
/** Who was notified, once per event. */
const notified = async () => {
  const rows = await query(`SELECT account_id AS id FROM notification n JOIN notification_actor o ON o.notification_id = n.id
    WHERE kind = 'new_story' ORDER BY account_id`)
  return rows.map(({ id }) => id)
}

test('all followers are notified once, in batches and by several processes', async () => {
  await queue()
  expect(await notified()).toEqual([])
  await Promise.all([announceAll(2), announceAll(2), announceAll(2)])
  await announceAll(2)
  expect([await notified(), await query('SELECT * FROM publication_announcement')]).toEqual([FOLLOWERS, []])
})

test('whoever stops or begins to follow meanwhile neither hides nor repeats another', async () => {
  await query(`UPDATE follow SET created_at = '2026-01-01T00:00:00Z'`)
  await queue()
  await announce(2)
  const first = await notified()
  await unfollow(first[0]!)
  await follow('cem')
  await announceAll(2)
  expect(await notified()).toEqual(FOLLOWERS)
})

test('a batch that fails is done again', async () => {
  await queue()
  await announce(2)
  await query(`ALTER TABLE notification ADD CONSTRAINT fails CHECK (account_id NOT IN ('f1', 'f2', 'f3')) NOT VALID`)
  await expect(announceAll(2)).rejects.toThrow()
  await query('ALTER TABLE notification DROP CONSTRAINT fails')
  await announceAll(2)
  expect(await notified()).toEqual(FOLLOWERS)
})

test('nobody is notified of a story that is unpublished or deleted meanwhile, and of one that is published again only who was not yet', async () => {
  await queue()
  await announce(2)
  await query(`UPDATE story SET is_published = false WHERE id = 's1'`)
  await announceAll(2)
  expect(await notified()).toHaveLength(2)
  await query(`UPDATE story SET is_published = true WHERE id = 's1'`)
  await queue()
  await announceAll(2)
  expect(await notified()).toEqual(FOLLOWERS)
  await follow('f1', 'ben')
  await queue('s2')
  await query(`DELETE FROM story WHERE id = 's2'`)
  expect(await announce()).toBe(false)
})

test('a story that is hidden meanwhile waits, holds up no other, and reaches the remaining followers when it is released', async () => {
  await follow('f1', 'ben')
  await query(`UPDATE follow SET created_at = created_at - interval '1 second' WHERE followed_id = 'ben'`)
  await queue()
  await announce(2)
  await inTransaction(database.pool, (tx) => withholdStory(tx, 's1'))
  await queue('s2')
  await announceAll(2)
  expect(await query(`SELECT story_id, count(*)::int FROM notification WHERE kind = 'new_story' GROUP BY 1 ORDER BY 1`)).toEqual([
    { story_id: 's1', count: 2 },
    { story_id: 's2', count: 1 },
  ])
  await inTransaction(database.pool, (tx) => releaseStory(tx, 's1'))
  // After the publication: a new story of the past is no news.
  await follow('cem')
  await announceAll(2)
  const told = await query(`SELECT account_id AS id FROM notification n JOIN notification_actor o ON o.notification_id = n.id
    WHERE kind = 'new_story' AND story_id = 's1' ORDER BY account_id`)
  expect(told.map(({ id }) => id)).toEqual(FOLLOWERS)
  expect(await query('SELECT FROM publication_announcement')).toEqual([])
})

test('a story that is hidden between two steps of a batch waits', async () => {
  await queue()
  const { waiting } = await inTransaction(database.pool, async (tx) => {
    await tx.client.query("SELECT FROM story WHERE id = 's1' FOR UPDATE")
    const waiting = announce(2)
    await vi.waitUntil(async () => (await query('SELECT FROM pg_locks WHERE NOT granted')).length > 0, { timeout: 20_000 })
    await withholdStory(tx, 's1')
    return { waiting }
  })
  expect([await waiting, await announce(2), await notified()]).toEqual([true, false, []])
  await inTransaction(database.pool, (tx) => releaseStory(tx, 's1'))
  await announceAll(2)
  expect(await notified()).toEqual(FOLLOWERS)
})

test('authors take turns', async () => {
  await query(`INSERT INTO follow (follower_id, followed_id, created_at) SELECT follower_id, 'ben', created_at FROM follow`)
  await queue('s1')
  await queue('s2')
  await announce(2)
  await announce(2)
  expect(await query(`SELECT story_id, count(*)::int FROM notification WHERE kind = 'new_story' GROUP BY 1 ORDER BY 1`)).toEqual([
    { story_id: 's1', count: 2 },
    { story_id: 's2', count: 2 },
  ])
})

test('the author of the original of a remix is notified, once', async () => {
  await query(`UPDATE story SET remixed_from = 's2' WHERE id = 's1'`)
  await queue()
  const job = startAnnouncements({ pool: database.pool, log: { warn: vi.fn() } }, 5)
  await vi.waitUntil(async () => (await query('SELECT FROM publication_announcement')).length === 0, { timeout: 20_000 })
  await job.stop()
  expect((await listNotifications(database.db, 'ben')).notifications).toMatchObject([
    { kind: 'remix', actor_count: 1, story: { id: 's1' }, data: { original_title: expect.any(String) } },
  ])
})

test('a story is published again while its followers are notified', async () => {
  await queue()
  const notifying = await inTransaction(database.pool, async ({ db, client }) => {
    await client.query("SELECT FROM story WHERE id = 's1' FOR UPDATE")
    const waiting = announce(2)
    await vi.waitUntil(async () => (await query('SELECT FROM pg_locks WHERE NOT granted')).length > 0, { timeout: 20_000 })
    await queueAnnouncement(db, 's1')
    return { waiting }
  })
  expect(await notifying.waiting).toBe(true)
  await announceAll(2)
  expect(await notified()).toEqual(FOLLOWERS)
})

test('a story whose followers cannot be notified holds up no other', async () => {
  await queue('s1')
  await query(`ALTER TABLE notification ADD CONSTRAINT fails CHECK (story_id <> 's1')`)
  try {
    await follow('f1', 'ben')
    await query(`UPDATE follow SET created_at = created_at - interval '1 second' WHERE followed_id = 'ben'`)
    await queue('s2')
    await expect(announce()).rejects.toThrow()
    expect(await announce()).toBe(true)
    expect(await notified()).toEqual(['f1'])
  } finally {
    await query('ALTER TABLE notification DROP CONSTRAINT fails')
  }
})
