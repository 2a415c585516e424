import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { shotOf, storyboardOf, storyOf } from '../../../testing/story-fixture.ts'
import { stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { StoryDetailPage } from './story-detail-page.tsx'

const SILENT = { 'POST /api/stories/workflow/status_sse': () => new Promise<ApiResponse>(() => {}) }

async function open(story: object, responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ ...SILENT, 'GET /api/stories/s1': { body: story }, ...responses })
  const page = await renderPage(<StoryDetailPage id="s1" />)
  await screen.findByRole('heading', { level: 1, name: 'Story s1' })
  return { ...page, callsOf }
}

test('a finished story shows its film with its duration and actions', async () => {
  await open(storyOf('s1'))
  expect(document.querySelector('video')!.getAttribute('src')).toContain('/media/s1/film.mp4')
  expect(screen.getByText('Completed')).toBeTruthy()
  expect(screen.getByText('1:05')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Open Editor' })).toHaveProperty('pathname', '/story/editor')
  for (const name of ['Download', 'Share', 'Delete']) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.queryByText('Creating Images')).toBeNull()
})

test("a team member's story can only be viewed and downloaded", async () => {
  await open(storyOf('s1', { created_by_user_id: 'u2' }))
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  for (const name of ['Share', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Open Editor' })).toBeNull()
})

test('a failure says why, shows the generated images, and links to the storyboard', async () => {
  const shots = [
    shotOf('a', { active_image_url: '/a.webp' }),
    shotOf('b', { active_image_url: '/b.webp', is_hidden: true }),
    shotOf('c', { active_image_url: '/c.webp', title: '' }),
    shotOf('d'),
  ]
  await open(
    storyOf('s1', {
      status: 'failed:generating_videos',
      status_message: 'No clip',
      storyboard: storyboardOf(shots),
      last_export_url: null,
    }),
  )
  expect(await screen.findByText('No clip. Your script and everything that was finished are kept.')).toBeTruthy()
  const savedImages = within(screen.getByRole('heading', { name: 'Kept: 2 pictures' }).parentElement!)
  expect(savedImages.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Shot 1: Shot of a', 'Shot 3'])
  expect((await screen.findByRole('link', { name: 'Open Editor' })).getAttribute('href')).toBe('/story/editor?story_id=s1&view=list')
  expect(screen.queryByRole('button', { name: /Recover/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1)
})

test('a paused preview can be resumed at its price', async () => {
  await open(storyOf('s1', { status: 'paused', workflow_run_id: 'run1', last_export_url: null, status_message: 'No space' }), {
    'POST /api/credits/estimate': { body: { credits: 900 } },
  })
  expect(screen.getByText('Storyboard ready: its pictures are made, the videos wait for you.')).toBeTruthy()
  expect(screen.getByText('The last resume failed and cost nothing: No space')).toBeTruthy()
  const link = await screen.findByRole('link', { name: /Continue the preview\s*900 credits/ })
  expect(link.getAttribute('href')).toBe('/story/create/workflow/run1')
})

test('a story that is being generated shows its progress', async () => {
  await open(
    storyOf('s1', {
      status: 'processing:generating_images',
      workflow_run_id: 'run1',
      last_export_url: null,
      progress: { stage: 'processing:generating_images', done: 1, total: 4, seconds_by_stage: {} },
    }),
  )
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  expect((await screen.findByRole('link', { name: /See the progress/ })).getAttribute('href')).toBe('/story/create/workflow/run1')
  const bars = screen.getAllByRole('listitem')
  expect(bars.map((bar) => bar.getAttribute('aria-current'))).toEqual([null, 'step', null])
  const steps = bars.map(({ textContent }) => textContent)
  expect(steps).toEqual(['Creating Story Script, done', 'Creating Images, in progress', 'Creating Videos, not started'])
})

test.each([
  ['u1', 'This story is a draft. Open it in the editor to go on.'],
  ['u2', 'This story is a draft.'],
])('a draft of %s says so', async (created_by_user_id, text) => {
  await open(storyOf('s1', { status: 'draft', last_export_url: null, created_by_user_id }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('deleting the story redirects to the own stories', async () => {
  const { address, callsOf } = await open(storyOf('s1'), { 'DELETE /api/stories/s1': { status: 204, body: null } })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete Story' })).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe('/story/my'))
  expect(callsOf('DELETE /api/stories/s1')).toHaveLength(1)
})

test.each(['STORY_NOT_FOUND', 'FORBIDDEN'])('a story that responds with %s is not found', async (code) => {
  stubApi({ 'GET /api/stories/s1': { status: 404, body: { code, message: 'No', data: {} } } })
  await renderPage(<StoryDetailPage id="s1" />)
  expect(await screen.findByText('It may have been deleted, or it belongs to someone else.')).toBeTruthy()
})
