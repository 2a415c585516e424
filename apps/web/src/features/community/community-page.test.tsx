import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CategoryId } from '@fablecut/domain/story/category'
import { renderPage } from '../../testing/render-page.tsx'
import { storyOf } from '../../testing/story-fixture.ts'
import { PROFILE, stubApi, type ApiResponse } from '../../testing/stub-api.ts'
import { CommunityPage } from './community-page.tsx'
import { ProfilePage } from './profile-page.tsx'

const LIST = 'GET /api/stories/published'
const tom = { display_name: 'Tom', username: 'tom', avatar_url: null, is_team: false }
const published = (id: string, changes: object = {}) =>
  storyOf(id, { profile: tom, created_by_user_id: 'u2', published_at: '2026-11-21T10:00:00Z', is_published: true, ...changes })
const page = (stories: readonly object[]): ApiResponse => ({ body: { stories, nextCursor: null, recommId: 'r' } })

function Page() {
  const [category, setCategory] = useState<CategoryId | null>(null)
  return <CommunityPage category={category} onCategory={setCategory} />
}

async function open(responses: Parameters<typeof stubApi>[0]) {
  const callsOf = stubApi(responses)
  const rendered = await renderPage(<Page />)
  await screen.findByRole('heading', { name: 'Community Stories' })
  return { ...rendered, callsOf }
}

const card = async (title: string) => within((await screen.findByRole('link', { name: `Open ${title}` })).closest('article')!)

test('a card shows its film’s duration, category, date and author', async () => {
  await open({ [LIST]: page([published('a'), published('b', { profile: { ...tom, display_name: 'Reel', is_team: true } })]) })
  const own = await card('Story a')
  expect(own.getByText('1:05')).toBeTruthy()
  expect(own.getByText('Explainer Video')).toBeTruthy()
  expect(own.getAllByText('Nov 21, 2026').length).toBeGreaterThan(0)
  expect(own.getByRole('link', { name: 'Tom' }).getAttribute('href')).toBe('/@tom')
  expect((await card('Story b')).queryByRole('link', { name: 'Reel' })).toBeNull()
})

test('category and order are query parameters; the order is remembered', async () => {
  const { callsOf, unmount } = await open({ [LIST]: page([published('a')]) })
  await card('Story a')
  await userEvent.click(screen.getByRole('button', { name: 'Music Video' }))
  await card('Story a')
  await userEvent.click(screen.getByRole('radio', { name: 'For you' }))
  await waitFor(() => expect(callsOf(LIST)).toHaveLength(3))
  expect(callsOf(LIST).map(({ path }) => new URL(path, 'http://films.test').search)).toEqual([
    '?order=newest',
    '?order=newest&category_id=music_video',
    '?order=for_you&category_id=music_video',
  ])
  expect(screen.getByRole('button', { name: 'Music Video', pressed: true })).toBeTruthy()
  unmount()
  const again = await open({ [LIST]: page([published('a')]) })
  await waitFor(() => expect(again.callsOf(LIST)[0]?.path).toContain('order=for_you'))
})

test('one film at a time plays on hover, with sound if it is switched on', async () => {
  await open({ [LIST]: page([published('a'), published('b')]) })
  const [first, second] = [await screen.findByText('Story a'), screen.getByText('Story b')].map((title) => title.closest('article')!)
  expect(screen.getByRole('button', { name: 'Sound off', pressed: false })).toBeTruthy()
  fireEvent.pointerEnter(first!, { pointerType: 'mouse' })
  await waitFor(() => expect(first!.querySelector('video')).not.toBeNull())
  fireEvent.pointerEnter(second!, { pointerType: 'mouse' })
  await waitFor(() => expect(first!.querySelector('video')).toBeNull())
  expect(second!.querySelector('video')!.getAttribute('src')).toBe('/media/b/film.mp4')
  fireEvent.pointerLeave(second!)
  await waitFor(() => expect(document.querySelector('video')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Sound off' }))
  expect(screen.getByRole('button', { name: 'Sound on', pressed: true })).toBeTruthy()
  expect(localStorage.getItem('story-community-auto-sound')).toBe('true')
})

test('a community that failed to load can be retried', async () => {
  let isBroken = true
  await open({
    [LIST]: () => (isBroken ? { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: {} } } : page([published('a')])),
  })
  expect(await screen.findByText('The community could not be loaded')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await card('Story a')).toBeTruthy()
})

test('a profile shows its name and its published stories', async () => {
  stubApi({
    'GET /api/profiles/tom': { body: { ...PROFILE, ...tom, published_count: 1 } },
    'GET /api/profiles/tom/stories': page([published('a')]),
  })
  await renderPage(<ProfilePage username="tom" />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tom' })).toBeTruthy()
  expect(screen.getByText(/1 published story$/)).toBeTruthy()
  expect((await card('Story a')).queryByRole('link', { name: 'Tom' })).toBeNull()
})

test('a profile that does not exist links to the community', async () => {
  stubApi({ 'GET /api/profiles/tom': { status: 404, body: { code: 'NOT_FOUND', message: 'No', data: {} } } })
  await renderPage(<ProfilePage username="tom" />)
  expect(await screen.findByText('Nobody here has this name.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Community' }).getAttribute('href')).toBe('/story/community')
})
