import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { storyOf } from '../../testing/story-fixture.ts'
import { stubApi, type ApiCall, type ApiResponse } from '../../testing/stub-api.ts'
import { showEverything } from '../../testing/stub-view.ts'
import { CommunityPage } from './community-page.tsx'

const LIST = 'GET /api/stories/published'
const cursorOf = ({ path }: ApiCall) => new URL(path, 'http://films.test').searchParams.get('cursor')
const page = (ids: readonly string[], nextCursor: string | null): ApiResponse => ({
  body: { stories: ids.map((id) => storyOf(id, { is_published: true })), nextCursor, recommId: 'r' },
})
const two = (call: ApiCall) => (cursorOf(call) === null ? page(['a', 'b'], 'c2') : page(['c'], null))

async function open(answer: (call: ApiCall) => ApiResponse) {
  const callsOf = stubApi({ [LIST]: answer })
  await renderPage(<CommunityPage category={null} onCategory={() => undefined} />)
  await screen.findByText('Story a')
  return () => callsOf(LIST).map(cursorOf)
}
/** Nothing comes into view by itself. */
const showNothing = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )

test('the next page is fetched once as the end of the list comes near', async () => {
  showEverything()
  const cursors = await open(two)
  expect(await screen.findByText('Story c')).toBeTruthy()
  expect(cursors()).toEqual([null, 'c2'])
})

test('scrolling near the end fetches the next page', async () => {
  showNothing()
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000)
  const cursors = await open(two)
  fireEvent.scroll(window)
  expect(cursors()).toEqual([null])
  height.mockReturnValue(window.innerHeight + 1600)
  await waitFor(() => {
    fireEvent.scroll(window)
    expect(cursors()).toEqual([null, 'c2'])
  })
  expect(await screen.findByText('Story c')).toBeTruthy()
  fireEvent.scroll(window)
  expect(cursors()).toHaveLength(2)
})

test('a next page that failed is fetched again on demand only', async () => {
  showEverything()
  let isDown = true
  const down: ApiResponse = { status: 422, body: { code: 'INVALID_INPUT', message: 'No', data: {} } }
  const cursors = await open((call) => (cursorOf(call) !== null && isDown ? down : two(call)))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  const before = cursors().length
  fireEvent.scroll(window)
  expect(cursors()).toHaveLength(before)
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByText('Story c')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
