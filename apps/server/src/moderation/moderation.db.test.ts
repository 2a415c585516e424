import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import type { Notice } from '@fablecut/contracts/operations/moderation/notices'
import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { finishedStory } from '../community/testing.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { likeStory } from '../people/like-story.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { endSuspensions, uncountLikesOfSuspended } from './end-suspensions.ts'
import { suspendAccount } from './suspend-account.ts'

let api: TestApi
let staff: TestClient
let ada: TestClient
let bea: TestClient
beforeAll(async () => {
  api = await startTestApi()
  // The first account of an installation is staff.
  staff = await api.signUp('Stella')
  ada = await api.signUp('Ada')
  bea = await api.signUp('Bea')
})
afterAll(() => api.stop())

type Answer = { status: number; body: any }
async function call(client: TestClient, path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST'): Promise<Answer> {
  const response = await client.send(path, { method, ...(json !== undefined && { json }) })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
const idOf = async (client: TestClient): Promise<string> => (await call(client, '/api/me')).body.id
const publish = async (client: TestClient, changes: object = { is_published: true, is_public: true }): Promise<string> => {
  const id = await finishedStory(api, client)
  expect((await call(client, `/api/stories/${id}`, changes, 'PATCH')).status).toBe(200)
  return id
}
const report = (client: TestClient, id: string, reason = 'hate', words = '') =>
  call(client, '/api/reports', { subject_kind: 'story', subject: id, reason, words })
const act = (kind: string, id: string, json: object, who = staff) => call(who, `/api/admin/moderation/${kind}/${id}/actions`, json)
const undo = (id: string, who = staff) => call(who, `/api/admin/moderation/actions/${id}/undo`, { reason: 'A mistake' })
const subject = async (kind: string, id: string): Promise<SubjectDetails> => (await call(staff, `/api/admin/moderation/${kind}/${id}`)).body
const noticesOf = async (client: TestClient): Promise<{ notices: Notice[]; unread: number }> => (await call(client, '/api/notices')).body

/** Statuses and lists that a visitor gets of a story. */
async function publicView(id: string, username: string, who = api.visitor()) {
  const story = (await call(who, `/api/stories/${id}`)).status
  const [{ export_media_id: film, thumbnail_media_id: thumbnail }] = (
    await api.database.pool.query('SELECT export_media_id, thumbnail_media_id FROM story WHERE id = $1', [id])
  ).rows
  const media = await Promise.all(
    [`/media/${film}/video.mp4`, `/media/${thumbnail}/image.png`, `/media/${thumbnail}/thumbnail.jpg`].map((path) => who.send(path)),
  )
  const pages = await Promise.all([`/story/community/${id}`, `/story/share/${id}`, `/embed/${id}`].map((path) => who.send(path)))
  const lists = await Promise.all(
    ['/api/stories/published?order=newest', '/api/stories/published?order=for_you', `/api/profiles/${username}/stories`].map((path) =>
      call(who, path),
    ),
  )
  const xml = ['/sitemap/newest.xml', '/story/community/feed.xml', `/@${username}/feed.xml`].map(async (path) =>
    (await who.send(path)).text(),
  )
  return {
    story,
    media: media.map(({ status }) => status),
    pages: pages.map(({ status }) => status),
    listed: lists.map(({ body }) => (body.stories ?? []).some((card: { id: string }) => card.id === id)),
    inXml: (await Promise.all(xml)).map((text) => text.includes(id)),
  }
}
/** Streams of a shared story that is being made, of its creator and of a visitor; each promise resolves at the end of its stream. */
async function openStreams(client: TestClient): Promise<Promise<void>[]> {
  const input = { script_content: 'A fox sleeps in the snow.', auto_rewrite: false, visual_style: 'citypop' }
  const { body } = await call(client, '/api/stories/workflow/generate_script_to_video', input)
  await api.database.pool.query('UPDATE story SET is_public = true WHERE workflow_run_id = $1', [body.workflowRunId])
  const open = async (who: TestClient) => {
    const response = await who.send(`/api/stories/workflow/status_sse?workflowRunId=${body.workflowRunId}`)
    const reader = response.body!.getReader()
    await reader.read()
    return async () => {
      while (!(await reader.read()).done);
    }
  }
  const [own, visitors] = [await open(client), await open(api.visitor())]
  return [own(), visitors()]
}

const OPEN = { story: 200, media: [200, 200, 200], pages: [200, 200, 200], listed: [true, true, true], inXml: [true, true, true] }
const CLOSED = { story: 404, media: [404, 404, 404], pages: [404, 404, 404], listed: [false, false, false], inXml: [false, false, false] }

test('a report is stored once per person and subject, and nobody but staff sees it', async () => {
  const id = await publish(ada)
  expect(await report(bea, id, 'spam')).toEqual({ status: 200, body: { is_replaced: false } })
  expect(await report(bea, id, 'hate', '  They say X  ')).toEqual({ status: 200, body: { is_replaced: true } })
  expect((await call(bea, '/api/reports', { subject_kind: 'account', subject: 'ada', reason: 'spam' })).status).toBe(200)
  expect((await report(ada, id)).status).toBe(409)
  expect((await report(api.visitor(), id)).status).toBe(401)
  expect((await report(bea, await finishedStory(api, ada))).status).toBe(404)
  expect((await report(bea, id, 'because')).status).toBe(422)
  expect((await report(bea, id, 'hate', 'x'.repeat(1001))).status).toBe(422)
  expect((await report(bea, id, 'hate', 'x'.repeat(1000))).status).toBe(200)
  await report(bea, id, 'hate', 'They say X')
  for (const who of [ada, bea]) expect((await call(who, '/api/admin/reports')).status).toBe(403)
  const { body } = await call(staff, '/api/admin/reports')
  expect(body.subjects).toMatchObject([
    { subject_kind: 'story', subject_id: id, reports: 1, reasons: [{ reason: 'hate', count: 1 }], account_username: 'ada' },
    { subject_kind: 'account', name: 'Ada', reports: 1 },
  ])
  const profile = { bio: 'I film storms', links: ['https://storms.example.org/'] }
  expect((await ada.send('/api/me/profile', { method: 'PUT', json: profile })).status).toBe(200)
  expect(await subject('story', id)).toMatchObject({
    reports: [{ reason: 'hate', words: 'They say X', reporter_username: 'bea', is_open: true }],
    story: { title: 'The lighthouse', is_published: true, frames_url: expect.stringMatching(/strip\.jpg$/) },
    account: { username: 'ada', is_suspended: false, ...profile },
  })
  expect(JSON.stringify((await call(ada, `/api/stories/${id}`)).body)).not.toContain('They say X')
  expect((await act('story', id, { action: 'dismiss', reason: 'Harmless' })).status).toBe(200)
  expect((await call(staff, '/api/admin/reports')).body.subjects).toMatchObject([{ subject_kind: 'account' }])
  expect((await noticesOf(ada)).notices).toEqual([])
  // A dismissed story can be reported again.
  expect((await report(bea, id)).body).toEqual({ is_replaced: false })
})

test('a private story that nobody reported is closed to staff, who cannot open it by an action', async () => {
  const id = await finishedStory(api, ada)
  for (const action of ['dismiss', 'warn', 'hide', 'delete', 'ban'])
    expect((await act('story', id, { action, reason: 'Curious' })).status).toBe(404)
  expect((await call(staff, `/api/admin/moderation/story/${id}`)).status).toBe(404)
})

test('a hidden story is closed everywhere at once, cannot be published again, and is as before when that is undone', async () => {
  const id = await publish(ada)
  expect(await publicView(id, 'ada')).toEqual(OPEN)
  const { body: action } = await act('story', id, { action: 'hide', reason: 'Somebody else’s film' })
  expect(action).toMatchObject({ kind: 'hide', before: { is_published: true, is_public: true }, staff_username: 'stella' })
  expect(await publicView(id, 'ada')).toEqual(CLOSED)
  expect((await call(ada, `/api/stories/${id}`)).status).toBe(200)
  for (const change of [{ is_published: true }, { is_public: true }])
    expect(await call(ada, `/api/stories/${id}`, change, 'PATCH')).toMatchObject({ status: 403, body: { data: { reason: 'WITHHELD' } } })
  const exported = { story_id: id, remove_watermark: false, extra_steps: ['generate_link'] }
  expect((await call(ada, '/api/stories/workflow/export', exported)).status).toBe(403)
  expect(await call(ada, `/api/stories/${id}/duplicate`, undefined, 'POST')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('cannot be copied'), data: { reason: 'WITHHELD' } },
  })
  // Staff see what they hid.
  const { story } = await subject('story', id)
  expect(story!.is_hidden).toBe(true)
  expect((await staff.send(story!.film_url!)).headers.get('cache-control')).toContain('private')
  expect((await act('story', id, { action: 'hide', reason: 'Again' })).status).toBe(409)
  const { notices, unread } = await noticesOf(ada)
  expect(notices[0]).toMatchObject({
    action: { kind: 'hide', reason: 'Somebody else’s film', subject_id: id },
    can_object: true,
    is_read: false,
  })
  expect(unread).toBeGreaterThan(0)
  expect((await undo(action.id)).body).toMatchObject({ kind: 'undo', undone_kind: 'hide', after: { is_published: true, is_public: true } })
  expect(await publicView(id, 'ada')).toEqual(OPEN)
  expect((await undo(action.id)).status).toBe(409)
  await call(ada, '/api/notices/read', undefined, 'POST')
  expect(await noticesOf(ada)).toMatchObject({ unread: 0, notices: [{ action: { kind: 'undo' }, is_read: true }, { can_object: false }] })
})

