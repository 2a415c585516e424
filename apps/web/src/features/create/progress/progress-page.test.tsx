import type { WireStory } from '@fablecut/contracts/wire/story'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { ProgressPage } from './progress-page.tsx'

const STREAM = 'GET /api/stories/workflow/status_sse'

const previewStory = (status: WireStory['status']) => ({
  id: 's1',
  title: 'A fox',
  category_id: 'script_to_video',
  category_inputs: { script_content: 'A fox crosses the river.' },
  status,
  status_message: null,
  is_preview: true,
  resumed_at: null,
  paused_at: null,
  workflow_run_id: 'run1',
  last_export_url: null,
  metadata: { width: 1280, height: 720, duration: null, fps: 30 },
  storyboard: { shots: [], shots_map: {} },
  progress: null,
})

const event = (status: string, story: WireStory['status']) => ({ workflowRunId: 'run1', status, error: null, story: previewStory(story) })

const streamOf = (...events: readonly unknown[]) => {
  const lines = events.map((event) => `event: message\ndata: ${JSON.stringify(event)}\n\n`)
  return new Response(lines.join(''), { headers: { 'content-type': 'text/event-stream' } })
}

const open = (...events: readonly unknown[]) => {
  stubApi({ [STREAM]: () => streamOf(...events), 'GET /api/credits/ledger': { body: { entries: [], nextCursor: null } } })
  return renderPage(<ProgressPage workflowRunId="run1" failureActions={() => null} onEnd={() => {}} />)
}

test('a followed preview redirects to its storyboard when its images are finished', async () => {
  const { address } = await open(event('processing:generating_images', 'processing:generating_images'), event('completed', 'paused'))
  await waitFor(() => expect(address()).toBe('/story/editor?story_id=s1&view=list'))
})

test('a preview that was already finished stays on its page and links to the storyboard', async () => {
  const { address } = await open(event('completed', 'paused'))
  expect((await screen.findByRole('link', { name: 'Open storyboard' })).getAttribute('href')).toBe('/story/editor?story_id=s1&view=list')
  expect(address()).toBe('/')
})

test('a resume that fails while it is followed stays on its page, says why and can be retried', async () => {
  const failed = { ...event('failed:generating_videos', 'paused'), error: 'Generation Error' }
  const { address } = await open(event('processing:generating_videos', 'processing:generating_videos'), failed)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Generating videos failed. The credits has been refunded. Generation Error. Your storyboard is kept: you can resume again.',
  )
  expect(screen.getByRole('button', { name: /Resume/ })).toBeTruthy()
  expect(address()).toBe('/')
})
