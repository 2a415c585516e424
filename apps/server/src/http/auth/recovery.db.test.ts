import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '../../account/mails/queue-mail.ts'
import { runCommand } from '../../admin/run-command.ts'
import { readSettings } from '../../platform/settings.ts'
import { signUp as handleSignUp } from './sign-up-route.ts'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

let api: TestApi
let staff: TestClient
beforeAll(async () => {
  api = await startTestApi({ SIGNUPS: 'invite', HOST: '127.0.0.1' })
  staff = await api.signUp('Staff')
})
afterAll(() => api.stop())

const json = async (response: Promise<Response>) => (await response).json()
const signUp = (name: string, more: object = {}) =>
  api
    .visitor()
    .send('/api/auth/sign-up/email', { json: { name, email: `${name.toLowerCase()}@films.test`, password: 'correct horse', ...more } })
const signIn = (email: string, password: string) => api.visitor().send('/api/auth/sign-in/email', { json: { email, password } })
const reset = (token: string) =>
  api.visitor().send('/api/account/password-reset/confirm', { json: { token, new_password: 'violet lantern 48' } })

async function invitation(): Promise<string> {
  const { link } = await json(staff.send('/api/admin/invitations', { json: {} }))
  return new URL(link.url).pathname.split('/')[2]!
}

test('without mails staff invite by a link, which creates one account', async () => {
  expect((await signUp('Uma')).status).toBe(403)
  const inviteToken = await invitation()
  expect((await signUp('Uma', { inviteToken, password: 'password' })).status).toBe(422)
  expect((await signUp('Uma', { inviteToken })).status).toBe(200)
  expect((await signUp('Vera', { inviteToken })).status).toBe(403)
})

test('a sign-up that fails leaves its invitation valid', async () => {
  const inviteToken = await invitation()
  expect((await signUp('Uma', { inviteToken })).status).toBe(422)
  expect((await signUp('Wilma', { inviteToken })).status).toBe(200)
})

test('a sign-up that is refused does not count as a mail to its address', async () => {
  const counted: string[] = []
  const services = {
    ...api.database,
    settings: readSettings({ SIGNUPS: 'invite' }),
    mailer: createMailer(true),
    limit: async (name: string) => void counted.push(name),
    stories: { engines: { moderator: { checkText: async () => ({ flagged: [], words: [] }) } } },
  }
  const signUpAs = (inviteToken?: string) =>
    handleSignUp(
      { name: 'Xaver', email: 'xaver@films.test', password: 'correct horse', inviteToken },
      { services, send: async () => Response.json({}) },
    )
  await expect(signUpAs()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(counted).toEqual([])
  await signUpAs(await invitation())
  expect(counted).toEqual(['mail'])
})

test('without mails staff make links that reset a password', async () => {
  expect((await api.visitor().send('/api/account/password-reset', { json: { email: 'uma@films.test' } })).status).toBe(409)
  const { accounts } = await json(staff.send('/api/admin/accounts?text=UMA'))
  expect(accounts).toMatchObject([{ name: 'Uma', username: 'uma', email: 'uma@films.test', is_staff: false }])
  const { url } = await json(staff.send(`/api/admin/accounts/${accounts[0].id}/reset-link`, { method: 'POST' }))
  expect((await reset(new URL(url).pathname.split('/')[2]!)).status).toBe(200)
  expect((await signIn('uma@films.test', 'violet lantern 48')).status).toBe(200)
  expect((await staff.send('/api/admin/accounts/none/reset-link', { method: 'POST' })).status).toBe(404)
})

test('npm run admin -- reset-link prints a link that resets a password', async () => {
  const { db, url } = api.database
  const settings = readSettings({ PUBLIC_URL: 'https://films.example.org' })
  const run = (first: string) => runCommand({ command: 'reset-link', first, second: '' }, { db, databaseUrl: url, settings })
  const printed = await run('Wilma@films.test')
  const token = /https:\/\/films\.example\.org\/reset-password\/(\S+)/.exec(printed)![1]!
  expect((await reset(token)).status).toBe(200)
  expect((await signIn('wilma@films.test', 'violet lantern 48')).status).toBe(200)
  await expect(run('nobody@films.test')).rejects.toThrow('There is no account with the address nobody@films.test.')
})

test('where no mails are sent an address changes at once, unless another account has it', async () => {
  const client = api.visitor()
  await client.send('/api/auth/sign-in/email', { json: { email: 'wilma@films.test', password: 'violet lantern 48' } })
  const change = (email: string) => client.send('/api/account/email', { json: { email, password: 'violet lantern 48' } })
  expect((await change('uma@films.test')).status).toBe(409)
  expect(await json(change('wilma@new.test'))).toEqual({ has_changed: true })
  expect(await json(client.send('/api/me'))).toMatchObject({ email: 'wilma@new.test' })
})