test('a story that was changed while it was hidden stays unpublished, and what its author took back stays so', async () => {
  const changed = await publish(ada)
  const kept = await publish(ada)
  const actions = [await act('story', changed, { action: 'hide', reason: 'x' }), await act('story', kept, { action: 'hide', reason: 'x' })]
  expect((await call(ada, `/api/stories/${changed}`, { title: 'Another' }, 'PATCH')).status).toBe(200)
  expect((await call(ada, `/api/stories/${kept}`, { is_public: false }, 'PATCH')).status).toBe(200)
  for (const { body } of actions) expect((await undo(body.id)).status).toBe(200)
  const rows = await api.database.pool.query('SELECT is_published, is_public FROM story WHERE id = ANY($1) ORDER BY title', [
    [changed, kept],
  ])
  expect(rows.rows).toEqual([
    { is_published: false, is_public: false },
    { is_published: true, is_public: false },
  ])
})

test('an unpublished story can be published again by its author; a deleted one is gone', async () => {
  const id = await publish(ada)
  const { body } = await act('story', id, { action: 'unpublish', reason: 'Too loud' })
  expect(await publicView(id, 'ada')).toEqual(CLOSED)
  expect((await call(ada, `/api/stories/${id}`, { is_published: true }, 'PATCH')).status).toBe(200)
  expect((await act('story', id, { action: 'delete', reason: 'Worse' })).body).toMatchObject({ kind: 'delete' })
  expect((await call(ada, `/api/stories/${id}`)).status).toBe(404)
  expect((await noticesOf(ada)).notices[0]).toMatchObject({ action: { kind: 'delete', subject_name: 'The lighthouse' } })
  expect((await undo(body.id)).status).toBe(409)
  expect((await act('story', id, { action: 'hide', reason: 'x' })).status).toBe(404)
})

