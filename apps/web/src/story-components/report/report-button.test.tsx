import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ACCOUNT, stubApi } from '../../testing/stub-api.ts'
import { ReportButton } from './report-button.tsx'

const REPORTS = 'POST /api/reports'
const button = () => screen.findByRole('button', { name: 'Report this story' })

test('a report has a reason and words, and is answered with thanks', async () => {
  const callsOf = stubApi({ [REPORTS]: { body: { is_replaced: false } } })
  await renderPage(<ReportButton kind="story" subject="s1" isOwn={false} />)
  await userEvent.click(await button())
  await userEvent.click(await screen.findByRole('combobox', { name: /What is wrong with it/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Spam or deception' }))
  await userEvent.type(screen.getByLabelText('Details (optional)'), 'An advert')
  expect(screen.getByText('991 characters left')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thank you. The moderators will look at it.')).toBeTruthy()
  expect(callsOf(REPORTS)[0]!.body).toEqual({ subject_kind: 'story', subject: 's1', reason: 'spam', words: 'An advert' })
})

test('a refused report keeps what was entered', async () => {
  stubApi({ [REPORTS]: { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Please wait a moment', data: {} } } })
  await renderPage(<ReportButton kind="story" subject="s1" isOwn={false} />)
  await userEvent.click(await button())
  const words = await screen.findByLabelText('Details (optional)')
  await userEvent.type(words, 'An advert')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Please wait a moment')).toBeTruthy()
  expect((words as HTMLTextAreaElement).value).toBe('An advert')
})

test('a visitor is asked to sign in first, and the form opens afterwards', async () => {
  let isSignedIn = false
  stubApi({
    'GET /api/me': () =>
      isSignedIn ? { body: ACCOUNT } : { status: 401, body: { code: 'UNAUTHORIZED', message: 'Please sign in', data: {} } },
    'POST /api/auth/sign-in/email': () => {
      isSignedIn = true
      return { body: {} }
    },
  })
  await renderPage(<ReportButton kind="account" subject="bea" isOwn={false} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Report this profile' }))
  await userEvent.type(await screen.findByLabelText('Email'), 'mia@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('button', { name: 'Send report' })).toBeTruthy()
})

test('staff have a link to the moderation, and nobody can report what is their own', async () => {
  stubApi({ 'GET /api/me': { body: { ...ACCOUNT, is_staff: true } } })
  const { unmount } = await renderPage(<ReportButton kind="story" subject="s1" isOwn={false} />)
  expect((await screen.findByRole('link', { name: 'Moderate' })).getAttribute('href')).toBe('/admin/reports/story/s1')
  unmount()
  await renderPage(<ReportButton kind="story" subject="s1" isOwn />)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
