import type { WireComment } from '@fablecut/contracts/operations/comments/comments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedStory } from '../community/testing.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

let api: TestApi
let staff: TestClient
let ada: TestClient
let bea: TestClient
let storyId: string
beforeAll(async () => {
  api = await startTestApi()
  // The first account of an installation is staff.
  staff = await api.signUp('Stella')
  ada = await api.signUp('Ada')
  bea = await api.signUp('Bea')
  storyId = await finishedStory(api, ada)
  await call(ada, `/api/stories/${storyId}`, { is_published: true, is_public: true }, 'PATCH')
})
afterAll(() => api.stop())

type Answer = { status: number; body: any }
async function call(client: TestClient, path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST'): Promise<Answer> {
  const response = await client.send(path, { method, ...(json !== undefined && { json }) })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
const say = (who: TestClient, text: string, parentId?: string) =>
  call(who, `/api/stories/${storyId}/comments`, { text, ...(parentId && { parent_id: parentId }) })
const list = async (
  who: TestClient = api.visitor(),
  query = '',
): Promise<{ comments: WireComment[]; total: number; nextCursor: string | null }> =>
  (await call(who, `/api/stories/${storyId}/comments?${query}`)).body
const texts = async (query = '') => (await list(api.visitor(), query)).comments.map(({ text }) => text)
const act = (kind: string, id: string, json: object) => call(staff, `/api/admin/moderation/${kind}/${id}/actions`, json)
const remove = async (who: TestClient, id: string) => (await call(who, `/api/comments/${id}`, undefined, 'DELETE')).status
const clear = () => api.database.pool.query('DELETE FROM comment')

test('comments and replies are listed by time in pages, cleaned, with their count', async () => {
  const { status, body: first } = await say(bea, ' A \u{202E}quiet\u{202C} film\r\n\r\n\r\n\r\nwith a f\u{200B}ox ')
  expect(status).toBe(201)
  expect(first).toMatchObject({
    text: 'A quiet film\n\nwith a fox',
    author: { username: 'bea', display_name: 'Bea' },
    is_own: true,
    is_by_creator: false,
    edited_at: null,
  })
  await say(ada, 'Thank you', first.id)
  for (let number = 1; number <= 21; number++) await say(bea, `Number ${number}`)
  const page = await list(api.visitor(), 'order=oldest')
  expect(page).toMatchObject({ total: 23, comments: { length: 20 } })
  expect(page.comments[0]).toMatchObject({ id: first.id, reply_count: 1, is_own: false })
  expect(await texts(`order=oldest&cursor=${page.nextCursor}`)).toEqual(['Number 20', 'Number 21'])
  expect((await texts())[0]).toBe('Number 21')
  const replies = await list(ada, `parent_id=${first.id}`)
  expect(replies.comments).toMatchObject([{ text: 'Thank you', parent_id: first.id, is_by_creator: true, is_own: true }])
  expect((await call(api.visitor(), `/api/stories/${storyId}/comments?cursor=${page.nextCursor}`)).status).toBe(422)
  expect((await say(bea, 'Deeper', replies.comments[0]!.id)).status).toBe(409)
  expect((await say(bea, ' \u{200B}\u{202E} ')).status).toBe(422)
  await clear()
})

test('words that may not be published are refused with class and words, in a new and in an edited comment', async () => {
  const refusal = {
    status: 422,
    body: { code: 'COMMUNITY_CONTENT_MODERATION', data: { classes: ['sexual'], words: expect.arrayContaining(['porn']) } },
  }
  expect(await say(bea, 'Hardcore p\u{200B}orn')).toMatchObject(refusal)
  const { body } = await say(bea, 'A fox')
  expect(await call(bea, `/api/comments/${body.id}`, { text: 'Hardcore porn' }, 'PATCH')).toMatchObject(refusal)
  expect(await texts()).toEqual(['A fox'])
  expect((await call(bea, `/api/comments/${body.id}`, { text: 'An owl' }, 'PATCH')).body).toMatchObject({
    text: 'An owl',
    edited_at: expect.any(String),
  })
  expect((await call(ada, `/api/comments/${body.id}`, { text: 'A cat' }, 'PATCH')).status).toBe(404)
  await clear()
})

test('its author and the author of the story delete a comment; its replies stay', async () => {
  const { body: first } = await say(bea, 'First')
  await say(ada, 'Reply', first.id)
  const { body: second } = await say(bea, 'Second')
  expect([await remove(staff, first.id), await remove(bea, first.id), await remove(bea, first.id)]).toEqual([404, 204, 404])
  expect(await remove(ada, second.id)).toBe(204)
  const { comments, total } = await list()
  expect(comments).toMatchObject([{ id: first.id, text: null, author: null, reply_count: 1 }])
  expect(total).toBe(1)
  expect((await say(bea, 'Late', first.id)).status).toBe(409)
  const { rows } = await api.database.pool.query('SELECT text FROM comment WHERE deleted_at IS NOT NULL')
  expect(rows).toEqual([{ text: '' }, { text: '' }])
  await clear()
})

test('comments can be switched off, and are on published stories only', async () => {
  await say(bea, 'First')
  const change = (are_off: boolean, who = ada) => call(who, `/api/stories/${storyId}/comments`, { are_off }, 'PATCH')
  expect((await change(true, bea)).status).toBe(403)
  expect((await change(true)).body).toEqual({ are_off: true })
  expect(await list()).toEqual({ comments: [], total: 0, are_off: true, nextCursor: null })
  expect((await say(bea, 'Second')).status).toBe(409)
  await change(false)
  expect(await texts()).toEqual(['First'])
  await call(ada, `/api/stories/${storyId}`, { is_published: false }, 'PATCH')
  expect(await list()).toMatchObject({ comments: [], total: 0, are_off: false })
  expect((await say(bea, 'Second')).status).toBe(409)
  await call(ada, `/api/stories/${storyId}`, { is_published: true }, 'PATCH')
  await clear()
})

test('a reported comment is in the queue with what it said; hiding is undone, deleting is not', async () => {
  const { body } = await say(bea, 'You are a fool')
  const report = (who: TestClient) => call(who, '/api/reports', { subject_kind: 'comment', subject: body.id, reason: 'hate' })
  expect([(await report(bea)).status, (await report(ada)).status]).toEqual([409, 200])
  await call(bea, `/api/comments/${body.id}`, { text: 'You are nice' }, 'PATCH')
  expect((await call(staff, '/api/admin/reports')).body.subjects).toMatchObject([
    { subject_kind: 'comment', subject_id: body.id, name: 'You are nice', account_username: 'bea', reports: 1 },
  ])
  const subject = async () => (await call(staff, `/api/admin/moderation/comment/${body.id}`)).body
  expect(await subject()).toMatchObject({
    reports: [{ reported_text: 'You are a fool', reporter_username: 'ada' }],
    comment: { text: 'You are nice', story_id: storyId, is_hidden: false },
    account: { username: 'bea' },
  })
  expect((await act('comment', body.id, { action: 'unpublish', reason: 'x' })).status).toBe(422)
  const { body: hidden } = await act('comment', body.id, { action: 'hide', reason: 'Rude' })
  expect(hidden).toMatchObject({ subject_kind: 'comment', subject_name: 'You are nice', account_username: 'bea' })
  expect([await texts(), (await report(ada)).status]).toEqual([[], 404])
  expect((await act('comment', body.id, { action: 'hide', reason: 'Rude' })).status).toBe(409)
  expect((await call(staff, `/api/admin/moderation/actions/${hidden.id}/undo`, { reason: 'A mistake' })).status).toBe(200)
  expect(await texts()).toEqual(['You are nice'])
  expect((await act('comment', body.id, { action: 'warn', reason: 'Mind your words' })).status).toBe(200)
  expect((await act('comment', body.id, { action: 'delete', reason: 'Rude' })).status).toBe(200)
  expect([await texts(), (await subject()).comment.is_deleted]).toEqual([[], true])
  const { notices } = (await call(bea, '/api/notices')).body
  expect(notices.map(({ action }: { action: { kind: string } }) => action.kind)).toEqual(['delete', 'warn', 'undo', 'hide'])
  await clear()
})

test('comments of a banned account are gone at once and back when that is undone; those of a deleted one go', async () => {
  const cleo = await api.signUp('Cleo')
  const { body } = await say(cleo, 'Hello')
  await say(ada, 'Hi', body.id)
  const { body: ban } = await act('comment', body.id, { action: 'ban', reason: 'Spam' })
  expect((await list()).comments).toMatchObject([{ text: null, author: null }])
  await call(staff, `/api/admin/moderation/actions/${ban.id}/undo`, { reason: 'A mistake' })
  expect(await list()).toMatchObject({ comments: [{ text: 'Hello', author: { username: 'cleo' } }], total: 2 })
  await call(cleo, '/api/auth/sign-in/email', { email: 'cleo@films.test', password: 'correct horse' })
  expect((await call(cleo, '/api/me', { password: 'correct horse' }, 'DELETE')).status).toBe(204)
  expect(await list()).toMatchObject({ comments: [{ text: null, author: null }], total: 1 })
  const { rows } = await api.database.pool.query('SELECT user_id, text FROM comment WHERE id = $1', [body.id])
  expect(rows).toEqual([{ user_id: null, text: '' }])
  await clear()
})

const notified = async (who: TestClient) =>
  (await call(who, '/api/notifications')).body.notifications.map(({ kind, actors }: { kind: string; actors: { username: string }[] }) => [
    kind,
    ...actors.map(({ username }) => username),
  ])

test('the author of a story and of a comment are notified, once each', async () => {
  await api.database.pool.query('DELETE FROM notification')
  const dora = await api.signUp('Dora')
  const { body: first } = await say(bea, 'First')
  expect([await notified(ada), await notified(bea)]).toEqual([[['comment', 'bea']], []])
  await say(ada, 'Thank you', first.id)
  await say(dora, 'Me too', first.id)
  expect(await notified(bea)).toEqual([['reply', 'dora', 'ada']])
  expect(await notified(ada)).toEqual([['comment', 'dora', 'bea']])
  await clear()
})

test('who blocked each other neither comment nor read comments of the other', async () => {
  const [adaId, beaId] = await Promise.all([ada, bea].map(async (who) => (await call(who, '/api/me')).body.id))
  const { body: before } = await say(bea, 'Hello')
  await api.database.pool.query('INSERT INTO account_block (blocker_id, blocked_id) VALUES ($1, $2)', [adaId, beaId])
  expect((await say(bea, 'Again')).status).toBe(409)
  expect((await call(bea, `/api/comments/${before.id}`, { text: 'Changed' }, 'PATCH')).status).toBe(409)
  expect((await list(ada)).comments).toEqual([])
  expect(await texts()).toEqual(['Hello'])
  await api.database.pool.query('DELETE FROM account_block')
  await clear()
})
