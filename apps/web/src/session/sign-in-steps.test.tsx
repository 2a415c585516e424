import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ACCOUNT, stubApi, SYSTEM, type ApiResponse } from '../testing/stub-api.ts'
import { SignInForm } from './sign-in-form.tsx'

const SIGN_IN = 'POST /api/auth/sign-in/email'
const SIGN_UP = 'POST /api/auth/sign-up/email'
const NO_HEADINGS = { 'sign-in': null, 'sign-up': null }
const visitor: ApiResponse = { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } }
const refusal = (status: number, message: string, data: object = {}): ApiResponse => ({
  status,
  body: { code: 'INVALID_INPUT', message, data },
})
const system = (more: object): ApiResponse => ({ body: { ...SYSTEM, sign_in: { ...SYSTEM.sign_in, ...more } } })

async function open(responses: Parameters<typeof stubApi>[0], props: Partial<Parameters<typeof SignInForm>[0]> = {}) {
  const session = { isIn: false }
  const callsOf = stubApi({ 'GET /api/me': () => (session.isIn ? { body: ACCOUNT } : visitor), ...responses })
  const onDone = vi.fn()
  await renderPage(<SignInForm onDone={onDone} headings={NO_HEADINGS} {...props} />)
  await screen.findByRole('form')
  return { callsOf, onDone, session }
}

async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), value)
  }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('with a second factor a code is asked for after the password', async () => {
  const CODE = 'POST /api/auth/two-factor/verify-totp'
  const { callsOf, onDone } = await open({
    [SIGN_IN]: { body: { twoFactorRedirect: true } },
    [CODE]: ({ body }) => ((body as { code: string }).code === '123456' ? { body: {} } : refusal(401, 'Invalid code')),
    'GET /api/me': { body: ACCOUNT },
    'POST /api/auth/two-factor/verify-backup-code': { body: {} },
  })
  await fill({ Email: 'mia@example.org', Password: 'secret' })
  await press(/^Sign in/)
  const code = within(await screen.findByRole('form', { name: 'Enter your code' }))
  await userEvent.click(code.getByRole('button', { name: /Sign in/ }))
  expect(code.getByRole('alert').textContent).toBe('Please enter the code')
  await userEvent.type(code.getByLabelText('Code'), '654 321{Enter}')
  expect((await code.findByRole('alert')).textContent).toBe('Invalid code')
  expect(onDone).not.toHaveBeenCalled()
  await fill({ Code: '123 456' })
  await press(/^Sign in/)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(callsOf(CODE).map(({ body }) => body)).toEqual([{ code: '654321' }, { code: '123456' }])
  await fill({ Code: 'aBcDe-12345' })
  await press(/^Sign in/)
  await waitFor(() => expect(callsOf('POST /api/auth/two-factor/verify-backup-code')[0]!.body).toEqual({ code: 'aBcDe-12345' }))
})

test('a new account confirms its address, then signs in with what was entered', async () => {
  const session = { isConfirmed: false }
  const { callsOf, onDone } = await open(
    {
      [SIGN_UP]: { body: { confirmation_sent: true } },
      [SIGN_IN]: () => (session.isConfirmed ? { body: {} } : refusal(403, 'Confirm first', { reason: 'EMAIL_NOT_CONFIRMED' })),
      'GET /api/me': { body: ACCOUNT },
    },
    { initialMode: 'sign-up' },
  )
  await fill({ Name: 'Mia', Email: 'mia@example.org', Password: 'correct horse' })
  await press(/^Create account/)
  expect((await screen.findByRole('status')).textContent).toContain('We have sent a mail to mia@example.org')
  await press(/Continue/)
  expect((await screen.findByRole('alert')).textContent).toContain('not confirmed yet')
  session.isConfirmed = true
  await press(/Continue/)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(callsOf(SIGN_IN).at(-1)!.body).toEqual({ email: 'mia@example.org', password: 'correct horse' })
})

