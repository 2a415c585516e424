import { aShot, aStory } from '@fablecut/domain/timeline/edit/testing/fixture'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { ShapeDialog } from './shape-dialog.tsx'

const SHAPE = '/api/stories/s/shape'
const CANCEL = 'POST /api/stories/workflow/cancel'
const offer = (changes: object = {}) => ({ body: { width: 720, height: 1280, images: 2, clips: 2, reframed: 1, credits: 230, ...changes } })

async function open(responses: Readonly<Record<string, ApiResponse>> = {}, saves = true) {
  vi.spyOn(console, 'error').mockReturnValue()
  const calls = stubApi({ [`GET ${SHAPE}`]: offer(), [`POST ${SHAPE}`]: { body: { workflowRunId: null } }, ...responses })
  const [onClose, onChanged] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const document = aStory([aShot('s1', { activeImageUrl: '/media/a/a.jpg' })])
  const editor = await renderEditor(<ShapeDialog onClose={onClose} onChanged={onChanged} />, { document, saves })
  return { ...editor, calls, onChanged }
}
const frames = () => [...screen.getByRole('img', { name: /First pictures/u }).children].map((frame) => (frame as HTMLElement).style.width)
const button = (name: RegExp) => screen.findByRole('button', { name })

test('what another shape needs and costs is said before it is pressed', async () => {
  const { user, calls } = await open()
  expect(await screen.findByText('2 pictures and 2 clips to be composed anew.')).toBeTruthy()
  expect(screen.getByText(/1 other picture or clip cropped/u)).toBeTruthy()
  expect((await button(/Change to 9:16/u)).textContent).toContain('230')
  await user.click(screen.getByRole('radio', { name: 'Wide 16:9' }))
  expect(screen.getByText('This is the shape of the film now.')).toBeTruthy()
  expect((await button(/Change to 16:9/u)).hasAttribute('disabled')).toBe(true)
  expect(calls(`POST ${SHAPE}`)).toEqual([])
})

test('a shape that needs nothing is there at once', async () => {
  const { user, calls, onChanged } = await open({ [`GET ${SHAPE}`]: offer({ images: 0, clips: 0, reframed: 0, credits: 0 }) })
  expect(await screen.findByText(/it is free/u)).toBeTruthy()
  expect(screen.queryByText(/what is drawn will be composed/u)).toBeNull()
  await user.click(await button(/Change to 9:16/u))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(calls(`POST ${SHAPE}`)[0]?.body).toEqual({ aspect_ratio: '9:16', expected_credits: 0 })
})

test('pictures are shown in the shape, once each, and with a hint only where some will be drawn', async () => {
  const { user } = await open()
  expect(await screen.findByText(/what is drawn will be composed/u)).toBeTruthy()
  expect(frames()).toEqual(['86px'])
  await user.click(screen.getByRole('radio', { name: 'Square 1:1' }))
  expect(frames()).toEqual(['152px'])
})

test('a run is followed and can be cancelled', async () => {
  const { user, calls, onChanged } = await open({ [`POST ${SHAPE}`]: { body: { workflowRunId: 'r' } }, [CANCEL]: { body: {} } })
  await screen.findByText(/to be composed anew/u)
  await user.click(await button(/Change to 9:16/u))
  expect(await screen.findByRole('progressbar', { name: 'Waiting to begin' })).toBeTruthy()
  await user.click(await button(/Cancel/u))
  await waitFor(() => expect(calls(CANCEL)[0]?.body).toEqual({ workflowRunId: 'r' }))
  expect(onChanged).not.toHaveBeenCalled()
})

test('a changed price is shown anew, and nothing is changed', async () => {
  const { user, calls, onChanged } = await open({
    [`POST ${SHAPE}`]: { status: 409, body: { code: 'PRICE_CHANGED', message: 'The price has changed', data: { credits: 240 } } },
  })
  await screen.findByText(/to be composed anew/u)
  await user.click(await button(/Change to 9:16/u))
  expect(await screen.findByText(/Please look at it again/u)).toBeTruthy()
  await waitFor(() => expect(calls(`GET ${SHAPE}`)).toHaveLength(2))
  expect(onChanged).not.toHaveBeenCalled()
})

test('unsaved changes stop the change of shape', async () => {
  const { session, user, calls } = await open({}, false)
  session.apply({ type: 'setVolume', itemIds: ['V1'], volume: 0.5 })
  await screen.findByText(/to be composed anew/u)
  await user.click(await button(/Change to 9:16/u))
  expect(await screen.findByText(/could not be saved, so nothing was done/u)).toBeTruthy()
  expect(calls(`POST ${SHAPE}`)).toEqual([])
})
