import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestStory, addAccount, addPublished, minute } from '../community/published-testing.ts'
import type { Viewer } from '../access/story-access.ts'
import { user } from '../platform/database/auth-schema.ts'
import { withheldStory } from '../platform/database/moderation-schema.ts'
import { personSearch, searchLexeme, searchPending, storySearch } from '../platform/database/community/search-schema.ts'
import { shot, story } from '../platform/database/schema.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { releaseStory, withholdStory } from '../publishing/withheld.ts'
import { indexPendingStories } from './index-stories.ts'
import { queueExistingStories } from './queue-existing.ts'
import { searchPeople } from './search-people.ts'
import { type StorySearch, searchStories } from './search-stories.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await addAccount(database.db, 'ana', { name: 'Ana Café' })
  await addAccount(database.db, 'bo', { name: 'Bo', username: 'bo.films' })
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.delete(story)
  await index()
})

const index = async () => {
  while ((await indexPendingStories(database.pool)) > 0);
}
const publish = async (...stories: TestStory[]) => {
  await addPublished(database.db, stories)
  await index()
}
const search = (query: string, options: Partial<StorySearch> = {}) => searchStories(database.db, { query, order: 'relevance', ...options })
const find = async (query: string, options: Partial<StorySearch> = {}) => (await search(query, options)).stories.map(({ id }) => id)
const people = async (query: string, viewer: Viewer = null) =>
  (await searchPeople(database.db, { query, viewer })).people.map(({ username }) => username)
const shotOf = (storyId: string, shotId: string, voiceOver: string, isHidden = false) => ({
  storyId,
  shotId,
  lexorank: shotId,
  shotType: 'ai',
  voiceOver,
  isHidden,
})
const isTitled = (id: string) => Number(id.slice(1)) % 3 === 0
const script = (text: string) => ({ categoryInputs: { script_content: text } })

test.each([
  ['en', 'The foxes were running home', 'run fox'],
  ['es', 'Las ballenas cantan en el mar por la noche', 'ballena cantar'],
  ['fr', 'Les chevaux courent dans l’eau de la rivière', 'eau riviere'],
  ['de', 'Die Häuser stehen neben dem Fluss und schlafen', 'haus schlaf'],
  ['pt', 'As crianças correm para a praia, não para casa', 'criança praia'],
  ['it', 'Le ragazze cantano una canzone della notte', 'ragazza canzoni'],
  ['nl', 'De honden lopen door het bos en zijn blij', 'hond bos'],
  ['sv', 'Flickorna springer och skrattar på den gröna ängen', 'flicka angen'],
  ['da', 'Hundene løber, før nogen ser den, og de er glade', 'hund lober'],
  ['nb', 'Hundene løper før noen ser den, og de er glade nå', 'hund loper'],
  ['fi', 'Talot ovat vanhoja ja meri on kaunis', 'talo meri'],
  ['pl', 'Dolina budzi się, a rzeka zaczyna płynąć', 'rzeka plynac'],
  ['tr', 'IŞIK ve KİTAPLAR çok güzel', 'ışık kitap'],
  ['vi', 'Dòng sông bắt đầu chảy qua thung lũng', 'dong song'],
  ['ms', 'Lembah itu bangun sebelum ada yang melihatnya', 'lembah melihat'],
  ['tl', 'Nagigising ang lambak bago ito makita', 'lambak makita'],
  ['ru', 'Ёжики бегут через тёмный лес и поют', 'ежик лес'],
  ['zh', '山谷在人们看见之前就醒了，河水开始流动', '河水 流动'],
  ['ja', '谷は誰かが見る前に目を覚まし、川が流れ始める', '川 流れ'],
  ['ko', '계곡은 누가 보기 전에 깨어나고 강아지가 달린다', '강아지 계곡'],
  ['th', 'หุบเขาตื่นขึ้นก่อนที่ใครจะเห็น และแม่น้ำเริ่มไหล', 'แม่น้ำ'],
  ['ar', 'يستيقظ الوادي قبل أن يراه أحد ويبدأ النهر في الجريان', 'وادي نهر'],
  ['hi', 'घाटी किसी के देखने से पहले जाग जाती है और नदी बहने लगती है', 'नदी घाटी'],
])('a story in %s is found by other forms of its words: %s', async (_, text, query) => {
  await publish({ id: 'other', title: 'Something else' }, { id: 'story', title: 'Untitled', ...script(text) })
  // With a space the last word is not completed.
  expect(await find(`${query} `)).toEqual(['story'])
})

test('every word of a story is found as it is written, stop words included', async () => {
  await publish({ id: 'story', title: 'The Who', ...script('To be, or not to be: İstanbul') })
  for (const query of ['the who ', 'the ', 'WHO ', 'to be or not to be ', 'ıstanbul ', 'ISTANBUL ', 'be not '])
    expect(await find(query)).toEqual(['story'])
})

