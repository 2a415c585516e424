import type { WireNotification } from '@fablecut/contracts/operations/notifications/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { stubApi } from '../../testing/stub-api.ts'
import { NotificationBell } from './notification-bell.tsx'
import { NotificationsPage } from './notifications-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const LIST = 'GET /api/notifications'
const UNREAD = 'GET /api/notifications/unread'
const READ = 'POST /api/notifications/read'
const BEN = { display_name: 'Ben', username: 'ben', avatar_url: null }

const notification = (changes: Partial<WireNotification> = {}): WireNotification => ({
  id: 'n1',
  kind: 'like',
  actors: [BEN],
  actor_count: 1,
  story: { id: 's1', title: 'The fox', thumbnail_url: null },
  data: {},
  latest_at: '2026-11-20T10:00:00.000Z',
  is_read: false,
  ...changes,
})
const page = (notifications: WireNotification[], nextCursor: string | null = null, unread = 0) => ({
  body: { notifications, nextCursor, unread },
})

test('each notification says what happened and leads there, and opening the page marks all as read', async () => {
  const callsOf = stubApi({
    [LIST]: page(
      [
        notification({ actor_count: 20 }),
        notification({ id: 'n2', kind: 'follow', story: null, is_read: true }),
        notification({ id: 'n3', kind: 'remix', data: { original_title: 'The owl' } }),
      ],
      null,
      2,
    ),
    [UNREAD]: { body: { unread: 2 } },
    [READ]: { status: 204, body: null },
  })
  await renderPage(
    <>
      <NotificationBell />
      <NotificationsPage />
    </>,
  )
  const like = await screen.findByRole('link', { name: /Ben and 19 others liked “The fox”/ })
  expect(like.getAttribute('href')).toBe('/story/community/s1')
  expect(screen.getByRole('link', { name: /Ben follows you now/ }).getAttribute('href')).toBe('/@ben')
  expect(screen.getByText('Ben published “The fox”, a remix of your story “The owl”')).toBeTruthy()
  expect(screen.getAllByText('New')).toHaveLength(2)
  await waitFor(() => expect(callsOf(READ)).toHaveLength(1))
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
})

test('the bell counts what is new', async () => {
  stubApi({ [UNREAD]: { body: { unread: 100 } } })
  await renderPage(<NotificationBell />)
  const bell = await screen.findByRole('link', { name: 'Notifications, more than 99 new' })
  expect([bell.getAttribute('href'), bell.textContent]).toEqual(['/notifications', '99+'])
})

test('further pages are added, and one that fails can be asked for again', async () => {
  let isBroken = true
  stubApi({
    [LIST]: ({ path }) => {
      if (!path.includes('cursor=')) return page([notification()], 'c1')
      return isBroken
        ? { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } }
        : page([notification({ id: 'n2', kind: 'comment' })])
    },
  })
  await renderPage(<NotificationsPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Error: Not now')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Ben commented on “The fox”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('no notifications, unreadable ones, and unread messages of the moderators', async () => {
  let isBroken = true
  stubApi({
    [LIST]: () => (isBroken ? { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } } : page([])),
    'GET /api/notices': { body: { notices: [], unread: 1 } },
  })
  await renderPage(<NotificationsPage />)
  expect(await screen.findByText('Not now')).toBeTruthy()
  expect((await screen.findByRole('link', { name: '1 new message from the moderators' })).getAttribute('href')).toBe('/messages')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Nothing yet/)).toBeTruthy()
})

test('the link of a mail switches its mails off, or says that it is not valid', async () => {
  const callsOf = stubApi({ 'POST /api/notifications/unsubscribe/t1': { body: { kind: 'like' } } })
  await renderPage(
    <>
      <UnsubscribePage token="t1" />
      <UnsubscribePage token="t2" />
    </>,
  )
  expect(await screen.findByText('You get no more mails about likes of your stories.')).toBeTruthy()
  expect(await screen.findByText('This link is not valid (any more)')).toBeTruthy()
  expect(callsOf('POST /api/notifications/unsubscribe/t1')).toHaveLength(1)
})
