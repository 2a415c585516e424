import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmtpInbox, linkIn, startSmtpInbox } from '../../account/mails/testing/smtp-inbox.ts'
import { notify } from '../../notifications/notify.ts'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

let inbox: SmtpInbox
let api: TestApi
let staff: TestClient
beforeAll(async () => {
  inbox = await startSmtpInbox()
  api = await startTestApi({ SMTP_URL: inbox.url, MAIL_FROM: 'Fablecut <no-reply@films.test>' })
  staff = await api.signUp('Staff')
})
afterAll(async () => {
  await api.stop()
  await inbox.close()
})

const signUp = (name: string, more: object = {}) =>
  api
    .visitor()
    .send('/api/auth/sign-up/email', { json: { name, email: `${name.toLowerCase()}@films.test`, password: 'correct horse', ...more } })
const signIn = async (email: string, password = 'correct horse', language = '*') => {
  const client = api.visitor()
  const headers = { 'accept-language': language }
  const response = await client.send('/api/auth/sign-in/email', { json: { email, password }, headers })
  return { client, response, status: response.status }
}
const confirm = (token: string) => api.visitor().send('/api/account/email/confirm', { json: { token } })
const reset = (token: string, new_password = 'violet lantern 48') =>
  api.visitor().send('/api/account/password-reset/confirm', { json: { token, new_password } })
const askForReset = (email: string) => api.visitor().send('/api/account/password-reset', { json: { email } })
const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows

/** Signs up, confirms the address and signs in. */
async function enter(name: string): Promise<TestClient> {
  await signUp(name)
  const { token } = linkIn(await inbox.next(`${name.toLowerCase()}@films.test`, /Confirm/))
  expect((await confirm(token)).status).toBe(200)
  return (await signIn(`${name.toLowerCase()}@films.test`)).client
}

test('the first account is not held up by mails, and asked to confirm its address', async () => {
  expect((await staff.send('/api/me')).status).toBe(200)
  const mail = await inbox.next('staff@films.test')
  expect(mail.from?.text).toContain('no-reply@films.test')
  expect(mail.html).toContain('Confirm this address')
  const security = async () => (await staff.send('/api/account/security')).json()
  expect(await security()).toMatchObject({ email_confirmed: false, has_password: true, passkeys: [] })
  expect((await confirm(linkIn(mail).token)).status).toBe(200)
  expect(await security()).toMatchObject({ email_confirmed: true })
  expect((await staff.send('/api/account/email/confirmation', { method: 'POST' })).status).toBe(409)
})

test('a new account signs in once its address is confirmed, with a link that works once', async () => {
  const response = await signUp('Nora')
  expect([response.status, await response.json()]).toEqual([200, { confirmation_sent: true }])
  expect(response.headers.getSetCookie()).toEqual([])
  const first = await inbox.next('nora@films.test')
  const early = await signIn('nora@films.test')
  expect(early.status).toBe(403)
  expect(await early.response.json()).toMatchObject({ code: 'FORBIDDEN', data: { reason: 'EMAIL_NOT_CONFIRMED' } })
  const again = await inbox.next('nora@films.test')
  expect((await signIn('nora@films.test', 'wrong horse')).status).toBe(401)
  expect((await confirm(linkIn(again).token)).status).toBe(200)
  for (const mail of [again, first]) expect((await confirm(linkIn(mail).token)).status).toBe(404)
  const { client, status } = await signIn('nora@films.test')
  expect(status).toBe(200)
  expect(await (await client.send('/api/me')).json()).toMatchObject({ credits: 3000 })
})

test('an account confirms its address also where its creation was interrupted', async () => {
  await query(`ALTER TABLE installation RENAME COLUMN value TO unreadable`)
  await signUp('Otto')
  await query(`ALTER TABLE installation RENAME COLUMN unreadable TO value`)
  expect(await query(`SELECT must_confirm_email FROM "user" WHERE email = 'otto@films.test'`)).toEqual([{ must_confirm_email: true }])
  expect((await signIn('otto@films.test')).status).toBe(403)
  await inbox.next('otto@films.test', /Confirm/)
})

