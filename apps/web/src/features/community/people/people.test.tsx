import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { PROFILE as MIA, stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { CommunityPage } from '../community-page.tsx'
import { ProfilePage } from '../profile-page.tsx'

const LIST = 'GET /api/stories/published'
const LIKE = 'PUT /api/stories/a/like'
const UNLIKE = 'DELETE /api/stories/a/like'
const PROFILE = 'GET /api/profiles/tom'
const FOLLOW = 'PUT /api/profiles/tom/follow'
const REFUSED: ApiResponse = { status: 409, body: { code: 'CONFLICT', message: 'Not now', data: {} } }
const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } }

const TOM = { display_name: 'Tom', username: 'tom', avatar_url: null }
const published = (id: string, changes: object = {}) =>
  storyOf(id, {
    profile: { ...TOM, is_team: false },
    created_by_user_id: 'u2',
    published_at: '2026-11-21T10:00:00Z',
    is_published: true,
    like_count: 4,
    ...changes,
  })
const page = (stories: readonly object[]): ApiResponse => ({ body: { stories, nextCursor: null, recommId: 'r' } })
const profile = (changes: object = {}): ApiResponse => ({
  body: { ...MIA, ...TOM, published_count: 1, follower_count: 1_234, following_count: 1, ...changes },
})

async function openCommunity(responses: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi({ [LIST]: page([published('a')]), ...responses })
  const rendered = await renderPage(<CommunityPage category={null} onCategory={() => {}} />)
  return { ...rendered, callsOf }
}
async function openProfile(username: string, responses: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi({ [`GET /api/profiles/${username}/stories`]: page([published('a')]), ...responses })
  await renderPage(<ProfilePage username={username} />)
  return callsOf
}
const likeButton = (likes: string, pressed: boolean) => screen.findByRole('button', { name: `Like Story a, ${likes}`, pressed })

test('a like is shown at once and the number of the server after it; pressing again takes it back', async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const { callsOf } = await openCommunity({ [LIKE]: () => pending.promise, [UNLIKE]: { body: { like_count: 8, is_liked: false } } })
  await userEvent.click(await likeButton('4 likes', false))
  await likeButton('5 likes', true)
  pending.resolve({ body: { like_count: 9, is_liked: true } })
  await userEvent.click(await likeButton('9 likes', true))
  await likeButton('8 likes', false)
  expect([callsOf(LIKE).length, callsOf(UNLIKE).length]).toEqual([1, 1])
})

test('a like that fails is taken back and reported', async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  await openCommunity({ [LIKE]: () => pending.promise })
  await userEvent.click(await likeButton('4 likes', false))
  await likeButton('5 likes', true)
  pending.resolve(REFUSED)
  await likeButton('4 likes', false)
  expect(await screen.findByText('Not now')).toBeTruthy()
})

test('a visitor signs in before a like, and nothing is sent until then', async () => {
  const { callsOf } = await openCommunity(VISITOR)
  const button = await likeButton('4 likes', false)
  expect(screen.queryByRole('radio', { name: 'Following' })).toBeNull()
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect([callsOf(LIKE), button.getAttribute('aria-pressed')]).toEqual([[], 'false'])
})

test('the stories of followed people have a tab, which suggests people while it is empty', async () => {
  const { callsOf } = await openCommunity({
    'GET /api/stories/following': page([]),
    'GET /api/me/suggested': { body: { people: [{ ...TOM, is_following: false }] } },
    [FOLLOW]: { status: 204, body: null },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Following' }))
  await screen.findByText(/Follow people, and their new stories appear here/)
  expect(screen.queryByRole('button', { name: 'Music Video' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Tom', pressed: false }))
  await screen.findByRole('button', { name: 'Follow Tom', pressed: true })
  expect(callsOf(FOLLOW)).toHaveLength(1)
})

test('a profile is followed at once, and its number of followers changes', async () => {
  let isFollowing = false
  await openProfile('tom', {
    [PROFILE]: () => profile({ is_following: isFollowing, follower_count: isFollowing ? 1 : 0 }),
    [FOLLOW]: () => ((isFollowing = true), { status: 204, body: null }),
  })
  await screen.findByRole('button', { name: '0 followers' })
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Tom', pressed: false }))
  await screen.findByRole('button', { name: '1 follower' })
  expect(screen.getByRole('button', { name: 'Follow Tom', pressed: true })).toBeTruthy()
})

test('the followers of a profile are listed', async () => {
  await openProfile('tom', {
    [PROFILE]: profile(),
    'GET /api/profiles/tom/followers': {
      body: { people: [{ display_name: 'Mia', username: 'mia', avatar_url: null, is_following: false }], nextCursor: null },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '1.2K followers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Followers of Tom' }))
  expect((await dialog.findByRole('link', { name: 'Mia' })).getAttribute('href')).toBe('/@mia')
  expect(dialog.queryByRole('button', { name: 'Follow Mia' })).toBeNull()
})

test('blocking asks first, hides the stories, and can be undone', async () => {
  let isBlocked = false
  const callsOf = await openProfile('tom', {
    [PROFILE]: () => profile({ is_blocked: isBlocked }),
    'PUT /api/profiles/tom/block': () => ((isBlocked = true), { status: 204, body: null }),
    'DELETE /api/profiles/tom/block': () => ((isBlocked = false), { status: 204, body: null }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
  expect(callsOf('PUT /api/profiles/tom/block')).toHaveLength(0)
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Block Tom?' })).getByRole('button', { name: 'Block' }))
  await screen.findByText(/You blocked this person/)
  expect(screen.queryByRole('button', { name: 'Follow Tom' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Unblock Tom' }))
  await waitFor(() => expect(screen.queryByText(/You blocked this person/)).toBeNull())
})

test('one’s own profile lists what one likes, and has neither follow nor block', async () => {
  await openProfile('mia', {
    'GET /api/profiles/mia': profile({ display_name: 'Mia', username: 'mia' }),
    'GET /api/me/likes': page([published('b')]),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Liked' }))
  expect(await screen.findByRole('link', { name: 'Open Story b' })).toBeTruthy()
  expect([screen.queryByRole('button', { name: 'Block' }), screen.queryByRole('button', { name: 'Follow Mia' })]).toEqual([null, null])
})

test('bio and links are text: nothing in them runs, and only https addresses are links', async () => {
  const links = ['https://films.example.org/', 'javascript:alert(1)', 'http://films.example.org', 'https://a.example/<b>']
  await openProfile('tom', { [PROFILE]: profile({ bio: '<img src=x onerror=alert(1)>', links }) })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  const shown = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank')
  expect(shown.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.textContent])).toEqual([
    ['https://films.example.org/', 'nofollow ugc noopener', 'films.example.org'],
  ])
})
