import type { Notice } from '@fablecut/contracts/operations/moderation/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { MessagesPage } from './messages-page.tsx'
import { ObjectionPage } from './objection-page.tsx'

const NOTICES = 'GET /api/notices'
const OBJECT = 'POST /api/moderation/actions/a1/objection'

const notice = (changes: Partial<Notice['action']> = {}, rest: Partial<Notice> = {}): Notice => ({
  id: 'n1',
  kind: 'moderation',
  created_at: '2026-11-20T10:00:00.000Z',
  is_read: false,
  can_object: true,
  ...rest,
  action: {
    id: 'a1',
    kind: 'hide',
    subject_kind: 'story',
    subject_id: 's1',
    subject_name: 'The fox',
    account_id: 'u1',
    account_username: 'mia',
    reason: 'It shows somebody else’s film',
    until: null,
    created_at: '2026-11-20T10:00:00.000Z',
    undone_kind: null,
    is_undone: false,
    objection: null,
    ...changes,
  },
})

test('a message says what was done, why and with what effect, and is marked as read', async () => {
  const callsOf = stubApi({
    [NOTICES]: { body: { notices: [notice()], unread: 1 } },
    'POST /api/notices/read': { status: 204, body: null },
  })
  await renderPage(<MessagesPage />)
  expect(await screen.findByRole('heading', { name: '“The fox” was hidden' })).toBeTruthy()
  expect(screen.getByText('It shows somebody else’s film')).toBeTruthy()
  expect(screen.getByText(/cannot be published or shared while it is hidden/)).toBeTruthy()
  await waitFor(() => expect(callsOf('POST /api/notices/read')).toHaveLength(1))
})

test('an objection is one text; an empty one is not sent', async () => {
  let objected = false
  const callsOf = stubApi({
    [NOTICES]: () => {
      const objection = objected ? { words: 'It is mine', created_at: '', decision: null, answer: null } : null
      return { body: { notices: [notice({ objection }, { can_object: !objected })], unread: 0 } }
    },
    [OBJECT]: () => {
      objected = true
      return { status: 204, body: null }
    },
  })
  await renderPage(<MessagesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Object' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }))
  expect(await dialog.findByText('Please enter a text')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Why is the decision wrong?'), 'It is mine')
  await userEvent.click(dialog.getByRole('button', { name: 'Send objection' }))
  expect(await screen.findByText('You objected. The moderators have not decided yet.')).toBeTruthy()
  expect(callsOf(OBJECT).map(({ body }) => body)).toEqual([{ words: 'It is mine' }])
})

test('decisions and undone actions are told', async () => {
  const objection = { words: 'It is mine', created_at: '', decision: 'reversed' as const, answer: 'It is' }
  const decided = notice({ objection, is_undone: true }, { id: 'n2', kind: 'objection', can_object: false })
  const undone = notice({ id: 'a2', kind: 'undo', undone_kind: 'hide', reason: 'A mistake' }, { id: 'n3', can_object: false })
  stubApi({ [NOTICES]: { body: { notices: [decided, undone], unread: 0 } } })
  await renderPage(<MessagesPage />)
  expect(await screen.findByRole('heading', { name: 'Your objection was accepted: “The fox” was hidden' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '“The fox” is no longer hidden' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Object' })).toBeNull()
})

test('no messages, and messages that cannot be read', async () => {
  let isBroken = true
  stubApi({
    [NOTICES]: () =>
      isBroken ? { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } } : { body: { notices: [], unread: 0 } },
  })
  await renderPage(<MessagesPage />)
  expect(await screen.findByText('Not now')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The moderators have not written to you.')).toBeTruthy()
})

test('a suspended person objects by the link of the refused sign-in', async () => {
  const key = 'POST /api/moderation/objections/t1'
  const callsOf = stubApi({ [key]: { status: 204, body: null } })
  await renderPage(<ObjectionPage token="t1" />)
  await userEvent.type(await screen.findByLabelText('Why is the decision wrong?'), 'It was a play')
  await userEvent.click(screen.getByRole('button', { name: 'Send objection' }))
  expect(await screen.findByText(/If it is accepted, you can sign in again/)).toBeTruthy()
  expect(callsOf(key)[0]!.body).toEqual({ words: 'It was a play' })
})
