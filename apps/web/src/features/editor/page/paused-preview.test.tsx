import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { PausedPreview } from './paused-preview.tsx'

const ESTIMATE = 'POST /api/credits/estimate'

async function open(options: { saves?: boolean } = {}) {
  const calls = stubApi({ [ESTIMATE]: { body: { credits: 600, breakdown: [] } } })
  const editor = await renderEditor(
    <PausedPreview
      Resume={({ storyId, category }) => (
        <p>
          Price of {storyId}, {category}
        </p>
      )}
    />,
    { timeline: filmOf(['a', 0, 60]), ...options },
  )
  editor.session.apply({ type: 'setVolume', itemIds: ['a'], volume: 0.5 })
  const goOn = async () => editor.user.click(await screen.findByRole('button', { name: /^Continue/u }))
  return { ...editor, calls, goOn }
}

test('a paused preview names its price and goes on after it is saved', async () => {
  const { session, goOn, calls } = await open()
  expect((await screen.findByRole('button', { name: /600/u })).textContent).toContain('Continue')
  expect(calls(ESTIMATE).map(({ body }) => body)).toEqual([{ key: 'story.resume', inputs: { story_id: 's' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await goOn()
  expect((await screen.findByRole('dialog', { name: 'Continue the preview' })).textContent).toContain('Price of s, create_from_scratch')
  expect(session.store.getState().sync.status).toBe('idle')
})

test('a preview that cannot be saved does not go on', async () => {
  const { session, goOn } = await open()
  session.onSend = () => queueMicrotask(() => session.sync({ type: 'failed', message: 'offline', nowMs: Date.now() }))
  await goOn()
  expect(await screen.findByText(/^Your last edits could not be saved/u)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