test('a sign-up with an address that is in use is answered alike, and its owner is told', async () => {
  await enter('Olga')
  const response = await signUp('Olga', { password: 'another correct horse' })
  expect([response.status, await response.json()]).toEqual([200, { confirmation_sent: true }])
  expect((await inbox.next('olga@films.test')).subject).toBe('You have an account already')
  expect((await signIn('olga@films.test', 'another correct horse')).status).toBe(401)
})

test('a forgotten password is reset by mail: once, and all sessions end; nobody learns whether there is an account', async () => {
  const pia = await enter('Pia')
  const [known, unknown] = await Promise.all([askForReset('Pia@films.test'), askForReset('nobody@films.test')])
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
  const mail = await inbox.next('pia@films.test')
  const { token } = linkIn(mail)
  expect(
    JSON.stringify(await query('SELECT * FROM one_time_link')) + JSON.stringify(await query('SELECT * FROM outgoing_mail')),
  ).not.toContain(token)
  expect(await (await reset(token, 'pia@films.test')).json()).toMatchObject({
    data: { fields: { new_password: expect.stringMatching(/easy to guess/) } },
  })
  expect((await reset(token)).status).toBe(200)
  expect((await reset(token, 'another correct horse')).status).toBe(404)
  expect((await pia.send('/api/me')).status).toBe(401)
  expect((await signIn('pia@films.test')).status).toBe(401)
  expect((await signIn('pia@films.test', 'violet lantern 48')).status).toBe(200)
  expect((await inbox.next('pia@films.test')).subject).toBe('Your password has changed')
  await expect.poll(() => query('SELECT * FROM outgoing_mail')).toEqual([])
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([])
})

test('a link is too old after an hour', async () => {
  await enter('Quinn')
  await askForReset('quinn@films.test')
  const { token } = linkIn(await inbox.next('quinn@films.test'))
  await query(`UPDATE one_time_link SET expires_at = expires_at - interval '61 minutes' WHERE purpose = 'reset'`)
  expect((await reset(token)).status).toBe(404)
})

test('a link that was sent to a former address does not work', async () => {
  await enter('Ralf')
  await askForReset('ralf@films.test')
  const { token } = linkIn(await inbox.next('ralf@films.test'))
  await query(`UPDATE "user" SET email = 'ralf@new.test' WHERE email = 'ralf@films.test'`)
  expect((await reset(token)).status).toBe(404)
  expect((await signIn('ralf@new.test')).status).toBe(200)
})

test('an address changes when the new one is confirmed, and both are told', async () => {
  const rosa = await enter('Rosa')
  const change = (email: string, password = 'correct horse') => rosa.send('/api/account/email', { json: { email, password } })
  expect((await change('rosa@new.test', 'wrong horse')).status).toBe(403)
  expect((await change('ROSA@films.test')).status).toBe(422)
  expect(await (await change('Rosa@new.test')).json()).toEqual({ has_changed: false })
  expect((await inbox.next('rosa@films.test')).text).toContain('rosa@new.test')
  const { token } = linkIn(await inbox.next('rosa@new.test'))
  expect(await (await rosa.send('/api/me')).json()).toMatchObject({ email: 'rosa@films.test' })
  expect(await (await confirm(token)).json()).toEqual({ email: 'rosa@new.test' })
  expect((await inbox.next('rosa@films.test')).subject).toBe('Your address has changed')
  expect((await signIn('rosa@new.test')).status).toBe(200)
  expect((await change('staff@films.test')).status).toBe(200)
  await inbox.next('rosa@new.test', /about to change/)
  await expect.poll(() => query('SELECT * FROM outgoing_mail')).toEqual([])
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([])
})

test('a changed password is told by mail', async () => {
  const sara = await enter('Sara')
  const json = { currentPassword: 'correct horse', newPassword: 'another correct horse' }
  expect((await sara.send('/api/auth/change-password', { json })).status).toBe(200)
  expect((await inbox.next('sara@films.test')).subject).toBe('Your password has changed')
})