test('a sign-in before the address is confirmed leads to the same step', async () => {
  await open({ [SIGN_IN]: refusal(403, 'Confirm first', { reason: 'EMAIL_NOT_CONFIRMED' }) })
  await fill({ Email: 'mia@example.org', Password: 'secret' })
  await press(/^Sign in/)
  expect(await screen.findByRole('heading', { name: 'Confirm your address' })).toBeTruthy()
  await press('Back')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mia@example.org')
})

test('the first account of a reachable server is asked for the set-up code, and a wrong one is refused there', async () => {
  const { callsOf } = await open(
    {
      'GET /api/system': system({ needs_setup_code: true }),
      [SIGN_UP]: refusal(422, 'This is not the set-up code', { fields: { setupCode: 'This is not the set-up code' } }),
    },
    { initialMode: 'sign-up' },
  )
  await screen.findByLabelText('Set-up code')
  await fill({ Name: 'Mia', Email: 'mia@example.org', Password: 'correct horse' })
  await press(/^Create account/)
  expect(screen.getByRole('alert').textContent).toBe('Please enter the set-up code')
  expect(callsOf(SIGN_UP)).toHaveLength(0)
  await fill({ 'Set-up code': 'ABCD-EFGH-JKLM' })
  await press(/^Create account/)
  expect((await screen.findByRole('alert')).textContent).toBe('This is not the set-up code')
  expect(callsOf(SIGN_UP)[0]!.body).toMatchObject({ setupCode: 'ABCD-EFGH-JKLM' })
})

test('an invitation fills in its address and is sent with the sign-up', async () => {
  const { callsOf, onDone } = await open(
    { [SIGN_UP]: { body: {} }, 'GET /api/me': { body: ACCOUNT }, 'GET /api/system': { body: { ...SYSTEM, signups: 'invite' } } },
    { initialMode: 'sign-up', invitation: { token: 't1', email: 'mia@example.org' } },
  )
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mia@example.org')
  expect(screen.queryByText(/New accounts need an invitation/)).toBeNull()
  await fill({ Name: 'Mia', Password: 'correct horse' })
  await press(/^Create account/)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(callsOf(SIGN_UP)[0]!.body).toMatchObject({ inviteToken: 't1' })
})

test('with mails a forgotten password is reset by oneself', async () => {
  await open({ 'GET /api/system': system({ mail: true }) })
  const link = await screen.findByRole('link', { name: 'Forgot your password?' })
  expect(link.getAttribute('href')).toBe('/reset-password')
})

test('the provider is named on its button, which leads to it', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', {
    ...window.location,
    assign,
    pathname: '/signin',
    search: '?callbackUrl=%2Fcredits',
    origin: 'http://localhost:3000',
  })
  const { callsOf } = await open({
    'GET /api/system': system({ oidc: 'Film school' }),
    'POST /api/auth/sign-in/social': { body: { url: 'https://login.example.org/auth' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Film school' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://login.example.org/auth'))
  expect(callsOf('POST /api/auth/sign-in/social')[0]!.body).toEqual({ callbackURL: '/credits' })
  vi.unstubAllGlobals()
})

test('a notice goes with the form that it is about', async () => {
  await open({ [SIGN_IN]: { body: { twoFactorRedirect: true } } }, { notice: <p>The other sign-in failed</p> })
  expect(screen.getByText('The other sign-in failed')).toBeTruthy()
  await press('Create account')
  expect(screen.queryByText('The other sign-in failed')).toBeNull()
})

test('a suspended account that signs in with a passkey has a link to object', async () => {
  const credential = { toJSON: () => ({ id: 'k1' }) }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { parseRequestOptionsFromJSON: (options: object) => options }),
  )
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get: async () => credential } } }))
  const message = 'This account is suspended. The moderators’ reason: Spam'
  await open({
    'GET /api/auth/passkey/generate-authenticate-options': { body: {} },
    'POST /api/auth/passkey/verify-authentication': refusal(403, message, { reason: 'BANNED_USER', objection_token: 't1' }),
  })
  await press(/passkey/)
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole('link', { name: 'Object to this decision' }).getAttribute('href')).toBe('/objection/t1')
  vi.unstubAllGlobals()
})

test('a browser without passkeys is offered none', async () => {
  await open({})
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})
