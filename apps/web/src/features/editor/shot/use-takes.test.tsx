import { aShot, aTimeline, clip, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { STORY } from '../session/story-fixture.ts'
import { useTakes } from './use-takes.ts'

const take = (id: string) => ({
  id,
  status: 'completed',
  status_message: null,
  ai_model: 'builtin/painter',
  prompt: 'A fox',
  created_at: '2026-01-01T00:00:00Z',
  workflow_run_id: null,
})

function TakeIds() {
  const { image, video } = useTakes('s1')
  return <output>{[...image, ...video].map(({ id }) => id).join(' ')}</output>
}

test('the takes of a shot are fetched by story and shot, images and videos in one request (E-282)', async () => {
  const path = `GET /api/stories/${STORY.id}/shots/s1`
  const calls = stubApi({ [path]: { body: { media_resources: { images: [take('i2'), take('i1')], videos: [take('v1')], audio: [] } } } })
  const timeline = aTimeline([primaryTrackOf('main', [clip(['v', 0, 90, { shotId: 's1' }])])])
  await renderEditor(<TakeIds />, { document: { shots: { s1: aShot('s1') }, timeline } })
  await expect.poll(() => screen.getByRole('status').textContent).toBe('i2 i1 v1')
  expect(calls(path)).toHaveLength(1)
})
