import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { NotificationsSection } from './notifications-section.tsx'

const LIKE = 'PATCH /api/notifications/preferences/like'
const preferences = (sends_mails: boolean) => ({
  body: { preferences: [{ kind: 'like', in_app: true, by_mail: true }], sends_mails },
})
const switchOf = (name: string) => screen.findByRole('switch', { name: `Likes of your stories: ${name}` })
const isOn = async (name: string) => (await switchOf(name)).getAttribute('aria-checked') === 'true'

test('a kind is switched off for the app or for mails; a change that fails is taken back', async () => {
  let isBroken = false
  const callsOf = stubApi({
    'GET /api/notifications/preferences': preferences(true),
    [LIKE]: () => (isBroken ? { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } } : preferences(true)),
  })
  await renderPage(<NotificationsSection />)
  await userEvent.click(await switchOf('by mail'))
  await waitFor(() => expect(callsOf(LIKE).map(({ body }) => body)).toEqual([{ by_mail: false }]))
  expect([await isOn('in the app'), await isOn('by mail')]).toEqual([true, false])
  isBroken = true
  await userEvent.click(await switchOf('in the app'))
  expect(await screen.findByText('Not now')).toBeTruthy()
  await waitFor(async () => expect(await isOn('in the app')).toBe(true))
})

test('an installation without mails says so', async () => {
  stubApi({ 'GET /api/notifications/preferences': preferences(false) })
  await renderPage(<NotificationsSection />)
  expect(await screen.findByText('This installation sends no mails.')).toBeTruthy()
  expect([await isOn('by mail'), (await switchOf('by mail')).hasAttribute('data-disabled')]).toEqual([false, true])
})
