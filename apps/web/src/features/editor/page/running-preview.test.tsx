import type { WireStory } from '@fablecut/contracts/wire/story'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { shotOf, storyOf, storyboardOf } from '../../../testing/story-fixture.ts'
import { stubApi } from '../../../testing/stub-api.ts'
import { useEditorSession } from '../session/editor-context.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { RunningPreview } from './running-preview.tsx'
import { isGeneratingStory } from './use-open-story.ts'
import { useRunningPreview } from './use-running-preview.ts'

const preview = (changes: object = {}) =>
  storyOf('s', {
    status: 'processing:generating_images',
    is_preview: true,
    workflow_run_id: 'r1',
    revision: 1,
    progress: { done: 0, total: 2 },
    storyboard: storyboardOf([shotOf('s1'), shotOf('s2')]),
    ...changes,
  }) as unknown as WireStory

const reopened = vi.fn(async () => undefined)
const caughtUp = vi.fn(async () => undefined)

const stubCatchUp = (session: EditorSession) => Object.assign(session, { catchUp: caughtUp })

function Opened() {
  stubCatchUp(useEditorSession())
  const story = useRunningPreview(preview(), reopened)
  return (
    <>
      <RunningPreview progress={story.progress} />
      <b>{story.status}</b>
    </>
  )
}

test.each([
  [{}, false],
  [{ is_preview: false }, true],
  [{ status: 'processing:generating_storyboard' }, true],
  [{ status: 'paused', paused_at: '2026-11-20T10:00:00Z' }, false],
  [{ workflow_run_id: null }, true],
])('a preview is opened while its images are generated, other running stories are not: %o (C-217, C-218)', (changes, isGenerating) => {
  expect(isGeneratingStory(preview(changes))).toBe(isGenerating)
})

test('images of a running preview are merged and failed ones marked, until it is paused (C-217)', async () => {
  const failed = storyboardOf([shotOf('s1'), shotOf('s2', { image_status: 'error' })])
  const responses = [
    preview({ revision: 2, progress: { done: 1, total: 2 } }),
    preview({ revision: 3, status: 'paused', paused_at: '2026-11-20T10:00:00Z', storyboard: failed }),
  ]
  const calls = stubApi({ 'GET /api/stories/s': () => ({ body: responses.length > 1 ? responses.shift() : responses[0] }) })
  const { session } = await renderEditor(<Opened />)
  expect(await screen.findByText(/1 of 2 pictures/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('you can edit meanwhile')
  expect(caughtUp).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('paused')).toBeTruthy()
  expect(caughtUp).toHaveBeenCalledTimes(2)
  expect([...session.store.getState().failures.keys()]).toEqual(['s2'])
  expect([calls('GET /api/stories/s').length, reopened.mock.calls.length]).toEqual([2, 0])
})

test('a preview that was cancelled leaves the editor (C-217)', async () => {
  stubApi({ 'GET /api/stories/s': { body: preview({ status: 'failed' }) } })
  await renderEditor(<Opened />)
  await waitFor(() => expect(reopened).toHaveBeenCalled())
})
