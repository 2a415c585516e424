import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { renderApp } from '../testing/render-app.tsx'
import { storyOf } from '../testing/story-fixture.ts'
import { ACCOUNT, stubApi } from '../testing/stub-api.ts'
import { setWindowWidth } from '../testing/stub-view.ts'

const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } }
const LISTS = {
  'GET /api/stories': { body: { stories: [], nextCursor: null } },
  'GET /api/stories/published': { body: { stories: [], nextCursor: null, recommId: 'r' } },
  'GET /api/songs': { body: { songs: [], nextCursor: null } },
  'GET /api/characters': { body: { characters: [], nextCursor: null } },
  'GET /api/collections': { body: { collections: [] } },
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const hasHeader = () => screen.queryAllByRole('navigation', { name: 'Main' }).length > 0

beforeEach(() => setWindowWidth(1440))

async function open(address: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ ...LISTS, ...answers })
  return { ...(await renderApp(address)), callsOf }
}
/** The target of a redirect, without rendering. */
async function lead(address: string, answers: Parameters<typeof stubApi>[0] = {}): Promise<string> {
  stubApi({ ...LISTS, ...answers })
  const { router } = createApp(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router.state.location.href
}

test.each(['/account', '/characters', '/collection', '/credits', '/story/my', '/story/my/s', '/story/editor?story_id=s&view=list'])(
  'a visitor of %s signs in first',
  async (address) => {
    expect(await lead(address, VISITOR)).toBe(`/signin?callbackUrl=${encodeURIComponent(address)}`)
    expect(await lead(address)).toBe(address)
  },
)

test.each([
  ['/', '/story'],
  ['/music-video/opera', '/music-video'],
  ['/music-video/lyrics-video', '/music-video/lyrics-video'],
  ['/signin?callbackUrl=%2Fcredits', '/credits'],
  ['/signin?callbackUrl=https%3A%2F%2Fexample.com', '/story'],
  ['/signin', '/story'],
])('an account that opens %s is led to %s', async (address, place) => {
  expect(await lead(address)).toBe(place)
})

test.each(['/admin/operations', '/admin/runs/r1', '/admin/engines'])(
  '%s is for staff: a visitor signs in, and for other accounts it does not exist',
  async (address) => {
    expect(await lead(address, VISITOR)).toBe(`/signin?callbackUrl=${encodeURIComponent(address)}`)
    const { callsOf } = await open(address)
    expect(await heading('This page does not exist')).toBeTruthy()
    expect(callsOf(`GET /api${address.replace('operations', 'overview').replace('engines', 'connections')}`)).toHaveLength(0)
  },
)

test('signing in leads back to the page that needed it', async () => {
  let isSignedIn = false
  const { address, callsOf } = await open('/credits', {
    'GET /api/me': () => (isSignedIn ? { body: ACCOUNT } : VISITOR['GET /api/me']),
    'POST /api/auth/sign-in/email': () => {
      isSignedIn = true
      return { body: { user: { id: 'u1' } } }
    },
  })
  expect(await heading('Sign in')).toBeTruthy()
  expect([hasHeader(), document.title]).toEqual([false, 'Sign in | Fablecut'])
  expect(screen.getByText('Your stories, drafts and credits are waiting.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Email'), 'mia@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }))
  await waitFor(() => expect(address()).toBe('/credits'))
  expect(callsOf('POST /api/auth/sign-in/email')).toHaveLength(1)
})

test('the sign-in page offers a new account', async () => {
  await open('/signin', VISITOR)
  await press('Create account')
  expect(await heading('Create account')).toBeTruthy()
  expect(document.title).toBe('Create account | Fablecut')
  expect(screen.getByText('A name, an address and a password are all it takes.')).toBeTruthy()
})

test('a session that has ended elsewhere leads to sign-in and back', async () => {
  const { address } = await open('/story/my', { 'GET /api/stories': VISITOR['GET /api/me'] })
  await waitFor(() => expect(address()).toBe('/signin?callbackUrl=%2Fstory%2Fmy'))
})

test('an unknown address says so', async () => {
  await open('/nonexistent')
  expect(await heading('This page does not exist')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/story')
})

test('the kinds of music video are chosen over the page that asks, or over the home page', async () => {
  const { address } = await open('/music-video')
  const chooser = within(await screen.findByRole('dialog', { name: 'Which music video do you want to create?' }))
  const links = chooser.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/music-video/singing-dancing',
    '/music-video/consistent-style',
    '/music-video/consistent-character',
    '/music-video/lyrics-video',
  ])
  await press('Close')
  await waitFor(() => expect(address()).toBe('/story'))
  expect(await heading('Create Your Way')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Create: Music Video' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/story')
})

test('the music video form stays while another type changes its address', async () => {
  const { address } = await open('/music-video/lyrics-video')
  const types = await screen.findByRole('radiogroup', { name: 'Type of Music Video' })
  const chosen = () => within(types).getByRole('radio', { checked: true }).textContent
  expect(chosen()).toContain('Lyrics')
  await userEvent.click(within(types).getByRole('radio', { name: /Style/u }))
  await waitFor(() => expect(address()).toBe('/music-video/consistent-style'))
  expect(types.isConnected).toBe(true)
})

test('the chosen category of the community is part of the address', async () => {
  const { address, callsOf } = await open('/story/community?category_id=music_video')
  expect(await screen.findByRole('button', { name: 'Music Video', pressed: true })).toBeTruthy()
  await waitFor(() => expect(callsOf('GET /api/stories/published')[0]?.path).toContain('category_id=music_video'))
  await press('Explainer Video')
  await waitFor(() => expect(address()).toBe('/story/community?category_id=script_to_video'))
  await press('All')
  await waitFor(() => expect(address()).toBe('/story/community'))
})

test('an unknown category is left out', async () => {
  await open('/story/community?category_id=opera', {
    'GET /api/stories/published': { body: { stories: [storyOf('a', { is_published: true })], nextCursor: null, recommId: 'r' } },
  })
  expect(await screen.findByRole('button', { name: 'All', pressed: true })).toBeTruthy()
})

const named = (id: string, changes: object = {}) => ({
  [`GET /api/stories/${id}`]: { body: storyOf(id, { is_published: true, published_at: '2026-11-21T10:00:00Z', ...changes }) },
})

test.each([
  ['/story/community/a', { is_published: true }],
  ['/story/share/a', { is_published: false }],
])('%s shows the story over the home page', async (address, changes) => {
  await open(address, named('a', changes))
  expect((await screen.findByRole('dialog')).textContent).toContain('Story a')
})

test.each([
  ['one that is not published', { body: storyOf('a', { is_published: false }) }],
  ['one that nobody may see', { status: 403, body: { code: 'FORBIDDEN', message: 'No', data: {} } }],
  ['a missing one', { status: 404, body: { code: 'STORY_NOT_FOUND', message: 'No', data: {} } }],
])('a community address of %s is not found', async (_, answer) => {
  await open('/story/community/a', { 'GET /api/stories/a': answer })
  expect(await heading('Story not found')).toBeTruthy()
})

test('a story by its address that could not be read is read again', async () => {
  let isDown = true
  await open('/story/share/a', {
    'GET /api/stories/a': () =>
      isDown
        ? { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong', data: {} } }
        : { body: storyOf('a', { is_published: true }) },
  })
  const again = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await userEvent.click(again)
  expect((await screen.findByRole('dialog')).textContent).toContain('Story a')
})

test.each(['/story/editor', '/story/editor?story_id=%7B%22id%22%3A%22s%22%7D'])('%s asks how a new story begins', async (place) => {
  const { address } = await open(place)
  expect(await screen.findByRole('dialog', { name: 'Choose how you want to create' })).toBeTruthy()
  await press('Close')
  await waitFor(() => expect(address()).toBe('/story'))
})

test('on a phone the editor refers to a larger screen and to the story’s page', async () => {
  setWindowWidth(400)
  const { address } = await open('/story/editor?story_id=s')
  const notice = within(await screen.findByRole('dialog'))
  expect(notice.getByRole('link').getAttribute('href')).toBe('/story/my/s')
  await userEvent.click(notice.getAllByRole('button').at(-1)!)
  await waitFor(() => expect(address()).toBe('/story'))
})

test('the editor takes its story and view from the address', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await open('/story/editor?story_id=12&view=list', {
    'GET /api/stories/12': { status: 404, body: { code: 'STORY_NOT_FOUND', message: 'No', data: {} } },
  })
  expect(await heading('Story not found')).toBeTruthy()
  expect(hasHeader()).toBe(false)
})
