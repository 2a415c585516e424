import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../testing/stub-api.ts'
import { setWindowWidth } from '../../testing/stub-view.ts'
import { button, channels, EXPORT, openSharePopup, refusal, run, STARTED, STATUS, storyOnServer } from './testing/share-popup-fixture.tsx'

const VISITOR = { 'GET /api/me': refusal(401, 'UNAUTHORIZED') }

let saved: string[] = []
beforeEach(() => {
  saved = []
  setWindowWidth(1280)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')} as ${this.download}`)
  })
  window['__analytics'] = []
})
afterEach(() => vi.useRealTimers())

/** Stubs `window.open`. */
function stubTab(isGiven: boolean) {
  const replace = vi.fn<(href: string) => void>()
  const tab = {
    closed: false,
    close: vi.fn(),
    opener: window,
    document: document.implementation.createHTMLDocument(),
    location: { replace },
  }
  vi.stubGlobal('open', () => (isGiven ? tab : null))
  return tab
}

test('the main view lists the actions', async () => {
  stubApi(storyOnServer().responses)
  await openSharePopup()
  const dialog = await screen.findByRole('dialog', { name: 'Share The tide comes in' })
  expect(within(dialog).getByRole('heading', { name: 'Share' })).toBeTruthy()
  expect(within(dialog).getByText('MP4, ready')).toBeTruthy()
  expect(await within(dialog).findByText('not published')).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Share to a platform' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Twitter/X', 'LinkedIn', 'Reddit'])
  expect(screen.queryByRole('button', { name: 'Share Link' })).toBeNull()
  expect(button('Share').getAttribute('aria-expanded')).toBe('true')
})

test('the close button, Cancel and Escape close a view and return to the main view', async () => {
  stubApi(storyOnServer().responses)
  const { press, user } = await openSharePopup()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Copy Link')
  expect(await screen.findByRole('heading', { name: 'Copy Link' })).toBeTruthy()
  await press('Back')
  expect(await screen.findByRole('heading', { name: 'Share' })).toBeTruthy()
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button('Share').getAttribute('aria-expanded')).toBe('false')
  await press('Share')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it stays closed when its preconditions fail', async () => {
  stubApi(storyOnServer().responses)
  const beforeOpen = vi.fn(async () => false)
  await openSharePopup({}, { beforeOpen })
  expect(beforeOpen).toHaveBeenCalledTimes(1)
  expect([screen.queryByRole('dialog'), button('Share').getAttribute('aria-expanded')]).toEqual([null, 'false'])
})

test('a story that failed to load can be retried', async () => {
  let isDown = true
  const { responses } = storyOnServer()
  stubApi({ ...responses, 'GET /api/stories/s1': () => (isDown ? refusal(400, 'BAD_REQUEST') : responses['GET /api/stories/s1']()) })
  const { press } = await openSharePopup()
  await press('Download')
  expect((await screen.findByRole('alert')).textContent).toContain('The story could not be read.')
  isDown = false
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Download MP4' })).toBeTruthy()
})

test('a current film is downloaded with its name, and the button is disabled for half a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubApi(storyOnServer().responses)
  const onDownloaded = vi.fn()
  const { press } = await openSharePopup({}, { first: 'download', onDownloaded })
  await press('Download MP4')
  await waitFor(() => expect(saved.length).toBe(1))
  expect(saved[0]).toMatch(/^\/media\/film\/video\.mp4 as .*The.tide.comes.in.*\.mp4$/)
  expect([onDownloaded.mock.calls.length, channels()]).toEqual([1, ['download']])
  expect(button('Download MP4').getAttribute('aria-busy')).toBe('true')
  await act(async () => vi.advanceTimersByTimeAsync(600))
  await waitFor(() => expect(button('Download MP4').getAttribute('aria-busy')).toBeNull())
})

test('a missing film is reported', async () => {
  stubApi({ ...storyOnServer().responses, 'HEAD /media/film/video.mp4': () => new Response(null, { status: 404 }) })
  const { press } = await openSharePopup({}, { first: 'download' })
  await press('Download MP4')
  expect(await screen.findByText('Failed to download video')).toBeTruthy()
  expect(saved).toEqual([])
})

