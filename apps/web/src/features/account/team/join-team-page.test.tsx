import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ACCOUNT, stubApi } from '../../../testing/stub-api.ts'
import { JoinTeamPage } from './join-team-page.tsx'

const INVITE = 'GET /api/team/invites/abc'
const invite = { body: { team_name: 'Reel', invited_by: 'Tom', members: 2, is_own: false } }
const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } }

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ [INVITE]: invite, ...responses })
  return { ...(await renderPage(<JoinTeamPage token="abc" />)), callsOf }
}

test('an account without a team joins and is redirected to its stories', async () => {
  const team = { id: 't1', name: 'Reel', role: 'member', members: [] }
  const { callsOf, address } = await open({ 'POST /api/team/join': { body: team } })
  expect(await screen.findByRole('heading', { name: 'Join Reel' })).toBeTruthy()
  expect(screen.getByText('Tom invites you. 2 members so far.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Join team/ }))
  await waitFor(() => expect(address()).toBe('/story'))
  expect(await screen.findByText('You are in Reel now')).toBeTruthy()
  expect(callsOf('POST /api/team/join')[0]!.body).toEqual({ token: 'abc' })
})

test('a rejected join is reported, and the invitation is refetched', async () => {
  const { callsOf, address } = await open({
    'POST /api/team/join': { status: 409, body: { code: 'CONFLICT', message: 'You are in a team', data: {} } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Join team/ }))
  expect(await screen.findByText('You are in a team')).toBeTruthy()
  await waitFor(() => expect(callsOf(INVITE)).toHaveLength(2))
  expect(address()).toBe('/')
})

test('a visitor signs in first and returns', async () => {
  await open(VISITOR)
  const link = await screen.findByRole('link', { name: 'Sign in to join' })
  expect(new URL(link.getAttribute('href')!, 'http://films.test').searchParams.get('callbackUrl')).toBe('/team/join/abc')
  expect(screen.queryByRole('button', { name: /Join team/ })).toBeNull()
})

test.each([
  [true, 'You are in Reel already'],
  [false, 'You are in another team'],
])('a member of a team, its own: %s, is told so', async (is_own, title) => {
  await open({ 'GET /api/me': { body: { ...ACCOUNT, team_id: 't1' } }, [INVITE]: { body: { ...invite.body, is_own } } })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Account' }).getAttribute('href')).toBe('/account')
})

test('an expired invitation says so', async () => {
  await open({ [INVITE]: { status: 404, body: { code: 'NOT_FOUND', message: 'No', data: {} } } })
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull()
})

test('an invitation that failed to load can be retried', async () => {
  let isBroken = true
  await open({ [INVITE]: () => (isBroken ? { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: {} } } : invite) })
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }))
  expect(await screen.findByRole('heading', { name: 'Join Reel' })).toBeTruthy()
})
