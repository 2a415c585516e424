import { aTimeline, filmOf, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi, type ApiResponse } from '../../../../testing/stub-api.ts'
import { ExportButton } from './export-button.tsx'

const RENDER = '/api/internal/storybuilder/render_video'
const CANCEL = 'POST /api/stories/workflow/cancel'
const film = filmOf(['a', 0, 60])
const button = (name: string) => screen.getByRole('button', { name })
const panel = () => screen.queryByRole('region', { name: 'Export' })

type More = { timeline?: typeof film; running?: object; progress?: object; isExportOutdated?: boolean }

async function open(started: ApiResponse, more: More = {}) {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const calls = stubApi({
    'GET /api/stories/s/running_render': { body: more.running ?? { renderId: null, revision: null, is_range: false } },
    [`POST ${RENDER}`]: started,
    [`GET ${RENDER}`]: { body: more.progress ?? { status: 'rendering', progress: 40 } },
    [CANCEL]: { body: { success: true } },
  })
  const { timeline = film, isExportOutdated } = more
  const editor = await renderEditor(<ExportButton />, { timeline, ...(isExportOutdated !== undefined && { isExportOutdated }) })
  const edit = () => act(() => void editor.session.apply({ type: 'setVolume', itemIds: ['a'], volume: 0.3 }))
  return { ...editor, calls, saved, edit }
}

test('an existing film is shown and downloaded', async () => {
  const { calls, saved } = await open({ body: { renderId: 'r1', url: '/media/film/video.mp4' } })
  expect(button('Export').getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button('Export'))
  expect(await screen.findByLabelText('Exported film of Sea')).toBeTruthy()
  expect(await screen.findByText('Export completed! Download will start soon.')).toBeTruthy()
  expect(calls(`POST ${RENDER}`)).toHaveLength(1)
  expect(saved).toHaveBeenCalledOnce()
  const link = saved.mock.contexts[0] as HTMLAnchorElement
  expect([link.getAttribute('href'), link.download]).toEqual(['/media/film/video.mp4', 'download.mp4'])
  fireEvent.click(button('Download again'))
  expect(saved).toHaveBeenCalledTimes(2)
  fireEvent.click(button('Close'))
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(button('Export'))
})

test('an export is not followed once the editor is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { calls, page } = await open({ body: { renderId: 'r1' } })
  fireEvent.click(button('Export'))
  await act(async () => vi.advanceTimersByTimeAsync(5000))
  const polls = calls(`GET ${RENDER}`).length
  expect(polls).toBeGreaterThan(0)
  page.unmount()
  await act(async () => vi.advanceTimersByTimeAsync(20_000))
  expect(calls(`GET ${RENDER}`)).toHaveLength(polls)
})

test('a rejected export says why, says that the story is saved, and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { calls } = await open({ status: 422, body: { code: 'INVALID_INPUT', message: 'Nothing to join', data: {} } })
  fireEvent.click(button('Export'))
  expect(await screen.findByText('Failed to start render process: Nothing to join')).toBeTruthy()
  expect(await screen.findByText('Error during export. Check console for details.')).toBeTruthy()
  expect(screen.getByText('Your story is kept as it is.')).toBeTruthy()
  fireEvent.click(button('Try again'))
  await expect.poll(() => calls(`POST ${RENDER}`).length).toBe(2)
})

test('the dialog of a running export can be closed without cancelling it, and the export can be cancelled', async () => {
  const { calls } = await open({ body: { renderId: 'r1' } })
  fireEvent.click(button('Export'))
  expect(await screen.findByRole('progressbar', { name: 'Waiting to begin' })).toBeTruthy()
  expect(document.activeElement).toBe(panel())
  expect(screen.queryByText('An earlier version of this story is being exported.')).toBeNull()
  fireEvent.keyDown(panel()!, { key: 'a' })
  expect(panel()).not.toBeNull()
  fireEvent.keyDown(panel()!, { key: 'Escape' })
  expect(panel()).toBeNull()
  expect(calls(CANCEL)).toHaveLength(0)
  fireEvent.click(button('Export'))
  fireEvent.click(button('Cancel'))
  expect(panel()).toBeNull()
  await expect.poll(() => calls(CANCEL).map(({ body }) => body)).toEqual([{ workflowRunId: 'r1' }])
  expect(calls(`POST ${RENDER}`)).toHaveLength(1)
})

test('edits made during an export can be exported after it or instead of it', async () => {
  const { calls, edit } = await open({ body: { renderId: 'r1' } })
  fireEvent.click(button('Export'))
  await screen.findByRole('progressbar', { name: 'Waiting to begin' })
  edit()
  expect(screen.getByText('An earlier version of this story is being exported.')).toBeTruthy()
  fireEvent.click(button('Export this version after it'))
  expect(screen.getByText('This version is exported as soon as the earlier one is done.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Export this version instead' })).toBeNull()
  fireEvent.click(button('Cancel'))
  fireEvent.click(button('Export'))
  await screen.findByRole('progressbar', { name: 'Waiting to begin' })
  expect(calls(`POST ${RENDER}`)).toHaveLength(2)
  fireEvent.click(button('Cancel'))
})