test('a visitor downloads the shown film at once', async () => {
  stubApi({ ...storyOnServer().responses, ...VISITOR })
  const { press } = await openSharePopup({ user_id: 'other' })
  await press('Download')
  await waitFor(() => expect(saved.length).toBe(1))
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test.each([
  [{ last_export_url: null }, 'There is no video yet, so it is exported first. About 7 s, free.'],
  [{ is_export_outdated: true }, 'The story changed, so the video is exported again first. About 7 s, free.'],
])('a required export is explained: %j', async (story, text) => {
  stubApi(storyOnServer(story).responses)
  const { press } = await openSharePopup(story)
  expect(await screen.findByText('exported first')).toBeTruthy()
  await press('Download')
  expect(await screen.findByText(text)).toBeTruthy()
})

test('without the watermark the film is exported again with progress, then downloaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { responses, change } = storyOnServer()
  let status = run('RUN_RUNNING')
  const calls = stubApi({ ...responses, [EXPORT]: STARTED, [STATUS]: () => status })
  const onExported = vi.fn()
  const { press, user } = await openSharePopup({}, { first: 'download', onExported })
  await user.click(await screen.findByRole('switch', { name: 'Remove Watermark', checked: false }))
  expect(screen.getByText('The watermark changed, so the video is exported again first. About 7 s, free.')).toBeTruthy()
  await press('Download MP4')
  await waitFor(() => expect(calls(EXPORT).map(({ body }) => body)).toEqual([{ story_id: 's1', remove_watermark: true }]))
  const bar = await screen.findByRole('progressbar', { name: 'Exporting the video' })
  expect(screen.getByText('Closing this lets the export run on; nothing is saved or opened then.')).toBeTruthy()
  await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(75))
  expect(screen.queryByText(/exported again first/)).toBeNull()
  status = run('RUN_SUCCESS')
  change({ video_editor_timeline: { globalConfig: { watermark: { enabled: false } } } })
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect(saved).toEqual([])
  await act(async () => vi.advanceTimersByTimeAsync(1500))
  await waitFor(() => expect(saved.length).toBe(1))
  expect(onExported).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('switch', { name: 'Remove Watermark' }).getAttribute('aria-checked')).toBe('true')
})

test.each([
  ['a start that is refused', { [EXPORT]: refusal(500, 'INTERNAL_ERROR') }],
  ['a run that fails', { [EXPORT]: STARTED, [STATUS]: run('RUN_FAILED') }],
])('%s says what failed', async (_name, more) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubApi({ ...storyOnServer({ is_export_outdated: true }).responses, ...more })
  const { press } = await openSharePopup({ is_export_outdated: true }, { first: 'download' })
  await press('Download MP4')
  await act(async () => vi.advanceTimersByTimeAsync(4000))
  expect(await screen.findByText('Failed to download. Please try again.')).toBeTruthy()
  expect(saved).toEqual([])
})

test('closing during the export downloads nothing at its end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const calls = stubApi({ ...storyOnServer({ is_export_outdated: true }).responses, [EXPORT]: STARTED, [STATUS]: run('RUN_SUCCESS') })
  const { press } = await openSharePopup({ is_export_outdated: true }, { first: 'download' })
  await press('Download MP4')
  await waitFor(() => expect(calls(EXPORT).length).toBe(1))
  await press('Close')
  await act(async () => vi.advanceTimersByTimeAsync(8000))
  expect(saved).toEqual([])
})

test('copying the link makes the story public first', async () => {
  const calls = stubApi(storyOnServer().responses)
  const onShared = vi.fn()
  const { press } = await openSharePopup({}, { onShared })
  await press('Copy Link')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this story' })
  expect([field.readOnly, new URL(field.value).pathname]).toEqual([true, '/story/share/s1'])
  expect(screen.getByText('Everybody who has the link can watch the film.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull()
  await press('Copy link')
  expect(await screen.findByText('Link copied to clipboard')).toBeTruthy()
  expect(calls('PATCH /api/stories/s1').map(({ body }) => body)).toEqual([{ is_public: true }])
  expect(screen.getByText('Links that you gave away stop working.')).toBeTruthy()
  expect([onShared.mock.calls.length, channels()]).toEqual([1, ['copy_link']])
})

test("a link that the browser can't copy can be copied by hand", async () => {
  stubApi(storyOnServer({ is_public: true }).responses)
  const onShared = vi.fn()
  const { press } = await openSharePopup({}, { onShared })
  await press('Copy Link')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  await press('Copy link')
  expect(await screen.findByText('Failed to copy link. Please try selecting and copying manually.')).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this story' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.selectionStart, field.selectionEnd === field.value.length]).toEqual([0, true])
  expect(onShared).not.toHaveBeenCalled()
})

test("a link that can't be created is reported", async () => {
  stubApi({ ...storyOnServer().responses, 'PATCH /api/stories/s1': refusal(500, 'INTERNAL_ERROR') })
  const { press } = await openSharePopup()
  await press('Copy Link')
  await press('Copy link')
  expect(await screen.findByText('Failed to generate link. Please try again.')).toBeTruthy()
})

test('a failure to stop sharing is reported', async () => {
  stubApi({ ...storyOnServer({ is_public: true, is_published: true }).responses, 'PATCH /api/stories/s1': refusal(500, 'INTERNAL_ERROR') })
  const { press } = await openSharePopup()
  await press('Copy Link')
  expect(await screen.findByText('The story stays in the community, where everybody can watch it.')).toBeTruthy()
  await press('Stop sharing')
  expect(await screen.findByText('Sharing could not be stopped. The links still work; please try again.')).toBeTruthy()
  expect(button('Stop sharing')).toBeTruthy()
})

test.each([
  ['Twitter/X', 'twitter', 'https://twitter.com/intent/tweet?text='],
  ['Reddit', 'reddit', 'https://www.reddit.com/submit?url='],
  ['LinkedIn', 'linkedin', 'https://www.linkedin.com/feed/?shareActive=true'],
])('%s opens in a new tab with text and link', async (name, channel, address) => {
  const tab = stubTab(true)
  const calls = stubApi(storyOnServer().responses)
  const { press } = await openSharePopup()
  await press(name)
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
  expect(screen.getByText('Check out this story on @fablecut: The tide comes in')).toBeTruthy()
  expect(screen.getByText(`${name} opens in a new tab with a text you can still change.`)).toBeTruthy()
  await press(`Share to ${name}`)
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1))
  expect(tab.location.replace.mock.calls[0]![0].startsWith(address)).toBe(true)
  expect([tab.opener, tab.document.title, channels()]).toEqual([null, 'Preparing your link…', [channel]])
  expect(calls('PATCH /api/stories/s1').map(({ body }) => body)).toEqual([{ is_public: true }])
})