test('a word in a script without spaces is found where the text was cut in another way', async () => {
  await publish({ id: 'pot', title: '小吃火锅店' }, { id: 'dog', title: '小狗' })
  expect([await find('火锅 '), await find('狗 '), await find('火锅店铺 ')]).toEqual([['pot'], ['dog'], []])
})

test('the last word is completed while it is typed', async () => {
  await publish({ id: 'story', title: 'Lighthouse keepers' })
  expect([await find('ligh'), await find('lighthouse kee'), await find('ligh ')]).toEqual([['story'], ['story'], []])
})

test('title comes before tags and author, they before the script, and newer before older', async () => {
  await publish(
    { id: 'script', title: 'A', publishedAt: minute(9), ...script('an anime fox and snow') },
    { id: 'tag', title: 'fox', publishedAt: minute(8), categoryInputs: { visual_style: 'anime' } },
    { id: 'old', title: 'Anime fox', publishedAt: minute(1) },
    { id: 'new', title: 'Fox anime', publishedAt: minute(2) },
    { id: 'mixed', title: 'Snow', publishedAt: minute(3), ...script('anime fox') },
  )
  expect(await find('anime fox ')).toEqual(['new', 'old', 'tag', 'script', 'mixed'])
  expect(await find('fox snow ')).toEqual(['mixed', 'script'])
  expect(await find('anime fox ', { order: 'newest' })).toEqual(['script', 'tag', 'mixed', 'new', 'old'])
})

test('stop words are not needed, and a title with all of them is first', async () => {
  await publish({ id: 'with', title: 'The fox', publishedAt: minute(1) }, { id: 'without', title: 'Fox', publishedAt: minute(2) })
  expect(await find('the fox ')).toEqual(['with', 'without'])
})

test('a story is found by its category, author and contests, and in its category only', async () => {
  await publish(
    { id: 'story', title: 'Rain', categoryId: 'asmr_video', contests: ['halloween'] },
    { id: 'other', title: 'Rain', userId: 'bo', categoryId: 'music_video' },
  )
  expect([await find('asmr rain '), await find('cafe rain '), await find('halloween ')]).toEqual([['story'], ['story'], ['story']])
  expect([await find('rain ', { categoryId: 'music_video' }), await find('rain ', { categoryId: 'character_vlog' })]).toEqual([
    ['other'],
    [],
  ])
})

test('sentences of the film are found, those of hidden shots and of edits that are in no film yet are not', async () => {
  await addPublished(database.db, [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B', isExportOutdated: true },
  ])
  await database.db.insert(shot).values([shotOf('a', '1', 'A whale'), shotOf('a', '2', 'A secret', true), shotOf('b', '1', 'A whale')])
  await index()
  expect([await find('whale '), await find('secret ')]).toEqual([['a'], []])
})

test('what is unpublished, hidden, withheld or deleted is not found from the next moment on, and its words are forgotten', async () => {
  const ids = ['unpublished', 'withheld', 'deleted', 'gone']
  await publish(...ids.map((id) => ({ id, title: `Fox ${id}` })))
  const { db } = database
  await db.update(story).set({ isPublished: false }).where(eq(story.id, 'unpublished'))
  await inTransaction(database.pool, (tx) => withholdStory(tx, 'withheld'))
  await db.update(story).set({ deletedAt: new Date() }).where(eq(story.id, 'deleted'))
  await db.delete(story).where(eq(story.id, 'gone'))
  expect(await find('fox ')).toEqual([])
  await index()
  expect(await db.select().from(storySearch)).toEqual([])
  expect([await db.select().from(searchLexeme), await db.select().from(personSearch), await db.select().from(searchPending)]).toEqual([
    [],
    [],
    [],
  ])
  await inTransaction(database.pool, (tx) => releaseStory(tx, 'withheld'))
  await index()
  expect(await find('fox ')).toEqual(['withheld'])
  expect(await db.select().from(withheldStory)).toEqual([])
})

test('stories of people whom the viewer blocked are not found', async () => {
  await publish({ id: 's1', title: 'The fox' })
  const [{ userId }] = (await database.db.select({ userId: story.userId }).from(story)) as [{ userId: string }]
  const viewer = { id: userId === 'bo' ? 'someone' : 'bo', teamId: null }
  expect(await find('fox', { viewer })).toEqual(['s1'])
  await database.pool.query('INSERT INTO account_block (blocker_id, blocked_id) VALUES ($1, $2)', [viewer.id, userId])
  expect(await find('fox', { viewer })).toEqual([])
  await database.pool.query('DELETE FROM account_block')
})