test('a ban hides everything of the account, ends its sessions and refuses sign-in with the reason; undone, all is back', async () => {
  const cleo = await api.signUp('Cleo')
  const id = await publish(cleo)
  const cleoId = await idOf(cleo)
  const streams = await openStreams(cleo)
  const { body: ban } = await act('account', cleoId, { action: 'ban', reason: 'Threats' })
  expect(ban).toMatchObject({ kind: 'ban', until: null, after: { withheld_stories: 2 } })
  for (const end of streams) await end
  expect(await publicView(id, 'cleo')).toEqual(CLOSED)
  expect((await call(api.visitor(), '/api/profiles/cleo')).status).toBe(404)
  for (const path of ['/@cleo', '/@cleo/feed.xml']) expect((await api.visitor().send(path)).status).toBe(404)
  expect((await call(cleo, '/api/me')).status).toBe(401)
  const credentials = { email: 'cleo@films.test', password: 'correct horse' }
  const refused = await call(api.visitor(), '/api/auth/sign-in/email', credentials)
  expect(refused).toMatchObject({ status: 403, body: { message: 'This account is suspended. The moderators’ reason: Threats' } })
  expect((await call(api.visitor(), '/api/auth/sign-in/email', { ...credentials, password: 'wrong horse' })).body.data).not.toHaveProperty(
    'objection_token',
  )
  // Without a session the token of the refusal is the way to object.
  const { objection_token: token } = refused.body.data
  expect((await call(api.visitor(), `/api/moderation/objections/${token}`, { words: 'It was a play' })).status).toBe(204)
  expect((await call(api.visitor(), `/api/moderation/objections/${token}`, { words: 'Again' })).status).toBe(409)
  expect((await call(api.visitor(), '/api/moderation/objections/none', { words: 'x' })).status).toBe(404)
  expect((await call(staff, '/api/admin/reports')).body.objections).toMatchObject([{ id: ban.id, objection: { words: 'It was a play' } }])
  const decided = await call(staff, `/api/admin/moderation/actions/${ban.id}/decision`, {
    decision: 'reversed',
    reason: 'It was a play indeed',
  })
  expect(decided.body).toMatchObject({ is_undone: true, objection: { decision: 'reversed', answer: 'It was a play indeed' } })
  expect(await publicView(id, 'cleo')).toEqual(OPEN)
  expect((await call(cleo, '/api/auth/sign-in/email', credentials)).status).toBe(200)
  expect((await noticesOf(cleo)).notices.map(({ kind, action }) => `${kind} ${action.kind}`)).toEqual([
    'objection ban',
    'moderation undo',
    'moderation ban',
  ])
})

