import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { SharePopupProvider, type SharePopupProps } from '../../../../slots/share-popup.ts'
import type { StoryData } from '../../../../story-data/story-lists.ts'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { storyOf } from '../../../../testing/story-fixture.ts'
import { stubApi } from '../../../../testing/stub-api.ts'
import { ShareButton } from './share-button.tsx'

let popup: SharePopupProps
/** Stands in for the popup of another feature. */
function Popup(props: SharePopupProps) {
  useEffect(() => void (popup = props))
  return props.trigger
}

async function open(changes: object = {}, exported: object = {}) {
  const story = storyOf('s', changes)
  stubApi({ 'GET /api/stories/s': { body: { ...story, ...exported } } })
  const editor = await renderEditor(
    <SharePopupProvider value={Popup}>
      <ShareButton opened={story as unknown as StoryData} />
    </SharePopupProvider>,
    { timeline: filmOf(['a', 0, 60]), isExportOutdated: true },
  )
  const quieter = () => void editor.session.apply({ type: 'setVolume', itemIds: ['a'], volume: 0.5 })
  const isOutdated = () => editor.session.store.getState().isExportOutdated
  return { ...editor, quieter, isOutdated }
}

test('a story is saved before it is shared', async () => {
  const { session, quieter } = await open()
  await screen.findByRole('button', { name: 'Share' })
  quieter()
  expect(await popup.beforeOpen?.()).toBe(true)
  expect([session.store.getState().sync.status, popup.story.id]).toEqual(['idle', 's'])
})

test('a story that cannot be saved is not shared', async () => {
  const { session, quieter } = await open()
  session.onSend = () => queueMicrotask(() => session.sync({ type: 'failed', message: 'offline', nowMs: Date.now() }))
  quieter()
  expect(await popup.beforeOpen?.()).toBe(false)
  expect(await screen.findByText('The story could not be saved, so it cannot be shared now.')).toBeTruthy()
})

test('an unfinished story is not shared', async () => {
  await open({ status: 'draft', last_export_url: null })
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('after an export of the popup the film is up to date, unless it is edited again', async () => {
  const { session, quieter, isOutdated } = await open()
  act(() => popup.onExported?.())
  await waitFor(() => expect(isOutdated()).toBe(false))
  session.onSend = null
  quieter()
  act(() => popup.onExported?.())
  await waitFor(() => expect(isOutdated()).toBe(true))
})