test('a mail that cannot be sent now is sent later, and one that is refused for good is given up', async () => {
  inbox.refuse(451)
  await askForReset('staff@films.test')
  await expect.poll(() => query('SELECT attempts FROM outgoing_mail'), { timeout: 10_000 }).toEqual([{ attempts: 1 }])
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([])
  inbox.refuse(0)
  await query('UPDATE outgoing_mail SET next_attempt_at = now()')
  expect((await inbox.next('staff@films.test')).subject).toBe('Set a new password')
  inbox.refuse(550)
  await askForReset('staff@films.test')
  await expect.poll(() => query('SELECT * FROM outgoing_mail'), { timeout: 10_000 }).toEqual([])
  inbox.refuse(451)
  await askForReset('staff@films.test')
  await query(`UPDATE outgoing_mail SET created_at = now() - interval '25 hours'`)
  await expect.poll(() => query('SELECT * FROM outgoing_mail'), { timeout: 10_000 }).toEqual([])
  inbox.refuse(0)
})

test('staff invite by mail, and the invitation confirms the address', async () => {
  expect(await (await staff.send('/api/admin/invitations', { json: { email: 'tara@films.test' } })).json()).toEqual({ link: null })
  const { token } = linkIn(await inbox.next('tara@films.test', /invited/))
  expect(await (await api.visitor().send(`/api/account/invitations/${token}`)).json()).toEqual({ email: 'tara@films.test' })
  const client = api.visitor()
  const json = { name: 'Tara', email: 'tara@films.test', password: 'correct horse', inviteToken: token }
  expect((await client.send('/api/auth/sign-up/email', { json })).status).toBe(200)
  expect(await (await client.send('/api/account/security')).json()).toMatchObject({ email_confirmed: true })
  expect((await api.visitor().send(`/api/account/invitations/${token}`)).status).toBe(404)
})

/** The token of an invitation that is sent to an address. */
async function invitationOf(email: string): Promise<string> {
  await staff.send('/api/admin/invitations', { json: { email } })
  return linkIn(await inbox.next(email, /invited/)).token
}

test('an invitation takes over an account that somebody else created with its address and never confirmed', async () => {
  await signUp('Uli', { name: 'Mallory', password: 'mallory knows this' })
  const { token: confirmation } = linkIn(await inbox.next('uli@films.test', /Confirm/))
  const [{ id }] = await query(`SELECT id FROM "user" WHERE email = 'uli@films.test'`)
  await query(`UPDATE "user" SET two_factor_enabled = true WHERE id = $1`, [id])
  await query(`INSERT INTO two_factor (id, secret, backup_codes, user_id) VALUES ('uli', 's', 'c', $1)`, [id])
  await query(`INSERT INTO account (id, account_id, provider_id, user_id) VALUES ('uli', 'mallory', 'oidc', $1)`, [id])
  await query(`INSERT INTO session (id, expires_at, token, user_id) VALUES ('uli', now() + interval '1 day', 'uli', $1)`, [id])
  await query(
    `INSERT INTO passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up) VALUES ('uli', 'k', $1, 'uli', 0, 'x', false)`,
    [id],
  )
  const response = await signUp('Uli', { password: 'violet lantern 48', inviteToken: await invitationOf('uli@films.test') })
  expect([response.status, response.headers.getSetCookie().length > 0]).toEqual([200, true])
  expect((await signIn('uli@films.test', 'mallory knows this')).status).toBe(401)
  const { client, status } = await signIn('uli@films.test', 'violet lantern 48')
  expect(status).toBe(200)
  expect(await (await client.send('/api/me')).json()).toMatchObject({ displayName: 'Uli' })
  const security = await (await client.send('/api/account/security')).json()
  expect(security).toMatchObject({ email_confirmed: true, has_password: true, has_oidc: false, has_second_factor: false, passkeys: [] })
  expect(await query(`SELECT id FROM session WHERE id = 'uli'`)).toEqual([])
  expect((await confirm(confirmation)).status).toBe(404)
})

test('an invitation does not touch an account whose address was confirmed, or need not be, and stays valid', async () => {
  await enter('Vito')
  await query(`UPDATE "user" SET email_verified = false WHERE email = 'vito@films.test'`)
  const inviteToken = await invitationOf('vito@films.test')
  const response = await signUp('Vito', { password: 'violet lantern 48', inviteToken })
  expect([response.status, await response.json()]).toEqual([200, { confirmation_sent: true }])
  expect(await query(`SELECT email_verified FROM "user" WHERE email = 'vito@films.test'`)).toEqual([{ email_verified: false }])
  expect((await signIn('vito@films.test', 'violet lantern 48')).status).toBe(401)
  expect((await api.visitor().send(`/api/account/invitations/${inviteToken}`)).status).toBe(200)
})