test('a suspension ends by itself; a ban may replace it', async () => {
  const dora = await api.signUp('Dora')
  const id = await publish(dora)
  const doraId = await idOf(dora)
  const liked = await publish(await api.signUp('Lena'))
  const likes = async () =>
    (await api.database.pool.query<{ likes: number }>('SELECT likes FROM story_like_count WHERE story_id = $1', [liked])).rows[0]!.likes
  for (const client of [dora, staff]) expect((await client.send(`/api/stories/${liked}/like`, { method: 'PUT' })).status).toBe(200)
  expect(await likes()).toBe(2)
  expect((await act('account', doraId, { action: 'suspend', reason: 'Spam' })).status).toBe(422)
  const { body: first } = await act('story', id, { action: 'suspend', reason: 'Spam', days: 3 })
  expect(new Date(first.until).getTime() - new Date(first.created_at).getTime()).toBeGreaterThan(2.9 * 86_400_000)
  expect((await act('account', doraId, { action: 'suspend', reason: 'Spam', days: 9 })).status).toBe(409)
  expect(await publicView(id, 'dora')).toEqual(CLOSED)
  expect(await likes()).toBe(1)
  const { body: ban } = await act('account', doraId, { action: 'ban', reason: 'More spam' })
  expect((await undo(first.id)).status).toBe(409)
  expect((await undo(ban.id)).status).toBe(200)
  expect(await publicView(id, 'dora')).toEqual(OPEN)
  expect(await likes()).toBe(2)
  await act('account', doraId, { action: 'suspend', reason: 'Spam', days: 1 })
  await endSuspensions(api.database.pool)
  expect(await publicView(id, 'dora')).toEqual(CLOSED)
  await api.database.pool.query(`UPDATE "user" SET ban_expires = now() - interval '1 second' WHERE id = $1`, [doraId])
  expect((await call(dora, '/api/auth/sign-in/email', { email: 'dora@films.test', password: 'correct horse' })).status).toBe(200)
  expect(await likes()).toBe(1)
  await endSuspensions(api.database.pool)
  expect(await publicView(id, 'dora')).toEqual(OPEN)
  expect(await likes()).toBe(2)
  // As suspended by a release that counted the likes.
  await api.database.pool.query('UPDATE "user" SET banned = true WHERE id = $1', [doraId])
  await uncountLikesOfSuspended(api.database.pool)
  expect(await likes()).toBe(1)
  await api.database.pool.query('DELETE FROM story_like WHERE user_id = $1', [doraId])
  expect(await likes()).toBe(1)
})

