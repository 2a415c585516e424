import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

let api: TestApi
let ada: TestClient
let bert: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  bert = await api.signUp('Bert')
})
afterAll(() => api.stop())

const me = async (client: TestClient) =>
  (await client.send('/api/me')).json() as Promise<Record<string, unknown> & { id: string; is_staff: boolean }>
const update = (client: TestClient, json: object) => client.send('/api/auth/update-user', { json })

async function uploadImage(client: TestClient): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([pixel], { type: 'image/png' }), 'me.png')
  const response = await client.send('/api/media/upload_image', { method: 'POST', body })
  return ((await response.json()) as { imageUrl: string }).imageUrl
}

async function signInAgain(name: string, password = 'correct horse'): Promise<TestClient> {
  const client = api.visitor()
  const response = await client.send('/api/auth/sign-in/email', { json: { email: `${name}@films.test`, password } })
  if (!response.ok) throw new Error(await response.text())
  return client
}
const idOf = async (client: TestClient) =>
  ((await (await client.send('/api/auth/get-session')).json()) as { session: { id: string } }).session.id
const end = async (client: TestClient, id: string) => (await client.send('/api/auth/revoke-session', { json: { id } })).status
const sessionsOf = async (client: TestClient) => (await client.send('/api/auth/list-sessions')).json() as Promise<{ id: string }[]>

