import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { SECURITY, stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { AccountPage } from '../account-page.tsx'

const refusal = (status: number, message: string, data: object = {}): ApiResponse => ({
  status,
  body: { code: 'INVALID_INPUT', message, data },
})
const security = (more: object): ApiResponse => ({ body: { ...SECURITY, ...more } })
const withMail: ApiResponse = { body: { ...SYSTEM, sign_in: { ...SYSTEM.sign_in, mail: true, oidc: 'Film school' } } }

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({
    'GET /api/team': { body: { team: null } },
    'GET /api/auth/list-sessions': { body: [] },
    'GET /api/auth/get-session': { body: null },
    ...responses,
  })
  await renderPage(<AccountPage />)
  await screen.findByRole('heading', { name: 'Account' })
  return callsOf
}
const asIs = (options: unknown) => options
const region = (name: string) => within(screen.getByRole('region', { name }))

test('an address that is not confirmed can be confirmed by mail', async () => {
  const SEND = 'POST /api/account/email/confirmation'
  const callsOf = await open({
    'GET /api/account/security': security({ email_confirmed: false }),
    'GET /api/system': withMail,
    [SEND]: { status: 202, body: {} },
  })
  const email = region('Email')
  expect(await email.findByText('Not confirmed')).toBeTruthy()
  await userEvent.click(await email.findByRole('button', { name: /Send a mail/ }))
  expect(await screen.findByText('A mail is on its way to mia@example.org')).toBeTruthy()
  expect(callsOf(SEND)).toHaveLength(1)
})

test('a new address waits for its confirmation; a wrong password is named at its field', async () => {
  const CHANGE = 'POST /api/account/email'
  let isRight = false
  const callsOf = await open({
    [CHANGE]: () =>
      isRight
        ? { body: { has_changed: false } }
        : refusal(403, 'This is not your password', { fields: { password: 'This is not your password' } }),
  })
  const email = region('Email')
  await userEvent.type(await email.findByLabelText('New address'), 'mia@new.org')
  await userEvent.type(email.getByLabelText('Your password'), 'wrong')
  await userEvent.click(email.getByRole('button', { name: /Change address/ }))
  expect((await email.findByRole('alert')).textContent).toBe('This is not your password')
  isRight = true
  await userEvent.click(email.getByRole('button', { name: /Change address/ }))
  expect(await email.findByText(/Open the link in the mail to mia@new.org/)).toBeTruthy()
  expect(callsOf(CHANGE)[1]!.body).toEqual({ email: 'mia@new.org', password: 'wrong' })
  expect(email.getByLabelText<HTMLInputElement>('New address').value).toBe('')
})

test('passkeys are listed and removed after a question', async () => {
  const passkeys = [{ id: 'p1', name: 'Firefox on Linux', created_at: '2026-11-20T10:00:00Z' }]
  const callsOf = await open({
    'GET /api/account/security': () => security({ passkeys }),
    'POST /api/auth/passkey/delete-passkey': () => (passkeys.pop(), { body: {} }),
  })
  const section = region('Passkeys')
  expect((await section.findByRole('listitem')).textContent).toContain('Firefox on Linux')
  expect(section.getByText(/does not support passkeys/)).toBeTruthy()
  await userEvent.click(section.getByRole('button', { name: 'Remove the passkey Firefox on Linux' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Firefox on Linux?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await section.findByText('You have no passkey yet.')).toBeTruthy()
  expect(callsOf('POST /api/auth/passkey/delete-passkey')[0]!.body).toEqual({ id: 'p1' })
})

test('some time after the sign-in a passkey asks for the password, and is then added', async () => {
  const create = vi.fn(async () => ({ toJSON: () => ({ id: 'new' }) }))
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { parseRequestOptionsFromJSON: asIs, parseCreationOptionsFromJSON: asIs }),
  )
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
  const CONFIRM = 'POST /api/account/session/confirmation'
  const VERIFY = 'POST /api/auth/passkey/verify-registration'
  let isFresh = false
  const callsOf = await open({
    'GET /api/auth/passkey/generate-register-options': () =>
      isFresh ? { body: {} } : refusal(403, 'Please enter your password first', { reason: 'SIGN_IN_AGAIN' }),
    [CONFIRM]: ({ body }) =>
      (body as { password: string }).password === 'right'
        ? ((isFresh = true), { body: {} })
        : refusal(403, 'This is not your password', { fields: { password: 'This is not your password' } }),
    [VERIFY]: { body: {} },
  })
  const section = region('Passkeys')
  await userEvent.click(await section.findByRole('button', { name: 'Add a passkey' }))
  expect(await section.findByText(/Enter your password first/)).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await userEvent.type(section.getByLabelText('Your password'), 'wrong{Enter}')
  expect((await section.findByRole('alert')).textContent).toBe('This is not your password')
  await userEvent.clear(section.getByLabelText('Your password'))
  await userEvent.type(section.getByLabelText('Your password'), 'right{Enter}')
  expect(await screen.findByText('The passkey is added')).toBeTruthy()
  expect(callsOf(VERIFY)[0]!.body).toMatchObject({ response: { id: 'new' } })
  expect(section.queryByLabelText('Your password')).toBeNull()
  Reflect.deleteProperty(navigator, 'credentials')
  vi.unstubAllGlobals()
})

