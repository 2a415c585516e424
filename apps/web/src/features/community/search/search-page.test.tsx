import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { stubApi, type ApiCall, type ApiResponse } from '../../../testing/stub-api.ts'
import { showEverything } from '../../../testing/stub-view.ts'

const STORIES = 'GET /api/search/stories'
const PEOPLE = 'GET /api/search/people'
const tom = { display_name: 'Tom', username: 'tom', avatar_url: null, is_team: false }
const stories = (...ids: string[]): ApiResponse => ({
  body: { stories: ids.map((id) => storyOf(id, { profile: tom, is_published: true })), nextCursor: null, recommId: 'r' },
})
/** An answer that ended before anything was found. */
const nothingUntil = (nextCursor: string | null): ApiResponse => ({ body: { stories: [], nextCursor, recommId: 'r' } })
const people = (...names: string[]): ApiResponse => ({
  body: {
    people: names.map((name) => ({ ...tom, display_name: name, username: name.toLowerCase(), published_count: 2 })),
    nextCursor: null,
  },
})

async function open(address: string, responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ [STORIES]: stories('a'), [PEOPLE]: people(), ...responses })
  const page = await renderApp(address)
  return { ...page, callsOf, field: await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search stories and people' }) }
}
const searchesOf = (calls: readonly { path: string }[]) => calls.map(({ path }) => new URL(path, 'http://films.test').search)

test('the URL is the search: query, category and order', async () => {
  const { field, callsOf } = await open('/search?q=fox&category_id=music_video&order=newest', { [PEOPLE]: people('Foxy') })
  expect(field.value).toBe('fox')
  await screen.findByRole('link', { name: 'Open Story a' })
  expect(searchesOf(callsOf(STORIES))).toEqual(['?q=fox&order=newest&category_id=music_video'])
  expect(screen.getByRole('button', { name: 'Music Video', pressed: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Newest', checked: true })).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Foxy.*2 stories/ })).getAttribute('href')).toBe('/@foxy')
  expect(screen.getByText('1 story found')).toBeTruthy()
})

test('typing searches after a pause and is kept in the URL, as category and order are', async () => {
  const { field, callsOf, address } = await open('/search')
  expect(screen.getByText('Search for a title, words of a story, a style or a person.')).toBeTruthy()
  expect(callsOf(STORIES)).toEqual([])
  await userEvent.type(field, 'red fox')
  await screen.findByRole('link', { name: 'Open Story a' })
  expect(searchesOf(callsOf(STORIES))).toEqual(['?q=red+fox&order=relevance'])
  await userEvent.click(screen.getByRole('radio', { name: 'Newest' }))
  await userEvent.click(screen.getByRole('button', { name: 'ASMR Video' }))
  await waitFor(() => expect(address()).toBe('/search?q=red+fox&category_id=asmr_video&order=newest'))
  expect(field.value).toBe('red fox')
})

test('nothing found says so, and offers all categories', async () => {
  const { address } = await open('/search?q=xyz&category_id=music_video', { [STORIES]: stories() })
  await screen.findByText('Nothing was found for “xyz”.')
  await userEvent.click(screen.getByRole('button', { name: 'Search all kinds' }))
  await waitFor(() => expect(address()).toBe('/search?q=xyz'))
  expect(screen.queryByRole('button', { name: 'Search all kinds' })).toBeNull()
})

test('a search that is not over goes on by itself, and says that nothing was found only at its end', async () => {
  showEverything()
  const last = Promise.withResolvers<ApiResponse>()
  const { callsOf } = await open('/search?q=fox', {
    [STORIES]: ({ path }: ApiCall) => (path.includes('cursor=c3') ? last.promise : nothingUntil(path.includes('cursor=c2') ? 'c3' : 'c2')),
  })
  await waitFor(() => expect(callsOf(STORIES)).toHaveLength(3))
  expect(screen.queryByText('Nothing was found for “fox”.')).toBeNull()
  last.resolve(nothingUntil(null))
  await screen.findByText('Nothing was found for “fox”.')
})

test('a failed search can be retried', async () => {
  let isBroken = true
  const failure = { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: {} } }
  await open('/search?q=fox', { [STORIES]: () => (isBroken ? failure : stories('a')) })
  await screen.findByText('The search did not work')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }))
  await screen.findByRole('link', { name: 'Open Story a' })
})

test('a slash focuses the field, but not while another one is typed in', async () => {
  const { field } = await open('/search?q=fox')
  field.blur()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{End}/')
  expect(field.value).toContain('/')
})