test('a renamed story is found by its new title only; other changes are not indexed', async () => {
  await publish({ id: 'story', title: 'Fox' })
  await database.db.update(story).set({ title: 'Wolf', rank: 7 }).where(eq(story.id, 'story'))
  await index()
  expect([await find('fox '), await find('wolf ')]).toEqual([[], ['story']])
  await database.db.update(story).set({ title: 'Wolf', rank: 8, updatedAt: new Date() }).where(eq(story.id, 'story'))
  expect(await database.db.select().from(searchPending)).toEqual([])
})

test('people with a published story are found by name and user name, those with most stories first, and after a change of name', async () => {
  await publish({ id: 'a', title: 'A' }, { id: 'b', title: 'B', userId: 'bo' }, { id: 'c', title: 'C', userId: 'bo' })
  expect([await people('cafe'), await people('ana caf'), await people('films'), await people('nobody')]).toEqual([
    ['ana'],
    ['ana'],
    ['bo.films'],
    [],
  ])
  const { db } = database
  await database.pool.query(`INSERT INTO account_block (blocker_id, blocked_id) VALUES ('bo', 'ana')`)
  expect([await people('cafe', { id: 'bo', teamId: null }), await people('films', { id: 'ana', teamId: null })]).toEqual([[], ['bo.films']])
  await database.pool.query('DELETE FROM account_block')
  await db.update(user).set({ name: 'Robert Café' }).where(eq(user.id, 'bo'))
  await index()
  expect([await people('cafe'), await find('robert ', { order: 'newest' })]).toEqual([
    ['bo.films', 'ana'],
    ['c', 'b'],
  ])
  await db.update(user).set({ banned: true }).where(eq(user.id, 'bo'))
  expect(await people('cafe')).toEqual(['ana'])
  await db.update(user).set({ banned: false, name: 'Bo' }).where(eq(user.id, 'bo'))
  await db.update(story).set({ isPublished: false }).where(eq(story.userId, 'ana'))
  await index()
  expect(await people('cafe')).toEqual([])
})

test('pages have every result once, whatever is published meanwhile', async () => {
  const stories = Array.from({ length: 60 }, (_, index) => ({
    id: `s${String(index).padStart(2, '0')}`,
    title: index % 3 === 0 ? 'Fox' : 'Story',
    publishedAt: minute(Math.floor(index / 2) * 1_000),
    ...script('a fox'),
  }))
  await publish(...stories)
  const all: string[] = []
  let cursor: string | undefined
  do {
    const page = await search('fox ', { cursor })
    all.push(...page.stories.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
    await publish({ id: `new${all.length}`, title: 'Fox', publishedAt: minute(1_000_000) })
  } while (cursor)
  const newestFirst = stories.toReversed().map(({ id }) => id)
  expect(all).toEqual([...newestFirst.filter(isTitled), ...newestFirst.filter((id) => !isTitled(id))])
})

test('a cursor of another query is refused', async () => {
  await publish(...Array.from({ length: 25 }, (_, index) => ({ id: `s${index}`, title: 'Fox and wolf' })))
  const { nextCursor } = await search('fox ')
  await expect(search('wolf ', { cursor: nextCursor! })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(search('fox ', { cursor: 'eA' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test.each([
  [`' OR 1=1 --`, []],
  [`fox' & !'x`, ['story']],
  [`"fox`, ['story']],
  ['\\', []],
  [`fox:* | <-> (wolf`, []],
  ['fox '.repeat(2_500), ['story']],
  ['%'.repeat(10_000), []],
  ['f'.repeat(10_000), []],
  ['火'.repeat(10_000), []],
  ['\u0301\u0301', []],
  [' ', []],
  ['', []],
])('an odd query is answered: %#', async (query, expected) => {
  await publish({ id: 'story', title: 'Fox', categoryInputs: { script_content: `x 'x' \\ "quoted" ${'word '.repeat(200)}` } })
  expect(await find(query)).toEqual(expected)
  expect(await searchPeople(database.db, { query, viewer: null })).toEqual({ people: [], nextCursor: null })
})

test('stories of before the upgrade are indexed in steps that go on where they stopped', async () => {
  await publish(
    ...Array.from({ length: 5 }, (_, index) => ({ id: `s${index}`, title: 'Fox', publishedAt: minute(index), isFeatured: index === 0 })),
  )
  const { db, pool } = database
  await db.execute(sql`TRUNCATE story_search, search_lexeme, person_search, search_pending`)
  await db.execute(sql`DELETE FROM installation WHERE key = 'search_index_1'`)
  const steps: string[][] = []
  for (let hasMore = true; hasMore;) {
    hasMore = await queueExistingStories(pool, 2)
    await index()
    steps.push(await find('fox '))
  }
  expect(steps).toEqual([
    ['s4', 's0'],
    ['s4', 's3', 's2', 's0'],
    ['s4', 's3', 's2', 's1', 's0'],
  ])
  expect(await queueExistingStories(pool, 2)).toBe(false)
})