test('a second factor is set up with the picture or the key, and turned on by a first code', async () => {
  const VERIFY = 'POST /api/auth/two-factor/verify-totp'
  let isOn = false
  const callsOf = await open({
    'GET /api/account/security': () => security({ has_second_factor: isOn }),
    'POST /api/auth/two-factor/enable': {
      body: {
        totpURI: 'otpauth://totp/Fablecut:mia%40example.org?secret=JBSWY3DP&issuer=Fablecut',
        backupCodes: ['aaaaa-11111', 'bbbbb-22222'],
      },
    },
    [VERIFY]: ({ body }) => ((body as { code: string }).code === '123456' ? ((isOn = true), { body: {} }) : refusal(401, 'Invalid code')),
  })
  const section = region('Second factor')
  expect(await section.findByText('Off')).toBeTruthy()
  await userEvent.click(section.getByRole('button', { name: /Set up/ }))
  expect(section.getByRole('alert').textContent).toBe('Please enter your password')
  await userEvent.type(section.getByLabelText('Your password'), 'secret')
  await userEvent.click(section.getByRole('button', { name: /Set up/ }))
  const picture = await section.findByRole('img', { name: 'QR code with the key' })
  expect(decodeURIComponent(picture.getAttribute('src')!)).toMatch(/^data:image\/svg\+xml;utf8,<svg/)
  expect(section.getByLabelText<HTMLInputElement>('Key').value).toBe('JBSWY3DP')
  await userEvent.type(section.getByLabelText('Code of the app'), '12345{Enter}')
  expect(section.getByRole('alert').textContent).toBe('Please enter the code of 6 digits')
  await userEvent.type(section.getByLabelText('Code of the app'), '7{Enter}')
  expect((await section.findByText('Invalid code')).textContent).toBe('Invalid code')
  await userEvent.clear(section.getByLabelText('Code of the app'))
  await userEvent.type(section.getByLabelText('Code of the app'), '123 456{Enter}')
  expect((await section.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['aaaaa-11111', 'bbbbb-22222'])
  await userEvent.click(section.getByRole('button', { name: 'I have kept them' }))
  expect(await section.findByText('On')).toBeTruthy()
  expect(callsOf(VERIFY).at(-1)!.body).toEqual({ code: '123456' })
})

test('a second factor is turned off with the password', async () => {
  let isOn = true
  const callsOf = await open({
    'GET /api/account/security': () => security({ has_second_factor: isOn }),
    'POST /api/auth/two-factor/disable': () => ((isOn = false), { body: {} }),
  })
  const section = region('Second factor')
  await userEvent.type(await section.findByLabelText('Your password'), 'secret')
  await userEvent.click(section.getByRole('button', { name: /Turn off/ }))
  expect(await section.findByText('Off')).toBeTruthy()
  expect(callsOf('POST /api/auth/two-factor/disable')[0]!.body).toEqual({ password: 'secret' })
})

test('an account that was created with the provider sets a password by mail, and is deleted without one', async () => {
  const callsOf = await open({
    'GET /api/account/security': security({ has_password: false, has_oidc: true }),
    'GET /api/system': withMail,
    'POST /api/account/password-reset': { status: 202, body: {} },
  })
  const section = await screen.findByRole('button', { name: 'Send a mail to set a password' })
  expect(screen.getByText(/You sign in with Film school/)).toBeTruthy()
  await userEvent.click(section)
  await waitFor(() => expect(callsOf('POST /api/account/password-reset')[0]?.body).toEqual({ email: 'mia@example.org' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(dialog.queryByLabelText('Your password')).toBeNull()
})

test('the sections load again after a failure', async () => {
  let isBroken = true
  await open({ 'GET /api/account/security': () => (isBroken ? refusal(422, 'No') : { body: SECURITY }) })
  const section = region('Passkeys')
  expect((await section.findByRole('alert')).textContent).toContain('This could not be loaded')
  isBroken = false
  await userEvent.click(section.getByRole('button', { name: /Retry/ }))
  expect(await section.findByText('You have no passkey yet.')).toBeTruthy()
})
