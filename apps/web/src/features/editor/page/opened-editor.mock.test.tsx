import { toWireTimeline } from '@fablecut/contracts/wire/timeline'
import { clip, filmOf, aTimeline, audioTrack, layoutOf, primaryTrackOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { DOCUMENT_VERSION } from '@fablecut/domain/timeline/stored/document-versions'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { storyOf } from '../../../testing/story-fixture.ts'
import { stubApi, type ApiResponse } from '../../../testing/stub-api.ts'
import { stubTabs } from '../../../testing/stub-tabs.ts'
import { setWindowWidth } from '../../../testing/stub-view.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { click, clipOf } from '../timeline/testing/render-timeline.tsx'
import { LAYOUT } from '../timeline/geometry/rows.ts'
import { OpenedEditor } from './opened-editor.tsx'
import type { EditedStory } from './read-story.ts'

const browser = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(browser.get(key)),
  set: async (key: string, value: unknown) => void browser.set(key, structuredClone(value)),
  del: async (key: string) => void browser.delete(key),
}))

// happy-dom can't decode or draw a film.
vi.mock('../stage/stage.tsx', () => ({ Stage: () => null }))

const SYNC = 'POST /api/stories/s/sync'
const BACKUP = 'editor-unsaved:s'
const FILM = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60]), clip(['b', 60, 60])]), audioTrack('music', [song(['m', 0, 90])])])
const EARLIER = filmOf(['a', 0, 60])
const saved = (revision: number): ApiResponse => ({ body: { success: true, data: { revision, is_export_outdated: true } } })
const stale: ApiResponse = { status: 409, body: { code: 'STALE_DOCUMENT', message: 'Stale', data: { revision: 9, edited_revision: 9 } } }

const wireStory = (timeline: Timeline, changes: object = {}) => ({
  ...storyOf('s', { title: 'Sea', category_id: 'create_from_scratch', category_inputs: {}, revision: 4 }),
  video_editor_timeline: toWireTimeline(timeline),
  ...changes,
})
/** State stored by an earlier visit. */
const leave = (timeline: Timeline, more: object = {}) =>
  browser.set(BACKUP, {
    document: { shots: {}, timeline },
    version: DOCUMENT_VERSION,
    revision: 4,
    atMs: Date.UTC(2026, 4, 1, 12),
    ...more,
  })

beforeEach(() => {
  setWindowWidth(1440)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200 + LAYOUT.leftPanel)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400 + LAYOUT.ruler)
})
afterEach(async () => {
  cleanup()
  // A closing page saves before it releases its story.
  await vi.waitFor(async () => expect((await navigator.locks.query()).held?.filter(({ clientId }) => clientId === 'page')).toEqual([]))
  browser.clear()
})

type Options = {
  story?: object
  timeline?: Timeline
  answers?: Parameters<typeof stubApi>[0]
  onReopen?: () => Promise<void>
  /** Other tabs are stubbed by the test. */ isShared?: boolean
}

