import { aTimeline } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { EditorProvider } from '../session/editor-context.tsx'
import { createEditorSession, type EditorSession } from '../session/editor-session.ts'
import { createPlayback } from '../session/playback.ts'
import { STORY } from '../session/story-fixture.ts'
import { useShotEdit } from './use-shot-edit.ts'

function Done() {
  const { reportPrompts } = useShotEdit('shot')
  return <button onClick={reportPrompts}>Done</button>
}

async function saveEnding(response: Parameters<EditorSession['sync']>[0]) {
  stubApi()
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline: aTimeline([]) }, revision: 1 })
  session.onSend = () => queueMicrotask(() => session.sync(response))
  session.sync({ type: 'edited', shotIds: ['shot'], nowMs: 0 })
  await renderPage(
    <EditorProvider editor={{ session, playback: createPlayback({ totalFrames: () => 0 }) }}>
      <Done />
    </EditorProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
}

test('prompts are reported as updated once they are saved (C-357)', async () => {
  await saveEnding({ type: 'succeeded' })
  expect(await screen.findByText('Shot prompts updated successfully')).toBeTruthy()
})

test('prompts that could not be saved are reported as not updated (C-322)', async () => {
  await saveEnding({ type: 'stale', revision: 2 })
  expect(await screen.findByText('Error: Failed to update shot prompts')).toBeTruthy()
  expect(screen.queryByText('Shot prompts updated successfully')).toBeNull()
})
