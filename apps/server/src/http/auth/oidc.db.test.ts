import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmtpInbox, linkIn, startSmtpInbox } from '../../account/mails/testing/smtp-inbox.ts'
import { createLink } from '../../account/links/one-time-link.ts'
import { readSettings } from '../../platform/settings.ts'
import { admitOidcUser } from './admit-oidc-user.ts'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'
import { type OidcTestProvider, UNVERIFIED, startOidcProvider } from './testing/start-oidc-provider.ts'

const PORT = '11990'
const ORIGIN = `http://localhost:${PORT}`
const CLIENT = { clientId: 'fablecut', clientSecret: 'seven-lighthouses', redirectUri: `${ORIGIN}/api/auth/callback/oidc` }

let inbox: SmtpInbox
let provider: OidcTestProvider
let api: TestApi
let staff: TestClient
beforeAll(async () => {
  ;[inbox, provider] = await Promise.all([startSmtpInbox(), startOidcProvider(CLIENT)])
  api = await startTestApi({
    PORT,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_NAME: 'Film school',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'no-reply@films.test',
  })
  staff = await api.signUp('Staff')
})
afterAll(async () => {
  await api?.stop()
  await Promise.all([provider?.stop(), inbox?.close()])
})

const start = async (client: TestClient, callbackURL = '/story/my'): Promise<URL> => {
  const response = await client.send('/api/auth/sign-in/social', { json: { callbackURL } })
  expect(response.status).toBe(200)
  return new URL(((await response.json()) as { url: string }).url)
}

/** Signs in with the provider; returns the client and where it leads. */
async function enter(login: string, callbackURL?: string): Promise<{ client: TestClient; location: string }> {
  const client = api.visitor()
  const back = await provider.signIn((await start(client, callbackURL)).href, login)
  const response = await client.send(back.slice(ORIGIN.length), { redirect: 'manual' })
  return { client, location: response.headers.get('location') ?? '' }
}
const me = async (client: TestClient) => (await client.send('/api/me')).json()
const security = async (client: TestClient) => (await client.send('/api/account/security')).json()

/** An account with a password; its address may be confirmed. */
async function createAccount(name: string, isConfirmed: boolean): Promise<void> {
  const email = `${name.toLowerCase()}@films.test`
  await api.visitor().send('/api/auth/sign-up/email', { json: { name, email, password: 'correct horse' } })
  const { token } = linkIn(await inbox.next(email))
  if (isConfirmed) await api.visitor().send('/api/account/email/confirm', { json: { token } })
}

test('the installation names its provider', async () => {
  expect(await (await api.send('/api/system')).json()).toMatchObject({ sign_in: { oidc: 'Film school', mail: true } })
})

test('the provider is asked with PKCE, state and nonce', async () => {
  const { origin, searchParams } = await start(api.visitor())
  expect(origin).toBe(provider.issuer)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)?.length, name).toBeGreaterThan(15)
  expect(searchParams.get('redirect_uri')).toBe(CLIENT.redirectUri)
})

test('somebody new gets an account without a password, and comes back to the page', async () => {
  const { client, location } = await enter('olga@school.test')
  expect(location).toBe('/story/my')
  expect(await me(client)).toMatchObject({
    email: 'olga@school.test',
    displayName: 'olga',
    username: 'olga',
    credits: 3000,
    is_staff: false,
  })
  expect(await security(client)).toMatchObject({ email_confirmed: true, has_password: false, has_oidc: true })
  const again = await enter('olga@school.test')
  expect((await me(again.client)).id).toBe((await me(client)).id)
  const { rows } = await api.database.pool.query(`SELECT access_token, refresh_token, id_token FROM account WHERE provider_id = 'oidc'`)
  expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
})

test.each(['https://evil.example', '//evil.example', String.raw`/\evil.example`])('%s is no page to come back to', async (callbackURL) => {
  expect((await enter('olga@school.test', callbackURL)).location).toBe('/story')
})

test('an account is linked where both sides have verified the address, and its owner is told', async () => {
  await createAccount('Paula', true)
  const { client, location } = await enter('paula@films.test')
  expect(location).toBe('/story/my')
  expect(await security(client)).toMatchObject({ has_password: true, has_oidc: true })
  expect((await inbox.next('paula@films.test', /new way/)).text).toContain('Film school')
})

