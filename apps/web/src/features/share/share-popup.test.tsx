import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ACCOUNT, stubApi } from '../../testing/stub-api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SharePopup } from './share-popup.tsx'

const STORY = {
  id: 's1',
  title: 'The tide comes in',
  user_id: ACCOUNT.id,
  category_id: 'script_to_video',
  is_published: true,
  is_public: true,
  is_export_outdated: false,
  last_export_url: '/media/film/video.mp4',
  last_export_thumbnail_url: null,
  contests: [],
  metadata: { width: 1280, height: 720, duration: 10, fps: 30 },
} as unknown as StoryCardData

const VISITOR = { 'GET /api/me': { status: 401, body: { code: 'UNAUTHORIZED', message: 'Please sign in', data: {} } } }

/** The server's story, changed by each PATCH. */
function storyApi(story: object = STORY) {
  let stored = story
  return {
    'GET /api/stories/s1': () => ({ body: stored }),
    'PATCH /api/stories/s1': ({ body }: { body: unknown }) => {
      stored = { ...stored, ...(body as object) }
      return { body: stored }
    },
  }
}

async function openPopup() {
  const page = await renderPage(<SharePopup story={STORY} trigger={<Button>Share</Button>} />)
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Share')
  return { page, press }
}

test('the owner can make a shared story private again', async () => {
  const calls = stubApi(storyApi({ ...STORY, is_published: false }))
  const { press } = await openPopup()
  await press('Copy Link')
  await press('Stop sharing')
  expect(await screen.findByText('Links to this story no longer work')).toBeDefined()
  expect(calls('PATCH /api/stories/s1').map(({ body }) => body)).toEqual([{ is_public: false }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull())
})

test.each([
  ['Keep links', { is_published: false }],
  ['Stop links too', { is_published: false, is_public: false }],
])('unpublishing asks what to do with shared links: %s', async (response, change) => {
  const calls = stubApi(storyApi())
  const { press } = await openPopup()
  await press('Unpublish')
  await press('Unpublish')
  expect(calls('PATCH /api/stories/s1')).toEqual([])
  await press(response)
  expect(await screen.findByText('Story unpublished')).toBeDefined()
  expect(calls('PATCH /api/stories/s1').map(({ body }) => body)).toEqual([change])
})

test('a story without shared links is unpublished at once', async () => {
  const calls = stubApi(storyApi({ ...STORY, is_public: false }))
  const { press } = await openPopup()
  await press('Unpublish')
  await press('Unpublish')
  expect(await screen.findByText('Story unpublished')).toBeDefined()
  expect(calls('PATCH /api/stories/s1').map(({ body }) => body)).toEqual([{ is_published: false }])
})

test('a visitor copies the link without an account', async () => {
  stubApi(VISITOR)
  const { page, press } = await openPopup()
  await press('Copy Link')
  await press('Copy link')
  expect(await screen.findByText('Link copied to clipboard')).toBeDefined()
  expect(await navigator.clipboard.readText()).toMatch(/\/story\/share\/s1$/)
  expect(page.address()).toBe('/')
})

test('a visitor who shares to a platform signs in first', async () => {
  stubApi(VISITOR)
  const { page, press } = await openPopup()
  await press('Reddit')
  await waitFor(() => expect(page.address()).toMatch(/^\/signin\?callbackUrl=/))
})
