import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { aTimeline, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderEditor } from '../../../../testing/render-editor.tsx'
import { stubApi } from '../../../../testing/stub-api.ts'
import { stubUploads } from '../../../../testing/stub-uploads.ts'
import { MediaPane } from '../media-pane.tsx'
import { dragFiles } from '../../../../testing/drag-files.ts'

afterEach(() => vi.useRealTimers())

const EMPTY = { ...aTimeline([primaryTrackOf('main', [])]), mediaAssets: [] }
const saved = (id: string, facts: Parameters<typeof buildAsset>[1]) => ({ media_resource: toWireMediaAsset(buildAsset(id, facts)) })
const a = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type })

const isInvited = (): boolean => screen.queryByText('Drop one file to upload it') !== null

async function openPane(options: Parameters<typeof renderEditor>[1] = {}) {
  stubApi()
  const uploads = stubUploads()
  const editor = await renderEditor(<MediaPane />, { timeline: EMPTY, ...options })
  const pane = editor.page.container.querySelector('[data-media-drop]')!
  const drag = (kind: Parameters<typeof dragFiles>[0], files: readonly File[], relatedTarget?: Element | null) =>
    dragFiles(kind, pane, files, relatedTarget)
  const drop = async (...files: readonly File[]) => act(async () => void drag('drop', files))
  return { ...editor, uploads, drag, drop, pane }
}

test('dragging files over the pane shows the drop hint; dragging other things does not', async () => {
  const { drag, pane } = await openPane()
  expect(drag('dragOver', []).fired.defaultPrevented).toBe(false)
  expect(isInvited()).toBe(false)
  const over = drag('dragEnter', [a('a.png', 'image/png')])
  expect([isInvited(), over.fired.defaultPrevented, over.dataTransfer.dropEffect]).toEqual([true, true, 'copy'])
  drag('dragLeave', [], pane.firstElementChild)
  expect(isInvited()).toBe(true)
  drag('dragLeave', [])
  expect(isInvited()).toBe(false)
})

test('dropping text on the pane uploads nothing', async () => {
  const { drag, uploads } = await openPane()
  expect(drag('drop', []).fired.defaultPrevented).toBe(false)
  expect(uploads).toEqual([])
})

