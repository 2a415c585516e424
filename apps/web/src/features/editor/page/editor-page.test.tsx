import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ACCOUNT, stubApi } from '../../../testing/stub-api.ts'
import { EditorPage } from './editor-page.tsx'

const STORY = {
  id: 's',
  title: 'Sea',
  created_by_user_id: ACCOUNT.id,
  status: 'processing:generating_images',
  is_preview: false,
  paused_at: null,
  workflow_run_id: 'r1',
  progress: { done: 2, total: 5 },
}
const open = () => renderPage(<EditorPage storyId="s" view="video-editor" onViewChange={() => undefined} Resume={() => null} />)
const link = (name: string) => screen.findByRole('link', { name })

test.each([
  [404, 'STORY_NOT_FOUND'],
  [403, 'FORBIDDEN'],
])('a story that must not be read (%d) is shown as not found', async (status, code) => {
  stubApi({ 'GET /api/stories/s': { status, body: { code, message: 'No', data: {} } } })
  await open()
  expect(await screen.findByRole('heading', { name: 'Story not found' })).toBeTruthy()
  expect((await link('Go to Home')).getAttribute('href')).toBe('/story')
  expect(document.title).toBe('Story not found | Fablecut')
})

test('a story that failed to load can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let isDown = true
  stubApi({
    'GET /api/stories/s': () =>
      isDown ? { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong', data: {} } } : { body: STORY },
  })
  await open()
  expect(await screen.findByRole('heading', { name: 'The story could not be opened' })).toBeTruthy()
  expect(screen.getByText(/It is safe on the server\.$/u)).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Your story is being made' })).toBeTruthy()
})

test("another creator’s story can't be edited", async () => {
  stubApi({ 'GET /api/stories/s': { body: { ...STORY, created_by_user_id: 'u2' } } })
  await open()
  expect(await screen.findByRole('heading', { name: 'Only the creator can edit this story' })).toBeTruthy()
})

test('a story that is being generated shows its progress and links to the progress page', async () => {
  stubApi({ 'GET /api/stories/s': { body: STORY } })
  await open()
  expect((await link('See the progress')).getAttribute('href')).toBe('/story/create/workflow/r1')
  const bar = screen.getByRole('progressbar')
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['40', '2 / 5'])
  expect(document.title).toBe('Sea | Fablecut')
})

test('a run without counters shows which of its three stages it is in', async () => {
  stubApi({ 'GET /api/stories/s': { body: { ...STORY, progress: null, workflow_run_id: null } } })
  await open()
  const bar = await screen.findByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBeNull()
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^[123] \/ 3$/u)
  expect(screen.queryByRole('link', { name: 'See the progress' })).toBeNull()
})

test('a story that failed before anything could be edited links to what was generated', async () => {
  stubApi({
    'GET /api/stories/s': { body: { ...STORY, status: 'failed:generating_storyboard' } },
    'GET /api/stories/s/media_resources': { body: { media_resources: [] } },
  })
  await open()
  expect((await link('See the story')).getAttribute('href')).toBe('/story/my/s')
  expect(screen.getByText('What was finished is kept.')).toBeTruthy()
})

test('while the story loads, a skeleton of the editor is shown', async () => {
  stubApi({ 'GET /api/stories/s': () => new Promise(() => undefined) })
  await open()
  expect(await screen.findByText('loading...')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Skip to the timeline' }).getAttribute('href')).toBe('#content')
})