test('a blocked tab is offered as a link', async () => {
  stubTab(false)
  stubApi(storyOnServer().responses)
  const { press } = await openSharePopup()
  await press('Reddit')
  await press('Share to Reddit')
  expect((await screen.findByRole('alert')).textContent).toBe('Your browser kept the new tab back. Open Reddit')
  expect(screen.getByRole('link', { name: 'Open Reddit' }).getAttribute('href')).toMatch(/^https:\/\/www\.reddit\.com\/submit/)
})

test("the tab is closed when the link can't be created", async () => {
  const tab = stubTab(true)
  stubApi({ ...storyOnServer().responses, 'PATCH /api/stories/s1': refusal(500, 'INTERNAL_ERROR') })
  const { press } = await openSharePopup()
  await press('Reddit')
  await press('Share to Reddit')
  expect(await screen.findByText('Failed to share link. Please try again.')).toBeTruthy()
  expect(tab.close).toHaveBeenCalledTimes(1)
})

test('phones share through the native share sheet', async () => {
  setWindowWidth(400)
  const share = vi.fn(async (_data: ShareData) => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }))
  stubApi({ ...storyOnServer().responses, 'GET /media/film/video.mp4': () => new Response('film') })
  const { press } = await openSharePopup()
  await press('Share Link')
  expect(await screen.findByText('With the apps of this device.')).toBeTruthy()
  await press('Share Link')
  await waitFor(() =>
    expect(share.mock.lastCall?.[0]).toMatchObject({
      title: 'The tide comes in',
      url: expect.stringMatching(/\/story\/share\/s1$/) as string,
    }),
  )
  await press('Back')
  await press('Share Video')
  expect(await screen.findByText('The film itself goes to an app of this device.')).toBeTruthy()
  await press('Share Video')
  await waitFor(() => expect(share.mock.lastCall?.[0].files?.map(({ type }) => type)).toEqual(['video/mp4']))
  expect(channels()).toEqual(['native_link', 'native_file'])
})

test("a device that can't share says so", async () => {
  setWindowWidth(400)
  stubApi(storyOnServer().responses)
  const { press } = await openSharePopup()
  await press('Share Link')
  await press('Share Link')
  expect(await screen.findByText('Unable to share due to system restrictions, please try other sharing options')).toBeTruthy()
})

test('all files of a story are downloaded as one archive', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:zip'
  })
  const none = { activeVideoUrls: [], activeVoiceOverAudioUrls: [], lipSyncAudioUrls: [], musicUrls: [], backgroundMusicUrls: [] }
  stubApi({
    ...storyOnServer().responses,
    'GET /api/stories/s1/assets': { body: { title: 'Tide', activeImageUrls: [{ url: '/media/i1/file', index: 0 }], ...none } },
    'GET /media/i1/file': () => new Response('image', { headers: { 'content-type': 'image/png' } }),
  })
  const { press } = await openSharePopup({}, { first: 'download' })
  await press('Download Zip File')
  await waitFor(() => expect(saved.length).toBe(1))
  expect(saved[0]).toMatch(/^blob:zip as .*Tide.*\.zip$/)
  expect(await blobs[0]!.text()).toContain('images/image_001.png')
})

test('an incomplete set of files is not downloaded', async () => {
  stubApi({ ...storyOnServer().responses, 'GET /api/stories/s1/assets': refusal(500, 'INTERNAL_ERROR') })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { press } = await openSharePopup({}, { first: 'download' })
  await press('Download Zip File')
  expect(await screen.findByText('Failed to download all assets')).toBeTruthy()
  expect(saved).toEqual([])
})
