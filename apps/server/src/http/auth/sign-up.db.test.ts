import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, startTestApi } from '../testing.ts'

let api: TestApi
beforeAll(async () => void (api = await startTestApi()))
afterAll(() => api.stop())

const signUp = (name: string, email: string, password = 'correct horse') =>
  api.visitor().send('/api/auth/sign-up/email', { json: { name, email, password } })

test('the first account is staff, the next is not; both get the signup bonus', async () => {
  const first = await api.signUp('Frida')
  const second = await api.signUp('Second')
  const me = await (await first.send('/api/me')).json()
  expect(me).toMatchObject({
    email: 'frida@films.test',
    displayName: 'Frida',
    username: 'frida',
    plan: 'solo',
    team_id: null,
    avatar_url: null,
  })
  expect(me).toMatchObject({
    credits: 3000,
    free_stories_left: 1,
    is_staff: true,
    is_team_member: false,
    features: ['app.action-video.wan2.2-v1', 'app.action-video.runway-act2'],
  })
  expect(await (await second.send('/api/me')).json()).toMatchObject({ is_staff: false, credits: 3000 })
})

test('a session ends with sign-out, and sign-in starts another', async () => {
  const client = await api.signUp('Gerd')
  expect((await client.send('/api/auth/sign-out', { json: {} })).status).toBe(200)
  expect((await client.send('/api/me')).status).toBe(401)
  const wrong = await client.send('/api/auth/sign-in/email', { json: { email: 'gerd@films.test', password: 'wrong horse' } })
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Invalid email or password' })
  expect((await client.send('/api/auth/sign-in/email', { json: { email: 'Gerd@films.test', password: 'correct horse' } })).status).toBe(200)
  expect(await (await client.send('/api/me')).json()).toMatchObject({ displayName: 'Gerd', credits: 3000 })
})

test('the session cookie is not readable by scripts and not sent to other sites', async () => {
  const response = await signUp('Hanna', 'hanna@films.test')
  const cookie = response.headers.getSetCookie().find((line) => line.includes('session_token'))!
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const value = decodeURIComponent(/=([^;]*)/.exec(cookie)![1]!).split('.')[0]!
  expect(await response.text()).not.toContain(value)
})

test('an address in use is refused at its field', async () => {
  await signUp('Ida', 'ida@films.test')
  const response = await signUp('Ida', 'IDA@films.test')
  expect(response.status).toBe(422)
  const message = 'There is an account with this email already. Sign in instead.'
  expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', message, data: { fields: { email: message } } })
})

test.each(['password', 'qwertyuiop', 'jolanda.films'])('%s is refused as a password: it is easy to guess', async (password) => {
  const response = await signUp('Jolanda Films', 'jolanda.films@films.test', password)
  expect(response.status).toBe(422)
  const message = expect.stringMatching(/^This password is easy to guess: .*Please choose one that is longer or less common$/)
  expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', message, data: { fields: { password: message } } })
})

test('an easy password does not replace a good one', async () => {
  const client = await api.signUp('Kira')
  const change = (newPassword: string) =>
    client.send('/api/auth/change-password', { json: { currentPassword: 'correct horse', newPassword } })
  expect((await change('password1')).status).toBe(422)
  expect((await change('another correct horse')).status).toBe(200)
})

test('each invalid field is named', async () => {
  const response = await signUp('  ', 'not an address', 'short')
  expect(response.status).toBe(422)
  const { fields } = ((await response.json()) as { data: { fields: object } }).data
  expect(Object.keys(fields).sort()).toEqual(['email', 'name', 'password'])
})

test('users with one name get different user names, also concurrently', async () => {
  const responses = await Promise.all([1, 2, 3, 4].map((i) => signUp('Jörg Müller', `jm${i}@films.test`)))
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200])
  const { rows } = await api.database.pool.query(`SELECT username FROM "user" WHERE email LIKE 'jm%'`)
  const names = rows.map((row) => row.username)
  expect(new Set(names).size).toBe(4)
  expect(names).toContain('jorgmuller')
  for (const name of names) expect(name).toMatch(/^jorgmuller\d*$/)
})

test("clients can't set the staff role or an external avatar", async () => {
  const body = {
    name: 'Kim',
    email: 'kim@films.test',
    password: 'correct horse',
    role: 'admin',
    image: 'https://evil.example/x.png',
    username: 'frida',
  }
  const client = api.visitor()
  expect((await client.send('/api/auth/sign-up/email', { json: body })).status).toBe(200)
  expect(await (await client.send('/api/me')).json()).toMatchObject({ is_staff: false, avatar_url: null, username: 'kim' })
  expect((await client.send('/api/auth/update-user', { json: { image: 'https://evil.example/x.png' } })).status).toBe(422)
})

test('a closed installation accepts only the first account', async () => {
  const closed = await startTestApi({ SIGNUPS: 'closed' })
  const owner = await closed.signUp('Owner')
  expect(await (await owner.send('/api/me')).json()).toMatchObject({ is_staff: true })
  const response = await closed
    .visitor()
    .send('/api/auth/sign-up/email', { json: { name: 'Late', email: 'late@films.test', password: 'correct horse' } })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'FORBIDDEN', message: 'This installation takes no new accounts' })
  await closed.stop()
})

test('a sign-up without any staff left does not become staff', async () => {
  const fresh = await startTestApi()
  const owner = await fresh.signUp('Owner')
  expect((await owner.send('/api/me', { method: 'DELETE', json: { password: 'correct horse' } })).status).toBe(204)
  const next = await fresh.signUp('Next')
  expect(await (await next.send('/api/me')).json()).toMatchObject({ is_staff: false })
  await fresh.database.pool.query("DELETE FROM installation WHERE key = 'first_account'")
  const later = await fresh.signUp('Later')
  expect(await (await later.send('/api/me')).json()).toMatchObject({ is_staff: false })
  await fresh.stop()
})

test('too many sign-ups from one address are limited', async () => {
  const strict = await startTestApi({ RATE_LIMITS: 'on' })
  const send = (i: number) =>
    strict.visitor().send('/api/auth/sign-up/email', { json: { name: 'Lot', email: `lot${i}@films.test`, password: 'short' } })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await send(i)).status)
  expect(statuses).toContain(429)
  const last = await send(99)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  await strict.stop()
})
