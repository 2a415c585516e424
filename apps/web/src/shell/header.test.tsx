import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BlankStoryCard } from '../features/blank-story/blank-story-card.tsx'
import { renderPage } from '../testing/render-page.tsx'
import { ACCOUNT, stubApi, type ApiResponse } from '../testing/stub-api.ts'
import { Header } from './header.tsx'

const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'No', data: {} } } }
const CREATE = 'POST /api/stories'

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi(responses)
  const page = await renderPage(<Header />)
  await screen.findAllByRole('button', { name: /Create Story/ })
  return { ...page, callsOf }
}

/** A tab of the browser as `window.open` returns it. */
function stubTab() {
  const tab = { closed: false, close: vi.fn(), document: document.implementation.createHTMLDocument(), location: { replace: vi.fn() } }
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
  return tab
}

afterEach(() => void vi.restoreAllMocks())

test('the header has links to every page and the credits of the account', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
  expect((await screen.findByRole('link', { name: /5,000/ })).getAttribute('href')).toBe('/credits')
  const nav = within(screen.getAllByRole('navigation', { name: 'Main' })[0]!)
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/story'],
    ['My Story', '/story/my'],
    ['Community', '/story/community'],
  ])
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('a visitor signs in and returns to the page', async () => {
  await open(VISITOR)
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/signin?callbackUrl=%2F')
  expect(screen.queryByRole('button', { name: 'Account of Mia' })).toBeNull()
})

test('the account menu of staff leads to the operations page', async () => {
  await open({ 'GET /api/me': { body: { ...ACCOUNT, is_staff: true } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Mia' }))
  expect((await screen.findByRole('menuitem', { name: 'Operations' })).getAttribute('href')).toBe('/admin/operations')
  expect(screen.getByRole('menuitem', { name: 'Engines' }).getAttribute('href')).toBe('/admin/engines')
})

test('the account menu has credits, account and sign-out', async () => {
  let isIn = true
  const { callsOf, address } = await open({
    'GET /api/me': () => (isIn ? { body: ACCOUNT } : (VISITOR['GET /api/me'] as ApiResponse)),
    'POST /api/auth/sign-out': () => ((isIn = false), { body: {} }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Mia' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByText('mia@example.org')).toBeTruthy()
  expect(menu.getByRole('menuitem', { name: /Credits/ }).getAttribute('href')).toBe('/credits')
  expect(menu.queryByRole('menuitem', { name: 'Operations' })).toBeNull()
  expect(menu.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/account')
  await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByText('You are signed out')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/story'))
  expect(callsOf('POST /api/auth/sign-out')).toHaveLength(1)
})

test('a failed sign-out is reported, and the session stays', async () => {
  await open({ 'POST /api/auth/sign-out': { status: 422, body: { code: 'INVALID_INPUT', message: 'Not now', data: {} } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Mia' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByText('Not now')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Account of Mia' })).toBeTruthy()
})

async function openScratch() {
  await userEvent.click(screen.getAllByRole('button', { name: /Create Story/ })[0]!)
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Character vlog',
    'Music video',
    'Script to video',
    'From Scratch',
  ])
  expect(menu.getByRole('menuitem', { name: 'Script to video' }).getAttribute('href')).toBe('/story/create/script')
  await userEvent.click(menu.getByRole('menuitem', { name: 'From Scratch' }))
}

test('a blank story is created after choosing its view and opened in a new tab', async () => {
  const tab = stubTab()
  const { callsOf } = await open({ [CREATE]: { status: 201, body: { id: 's9' } } })
  await screen.findByRole('button', { name: 'Account of Mia' })
  await openScratch()
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose how you want to create' }))
  expect(callsOf(CREATE)).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: /Upload & Edit/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(CREATE).map(({ body }) => body)).toEqual([{ title: 'Untitled', category_id: 'create_from_scratch' }])
  expect(tab.location.replace).toHaveBeenCalledWith('/story/editor?story_id=s9&view=video-editor')
})

test('a blank story that fails to be created is reported, and its tab is closed', async () => {
  const tab = stubTab()
  await open({ [CREATE]: { status: 507, body: { code: 'OUT_OF_SPACE', message: 'No space left', data: {} } } })
  await screen.findByRole('button', { name: 'Account of Mia' })
  await openScratch()
  await userEvent.click(await screen.findByRole('button', { name: /Write & Generate/ }))
  expect(await screen.findByText('Error: No space left')).toBeTruthy()
  expect(tab.close).toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Choose how you want to create' })).toBeTruthy()
})

test('a visitor who creates a blank story signs in first', async () => {
  const { address } = await open(VISITOR)
  await screen.findByRole('link', { name: 'Sign in' })
  await openScratch()
  await waitFor(() => expect(address()).toMatch(/^\/signin\?callbackUrl=/))
})

test('the card of the home page ignores presses while one is pending', async () => {
  stubTab()
  const pending = Promise.withResolvers<ApiResponse>()
  const callsOf = stubApi({ [CREATE]: () => pending.promise })
  await renderPage(<BlankStoryCard />)
  const storyboard = await screen.findByRole('button', { name: /Build Storyboard/ })
  await userEvent.click(storyboard)
  expect(storyboard.getAttribute('aria-busy')).toBe('true')
  const editor = screen.getByRole('button', { name: /Open Editor/ })
  expect([editor.getAttribute('aria-disabled'), editor.getAttribute('aria-busy')]).toEqual(['true', null])
  await userEvent.click(editor)
  pending.resolve({ status: 201, body: { id: 's9' } })
  await waitFor(() => expect(storyboard.getAttribute('aria-busy')).toBeNull())
  expect(callsOf(CREATE)).toHaveLength(1)
})

test('the field of the header opens the search page with its words, the slash the page itself', async () => {
  const { address } = await open()
  const field = screen.getByRole('searchbox', { name: 'Search stories and people' })
  await userEvent.type(field, '  red fox {Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=red+fox'))
})
