import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ACCOUNT, stubApi } from '../../testing/stub-api.ts'
import type { CommentData } from './comment-queries.ts'
import { CommentsSection } from './comments-section.tsx'

const LIST = 'GET /api/stories/s1/comments'
const ADD = 'POST /api/stories/s1/comments'
const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'Please sign in', data: {} } } }

const comment = (id: string, changes: Partial<CommentData> = {}): CommentData => ({
  id,
  parent_id: null,
  text: `Text of ${id}`,
  author: { display_name: 'Bea', username: 'bea', avatar_url: null, is_team: false },
  is_own: false,
  is_by_creator: false,
  created_at: '2026-11-20T10:00:00.000Z',
  edited_at: null,
  reply_count: 0,
  ...changes,
})
const pageOf = (...comments: CommentData[]) => ({ body: { comments, total: comments.length, are_off: false, nextCursor: null } })
const open = (isOwn = false) => renderPage(<CommentsSection storyId="s1" isOwn={isOwn} />)

test('a comment is sent and appears; addresses in it are not links', async () => {
  const stored: CommentData[] = []
  const callsOf = stubApi({
    [LIST]: () => pageOf(...stored),
    [ADD]: ({ body }) => {
      stored.push(comment('c1', { text: (body as { text: string }).text, is_own: true }))
      return { status: 201, body: stored[0] }
    },
  })
  await open()
  expect(await screen.findByText('No comments yet. Write the first one.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Please enter a comment')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Write a comment'), 'See https://example.org/spam')
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
  const item = within(await screen.findByRole('article', { name: 'Comment by Bea' }))
  expect(item.getByText('See https://example.org/spam')).toBeTruthy()
  expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/@bea'])
  expect(screen.getByRole('heading', { name: 'Comments (1)' })).toBeTruthy()
  expect((screen.getByLabelText('Write a comment') as HTMLTextAreaElement).value).toBe('')
  expect(callsOf(ADD)).toHaveLength(1)
})

test('a refused comment keeps its text, also when the story is closed, and names class and words', async () => {
  const data = { classes: ['sexual'], words: ['porn'] }
  stubApi({ [LIST]: pageOf(), [ADD]: { status: 422, body: { code: 'COMMUNITY_CONTENT_MODERATION', message: 'No', data } } })
  const { unmount } = await open()
  await userEvent.type(await screen.findByLabelText('Write a comment'), 'Some porn')
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This cannot be published here: .+ Found: “porn”$/)
  unmount()
  await open()
  const field = (await screen.findByLabelText('Write a comment')) as HTMLTextAreaElement
  expect(field.value).toBe('Some porn')
  await userEvent.clear(field)
})

test('replies are opened and written below their comment', async () => {
  const replies = [comment('r1', { parent_id: 'c1', is_by_creator: true, author: { ...comment('x').author!, display_name: 'Ada' } })]
  const callsOf = stubApi({
    [LIST]: ({ path }) => (path.includes('parent_id') ? pageOf(...replies) : pageOf(comment('c1', { reply_count: replies.length }))),
    [ADD]: () => {
      replies.push(comment('r2', { parent_id: 'c1', text: 'Me too' }))
      return { status: 201, body: replies[1] }
    },
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 reply to Bea' }))
  expect(within(await screen.findByRole('article', { name: 'Comment by Ada' })).getByText('Author')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }))
  await userEvent.type(screen.getByLabelText('Reply to Bea'), 'Me too')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Me too')).toBeTruthy()
  expect(callsOf(ADD)[0]!.body).toEqual({ text: 'Me too', parent_id: 'c1' })
})

test('an own comment is edited and deleted after a question', async () => {
  let text: string | null = 'First'
  const callsOf = stubApi({
    [LIST]: () => (text === null ? pageOf() : pageOf(comment('c1', { text, is_own: true, edited_at: text === 'First' ? null : 'now' }))),
    'PATCH /api/comments/c1': ({ body }) => {
      text = (body as { text: string }).text
      return { body: comment('c1', { text }) }
    },
    'DELETE /api/comments/c1': () => {
      text = null
      return { status: 204, body: null }
    },
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.type(screen.getByLabelText('Edit your comment'), ' and last')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('First and last')).toBeTruthy()
  expect(screen.getByText(/· edited/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete your comment?' })).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('First and last')).toBeNull())
  expect(callsOf('DELETE /api/comments/c1')).toHaveLength(1)
})

test('the author of the story removes comments and switches them off', async () => {
  let areOff = false
  const callsOf = stubApi({
    [LIST]: () => (areOff ? { body: { comments: [], total: 0, are_off: true, nextCursor: null } } : pageOf(comment('c1'))),
    'PATCH /api/stories/s1/comments': () => {
      areOff = true
      return { body: { are_off: true } }
    },
  })
  await open(true)
  expect(await screen.findByRole('button', { name: 'Remove from my story' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Switch comments off' }))
  expect(await screen.findByText(/^You have switched comments off/)).toBeTruthy()
  expect(screen.queryByLabelText('Write a comment')).toBeNull()
  expect(screen.getByRole('button', { name: 'Switch comments on' })).toBeTruthy()
  expect(callsOf('PATCH /api/stories/s1/comments')[0]!.body).toEqual({ are_off: true })
})

test('a visitor is led to sign in, and reports after it', async () => {
  let isSignedIn = false
  stubApi({
    ...VISITOR,
    'GET /api/me': () => (isSignedIn ? { body: ACCOUNT } : VISITOR['GET /api/me']),
    'POST /api/auth/sign-in/email': () => {
      isSignedIn = true
      return { body: {} }
    },
    [LIST]: pageOf(comment('c1'), comment('c2', { text: null, author: null, reply_count: 2 })),
  })
  await open()
  expect(await screen.findByText('This comment was removed.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Sign in to comment' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  await userEvent.type(await screen.findByLabelText('Email'), 'mia@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('dialog', { name: 'Report this comment' })).toBeTruthy()
  expect(await screen.findByLabelText('Write a comment')).toBeTruthy()
})

test('comments that cannot be read can be read again; more are read by a button, and sorted', async () => {
  let isBroken = true
  const callsOf = stubApi({
    [LIST]: ({ path }) => {
      if (isBroken) return { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } }
      if (path.includes('cursor')) return pageOf(comment('c3'))
      return { body: { comments: [comment('c1'), comment('c2')], total: 3, are_off: false, nextCursor: 'next' } }
    },
  })
  await open()
  expect(await screen.findByText('Not now')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }))
  expect(await screen.findByText('Text of c3')).toBeTruthy()
  await userEvent.click(screen.getByRole('combobox', { name: /Order of comments/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Oldest first' }))
  await waitFor(() => expect(callsOf(LIST).at(-1)!.path).toContain('order=oldest'))
})
