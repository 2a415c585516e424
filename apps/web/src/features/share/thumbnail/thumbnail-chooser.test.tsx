import { ERRORS } from '@fablecut/contracts/errors/codes'
import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubApi, type ApiResponse, type ApiCall } from '../../../testing/stub-api.ts'
import { setWindowWidth, showEverything } from '../../../testing/stub-view.ts'
import { openSharePopup, storyOnServer } from '../testing/share-popup-fixture.tsx'
import { dragFiles } from '../../../testing/drag-files.ts'

const UPLOAD = 'POST /api/media/upload'
const LIST = 'GET /api/media/resources'
const PATCH = 'PATCH /api/stories/s1'
const refused = (message: string, code = 'BAD_REQUEST', status = 400): ApiResponse => ({ status, body: { code, message, data: {} } })
const picture = (id: string, title: string) => toWireMediaAsset(buildAsset(id, { title, resourceType: 'image' }))
const a = (name: string, type: string) => new File(['x'], name, { type })

const cursorOf = ({ path }: ApiCall) => new URL(path, 'http://x').searchParams.get('cursor')

beforeEach(() => {
  showEverything()
  setWindowWidth(1280)
})

async function openPublish(story: Parameters<typeof storyOnServer>[0] = {}, responses: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ ...storyOnServer(story).responses, ...responses })
  const popup = await openSharePopup(story)
  await popup.press('Publish')
  await screen.findByText('Choose a Thumbnail (Optional)')
  const box = document.querySelector('[data-thumbnail]')!
  const drop = async (...files: readonly File[]) => act(async () => void dragFiles('drop', box, files))
  return { ...popup, calls, box, drop, changes: () => calls(PATCH).map(({ body }) => body) }
}
const image = () => document.querySelector('[data-thumbnail] img')?.getAttribute('src')

test('a story without a thumbnail says so', async () => {
  await openPublish()
  expect(screen.getByText('No thumbnail yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete the thumbnail' })).toBeNull()
})

test('a dropped image is uploaded and set', async () => {
  const pending = Promise.withResolvers<ApiResponse>()
  const { drop, changes, box, calls } = await openPublish({}, { [UPLOAD]: () => pending.promise })
  dragFiles('dragOver', box, [a('a.png', 'image/png')])
  expect(box.className).toContain('outline-info')
  dragFiles('dragLeave', box, [])
  expect(box.className).not.toContain('outline-info')
  await drop(a('a.png', 'image/png'))
  expect(screen.getByText('Saving the thumbnail')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
  await drop(a('b.png', 'image/png'))
  await act(async () => pending.resolve({ body: { url: '/media/t1/file' } }))
  await waitFor(() => expect(image()).toBe('/media/t1/file'))
  expect(changes()).toEqual([{ last_export_thumbnail_url: '/media/t1/file', is_thumbnail_modified: true }])
  expect(calls(UPLOAD).length).toBe(1)
  expect(String(calls(UPLOAD)[0]!.body)).toContain('stories/thumbnails')
})

test('an image is selected with the button, and the same file can be selected again', async () => {
  const { press } = await openPublish({}, { [UPLOAD]: { body: { url: '/media/t1/file' } } })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const click = vi.spyOn(input, 'click').mockImplementation(() => {})
  await press('Upload')
  expect(click).toHaveBeenCalledTimes(1)
  expect(input.accept).toContain('image/png')
  Object.defineProperty(input, 'files', { value: [a('a.png', 'image/png')] })
  fireEvent.change(input)
  await waitFor(() => expect(image()).toBe('/media/t1/file'))
  expect(input.value).toBe('')
})

test.each([
  ['a file that is no picture', a('a.mp4', 'video/mp4'), {}, 'a.mp4 type not supported for image'],
  ['an upload that is refused', a('a.png', 'image/png'), { [UPLOAD]: refused('This picture is broken') }, 'This picture is broken'],
  [
    'an upload that fails',
    a('a.png', 'image/png'),
    { [UPLOAD]: refused(ERRORS.INTERNAL_ERROR.message, 'INTERNAL_ERROR', 500) },
    'Failed to update thumbnail. Please try again.',
  ],
  [
    'an upload without an address',
    a('a.png', 'image/png'),
    { [UPLOAD]: { body: { url: '' } } },
    'Failed to update thumbnail. Please try again.',
  ],
])('%s changes nothing and says why', async (_name, file, responses, text) => {
  const { drop, changes } = await openPublish({}, responses)
  await drop(file)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(changes()).toEqual([])
  expect(screen.getByRole('button', { name: 'History' })).toBeTruthy()
})

test('an empty drop does nothing', async () => {
  const { drop, calls } = await openPublish()
  await drop()
  expect(calls(UPLOAD)).toEqual([])
})

test("a custom thumbnail can be deleted; that of the export can't", async () => {
  const { press, changes } = await openPublish({ last_export_thumbnail_url: '/media/t1/file', is_thumbnail_modified: true })
  expect(image()).toBe('/media/t1/file')
  await press('Delete the thumbnail')
  await waitFor(() => expect(changes()).toEqual([{ last_export_thumbnail_url: null, is_thumbnail_modified: false }]))
  expect(await screen.findByText('No thumbnail yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete the thumbnail' })).toBeNull()
})