async function open({ story = {}, timeline = FILM, answers = {}, onReopen = async () => undefined, isShared = false }: Options = {}) {
  if (!isShared) stubTabs()
  let revision = 4
  const calls = stubApi({ [SYNC]: () => saved((revision += 1)), ...answers })
  const opened = wireStory(timeline, story) as unknown as EditedStory['story']
  const views: string[] = []
  const page = await renderPage(
    <OpenedEditor
      edited={{ story: opened, media: [] }}
      storyId="s"
      view="video-editor"
      onViewChange={(view) => views.push(view)}
      Resume={({ storyId }) => <p>Price of {storyId}</p>}
      onReopen={onReopen}
    />,
  )
  await screen.findByRole('grid', { name: 'Tracks' })
  const sent = () => calls(SYNC).map(({ body }) => layoutOf((body as { video_editor_timeline: Timeline }).video_editor_timeline))
  return { calls, views, page, sent }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const show = (view: string) => fireEvent.click(screen.getByRole('radio', { name: view }))
const remove = (itemId: string) => {
  click(clipOf(itemId))
  fireEvent.keyDown(document.body, { key: 'Delete' })
}
const status = () => screen.findByText(/^(Saved|Saving…|Save failed)$/u)
const heading = (name: string) => screen.findByRole('dialog', { name })

test('a story is edited and saved', async () => {
  const { sent, calls } = await open()
  expect(document.title).toBe('Sea, editor | Fablecut')
  expect((await status()).textContent).toBe('Saved')
  remove('a')
  await waitFor(() => expect(browser.get(BACKUP)).toMatchObject({ revision: 4 }))
  expect((await status()).textContent).toBe('Saving…')
  await waitFor(() => expect(sent()).toEqual(['b 0-60 | m 0-90']))
  expect(calls(SYNC)).toHaveLength(1)
  await waitFor(() => expect(browser.has(BACKUP)).toBe(false))
  expect((await status()).textContent).toBe('Saved')
})

test('all shots are shown in place of the timeline, and the address follows', async () => {
  const { views } = await open()
  show('All Shots')
  expect(await screen.findByText('0 shots, 0:00')).toBeTruthy()
  expect(screen.queryByRole('grid', { name: 'Tracks' })).toBeNull()
  expect(views).toEqual(['list'])
  show('Editor')
  expect(await screen.findByRole('grid', { name: 'Tracks' })).toBeTruthy()
  expect(views).toEqual(['list', 'video-editor'])
})

test('the keys are listed on demand', async () => {
  await open()
  press('Keyboard shortcuts')
  expect(await heading('Keyboard shortcuts')).toBeTruthy()
})

test('changes that an earlier visit could not save are restored and saved', async () => {
  leave(EARLIER)
  const { sent } = await open()
  expect((await heading('Restore unsaved changes?')).textContent).not.toContain('saved from elsewhere')
  press('Restore')
  await waitFor(() => expect(document.querySelector('[data-item="b"]')).toBeNull())
  await waitFor(() => expect(sent()).toEqual(['a 0-60']))
  await waitFor(() => expect(browser.has(BACKUP)).toBe(false))
})

test('changes of an earlier visit are discarded', async () => {
  leave(EARLIER, { revision: 2 })
  const { sent } = await open()
  expect((await heading('Restore unsaved changes?')).textContent).toContain('The story was saved from elsewhere since then')
  press('Discard')
  await waitFor(() => expect(browser.has(BACKUP)).toBe(false))
  expect(clipOf('b')).toBeTruthy()
  expect(sent()).toEqual([])
  remove('b')
  await waitFor(() => expect(browser.has(BACKUP)).toBe(true))
})

test('what the server has of an earlier visit is not offered', async () => {
  leave(FILM)
  await open()
  await waitFor(() => expect(browser.has(BACKUP)).toBe(false))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('edits that the page sent while it was closed a moment ago arrive first', async () => {
  leave(EARLIER, { atMs: Date.now() - 10_000 })
  await open({
    answers: {
      'GET /api/stories/s': { body: wireStory(EARLIER, { revision: 5 }) },
      'GET /api/stories/s/media_resources': { body: { media_resources: [] } },
    },
  })
  await waitFor(() => expect(document.querySelector('[data-item="b"]')).toBeNull())
  await waitFor(() => expect(browser.has(BACKUP)).toBe(false))
  expect(screen.queryByRole('dialog')).toBeNull()
})

const THEIRS = aTimeline([primaryTrackOf('main', [clip(['b', 0, 60])])])
const editedElsewhere: Options = {
  answers: {
    [SYNC]: stale,
    'GET /api/stories/s': { body: wireStory(THEIRS, { revision: 9 }) },
    'GET /api/stories/s/media_resources': { body: { media_resources: [] } },
  },
}

test('of two versions the other one is taken over', async () => {
  const { calls } = await open(editedElsewhere)
  remove('b')
  expect(await heading('This story was edited elsewhere')).toBeTruthy()
  press('Reload theirs')
  await waitFor(() => expect(document.querySelector('[data-item="a"]')).toBeNull())
  expect(clipOf('b')).toBeTruthy()
  expect((await status()).textContent).toBe('Saved')
  expect(calls(SYNC)).toHaveLength(1)
  await waitFor(() => expect(browser.has(BACKUP)).toBe(false))
})

test('of two versions one’s own is saved over the other', async () => {
  let isStale = true
  const { sent } = await open({ answers: { ...editedElsewhere.answers, [SYNC]: () => (isStale ? stale : saved(10)) } })
  remove('b')
  await heading('This story was edited elsewhere')
  isStale = false
  press('Keep mine')
  await waitFor(() => expect(sent()).toEqual(['a 0-60 | m 0-90', 'a 0-60 | m 0-90']))
  await waitFor(async () => expect((await status()).textContent).toBe('Saved'))
})

test('a story that another tab edits is read only here until it is taken over', async () => {
  const { inTab } = stubTabs()
  void inTab('other', () => navigator.locks.request('editor:s', () => new Promise(() => undefined)).catch(() => undefined))
  leave(EARLIER)
  let reopened = 0
  await open({ isShared: true, onReopen: async () => void (reopened += 1) })
  expect(await screen.findByText('This story is being edited in another tab')).toBeTruthy()
  remove('a')
  expect(clipOf('a')).toBeTruthy()
  expect(browser.get(BACKUP)).toMatchObject({ revision: 4 })
  vi.useFakeTimers()
  press('Edit here instead')
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(reopened).toBe(1)
})

test.each(['character_vlog', 'music_video', 'script_to_video', 'asmr_video', 'create_from_scratch'])(
  'a story of %s opens with its timeline (E-005)',
  async (category_id) => {
    await open({ story: { category_id } })
    expect(clipOf('a')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Failed to initialize timeline')).toBeNull()
  },
)

test('a deletion that could not be saved is only logged, and editing goes on (E-310)', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const shown = vi.spyOn(toast, 'error')
  let isDown = true
  const failed: ApiResponse = { status: 500, body: { code: 'INTERNAL_ERROR', message: 'db down', data: {} } }
  const { sent } = await open({ answers: { [SYNC]: () => (isDown ? failed : saved(5)) } })
  remove('a')
  expect(await screen.findByText('Save failed')).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('The story could not be saved', expect.anything())
  expect(shown).not.toHaveBeenCalled()
  isDown = false
  remove('b')
  await waitFor(() => expect(sent()).toEqual(['b 0-60 | m 0-90', ' | m 0-90']))
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('an unreadable timeline says why beside the other panes, and is read again on demand (E-051, E-251, E-311)', async () => {
  let reopened = 0
  const onReopen = async () => {
    reopened += 1
    throw new Error('offline')
  }
  stubApi()
  leave(EARLIER)
  const broken = { video_editor_timeline: { tracks: 'none', mediaAssets: [], globalConfig: {} } }
  await open({ story: broken, onReopen }).catch(() => undefined)
  const box = within(await screen.findByRole('alert'))
  expect(box.getByRole('heading').textContent).toBe('Failed to initialize timeline')
  expect(box.getByText('Invalid track data provided')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Preview' })).toBeTruthy()
  for (const pane of ['Media', 'Properties']) expect(screen.getByRole('complementary', { name: pane })).toBeTruthy()
  press('Reload')
  expect(await screen.findByText('The story could not be opened')).toBeTruthy()
  expect([reopened, screen.queryByRole('dialog')]).toEqual([1, null])
})

const outdated: ApiResponse = { status: 409, body: { code: 'OUTDATED_CLIENT', message: 'Please reload the page', data: {} } }

test('a page of an earlier release asks to be reloaded, and its unsaved edits are offered afterwards', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const { sent, page } = await open({ answers: { [SYNC]: outdated } })
  remove('a')
  expect(await screen.findByText(/^Fablecut was updated\./u)).toBeTruthy()
  expect(await screen.findByText('Kept in this browser')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  remove('b')
  expect(clipOf('b')).toBeTruthy()
  press('Reload')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
  expect(sent()).toHaveLength(1)
  page.unmount()
  expect(browser.get(BACKUP)).toMatchObject({ revision: 4 })
  await open()
  await heading('Restore unsaved changes?')
  press('Restore')
  await waitFor(() => expect(document.querySelector('[data-item="a"]')).toBeNull())
})

test('a story of a later release opens read-only with the same notice', async () => {
  leave(EARLIER)
  const { sent } = await open({ story: { timeline_version: TIMELINE_VERSION + 1 } })
  expect(await screen.findByText(/^Fablecut was updated\./u)).toBeTruthy()
  remove('a')
  expect(clipOf('a')).toBeTruthy()
  expect([sent(), screen.queryByRole('dialog'), browser.has(BACKUP)]).toEqual([[], null, true])
})

test('undo goes on after a reload, and ends where the story was changed elsewhere', async () => {
  const first = await open()
  remove('a')
  remove('b')
  await waitFor(() => expect(browser.get('editor-history:s')).toMatchObject({ past: [{}, {}] }))
  await waitFor(() => expect(browser.has(BACKUP)).toBe(false))
  first.page.unmount()
  const emptied = aTimeline([primaryTrackOf('main', []), ...FILM.tracks.slice(1)], FILM.mediaAssets)
  const second = await open({ timeline: emptied, story: { revision: 6 } })
  const undo = button('Undo')
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(undo)
  fireEvent.click(undo)
  await waitFor(() => expect(second.sent().at(-1)).toBe('a 0-60, b 60-120 | m 0-90'))
  second.page.unmount()
  await open({ timeline: THEIRS, story: { revision: 9 } })
  await waitFor(() => expect(browser.has('editor-history:s')).toBe(false))
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
})

test('unsaved edits of an earlier visit are restored with the steps that led to them', async () => {
  const first = await open({ answers: { [SYNC]: outdated } })
  remove('a')
  remove('b')
  await waitFor(() => expect(browser.get('editor-history:s')).toMatchObject({ past: [{}, {}] }))
  expect(await screen.findByText('Kept in this browser')).toBeTruthy()
  first.page.unmount()
  await open()
  await heading('Restore unsaved changes?')
  press('Restore')
  await waitFor(() => expect(document.querySelector('[data-item="b"]')).toBeNull())
  await waitFor(() => expect(button('Undo').getAttribute('aria-disabled')).toBe('false'))
  press('Undo')
  expect(clipOf('b')).toBeTruthy()
  expect(document.querySelector('[data-item="a"]')).toBeNull()
})
