import { aShot, aTimeline, clip, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { EditorProvider } from '../session/editor-context.tsx'
import { createEditorSession } from '../session/editor-session.ts'
import { createPlayback } from '../session/playback.ts'
import { STORY } from '../session/story-fixture.ts'
import { ImageTab } from './image-tab.tsx'

const NO_TAKES = { image: [], video: [], audio: [], isPending: false, error: null }

async function openTab(activeVideoId: string | null) {
  const shot = aShot('s1', { activeImageId: 'i1', activeVideoId })
  const timeline = aTimeline([primaryTrackOf('main', [clip(['v', 0, 90, { shotId: 's1' }])])])
  const session = createEditorSession({ story: STORY, document: { shots: { s1: shot }, timeline }, revision: 1 })
  const calls = stubApi({
    'POST /api/stories/workflow/regenerate_shot': { status: 202, body: { workflowRunId: 'r1', success: true, message: '' } },
  })
  const editor = { session, playback: createPlayback({ totalFrames: () => 90 }) }
  await renderPage(
    <EditorProvider editor={editor}>
      <ImageTab shot={shot} takes={NO_TAKES} />
    </EditorProvider>,
  )
  return () => calls('POST /api/stories/workflow/regenerate_shot').map(({ body }) => (body as { media_types: unknown }).media_types)
}

test('regenerating the image of a shot with a video explains the effect, and offers a new video in the same run', async () => {
  const orders = await openTab('v1')
  expect(screen.getByText(/takes its place until a clip is made from it/)).toBeTruthy()
  const imageAlone = (await screen.findByRole('button', { name: /^Generate image/ })).textContent
  await userEvent.click(screen.getByRole('checkbox', { name: 'Make a clip from the new image too' }))
  const both = screen.getByRole('button', { name: /^Regenerate image and video/ })
  expect(both.textContent).not.toBe(imageAlone)
  await userEvent.click(both)
  await expect.poll(orders).toEqual([['image', 'video']])
})

test('a shot without a video has no such option', async () => {
  const orders = await openTab(null)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /^Generate image/ }))
  await expect.poll(orders).toEqual([['image']])
})
