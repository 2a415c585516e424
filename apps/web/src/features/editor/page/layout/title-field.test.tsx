import { aTimeline } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { stubApi, type ApiResponse } from '../../../../testing/stub-api.ts'
import { EditorProvider } from '../../session/editor-context.tsx'
import { createEditorSession } from '../../session/editor-session.ts'
import { createPlayback } from '../../session/playback.ts'
import { STORY } from '../../session/story-fixture.ts'
import { TitleField } from './title-field.tsx'

async function renameTo(title: string, response: ApiResponse) {
  stubApi({ 'PATCH /api/stories/s': response })
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline: aTimeline([]) }, revision: 1 })
  await renderPage(
    <EditorProvider editor={{ session, playback: createPlayback({ totalFrames: () => 0 }) }}>
      <TitleField />
    </EditorProvider>,
  )
  await userEvent.click(await screen.findByRole('button'))
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), `${title}{Enter}`)
}

test('a renamed story is reported (C-358)', async () => {
  await renameTo('Lake', { body: { id: 's', title: 'Lake' } })
  expect(await screen.findByText('Story updated successfully')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Lake' })).toBeTruthy()
})

test('a failed rename is reported and reverted (C-320, C-328)', async () => {
  await renameTo('Lake', { status: 500, body: { code: 'INTERNAL_ERROR', message: 'Something went wrong', data: {} } })
  expect(await screen.findByText('Error: Failed to update story')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sea' })).toBeTruthy()
})