test('a new name does not change the user name, whatever is sent', async () => {
  expect((await update(bert, { name: '  Bertha  ', username: 'ada', email: 'x@films.test' })).status).toBe(200)
  expect(await me(bert)).toMatchObject({ displayName: 'Bertha', username: 'bert', email: 'bert@films.test' })
  const empty = await update(bert, { name: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.json()).toMatchObject({ data: { fields: { name: 'Please enter your name' } } })
})

test('an avatar is an own upload that everybody can read until it is replaced', async () => {
  const [first, second, foreign] = [await uploadImage(bert), await uploadImage(bert), await uploadImage(ada)]
  expect((await api.visitor().send(first)).status).toBe(404)
  expect((await update(bert, { image: first })).status).toBe(200)
  expect((await api.visitor().send(first)).status).toBe(200)
  for (const image of [foreign, '/media/none/x.png', 'https://evil.example/x.png', `https://evil.example${second}`])
    expect((await update(bert, { image })).status).toBe(422)
  expect(await me(bert)).toMatchObject({ avatar_url: first })
  await update(bert, { image: second })
  expect((await bert.send(first)).status).toBe(404)
  await update(bert, { image: null })
  expect(await me(bert)).toMatchObject({ avatar_url: null })
  expect((await bert.send(second)).status).toBe(404)
})

test('an image stays private when setting it as avatar is refused', async () => {
  const picture = await uploadImage(bert)
  expect((await update(bert, { image: picture, name: ' ' })).status).toBe(422)
  await api.database.pool.query(`ALTER TABLE "user" ADD CONSTRAINT frozen CHECK (image IS NULL) NOT VALID`)
  const failed = await update(bert, { image: picture })
  await api.database.pool.query(`ALTER TABLE "user" DROP CONSTRAINT frozen`)
  expect(failed.status).toBeGreaterThanOrEqual(400)
  expect((await api.visitor().send(picture)).status).toBe(404)
})

test('a wrong current password is reported at its field, a correct one may end other sessions', async () => {
  const client = await api.signUp('Cora')
  const elsewhere = await signInAgain('cora')
  const change = (json: object) => client.send('/api/auth/change-password', { json })
  const wrong = await change({ currentPassword: 'wrong horse', newPassword: 'better horse' })
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({ data: { fields: { currentPassword: 'This is not your current password' } } })
  const short = await change({ currentPassword: 'correct horse', newPassword: 'short' })
  expect(await short.json()).toMatchObject({ data: { fields: { newPassword: 'Please use at least 8 characters' } } })
  const done = await change({ currentPassword: 'correct horse', newPassword: 'better horse', revokeOtherSessions: true })
  expect(done.status).toBe(200)
  expect(await done.json()).not.toHaveProperty('token')
  expect((await client.send('/api/me')).status).toBe(200)
  expect((await elsewhere.send('/api/me')).status).toBe(401)
})

test("sessions are listed without tokens, and one's own can be ended one by one or all at once", async () => {
  const dora = await api.signUp('Dora')
  const [phone, tablet] = [await signInAgain('dora'), await signInAgain('dora')]
  const listed = await dora.send('/api/auth/list-sessions')
  expect(await listed.clone().text()).not.toContain('token')
  expect(await listed.json()).toHaveLength(3)
  expect(await end(ada, await idOf(phone))).toBe(404)
  expect(await end(dora, await idOf(phone))).toBe(200)
  expect((await phone.send('/api/me')).status).toBe(401)
  expect((await dora.send('/api/auth/revoke-other-sessions', { json: {} })).status).toBe(200)
  expect((await tablet.send('/api/me')).status).toBe(401)
  expect(await sessionsOf(dora)).toHaveLength(1)
})

test('a session of many days can list sessions', async () => {
  const { id } = await me(bert)
  await api.database.pool.query(
    `UPDATE session SET created_at = now() - interval '9 days', updated_at = now() - interval '2 hours' WHERE user_id = $1`,
    [id],
  )
  expect(await sessionsOf(bert)).toHaveLength(1)
})

test.each([
  ['organization/create', { name: 'Crew', slug: 'crew' }],
  ['organization/accept-invitation', { invitationId: 'x' }],
  ['organization/leave', { organizationId: 'x' }],
  ['admin/impersonate-user', { userId: 'x' }],
  ['admin/create-user', { email: 'x@films.test', password: 'correct horse', name: 'X' }],
  ['admin/remove-user', { userId: 'x' }],
  ['delete-user', { password: 'correct horse' }],
])('%s does not exist, not even for staff', async (path, json) => {
  expect((await ada.send(`/api/auth/${path}`, { json })).status).toBe(404)
})

const setRole = async (client: TestClient, userId: string, role: string) =>
  (await client.send('/api/auth/admin/set-role', { json: { userId, role } })).status

test('staff rights can be passed on, and the last staff keeps them', async () => {
  const [first, second] = [await me(ada), await me(bert)]
  expect(await setRole(ada, first.id, 'user')).toBe(409)
  expect(await me(ada)).toMatchObject({ is_staff: true })
  expect(await setRole(ada, second.id, 'admin')).toBe(200)
  const both = await Promise.all([setRole(ada, first.id, 'user'), setRole(bert, second.id, 'user')])
  expect(both.toSorted((a, other) => a - other)).toEqual([200, 409])
  await api.database.pool.query(`UPDATE "user" SET role = CASE WHEN id = $1 THEN 'admin' ELSE 'user' END`, [first.id])
  expect(await setRole(ada, 'nobody', 'admin')).toBe(404)
  expect(await setRole(ada, second.id, 'owner')).toBe(422)
})

test.each([{ response: {} }, { response: { id: { a: 1 } } }, { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }, {}])(
  '%j is refused as a passkey',
  async (json) => {
    for (const path of ['register', 'authenticate']) {
      const client = path === 'register' ? ada : api.visitor()
      expect((await client.send(`/api/auth/passkey/generate-${path}-options`)).status).toBe(200)
      const verify = path === 'register' ? 'verify-registration' : 'verify-authentication'
      const { status } = await client.send(`/api/auth/passkey/${verify}`, { json })
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
  },
)

test('a session that is a while old adds no passkey until the password was entered again', async () => {
  const old = await signInAgain('ada')
  const options = async () => (await old.send('/api/auth/passkey/generate-register-options')).status
  expect(await options()).toBe(200)
  await api.database.pool.query(`UPDATE session SET created_at = now() - interval '16 minutes' WHERE id = $1`, [await idOf(old)])
  expect(await options()).toBe(403)
  const verified = await old.send('/api/auth/passkey/verify-registration', { json: { response: { id: 'x' } } })
  expect([verified.status, (await verified.json()).data]).toEqual([403, { reason: 'SIGN_IN_AGAIN' }])
  const other = await signInAgain('ada')
  await api.database.pool.query(`UPDATE session SET created_at = now() - interval '16 minutes' WHERE id = $1`, [await idOf(other)])
  const confirm = async (password: string) => (await old.send('/api/account/session/confirmation', { json: { password } })).status
  expect([await confirm('wrong horse'), await options()]).toEqual([403, 403])
  expect([await confirm('correct horse'), await options()]).toEqual([200, 200])
  expect((await other.send('/api/auth/passkey/generate-register-options')).status).toBe(403)
  await api.database.pool.query(`UPDATE session SET confirmed_at = now() - interval '16 minutes' WHERE id = $1`, [await idOf(old)])
  expect(await options()).toBe(403)
})

test('staff operations are refused to everybody else', async () => {
  expect((await ada.send('/api/auth/admin/list-users')).status).toBe(200)
  expect((await bert.send('/api/auth/admin/list-users')).status).toBe(403)
  expect((await api.visitor().send('/api/auth/admin/list-users')).status).toBe(401)
  expect((await bert.send('/api/auth/admin/set-role', { json: { userId: 'x', role: 'admin' } })).status).toBe(403)
})