test.each([
  ['Ruth', true, `${UNVERIFIED}ruth@films.test`],
  ['Sven', false, 'sven@films.test'],
])('the account of %s is not linked: confirmed %s, login %s', async (name, isConfirmed, login) => {
  await createAccount(name, isConfirmed)
  const { client, location } = await enter(login)
  expect(location).toBe('/signin?error=account_not_linked')
  expect((await client.send('/api/me')).status).toBe(401)
})

test('a new account whose address the provider has not verified confirms it first', async () => {
  const { client, location } = await enter(`${UNVERIFIED}tom@school.test`)
  expect(location).toContain('error=EMAIL_NOT_CONFIRMED')
  expect((await client.send('/api/me')).status).toBe(401)
  const { token } = linkIn(await inbox.next('tom@school.test'))
  expect((await api.visitor().send('/api/account/email/confirm', { json: { token } })).status).toBe(200)
})

test('a suspended account is led to the sign-in page with what it needs to object', async () => {
  const { id } = await me((await enter('uwe@school.test')).client)
  const json = { action: 'ban', reason: 'Spam' }
  expect((await staff.send(`/api/admin/moderation/account/${id}/actions`, { json })).status).toBe(200)
  const { client, location } = await enter('uwe@school.test')
  const { pathname, searchParams } = new URL(location, ORIGIN)
  expect([pathname, searchParams.get('error')]).toEqual(['/signin', 'BANNED_USER'])
  expect((await client.send('/api/me')).status).toBe(401)
  const objection = await client.send(`/api/moderation/objections/${searchParams.get('objection')}`, { json: { words: 'It was a play' } })
  expect(objection.status).toBe(204)
})

test('a name that looks like staff is replaced', async () => {
  const { client } = await enter('admin@school.test')
  expect(await me(client)).toMatchObject({ displayName: 'Creator', username: 'creator' })
})

test.each([
  { SIGNUPS: 'closed', isInvited: false, emailVerified: true, isAdmitted: false },
  { SIGNUPS: 'invite', isInvited: false, emailVerified: true, isAdmitted: false },
  { SIGNUPS: 'invite', isInvited: true, emailVerified: false, isAdmitted: false },
  { SIGNUPS: 'invite', isInvited: true, emailVerified: true, isAdmitted: true },
])('somebody new is admitted as elsewhere: %j', async ({ SIGNUPS, isInvited, emailVerified, isAdmitted }) => {
  const email = `new-${isInvited}-${emailVerified}@school.test`
  const { db } = api.database
  if (isInvited) await createLink(db, ORIGIN, { purpose: 'invite', userId: null, email, sentBy: 'staff' })
  const moderator = { checkText: async () => ({ flagged: [], words: [] }) }
  const admitted = admitOidcUser({ db, settings: readSettings({ SIGNUPS }), moderator }, { name: 'Xaver', email, emailVerified })
  if (isAdmitted) expect(await admitted).toMatchObject({ name: 'Xaver', username: 'xaver', image: null })
  else await expect(admitted).rejects.toMatchObject({ body: { code: 'SIGN_UP_REFUSED' } })
})

test.each([
  ['yuri@school.test', 0],
  [`${UNVERIFIED}zoe@school.test`, 1],
])('%s leaves %i invitations of its address', async (login, left) => {
  const email = login.replace(UNVERIFIED, '')
  await createLink(api.database.db, ORIGIN, { purpose: 'invite', userId: null, email, sentBy: 'staff' })
  await enter(login)
  const { rows } = await api.database.pool.query('SELECT 1 FROM one_time_link WHERE purpose = $1 AND email = $2', ['invite', email])
  expect(rows).toHaveLength(left)
})

test('an answer without the state of this browser signs nobody in', async () => {
  const back = await provider.signIn((await start(api.visitor())).href, 'olga@school.test')
  const other = api.visitor()
  const response = await other.send(back.slice(ORIGIN.length), { redirect: 'manual' })
  expect(response.headers.get('location')).toContain('/signin?error=')
  expect((await other.send('/api/me')).status).toBe(401)
})

test('an account without a password can delete itself', async () => {
  const { client } = await enter('wim@school.test')
  expect((await client.send('/api/me', { method: 'DELETE', json: { password: '' } })).status).toBe(204)
})