test('a mail about a notification is switched off with one click by a mail program, which sends neither origin nor session', async () => {
  const client = await enter('Fay')
  const { id: to } = (await (await client.send('/api/me')).json()) as { id: string }
  const [{ id: actorId }] = await query(`SELECT id FROM "user" WHERE email = 'staff@films.test'`)
  await notify(api.database.db, { to, actorId, kind: 'follow', storyId: null })
  await query('UPDATE notification SET mail_at = now() WHERE account_id = $1', [to])
  const mail = await inbox.next('fay@films.test', /follows you/)
  const path = /\/api\/notifications\/unsubscribe\/[\w.-]+/.exec(JSON.stringify(mail.headers.get('list')))![0]
  const form = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const response = await api.visitor().send(path, { ...form, origin: null })
  expect([response.status, await response.json()]).toEqual([200, { kind: 'follow' }])
  const { preferences, sends_mails } = await (await client.send('/api/notifications/preferences')).json()
  expect(sends_mails).toBe(true)
  expect(preferences).toContainEqual({ kind: 'follow', in_app: true, by_mail: false })
  expect(preferences).toContainEqual({ kind: 'like', in_app: true, by_mail: true })
  expect((await api.visitor().send(`${path}x`, form)).status).toBe(404)
})

test('mails are in the language of the browser that signed up, then in the one that was chosen', async () => {
  const wanda = { name: 'Wanda', email: 'wanda@films.test', password: 'correct horse' }
  const headers = { cookie: 'fablecut_locale=ar', 'accept-language': 'fr' }
  await api.visitor().send('/api/auth/sign-up/email', { json: wanda, headers })
  const arabic = await inbox.next(wanda.email)
  expect(arabic.subject).toBe('أكِّد عنوانك')
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  expect((await confirm(linkIn(arabic).token)).status).toBe(200)
  const { client } = await signIn(wanda.email)

  const setLanguage = (language: string) => client.send('/api/me/language', { method: 'PUT', json: { language } })
  expect((await setLanguage('tlh')).status).toBe(422)
  expect((await setLanguage('de')).status).toBe(200)
  await askForReset(wanda.email)
  expect((await inbox.next(wanda.email)).subject).toBe('Lege ein neues Passwort fest')
  const { id: to } = (await (await client.send('/api/me')).json()) as { id: string }
  const [{ id: actorId }] = await query(`SELECT id FROM "user" WHERE email = 'staff@films.test'`)
  await notify(api.database.db, { to, actorId, kind: 'follow', storyId: null })
  await query('UPDATE notification SET mail_at = now() WHERE account_id = $1', [to])
  expect((await inbox.next(wanda.email)).subject).toBe('Staff folgt dir jetzt')
})

test('an account whose language is not known gets the one of its next sign-in; an invitation is in that of the staff', async () => {
  await enter('Xaver')
  const language = async () => (await query(`SELECT locale FROM "user" WHERE email = 'xaver@films.test'`))[0].locale
  await query(`UPDATE "user" SET locale = NULL WHERE email = 'xaver@films.test'`)
  await signIn('xaver@films.test', 'correct horse', 'ja')
  await signIn('xaver@films.test', 'correct horse', 'hi')
  expect(await language()).toBe('ja')
  await staff.send('/api/admin/invitations', { json: { email: 'yara@films.test' }, headers: { 'accept-language': 'es-MX' } })
  expect((await inbox.next('yara@films.test')).subject).toBe('Tienes una invitación a Fablecut')
})

test('an author is told by mail what moderators did, in their language, with a link to the message', async () => {
  await enter('Zoe')
  await query(`UPDATE "user" SET locale = 'fr' WHERE email = 'zoe@films.test'`)
  const [{ id }] = await query(`SELECT id FROM "user" WHERE email = 'zoe@films.test'`)
  const json = { action: 'warn', reason: 'Please no copies' }
  expect((await staff.send(`/api/admin/moderation/account/${id}/actions`, { json })).status).toBe(200)
  const mail = await inbox.next('zoe@films.test', /modération/)
  expect(mail.text).toContain('« Zoe »')
  expect(mail.text).toContain('Please no copies')
  expect(mail.text).toMatch(/https?:\/\/[^\s/]+\/messages\n/u)
})