test('a thumbnail that fails to be deleted remains', async () => {
  const { press } = await openPublish(
    { last_export_thumbnail_url: '/media/t1/file', is_thumbnail_modified: true },
    { [PATCH]: refused('no') },
  )
  await press('Delete the thumbnail')
  expect(await screen.findByText('Failed to delete thumbnail')).toBeTruthy()
  expect(image()).toBe('/media/t1/file')
})

test('an image of the history is set, with paging', async () => {
  const { press, user, changes, calls } = await openPublish(
    {},
    {
      [LIST]: (call) => ({
        body:
          cursorOf(call) === null
            ? { media_resources: [picture('p1', 'Sea')], nextCursor: 'n' }
            : { media_resources: [picture('p2', '')], nextCursor: null },
      }),
    },
  )
  await press('History')
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
  expect(dialog.getByText('Pictures of all your stories. Choose one.')).toBeTruthy()
  const use = dialog.getByRole<HTMLButtonElement>('button', { name: 'Use this picture' })
  expect(use.disabled).toBe(true)
  await user.click(await dialog.findByRole('radio', { name: 'Sea' }))
  await user.click(await dialog.findByRole('radio', { name: 'Untitled' }))
  expect(dialog.getAllByRole('radio', { checked: true }).length).toBe(1)
  expect(calls(LIST).length).toBe(2)
  await user.click(use)
  await waitFor(() => expect(changes()).toEqual([{ last_export_thumbnail_url: '/media/p2/file', is_thumbnail_modified: true }]))
  expect(screen.queryByRole('dialog', { name: 'History' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Share The tide comes in' })).toBeTruthy()
})

test('an empty history, or one that fails to load, says so', async () => {
  let isDown = true
  const { press } = await openPublish({}, { [LIST]: () => (isDown ? refused('no') : { body: { media_resources: [], nextCursor: null } }) })
  await press('History')
  expect((await screen.findByRole('alert')).textContent).toContain('Your pictures could not be loaded.')
  isDown = false
  await press('Try again')
  expect(await screen.findByText('Pictures that you make or upload are listed here.')).toBeTruthy()
})

test('an image of the history that fails to be set is reported', async () => {
  const { press, user } = await openPublish(
    {},
    { [LIST]: { body: { media_resources: [picture('p1', 'Sea')], nextCursor: null } }, [PATCH]: refused('no') },
  )
  await press('History')
  await user.click(await screen.findByRole('radio', { name: 'Sea' }))
  await press('Use this picture')
  expect(await screen.findByText('Failed to update thumbnail from history')).toBeTruthy()
})

test('without a film the frame picker is disabled', async () => {
  const { press } = await openPublish({ last_export_url: null })
  expect(screen.getByText('Export required: Please export your story to enable frame picking')).toBeTruthy()
  await press('Pick frame')
  expect(await screen.findByText('Please export the video first to pick a frame as thumbnail')).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Pick Cover Frame' })).toBeNull()
})

test('a browser without a video decoder says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { press } = await openPublish()
  await press('Pick frame')
  expect((await screen.findByRole('alert')).textContent).toBe('This feature is currently unavailable.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this frame' }).disabled).toBe(true)
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pick Cover Frame' })).toBeNull())
})
