import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ACCOUNT, stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { ConfirmEmailPage } from './confirm-email-page.tsx'
import { InvitedPage } from './invited-page.tsx'
import { RequestResetPage } from './request-reset-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const refusal = (status: number, code: string, message: string): ApiResponse => ({ status, body: { code, message, data: {} } })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a link is asked for, and the answer does not tell whether there is an account', async () => {
  const callsOf = stubApi({ 'POST /api/account/password-reset': { status: 202, body: {} } })
  await renderPage(<RequestResetPage />)
  await userEvent.type(await screen.findByLabelText('Email'), 'mia@example.org')
  await press(/Send the link/)
  expect((await screen.findByRole('status')).textContent).toContain('If there is an account with the address mia@example.org')
  expect(callsOf('POST /api/account/password-reset')[0]!.body).toEqual({ email: 'mia@example.org' })
})

test('a password that is refused stays in the form with the reason; a good one is saved', async () => {
  const RESET = 'POST /api/account/password-reset/confirm'
  let isGood = false
  const callsOf = stubApi({ [RESET]: () => (isGood ? { body: {} } : refusal(422, 'INVALID_INPUT', 'This password is easy to guess')) })
  await renderPage(<ResetPasswordPage token="t1" />)
  await userEvent.type(await screen.findByLabelText('New password'), 'password')
  await press(/Save the password/)
  expect((await screen.findByRole('alert')).textContent).toBe('This password is easy to guess')
  isGood = true
  await press(/Save the password/)
  expect((await screen.findByRole('status')).textContent).toContain('Your new password is set')
  expect(callsOf(RESET).at(-1)!.body).toEqual({ token: 't1', new_password: 'password' })
})

test('a link that was used leads to a new one', async () => {
  stubApi({ 'POST /api/account/password-reset/confirm': refusal(404, 'NOT_FOUND', 'Gone') })
  await renderPage(<ResetPasswordPage token="t1" />)
  await userEvent.type(await screen.findByLabelText('New password'), 'correct horse')
  await press(/Save the password/)
  expect((await screen.findByRole('link', { name: 'Ask for a new link' })).getAttribute('href')).toBe('/reset-password')
})

test('an address is confirmed by a button, not by opening the page', async () => {
  const CONFIRM = 'POST /api/account/email/confirm'
  let isTaken = true
  const callsOf = stubApi({
    [CONFIRM]: () => (isTaken ? refusal(409, 'CONFLICT', 'Another account has this address') : { body: { email: 'mia@example.org' } }),
  })
  await renderPage(<ConfirmEmailPage token="t1" />)
  await screen.findByRole('heading', { name: 'Confirm your address' })
  expect(callsOf(CONFIRM)).toHaveLength(0)
  await press(/Confirm the address/)
  expect((await screen.findByRole('alert')).textContent).toContain('Another account has this address')
  isTaken = false
  await press(/Confirm the address/)
  expect((await screen.findByRole('status')).textContent).toContain('mia@example.org is the address of your account')
})

test('a confirmation link that was used says so', async () => {
  stubApi({ 'POST /api/account/email/confirm': refusal(404, 'NOT_FOUND', 'Gone') })
  await renderPage(<ConfirmEmailPage token="t1" />)
  await userEvent.click(await screen.findByRole('button', { name: /Confirm the address/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works')
})

test('an invitation opens the sign-up form with its address', async () => {
  stubApi({ 'GET /api/account/invitations/t1': { body: { email: 'mia@example.org' } }, 'GET /api/me': { body: ACCOUNT } })
  await renderPage(<InvitedPage token="t1" onDone={vi.fn()} />)
  expect(await screen.findByRole('heading', { name: 'You are invited' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mia@example.org')
})

test('an invitation that no longer works says so', async () => {
  stubApi({ 'GET /api/account/invitations/t1': refusal(404, 'NOT_FOUND', 'Gone') })
  await renderPage(<InvitedPage token="t1" onDone={vi.fn()} />)
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy()
})