test('a like that is given while the account is suspended is refused or not counted', async () => {
  const [noor, author] = [await api.signUp('Noor'), await api.signUp('Theo')]
  const story = await publish(author)
  const noorId = await idOf(noor)
  const { liking } = await inTransaction(api.database.pool, async (tx) => {
    await suspendAccount(tx, noorId, { reason: 'Spam', days: 3 })
    const liking = likeStory(api.database.pool, { viewer: { id: noorId, teamId: null }, storyId: story })
    liking.catch(() => {})
    await vi.waitUntil(async () => (await api.database.pool.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount! > 0, {
      timeout: 20_000,
    })
    return { liking }
  })
  await expect(liking).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect((await api.database.pool.query('SELECT FROM story_like WHERE user_id = $1', [noorId])).rowCount).toBe(0)
})

test('an account that was banned before actions were logged can be banned again, and that is undone', async () => {
  const fay = await api.signUp('Fay')
  const [id, fayId] = [await publish(fay), await idOf(fay)]
  await api.database.pool.query('UPDATE "user" SET banned = true WHERE id = $1', [fayId])
  const { status, body: ban } = await act('account', fayId, { action: 'ban', reason: 'Spam' })
  expect([status, await publicView(id, 'fay')]).toEqual([200, CLOSED])
  expect((await act('account', fayId, { action: 'ban', reason: 'Spam' })).status).toBe(409)
  expect((await undo(ban.id)).status).toBe(200)
  expect(await publicView(id, 'fay')).toEqual(OPEN)
  expect((await call(fay, '/api/auth/sign-in/email', { email: 'fay@films.test', password: 'correct horse' })).status).toBe(200)
})

test('a session that a sign-in stored after the account was suspended is of no use', async () => {
  const gina = await api.signUp('Gina')
  const ginaId = await idOf(gina)
  // As such a sign-in leaves it: the account is suspended, and its session is there.
  await api.database.pool.query('UPDATE "user" SET banned = true WHERE id = $1', [ginaId])
  expect((await call(gina, '/api/me')).status).toBe(401)
  const password = { currentPassword: 'correct horse', newPassword: 'another correct horse' }
  expect((await call(gina, '/api/auth/change-password', password)).status).toBe(401)
  expect((await call(gina, '/api/auth/update-user', { name: 'Gerda' })).status).toBe(401)
  const { rows } = await api.database.pool.query('SELECT 1 FROM session WHERE user_id = $1', [ginaId])
  expect(rows).toEqual([])
})

test('a ban that is committed while a suspension ends stays', async () => {
  const { pool } = api.database
  const hana = await api.signUp('Hana')
  const hanaId = await idOf(hana)
  await pool.query(`UPDATE "user" SET banned = true, ban_expires = now() - interval '1 second' WHERE id = $1`, [hanaId])
  const banning = await pool.connect()
  await banning.query('BEGIN')
  await banning.query('UPDATE "user" SET ban_expires = NULL WHERE id = $1', [hanaId])
  const ended = endSuspensions(pool)
  const waiting = `SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`
  while ((await pool.query(waiting)).rows[0].waiting === 0);
  await banning.query('COMMIT')
  banning.release()
  await ended
  const { rows } = await pool.query('SELECT banned FROM "user" WHERE id = $1', [hanaId])
  expect(rows).toEqual([{ banned: true }])
})

test('reports of what was deleted can be dismissed', async () => {
  const eve = await api.signUp('Eve')
  const [id, eveId] = [await publish(eve), await idOf(eve)]
  await report(bea, id, 'spam')
  await call(bea, '/api/reports', { subject_kind: 'account', subject: 'eve', reason: 'spam' })
  expect((await call(eve, `/api/stories/${id}`, undefined, 'DELETE')).status).toBe(204)
  expect(await subject('story', id)).toMatchObject({ story: { is_deleted: true, film_url: null }, account: { username: 'eve' } })
  expect((await call(eve, '/api/me', { password: 'correct horse' }, 'DELETE')).status).toBe(204)
  expect(await subject('account', eveId)).toMatchObject({ account: null, story: null, reports: [{ reason: 'spam' }] })
  for (const [kind, of] of [
    ['story', id],
    ['account', eveId],
  ] as const) {
    expect((await act(kind, of, { action: 'warn', reason: 'x' })).status).toBe(404)
    expect((await act(kind, of, { action: 'dismiss', reason: 'Gone' })).status).toBe(200)
  }
  const { body } = await call(staff, '/api/admin/reports')
  expect(body.subjects.filter(({ subject_id: gone }: { subject_id: string }) => [id, eveId].includes(gone))).toEqual([])
})

test('staff who were reported are not told by whom', async () => {
  const id = await publish(staff)
  await report(bea, id, 'spam')
  await call(bea, '/api/reports', { subject_kind: 'account', subject: 'stella', reason: 'spam' })
  const unnamed = { is_own: true, reports: [{ reason: 'spam', reporter_username: null }] }
  expect(await subject('story', id)).toMatchObject(unnamed)
  expect(await subject('account', 'stella')).toMatchObject(unnamed)
})

test('staff cannot act on themselves, nor on the only other staff that can sign in, nor twice', async () => {
  const id = await publish(staff)
  for (const action of ['hide', 'delete', 'warn', 'ban']) expect((await act('story', id, { action, reason: 'x' })).status).toBe(409)
  expect((await act('account', await idOf(staff), { action: 'ban', reason: 'x' })).status).toBe(409)
  expect((await act('account', await idOf(ada), { action: 'hide', reason: 'x' })).status).toBe(422)
  expect((await act('account', await idOf(ada), { action: 'warn', reason: ' ' })).status).toBe(422)
  expect((await call(staff, '/api/auth/admin/ban-user', { userId: await idOf(ada) })).status).toBe(404)
})

test('only the account can object, once, and staff uphold; a warning is in the log', async () => {
  const { body: warning } = await act('account', await idOf(ada), { action: 'warn', reason: 'Mind your words' })
  const object = (who: TestClient) => call(who, `/api/moderation/actions/${warning.id}/objection`, { words: 'I did' })
  expect([(await object(bea)).status, (await object(ada)).status, (await object(ada)).status]).toEqual([404, 204, 409])
  const decide = () => call(staff, `/api/admin/moderation/actions/${warning.id}/decision`, { decision: 'upheld', reason: 'You did not' })
  expect([(await decide()).status, (await decide()).status]).toEqual([200, 409])
  expect((await noticesOf(ada)).notices[0]).toMatchObject({
    kind: 'objection',
    action: { objection: { decision: 'upheld', answer: 'You did not' } },
  })
  const log = (await call(staff, '/api/admin/moderation/log')).body as { actions: WireModerationAction[]; nextCursor: string | null }
  expect(log.actions[0]).toMatchObject({ kind: 'warn', account_username: 'ada', staff_username: 'stella', reason: 'Mind your words' })
  expect(log.nextCursor).toBeNull()
  expect((await call(staff, '/api/admin/moderation/log?cursor=x')).status).toBe(422)
})

test('sharing by a link is moderated, and what is taken back is closed at once', async () => {
  const refused = await finishedStory(api, ada, { title: 'Hardcore porn' })
  expect(await call(ada, `/api/stories/${refused}`, { is_public: true }, 'PATCH')).toMatchObject({
    status: 422,
    body: { code: 'COMMUNITY_CONTENT_MODERATION', data: { classes: ['sexual'] } },
  })
  const id = await publish(ada, { is_public: true })
  expect(await publicView(id, 'ada')).toMatchObject({
    story: 200,
    media: [200, 200, 200],
    pages: [200, 200, 200],
    listed: [false, false, false],
    inXml: [false, false, false],
  })
  expect((await call(ada, `/api/stories/${id}`, { title: 'Hardcore porn' }, 'PATCH')).status).toBe(422)
  expect((await call(ada, `/api/stories/${id}`, { is_public: false }, 'PATCH')).status).toBe(200)
  expect(await publicView(id, 'ada')).toEqual(CLOSED)
})

test('a refused sign-in lets one object to the own suspension only', async () => {
  for (const name of ['Gwen', 'Hugo']) {
    const { status } = await act('account', await idOf(await api.signUp(name)), { action: 'ban', reason: `Of ${name}` })
    expect(status).toBe(200)
  }
  const { rows } = await api.database.pool.query(`SELECT reason, objection_token FROM moderation_action WHERE reason LIKE 'Of %'`)
  const tokens = Object.fromEntries(rows.map((row) => [row.reason, row.objection_token]))
  const password = 'correct horse'
  const signIn = async (route: string, json: object) =>
    (await call(api.visitor(), `/api/auth/sign-in/${route}`, json)).body.data.objection_token
  expect(await signIn('email', { email: 'gwen@films.test', username: 'hugo', password })).toBe(tokens['Of Gwen'])
  expect(await signIn('username', { username: 'gwen', email: 'hugo@films.test', password })).toBe(tokens['Of Gwen'])
  expect(await signIn('username', { username: 'hugo', password })).toBe(tokens['Of Hugo'])
})
