import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listPublished } from '../community/list-published.ts'
import { listProfileStories } from '../community/profiles.ts'
import { addAccount, addPublished, minute } from '../community/published-testing.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { releaseStory, withholdStory } from '../publishing/withheld.ts'
import { blockProfile, unblockProfile } from './block.ts'
import { followProfile, unfollowProfile } from './follow.ts'
import { likeStory, unlikeStory } from './like-story.ts'
import { listFollowedStories } from './list-followed-stories.ts'
import { listLiked } from './list-liked.ts'
import { listBlocked, listFollowers, listFollowing, listSuggestedPeople } from './list-people.ts'
import { readProfileText, setProfileText } from './profile-text.ts'
import { readRelations } from './read-relations.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  for (const id of ['ana', 'ben', 'cem']) await addAccount(database.db, id)
})
afterAll(() => database.drop())
beforeEach(() =>
  addPublished(database.db, [
    { id: 's1', publishedAt: minute(1) },
    { id: 's2', publishedAt: minute(2) },
    { id: 'draft', isPublished: false, isPublic: true },
  ]),
)
afterEach(() => query('DELETE FROM story; DELETE FROM follow; DELETE FROM account_block; DELETE FROM notification'))

const query = async (text: string, values?: unknown[]) => (await database.pool.query(text, values)).rows
const viewer = (id: string) => ({ id, teamId: null })
const like = (id: string, storyId = 's1') => likeStory(database.pool, { viewer: viewer(id), storyId })
const unlike = (id: string, storyId = 's1') => unlikeStory(database.pool, { viewer: viewer(id), storyId })
const follow = (accountId: string, username: string) => followProfile(database.pool, { accountId, username })
const block = (accountId: string, username: string) => blockProfile(database.pool, { accountId, username })
const idsOf = ({ stories }: { stories: readonly { id: string }[] }) => stories.map(({ id }) => id)
const namesOf = ({ people }: { people: readonly { username: string }[] }) => people.map(({ username }) => username)
const newestFor = (who: string | null) =>
  listPublished({ db: database.db, recommender: null }, { actorId: null, order: 'newest', viewer: who === null ? null : viewer(who) })
const likesFor = async (who: string | null) => (await newestFor(who)).stories.map((card) => [card.id, card.like_count, card.is_liked])
const told = async (id: string) =>
  (await listNotifications(database.db, id)).notifications.map(({ kind, story }) => [kind, story?.id ?? null])

test('the number of likes is right under parallel calls, and after accounts were deleted', async () => {
  await addAccount(database.db, 'eve')
  await Promise.all([...Array.from({ length: 8 }, () => like('ben')), like('cem'), like('ana'), like('eve')])
  expect(await like('ben')).toEqual({ like_count: 4, is_liked: true })
  await query(`DELETE FROM "user" WHERE id = 'eve'`)
  await Promise.all([unlike('ben'), unlike('ben'), like('cem')])
  expect(await unlike('ben')).toEqual({ like_count: 2, is_liked: false })
  const rows = await query('SELECT count(*)::int AS likes FROM story_like WHERE story_id = $1', ['s1'])
  expect(rows).toEqual([{ likes: 2 }])
})

test('cards say how many like a story, and whether the viewer does', async () => {
  await Promise.all([like('ben'), like('cem')])
  expect(await likesFor('ben')).toEqual([
    ['s2', 0, false],
    ['s1', 2, true],
  ])
  expect(await likesFor(null)).toContainEqual(['s1', 2, false])
})

test('only published stories are liked, and only those that may be read', async () => {
  await expect(like('ben', 'draft')).rejects.toMatchObject({ code: 'CONFLICT' })
  await query(`UPDATE story SET is_public = false WHERE id = 'draft'`)
  await expect(like('ben', 'draft')).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  expect(await query('SELECT * FROM story_like')).toEqual([])
})

test('liked stories are listed by the time of the like; a hidden one keeps its likes and is listed nowhere', async () => {
  await like('ben', 's1')
  await like('ben', 's2')
  expect(idsOf(await listLiked(database.db, viewer('ben'), undefined))).toEqual(['s2', 's1'])
  await inTransaction(database.pool, (tx) => withholdStory(tx, 's1'))
  expect(idsOf(await listLiked(database.db, viewer('ben'), undefined))).toEqual(['s2'])
  await expect(like('cem', 's1')).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  await inTransaction(database.pool, (tx) => releaseStory(tx, 's1'))
  expect((await like('ben', 's1')).like_count).toBe(1)
})

test('the author is told of a like once, and not of one that was taken back', async () => {
  await like('ben')
  await like('ana')
  expect(await told('ana')).toEqual([['like', 's1']])
  await unlike('ben')
  expect(await told('ana')).toEqual([])
})

