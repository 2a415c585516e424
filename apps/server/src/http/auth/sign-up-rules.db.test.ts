import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

let api: TestApi
// Windows begin at multiples of their length: one of a quarter of an hour may end between two guesses.
const RATE_LIMITS = 'signIn=1000/60,signUp=1000/60,signInAccount=10/999999'
beforeAll(async () => void (api = await startTestApi({ PUBLIC_URL: 'https://films.example.org', RATE_LIMITS })))
afterAll(() => api.stop())

const signUp = (name: string, more: object = {}) =>
  api
    .visitor()
    .send('/api/auth/sign-up/email', { json: { name, email: `${name.replace(/\W/g, '')}@films.test`, password: 'correct horse', ...more } })
const fieldsOf = async (response: Response) => ((await response.json()) as { data: { fields?: Record<string, string> } }).data.fields
const needsSetupCode = async () =>
  ((await (await api.send('/api/system')).json()) as { sign_in: { needs_setup_code: boolean } }).sign_in.needs_setup_code
const signIn = (email: string, password: string, client = api.visitor()) =>
  client.send('/api/auth/sign-in/email', { json: { email, password } })

let staff: TestClient

test('the first account of a server that others can reach needs the set-up code', async () => {
  expect(await needsSetupCode()).toBe(true)
  expect((await signUp('Mallory')).status).toBe(403)
  const wrong = await signUp('Mallory', { setupCode: 'AAAA-BBBB-CCCC' })
  expect([wrong.status, Object.keys((await fieldsOf(wrong))!)]).toEqual([422, ['setupCode']])
  const { rows } = await api.database.pool.query(`SELECT value FROM installation WHERE key = 'setup_code'`)
  const typed = String(rows[0].value).toLowerCase().replace(/.{4}/g, '$& ')
  staff = api.visitor()
  const json = { name: 'Staff', email: 'staff@films.test', password: 'correct horse', setupCode: typed }
  expect((await staff.send('/api/auth/sign-up/email', { json })).status).toBe(200)
  expect(await (await staff.send('/api/me')).json()).toMatchObject({ is_staff: true })
  expect(await needsSetupCode()).toBe(false)
  expect((await signUp('Vera')).status).toBe(200)
})

test.each(['Fablecut', 'admin', 'Suррort', 'Fuck Hitler'])('the name %s is refused at sign-up and later', async (name) => {
  const refused = await signUp(name)
  expect([refused.status, Object.keys((await fieldsOf(refused))!)]).toEqual([422, ['name']])
  const client = api.visitor()
  await signIn('Vera@films.test', 'correct horse', client)
  const renamed = await client.send('/api/auth/update-user', { json: { name } })
  expect([renamed.status, Object.keys((await fieldsOf(renamed))!)]).toEqual([422, ['name']])
})

test('staff may call themselves so', async () => {
  expect((await staff.send('/api/auth/update-user', { json: { name: 'Support' } })).status).toBe(200)
})

test('guesses are limited per account from all addresses, alike for an address without one; sessions go on and a reset starts anew', async () => {
  const client = await api.signUp('Wanda')
  const guess = async (email: string) => {
    const results: [number, string][] = []
    for (let i = 0; i < 11; i++) {
      const response = await signIn(email, `wrong horse ${i}`)
      results.push([response.status, ((await response.json()) as { message: string }).message])
    }
    return results
  }
  const [known, unknown] = [await guess('wanda@films.test'), await guess('nobody@films.test')]
  expect(known).toEqual(unknown)
  expect(known.map(([status]) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  expect((await signIn('WANDA@films.test', 'correct horse')).status).toBe(429)
  expect((await client.send('/api/auth/sign-in/username', { json: { username: 'wanda', password: 'correct horse' } })).status).toBe(429)
  expect((await client.send('/api/me')).status).toBe(200)
  const { accounts } = (await (await staff.send('/api/admin/accounts?text=wanda')).json()) as { accounts: { id: string }[] }
  const { url } = (await (await staff.send(`/api/admin/accounts/${accounts[0]!.id}/reset-link`, { method: 'POST' })).json()) as {
    url: string
  }
  const body = { token: new URL(url).pathname.split('/')[2], new_password: 'violet lantern 48' }
  expect((await api.visitor().send('/api/account/password-reset/confirm', { json: body })).status).toBe(200)
  expect((await signIn('wanda@films.test', 'violet lantern 48')).status).toBe(200)
})

test('only what a route signs in with names the account that is counted', async () => {
  const mallory = { email: 'mallet@films.test', username: 'mallet' }
  await api.signUp('Mallet')
  await api.signUp('Yara')
  const guess = (json: object) => api.visitor().send('/api/auth/sign-in/username', { json })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    statuses.push((await guess({ username: 'yara', email: `other${i}@films.test`, password: `wrong horse ${i}` })).status)
    if (i === 5) expect((await guess({ ...mallory, email: 'yara@films.test', password: 'correct horse' })).status).toBe(200)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  const byEmail = { ...mallory, email: 'yara@films.test', password: 'correct horse' }
  expect((await api.visitor().send('/api/auth/sign-in/email', { json: byEmail })).status).toBe(429)
})

test('a right password starts counting anew', async () => {
  await api.signUp('Xenia')
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 6; i++) expect((await signIn('xenia@films.test', 'wrong horse')).status).toBe(401)
    expect((await signIn('xenia@films.test', 'correct horse')).status).toBe(200)
  }
})

test('responses of an https server are sent with HSTS, and OPTIONS is answered', async () => {
  expect((await api.send('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
  const options = await api.send('/api/account/password-reset', { method: 'OPTIONS', origin: null })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'OPTIONS, POST'])
})