test('a dropped file is uploaded with progress on its tab and listed when it is saved', async () => {
  const { uploads, drop, drag, timeline, session } = await openPane()
  drag('dragOver', [a('a.png', 'image/png')])
  await drop(a('a.png', 'image/png'))
  expect(screen.queryByText('Drop one file to upload it')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Images', selected: true })).toBeTruthy()
  await waitFor(() => expect(uploads.length).toBe(1))
  expect([uploads[0]!.address, uploads[0]!.file.name]).toEqual(['/api/stories/s/upload', 'a.png'])
  const bar = screen.getByRole('progressbar', { name: 'Uploading' })
  expect(bar.getAttribute('aria-valuetext')).toBe('a.png: 0%')
  uploads[0]!.progress(3)
  expect(bar.getAttribute('aria-valuetext')).toBe('a.png: 75%')
  uploads[0]!.progress(4)
  expect(screen.getByText('Processing…')).toBeTruthy()
  uploads[0]!.respond(200, saved('m1', { title: 'A', resourceType: 'image' }))
  expect(await screen.findByRole('button', { name: 'A' })).toBeTruthy()
  expect(screen.getByText('1 image')).toBeTruthy()
  expect(timeline().mediaAssets.map(({ id }) => id)).toEqual(['m1'])
  expect(session.store.getState().uploads).toEqual([])
  expect(window['__analytics']?.at(-1)).toMatchObject({ name: 'asset_uploaded', properties: { story_id: 's', asset_type: 'image' } })
})

test.each([
  ['Voiceover', '/api/stories/s/upload?subtype=voiceover', 'Voiceover'],
  ['Videos', '/api/stories/s/upload?subtype=music', 'Music'],
])('audio uploaded on the tab %s becomes %s', async (tab, address, expected) => {
  const { user, uploads, drop } = await openPane()
  await user.click(screen.getByRole('tab', { name: tab }))
  await drop(a('hello.mp3', 'audio/mpeg'))
  await waitFor(() => expect(uploads.map((upload) => upload.address)).toEqual([address]))
  expect(screen.getByRole('tab', { name: expected, selected: true })).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toBeTruthy()
})

test('only one file can be dropped at a time', async () => {
  const { uploads, drop } = await openPane()
  await drop(a('a.png', 'image/png'), a('b.png', 'image/png'))
  expect(await screen.findByText('Only one file can be uploaded at a time. Please select a single file.')).toBeTruthy()
  expect(uploads).toEqual([])
})

test('a read-only story accepts no file', async () => {
  const { uploads, drop, session } = await openPane({ readOnlyReason: 'It is being made' })
  await drop(a('a.png', 'image/png'))
  expect(await screen.findByText('It is being made')).toBeTruthy()
  expect([uploads.length, session.store.getState().uploads.length, session.store.getState().mediaTab]).toEqual([0, 0, 'videos'])
})

test('an unsupported file shows a message where it was dropped, until it is dismissed', async () => {
  const { user, uploads, drop } = await openPane()
  await drop(a('a.pdf', 'application/pdf'))
  const failure = await screen.findByRole('alert')
  expect(within(failure).getByText('Upload Failed')).toBeTruthy()
  expect(within(failure).getByText('Unsupported file type: a.pdf')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Videos', selected: true })).toBeTruthy()
  expect(uploads).toEqual([])
  await user.click(within(failure).getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [
    413,
    { code: 'TOO_LARGE', message: 'This file is too large', data: {} },
    'Payload Too Large',
    ['HTTP 413: Payload Too Large', 'This file is too large'],
  ],
  [500, { code: 'INTERNAL_ERROR', message: 'secret', data: {} }, 'Internal Server Error', ['HTTP 500: Internal Server Error']],
  [404, 'gone', 'Not Found', ['HTTP 404: Not Found']],
  [200, { media_resource: {} }, 'OK', ['Upload and save failed']],
  [200, 'no json', 'OK', ['Upload and save failed']],
])('an upload rejected with %d says why it failed', async (status, body, statusText, lines) => {
  const { uploads, drop, timeline } = await openPane()
  await drop(a('a.png', 'image/png'))
  await waitFor(() => expect(uploads.length).toBe(1))
  uploads[0]!.respond(status, body, statusText)
  const failure = await screen.findByRole('alert')
  for (const line of ['a.png', ...lines]) expect(within(failure).getByText(line)).toBeTruthy()
  expect(within(failure).queryByText(/secret/)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(timeline().mediaAssets).toEqual([])
})

test('after a network error an upload is retried up to three times, doubling the delay', async () => {
  const { uploads, drop } = await openPane()
  vi.useFakeTimers()
  await drop(a('a.png', 'image/png'))
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    expect(uploads.length).toBe(index + 1)
    await act(async () => uploads[index]!.loseConnection())
    expect(screen.getByText(`Connection lost. Sending again (${index + 1} of 3)…`)).toBeTruthy()
    await act(async () => vi.advanceTimersByTimeAsync(wait - 1))
    expect(uploads.length).toBe(index + 1)
    await act(async () => vi.advanceTimersByTimeAsync(1))
  }
  expect(uploads.length).toBe(4)
  await act(async () => uploads[3]!.loseConnection())
  expect(within(screen.getByRole('alert')).getByText('Upload failed')).toBeTruthy()
})

test('an upload can be cancelled while it is sent, without a message', async () => {
  const { user, uploads, drop, session } = await openPane()
  await drop(a('a.png', 'image/png'))
  await waitFor(() => expect(uploads.length).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Stop uploading a.png' }))
  await waitFor(() => expect(session.store.getState().uploads).toEqual([]))
  expect(uploads[0]!.isAborted).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an upload can be cancelled while it waits for a retry', async () => {
  const { uploads, drop, session } = await openPane()
  vi.useFakeTimers()
  await drop(a('a.png', 'image/png'))
  await act(async () => uploads[0]!.loseConnection())
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stop uploading a.png' })))
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect([uploads.length, session.store.getState().uploads.length]).toEqual([1, 0])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the menu of a tab uploads a file of its type', async () => {
  const clicked: HTMLInputElement[] = []
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    clicked.push(this)
  })
  const { user, uploads } = await openPane()
  await user.click(screen.getByRole('tab', { name: 'Images' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Create', 'Upload', 'History'])
  await user.click(screen.getByRole('menuitem', { name: 'Upload' }))
  const input = clicked.at(-1)!
  expect([input.type, input.multiple]).toEqual(['file', false])
  expect(input.accept.split(',')).toContain('image/png')
  expect(input.accept).not.toMatch(/video|audio/)
  Object.defineProperty(input, 'files', { value: [a('a.png', 'image/png')] })
  await act(async () => void input.dispatchEvent(new Event('change')))
  await waitFor(() => expect(uploads.map(({ file }) => file.name)).toEqual(['a.png']))
})