test('people follow each other once, and see nothing of whom they follow no more', async () => {
  await Promise.all([follow('cem', 'ana'), follow('cem', 'ANA'), follow('cem', 'ana')])
  expect([await told('ana'), await readRelations(database.db, 'ana', viewer('cem'))]).toEqual([
    [['follow', null]],
    { follower_count: 1, following_count: 0, is_following: true, is_blocked: false },
  ])
  await expect(follow('cem', 'cem')).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(follow('cem', 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await unfollowProfile(database.pool, { accountId: 'cem', username: 'ana' })
  expect(idsOf(await listFollowedStories(database.db, viewer('cem'), undefined))).toEqual([])
})

/** Most of the later ones are by others. */
const isOfAna = (i: number) => (i < 30 ? i % 3 > 0 : i % 10 === 0)

test.each([
  ['by author', { fewFollowed: 200, newest: 1 }],
  ['among the newest', { fewFollowed: 0, newest: 5_000 }],
  ['among the newest, where a page comes together', { fewFollowed: 0, newest: 40 }],
])('the stories of followed people are found %s', async (_, limits) => {
  const stories = Array.from({ length: 120 }, (_, i) => ({ id: `f${i}`, userId: isOfAna(i) ? 'ana' : 'ben', publishedAt: minute(100 + i) }))
  await addPublished(database.db, stories)
  await follow('cem', 'ana')
  const ids: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listFollowedStories(database.db, viewer('cem'), cursor, limits)
    ids.push(...idsOf(page))
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  const ofAna = stories.filter(({ userId }) => userId === 'ana').map(({ id }) => id)
  expect(ids).toEqual([...ofAna.toReversed(), 's2', 's1'])
})

test('who is blocked neither follows nor likes, and is not seen; a block ends follows both ways', async () => {
  await Promise.all([follow('ana', 'ben'), follow('ben', 'ana')])
  await addPublished(database.db, [{ id: 'of-ben', userId: 'ben' }])
  await block('ana', 'ben')
  expect(await query('SELECT * FROM follow')).toEqual([])
  await expect(follow('ben', 'ana')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(follow('ana', 'ben')).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(like('ben')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(block('ana', 'ana')).rejects.toMatchObject({ code: 'CONFLICT' })
  const seenBy = async (id: string) => {
    const services = { db: database.db, recommender: null }
    const lists = (['newest', 'for_you'] as const).map((order) => listPublished(services, { actorId: id, order, viewer: viewer(id) }))
    return [...(await Promise.all(lists)), await listProfileStories(database.db, 'ben', undefined, viewer(id))].map((page) =>
      idsOf(page).includes('of-ben'),
    )
  }
  expect([await seenBy('ana'), await seenBy('cem')]).toEqual([
    [false, false, false],
    [true, true, true],
  ])
  expect(
    [await listBlocked(database.db, 'ana'), await listSuggestedPeople(database.db, 'ana')].map((people) => namesOf({ people })),
  ).toEqual([['ben'], []])
  await unblockProfile(database.pool, { accountId: 'ana', username: 'ben' })
  await follow('ben', 'ana')
  expect([await seenBy('ana'), namesOf({ people: await listSuggestedPeople(database.db, 'ana') })]).toEqual([[true, true, true], ['ben']])
})

test('the number of followers is right under parallel follows and blocks, and after accounts were deleted', async () => {
  for (const id of ['eve', 'flo']) await addAccount(database.db, id)
  const everybody = ['ana', 'ben', 'cem', 'eve', 'flo']
  await Promise.all(everybody.flatMap((a) => everybody.filter((b) => b !== a).map((b) => follow(a, b))))
  await Promise.all([block('ana', 'ben'), unfollowProfile(database.pool, { accountId: 'cem', username: 'ana' })])
  await query(`DELETE FROM "user" WHERE id = 'eve'`)
  await query(`UPDATE "user" SET banned = true WHERE id = 'flo'`)
  const numbers = await Promise.all(['ana', 'ben', 'cem'].map((id) => readRelations(database.db, id, null)))
  expect(numbers.map(({ follower_count, following_count }) => [follower_count, following_count])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ])
  await query(`DELETE FROM "user" WHERE id = 'flo'`)
})

test('lists of people say whom the viewer follows, without suspended people', async () => {
  await Promise.all([follow('ben', 'ana'), follow('cem', 'ana'), follow('ana', 'cem')])
  const followers = (who: string) => listFollowers(database.db, { accountId: 'ana', viewer: viewer(who) })
  expect((await followers('ana')).people.map(({ username, is_following }) => `${username} ${is_following}`).toSorted()).toEqual([
    'ben false',
    'cem true',
  ])
  expect(namesOf(await listFollowing(database.db, { accountId: 'ana', viewer: null }))).toEqual(['cem'])
  await query(`UPDATE "user" SET banned = true WHERE id = 'ben'`)
  expect([namesOf(await followers('ana')), (await readRelations(database.db, 'ana', null)).follower_count]).toEqual([['cem'], 1])
  await query(`UPDATE "user" SET banned = false`)
})

test('bio and links are stored as they are shown; refused words change nothing', async () => {
  const moderator = {
    checkText: async (text: string) =>
      text.includes('foul') ? { flagged: ['hate' as const], words: ['foul'] } : { flagged: [], words: [] },
  }
  const set = (bio: string, links: string[]) => setProfileText({ db: database.db, moderator }, 'ana', { bio, links })
  const stored = { bio: 'I film foxes\n\nand owls', links: ['https://films.example.org/foxes'] }
  expect(
    await set(' I film foxes\n\n\n\nand owls\u202e ', ['', ' https://films.example.org/foxes', 'https://films.example.org/foxes']),
  ).toEqual(stored)
  const refusals = [set('A foul word', []), set('', ['https://foul.example']), set('', ['javascript:alert(1)'])]
  expect(
    (await Promise.allSettled(refusals)).map((result) => result.status === 'rejected' && Object.keys(result.reason.data.fields)),
  ).toEqual([['bio'], ['bio'], ['links']])
  expect(await readProfileText(database.db, 'ana')).toEqual(stored)
})
