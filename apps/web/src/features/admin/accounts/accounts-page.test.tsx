import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi, SYSTEM, type ApiResponse } from '../../../testing/stub-api.ts'
import { AccountsPage } from './accounts-page.tsx'

const MIA = {
  id: 'u1',
  name: 'Mia',
  username: 'mia',
  email: 'mia@example.org',
  email_confirmed: false,
  is_staff: false,
  is_banned: false,
  created_at: '2026-11-01T10:00:00Z',
}
const LINK = { url: 'https://films.example.org/reset-password/abc', expires_at: '2026-11-22T11:00:00Z' }
const refusal = (status: number, message: string): ApiResponse => ({ status, body: { code: 'CONFLICT', message, data: {} } })

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ 'GET /api/admin/accounts': { body: { accounts: [MIA] } }, ...responses })
  await renderPage(<AccountsPage />)
  await screen.findByRole('heading', { name: 'Accounts', level: 1 })
  return callsOf
}

test('staff make a reset link, which is shown to be handed over', async () => {
  await open({ 'POST /api/admin/accounts/u1/reset-link': { status: 201, body: LINK } })
  expect((await screen.findByRole('listitem')).textContent).toContain('@mia · mia@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Reset link for Mia' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK.url)
  expect(screen.getByText('Give this link to Mia. It sets a new password, and works once.')).toBeTruthy()
})

test('staff appoint staff; the refusal of the last one is shown', async () => {
  let account = MIA
  const callsOf = await open({
    'GET /api/admin/accounts': () => ({ body: { accounts: [account] } }),
    'POST /api/auth/admin/set-role': ({ body }) => {
      if ((body as { role: string }).role === 'user') return refusal(409, 'This is the only staff account here')
      account = { ...MIA, is_staff: true }
      return { body: {} }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make staff: Mia' }))
  expect(await screen.findByText('Mia is staff now')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'End staff: Mia' }))
  expect(await screen.findByText('This is the only staff account here')).toBeTruthy()
  expect(callsOf('POST /api/auth/admin/set-role')[0]!.body).toEqual({ userId: 'u1', role: 'admin' })
})

test('the text that is searched is sent; nothing found is said', async () => {
  await open({ 'GET /api/admin/accounts': ({ path }) => ({ body: { accounts: path.includes('text=tom') ? [] : [MIA] } }) })
  await screen.findByRole('listitem')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, user name or address' }), 'tom')
  expect(await screen.findByText('No account matches.')).toBeTruthy()
})

test('without mails an invitation is a link', async () => {
  const callsOf = await open({ 'POST /api/admin/invitations': { status: 201, body: { link: LINK } } })
  const panel = within(screen.getByRole('region', { name: 'Invite' }))
  await userEvent.click(panel.getByRole('button', { name: /Make a link/ }))
  expect((await panel.findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK.url)
  expect(callsOf('POST /api/admin/invitations')[0]!.body).toEqual({ email: null })
})

test('with mails an invitation is sent to an address', async () => {
  const callsOf = await open({
    'GET /api/system': { body: { ...SYSTEM, sign_in: { ...SYSTEM.sign_in, mail: true } } },
    'POST /api/admin/invitations': { status: 201, body: { link: null } },
  })
  const panel = within(screen.getByRole('region', { name: 'Invite' }))
  await userEvent.type(await panel.findByLabelText('Email'), 'tom@example.org')
  await userEvent.click(panel.getByRole('button', { name: /Send invitation/ }))
  expect(await screen.findByText('The invitation is on its way to tom@example.org')).toBeTruthy()
  await waitFor(() => expect(callsOf('POST /api/admin/invitations')[0]!.body).toEqual({ email: 'tom@example.org' }))
})

test('accounts that could not be loaded can be loaded again', async () => {
  let isBroken = true
  await open({ 'GET /api/admin/accounts': () => (isBroken ? refusal(409, 'Not now') : { body: { accounts: [MIA] } }) })
  expect(await screen.findByText('The accounts could not be loaded')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})
