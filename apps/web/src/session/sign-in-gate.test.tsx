import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ACCOUNT, stubApi, SYSTEM, type ApiResponse } from '../testing/stub-api.ts'
import { useSignInGate } from './sign-in-gate.tsx'

const SIGN_IN = 'POST /api/auth/sign-in/email'
const SIGN_UP = 'POST /api/auth/sign-up/email'
const visitor: ApiResponse = { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } }

function Guarded({ action }: { action: () => void }) {
  const gate = useSignInGate()
  return <button onClick={() => void gate.run(action)}>Act</button>
}

/** A visitor who has a session as soon as the server accepted the sign-in. */
async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  let isIn = false
  const enter = () => ((isIn = true), { body: {} })
  const callsOf = stubApi({
    'GET /api/me': () => (isIn ? { body: ACCOUNT } : visitor),
    [SIGN_IN]: enter,
    [SIGN_UP]: enter,
    ...responses,
  })
  const action = vi.fn()
  await renderPage(<Guarded action={action} />)
  await userEvent.click(screen.getByRole('button', { name: 'Act' }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  const dialog = within(screen.getByRole('dialog'))
  return { callsOf, action, dialog }
}

test('with a session the action runs at once', async () => {
  stubApi({})
  const action = vi.fn()
  await renderPage(<Guarded action={action} />)
  await userEvent.click(screen.getByRole('button', { name: 'Act' }))
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while the session is unknown nothing runs, and an error is shown', async () => {
  stubApi({ 'GET /api/me': { status: 422, body: { code: 'INVALID_INPUT', message: 'Not now', data: {} } } })
  const action = vi.fn()
  await renderPage(<Guarded action={action} />)
  await userEvent.click(screen.getByRole('button', { name: 'Act' }))
  expect(await screen.findByText('Not now')).toBeTruthy()
  expect(action).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function submitSignIn(dialog: ReturnType<typeof within>, email: string, password: string) {
  await userEvent.clear(dialog.getByLabelText('Email'))
  await userEvent.type(dialog.getByLabelText('Email'), email)
  await userEvent.clear(dialog.getByLabelText('Password'))
  await userEvent.type(dialog.getByLabelText('Password'), `${password}{Enter}`)
}

test('a visitor signs in in the dialog, and then the action runs', async () => {
  const { callsOf, action, dialog } = await open()
  expect(dialog.getByText('Then what you asked for starts by itself. Your draft is kept.')).toBeTruthy()
  expect(action).not.toHaveBeenCalled()
  await submitSignIn(dialog, 'mia@example.org', 'secret')
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1))
  expect(callsOf(SIGN_IN)[0]!.body).toEqual({ email: 'mia@example.org', password: 'secret' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('errors are shown at their fields until they are corrected; the first is focused', async () => {
  const { callsOf, dialog } = await open()
  await submitSignIn(dialog, 'mia', ' {Backspace}')
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter a valid email address',
    'Please enter your password',
  ])
  expect(document.activeElement).toBe(dialog.getByLabelText('Email'))
  await userEvent.type(dialog.getByLabelText('Email'), '@')
  expect(dialog.getAllByRole('alert')).toHaveLength(1)
  expect(callsOf(SIGN_IN)).toHaveLength(0)
})

test('a rejected sign-in says why, and closing drops the action', async () => {
  const { action, dialog } = await open({
    [SIGN_IN]: { status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password', data: {} } },
  })
  await submitSignIn(dialog, 'mia@example.org', 'wrong')
  expect(await dialog.findByText('Invalid email or password')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Create account' }))
  expect(dialog.queryByText('Invalid email or password')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(action).not.toHaveBeenCalled()
})

test('an account with a name can be created in the dialog', async () => {
  const { callsOf, action, dialog } = await open()
  expect(dialog.queryByLabelText('Name')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Create account' }))
  const form = within(dialog.getByRole('form', { name: 'Create account' }))
  expect(form.getByText('At least 8 characters, and not a common password')).toBeTruthy()
  await userEvent.type(form.getByLabelText('Name'), 'Mia')
  await userEvent.type(form.getByLabelText('Email'), 'mia@example.org')
  await userEvent.type(form.getByLabelText('Password'), 'short')
  await userEvent.click(form.getByRole('button', { name: /Create account/ }))
  expect(form.getByRole('alert').textContent).toBe('Please use at least 8 characters')
  await userEvent.type(form.getByLabelText('Password'), ' password')
  await userEvent.click(form.getByRole('button', { name: /Create account/ }))
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1))
  expect(callsOf(SIGN_UP)[0]!.body).toEqual({ name: 'Mia', email: 'mia@example.org', password: 'short password' })
})

test.each([
  ['open', 'A new account starts with credits and a free story.', true],
  ['invite', 'New accounts need an invitation. Ask the person who runs this installation.', true],
  ['closed', 'This installation does not take new accounts. Ask the person who runs it for one.', false],
])('an installation whose sign-ups are %s says so', async (signups, text, offers) => {
  const { dialog } = await open({ 'GET /api/system': { body: { ...SYSTEM, signups } } })
  expect(await dialog.findByText(text)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Create account' }) !== null).toBe(offers)
})

test('the dialog has the title of its mode, and says who helps with a forgotten password', async () => {
  const { dialog } = await open()
  const forgotten = 'Forgot your password? Ask the person who runs this installation.'
  expect(dialog.getByText(forgotten)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Create account' }))
  expect(screen.getByRole('dialog', { name: 'Create account' })).toBeTruthy()
  expect(dialog.queryByText(forgotten)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Act' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByRole('form').getAttribute('aria-label')).toBe(again.getAllByRole('heading')[0]?.textContent)
})

test('a suspended account reads why, and has a link to object', async () => {
  const message = 'This account is suspended. The moderators’ reason: Spam'
  const { dialog } = await open({
    [SIGN_IN]: { status: 403, body: { code: 'FORBIDDEN', message, data: { reason: 'BANNED_USER', objection_token: 't1' } } },
  })
  await userEvent.type(dialog.getByLabelText('Email'), 'mia@example.org')
  await userEvent.type(dialog.getByLabelText('Password'), 'correct horse')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Object to this decision' }).getAttribute('href')).toBe('/objection/t1')
})