test('an export started by another page is followed', async () => {
  const { calls } = await open({ body: {} }, { running: { renderId: 'r9', revision: 1, is_range: false } })
  fireEvent.click(await screen.findByRole('button', { name: 'Exporting 40%' }))
  expect(screen.getByRole('progressbar', { name: 'Joining the film' }).getAttribute('aria-valuenow')).toBe('40')
  expect(calls(`POST ${RENDER}`)).toHaveLength(0)
  fireEvent.click(button('Cancel'))
  await expect.poll(() => calls(CANCEL).map(({ body }) => body)).toEqual([{ workflowRunId: 'r9' }])
})

test('a range that another page exports is named, and the film can be exported after it', async () => {
  await open({ status: 409, body: { code: 'CONFLICT', message: 'busy', data: { renderId: 'r9', is_range: true } } })
  fireEvent.click(button('Export'))
  expect(await screen.findByText('A marked range of this story is being exported.')).toBeTruthy()
  fireEvent.click(button('Export this version after it'))
  expect(screen.getByText('This version is exported as soon as the earlier one is done.')).toBeTruthy()
  fireEvent.click(button('Cancel'))
})

test('a range whose export was started before a reload leaves the film of the story outdated', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { session, saved } = await open(
    { body: {} },
    {
      running: { renderId: 'r9', revision: 1, is_range: true },
      isExportOutdated: true,
      progress: { status: 'success', url: '/media/part/video.mp4' },
    },
  )
  await act(async () => vi.advanceTimersByTimeAsync(2500))
  expect([saved.mock.calls.length, session.store.getState().isExportOutdated]).toEqual([1, true])
})

test('a marked range is exported on its own, or the whole film', async () => {
  const marked = { ...film, range: { startFrame: 30, endFrame: 45 } }
  const { calls, user, session } = await open(
    { body: { renderId: 'r1', url: '/media/part/video.mp4' } },
    { timeline: marked, isExportOutdated: true },
  )
  const bodies = () => calls(`POST ${RENDER}`).map(({ body }) => (body as { range?: object }).range)
  fireEvent.click(button('Export'))
  expect(screen.getByRole('radio', { name: 'Marked range' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('00:00:15 · 00:01:00 – 00:01:15')).toBeTruthy()
  fireEvent.click(within(panel()!).getByRole('button', { name: 'Export' }))
  expect(await screen.findByLabelText('Exported film of Sea')).toBeTruthy()
  expect([bodies(), session.store.getState().isExportOutdated]).toEqual([[{ startFrame: 30, endFrame: 45 }], true])
  fireEvent.click(button('Close'))
  fireEvent.click(button('Export options'))
  await user.click(screen.getByRole('radio', { name: 'Whole film' }))
  fireEvent.click(within(panel()!).getByRole('button', { name: 'Export' }))
  expect(await screen.findByLabelText('Exported film of Sea')).toBeTruthy()
  expect([bodies()[1], session.store.getState().isExportOutdated]).toEqual([undefined, false])
})

test('a browser without WebCodecs says so, and the server is left', async () => {
  const { user } = await open({ body: {} })
  fireEvent.click(button('Export options'))
  expect(await screen.findByText('In this browser: this browser has no WebCodecs, which making films needs.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'In this browser' }))
  expect(screen.getByRole('radio', { name: 'On the server' }).getAttribute('aria-checked')).toBe('true')
})

test('without a range, the options tell how to mark one', async () => {
  await open({ body: {} })
  fireEvent.click(button('Export options'))
  expect(screen.getByText('Mark a range with in and out points (I and O) to export only that.')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Whole film' })).toBeNull()
})

test("an empty timeline can't be exported", async () => {
  const { calls, user } = await open({ body: {} }, { timeline: aTimeline([primaryTrackOf('main', [])]) })
  expect(button('Export').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('Export'))
  expect([panel(), calls(`POST ${RENDER}`).length]).toEqual([null, 0])
  await user.hover(button('Export'))
  expect(await screen.findByText('Put something on the timeline first')).toBeTruthy()
})

test.each([
  [true, 'Your last film is older than your edits. Make it anew, free'],
  [false, 'Make a film of the timeline, free'],
])('whether the last film is older than the edits (%s) is shown', async (isExportOutdated, text) => {
  const { user } = await open({ body: {} }, { isExportOutdated })
  await user.hover(button('Export'))
  expect(await screen.findByText(text)).toBeTruthy()
})
