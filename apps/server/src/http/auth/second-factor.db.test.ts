import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmtpInbox, startSmtpInbox } from '../../account/mails/testing/smtp-inbox.ts'
import { runCommand } from '../../admin/run-command.ts'
import { readSettings } from '../../platform/settings.ts'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

let inbox: SmtpInbox
let api: TestApi
let ada: TestClient
beforeAll(async () => {
  inbox = await startSmtpInbox()
  api = await startTestApi({ SMTP_URL: inbox.url, MAIL_FROM: 'no-reply@films.test' })
  ada = await api.signUp('Ada')
})
afterAll(async () => {
  await api.stop()
  await inbox.close()
})

const json = async (response: Promise<Response>) => (await response).json()
const password = 'correct horse'
const post = (client: TestClient, path: string, body: object) => client.send(`/api/auth/${path}`, { json: body })
const security = (client: TestClient) => json(client.send('/api/account/security'))

/** The code of RFC 6238 for a key in base32, `steps` half minutes from now. */
function codeOf(key: string, steps = 0): string {
  const bits = [...key].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', bytes).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function signIn(): Promise<{ client: TestClient; answer: { twoFactorRedirect?: boolean } }> {
  const client = api.visitor()
  return { client, answer: await json(post(client, 'sign-in/email', { email: 'ada@films.test', password })) }
}

let key = ''
let backupCodes: string[] = []

test('the second factor is on once a first code was entered', async () => {
  expect((await post(ada, 'two-factor/enable', { password: 'wrong horse' })).status).toBe(422)
  const enrolment = await json(post(ada, 'two-factor/enable', { password }))
  key = new URL(enrolment.totpURI).searchParams.get('secret')!
  backupCodes = enrolment.backupCodes
  expect(decodeURIComponent(enrolment.totpURI)).toContain('otpauth://totp/Fablecut:ada@films.test')
  expect(await security(ada)).toMatchObject({ has_second_factor: false })
  expect((await signIn()).answer.twoFactorRedirect).toBeUndefined()
  expect((await post(ada, 'two-factor/verify-totp', { code: codeOf(key, 20) })).status).toBe(401)
  expect((await post(ada, 'two-factor/verify-totp', { code: codeOf(key) })).status).toBe(200)
  expect(await security(ada)).toMatchObject({ has_second_factor: true })
  expect((await inbox.next('ada@films.test', /asks for a code now/)).text).toContain('authenticator app')
  const { rows } = await api.database.pool.query('SELECT secret, backup_codes FROM two_factor')
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(JSON.stringify(rows)).not.toContain(backupCodes[0])
})

test('then a password alone gives no session, and a code completes the sign-in', async () => {
  const { client, answer } = await signIn()
  expect(answer).toMatchObject({ twoFactorRedirect: true })
  expect((await client.send('/api/me')).status).toBe(401)
  const wrong = await post(client, 'two-factor/verify-totp', { code: codeOf(key, 20) })
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'UNAUTHORIZED' }])
  expect((await post(client, 'two-factor/verify-totp', { code: codeOf(key) })).status).toBe(200)
  expect((await client.send('/api/me')).status).toBe(200)
  expect((await post(api.visitor(), 'two-factor/verify-totp', { code: codeOf(key) })).status).toBe(401)
})

test('no browser is exempt from the code', async () => {
  const { client } = await signIn()
  expect((await post(client, 'two-factor/verify-totp', { code: codeOf(key), trustDevice: true })).status).toBe(200)
  await post(client, 'sign-out', {})
  expect(await json(post(client, 'sign-in/email', { email: 'ada@films.test', password }))).toMatchObject({ twoFactorRedirect: true })
})

test('a backup code completes a sign-in once', async () => {
  const use = async (code: string) => {
    const { client } = await signIn()
    return (await post(client, 'two-factor/verify-backup-code', { code })).status
  }
  expect(await use(backupCodes[0]!)).toBe(200)
  expect(await use(backupCodes[0]!)).toBe(401)
  const renewed = await json(post(ada, 'two-factor/generate-backup-codes', { password }))
  expect(await use(backupCodes[1]!)).toBe(401)
  expect(await use(renewed.backupCodes[0])).toBe(200)
})

test('codes that are guessed lock the second factor, also with new sign-ins', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    const { client } = await signIn()
    statuses.push((await post(client, 'two-factor/verify-totp', { code: codeOf(key, 20 + i) })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await ada.send('/api/me')).status).toBe(200)
  await api.database.pool.query('UPDATE two_factor SET locked_until = NULL, failed_verification_count = 0')
})

test('a reset of the password keeps the second factor', async () => {
  const id = (await json(ada.send('/api/me'))).id
  const { url } = await json(ada.send(`/api/admin/accounts/${id}/reset-link`, { method: 'POST' }))
  const body = { token: new URL(url).pathname.split('/')[2], new_password: password }
  expect((await api.visitor().send('/api/account/password-reset/confirm', { json: body })).status).toBe(200)
  expect((await signIn()).answer).toMatchObject({ twoFactorRedirect: true })
})

test('it is turned off with the password, and by the administrator where the app and the backup codes are lost', async () => {
  const { client } = await signIn()
  await post(client, 'two-factor/verify-totp', { code: codeOf(key) })
  expect((await post(client, 'two-factor/disable', { password: 'wrong horse' })).status).toBe(422)
  expect((await post(client, 'two-factor/disable', { password })).status).toBe(200)
  expect(await security(client)).toMatchObject({ has_second_factor: false })
  await inbox.next('ada@films.test', /no longer asks/)
  const enrolment = await json(post(client, 'two-factor/enable', { password }))
  await post(client, 'two-factor/verify-totp', { code: codeOf(new URL(enrolment.totpURI).searchParams.get('secret')!) })
  expect((await signIn()).answer).toMatchObject({ twoFactorRedirect: true })
  const { db, url: databaseUrl } = api.database
  await runCommand(
    { command: 'remove-second-factor', first: 'ada@films.test', second: '' },
    { db, databaseUrl, settings: readSettings({}) },
  )
  expect((await signIn()).answer.twoFactorRedirect).toBeUndefined()
})
