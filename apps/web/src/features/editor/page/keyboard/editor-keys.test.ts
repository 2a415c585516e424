import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTimeline, clip, primaryTrackOf, picture, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { createEditorSession } from '../../session/editor-session.ts'
import type { StoryFacts } from '../../session/editor-state.ts'
import { createPlayback } from '../../session/playback.ts'
import { createEditorKeys } from './editor-keys.ts'
import { shortcutOf } from './shortcut-of.ts'

const STORY: StoryFacts = {
  id: 's',
  title: 'Sea',
  categoryId: 'create_from_scratch',
  userId: 'u',
  inputs: {},
  size: { width: 1280, height: 720 },
  fps: 30,
}
const FREE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false }

function atTheDesk(music: readonly TimelineItem[] = [], readOnlyReason: string | null = null) {
  const timeline = aTimeline([
    primaryTrackOf('main', [clip(['a', 0, 120]), picture(['p', 120, 60])]),
    audioTrack('s', [song(['m', 0, 90]), ...music]),
  ])
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline }, revision: 1, readOnlyReason })
  const playback = createPlayback({ totalFrames: () => 180 })
  const onReadOnly = vi.fn()
  const keys = createEditorKeys({ session, playback, reportRefusal: onReadOnly, onDeveloper: vi.fn(), onHelp: vi.fn() })
  const press = (key: string, held: object = {}): boolean => keys.down({ ...FREE, key, ...held })
  const tap = (key: string, held: object = {}): void => {
    press(key, held)
    keys.up({ key })
  }
  const item = (id: string) =>
    session.store
      .getState()
      .document.timeline.tracks.flatMap(({ items }) => items)
      .find((item) => item.id === id)
  const volume = (id: string): number | undefined => (item(id) as { volume?: number } | undefined)?.volume
  const steps = (): number => session.store.getState().history.past.length
  return { session, playback, keys, press, tap, item, volume, steps, onReadOnly, frame: () => playback.store.getState().frame }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an arrow key moves one frame, within the film (E-084)', () => {
  const { playback, tap, frame } = atTheDesk()
  playback.seek(95)
  tap('ArrowRight')
  expect(frame()).toBe(96)
  tap('ArrowLeft')
  tap('ArrowLeft')
  expect(frame()).toBe(94)
  playback.seek(0)
  tap('ArrowLeft')
  expect(frame()).toBe(0)
  playback.seek(179)
  tap('ArrowRight')
  expect(frame()).toBe(179)
})

test.each([0, 40, 80, 120, 290])('a tap of %i ms is one frame (E-084)', (ms) => {
  const { keys, press, frame } = atTheDesk()
  press('ArrowRight')
  vi.advanceTimersByTime(ms)
  keys.up({ key: 'ArrowRight' })
  vi.advanceTimersByTime(500)
  expect(frame()).toBe(1)
})

test("an arrow held for 300 ms repeats every 8 ms, whatever the system's repeat rate, until it is released (E-085)", () => {
  const { keys, press, frame } = atTheDesk()
  press('ArrowRight')
  press('ArrowRight', { repeat: true })
  vi.advanceTimersByTime(300 + 9 * 8)
  expect(frame()).toBe(11)
  keys.up({ key: 'ArrowRight' })
  vi.advanceTimersByTime(500)
  expect(frame()).toBe(11)
})

test('an arrow pauses playback and resumes it afterwards; a paused film stays paused (E-086)', () => {
  const { playback, keys, press } = atTheDesk()
  playback.play()
  press('ArrowRight')
  expect(playback.store.getState().isPlaying).toBe(false)
  keys.up({ key: 'ArrowRight' })
  expect(playback.store.getState().isPlaying).toBe(true)
  playback.pause()
  press('ArrowLeft')
  keys.release()
  expect(playback.store.getState().isPlaying).toBe(false)
})

test('the volume changes by 0.05, every 150 ms while held, within its bounds, as one undo step (E-087, E-088, ED-22)', () => {
  const { session, keys, press, tap, volume, steps } = atTheDesk()
  session.select(['a'])
  for (let press = 0; press < 2; press += 1) tap('ArrowDown')
  expect([volume('a'), steps()]).toEqual([0.9, 2])
  press('ArrowUp')
  vi.advanceTimersByTime(600)
  keys.up({ key: 'ArrowUp' })
  expect([volume('a'), steps()]).toEqual([1, 3])
  tap('z', { ctrlKey: true })
  expect(volume('a')).toBe(0.9)
})

test('the volume keys apply to items with audio; with only an image selected the page gets the key and there is no undo step (E-089)', () => {
  const { session, press, steps } = atTheDesk()
  session.select(['p'])
  expect([press('ArrowUp'), steps()]).toEqual([false, 0])
})

test.each(['Delete', 'Backspace'])('%s deletes the whole selection as one undo step and clears the selection (E-081, E-171)', (key) => {
  const { session, tap, item, steps } = atTheDesk()
  session.select(['a', 'm'])
  tap(key)
  expect([item('a'), item('m'), item('p')?.startTimeInFrames, steps()]).toEqual([undefined, undefined, 0, 1])
  expect(session.store.getState().selectedItemIds).toEqual([])
})

test.each(['Delete', 'Backspace'])(
  'Shift and %s closes the gap on a free track as one undo step; without a selection the page gets it',
  (key) => {
    const { session, press, item, steps } = atTheDesk([song(['n', 100, 50])])
    expect(press(key, { shiftKey: true })).toBe(false)
    session.select(['m'])
    expect(press(key, { shiftKey: true })).toBe(true)
    expect([item('m'), item('n')?.startTimeInFrames, steps()]).toEqual([undefined, 10, 1])
  },
)

test('Escape clears every selection and the preview (E-080, ED-09)', () => {
  const { session, press } = atTheDesk()
  session.select(['a', 'p', 'm'])
  press('Escape')
  expect(session.store.getState()).toMatchObject({ selectedItemIds: [], previewingMediaAsset: null })
})

test('Space toggles playback once, however long it is held (E-083)', () => {
  const { playback, press } = atTheDesk()
  expect(press(' ')).toBe(true)
  press(' ', { repeat: true })
  expect(playback.store.getState().isPlaying).toBe(true)
  press(' ')
  expect(playback.store.getState().isPlaying).toBe(false)
})

test('undo by Ctrl or Cmd and Z; redo by Ctrl or Cmd with Y or Shift and Z, which never undoes (E-091, E-092, ED-21)', () => {
  const { session, tap, item } = atTheDesk()
  session.apply({ type: 'deleteItems', itemIds: ['m'], nowSeconds: 0 })
  for (const redo of [{ ctrlKey: true }, { metaKey: true }].map((held) => ({ key: 'y', ...held }))) {
    tap('z', { ctrlKey: true })
    expect(item('m')).toBeDefined()
    tap(redo.key, redo)
    expect(item('m')).toBeUndefined()
  }
  for (const held of [
    { ctrlKey: true, shiftKey: true },
    { metaKey: true, shiftKey: true },
  ]) {
    tap('z', { metaKey: true })
    expect(item('m')).toBeDefined()
    tap('Z', held)
    tap('Z', held)
    expect(item('m')).toBeUndefined()
  }
})

test.each([{ ctrlKey: true }, { metaKey: true }])("Ctrl or Cmd and A selects every item and does not select the page's text", (held) => {
  const { session, press } = atTheDesk()
  expect(press('a', held)).toBe(true)
  expect(session.store.getState().selectedItemIds).toEqual(['a', 'p', 'm'])
  session.showView('list')
  expect(press('a', held)).toBe(true)
  expect(session.store.getState().selectedItemIds).toEqual([])
})

test('in All Shots the playhead and volume keys are off, and undo works', () => {
  const { session, press, frame } = atTheDesk()
  session.showView('list')
  expect([press(' '), press('ArrowRight'), frame(), press('z', { ctrlKey: true })]).toEqual([false, false, 0, true])
})

test("in a read-only story a key that would edit explains why it can't", () => {
  const { session, press, onReadOnly, volume } = atTheDesk([], 'Somebody else edits')
  session.select(['a'])
  press('ArrowDown')
  press('Delete')
  expect(onReadOnly.mock.calls).toEqual([
    [{ code: 'read_only', reason: 'Somebody else edits' }],
    [{ code: 'read_only', reason: 'Somebody else edits' }],
  ])
  expect(volume('a')).toBeUndefined()
})

test('keys with Alt and plain letters are not handled', () => {
  expect([
    shortcutOf({ ...FREE, key: 'ArrowLeft', altKey: true }),
    shortcutOf({ ...FREE, key: 'z' }),
    shortcutOf({ ...FREE, key: 'd' }),
    shortcutOf({ ...FREE, key: 'Z', shiftKey: true }),
  ]).toEqual([null, null, null, null])
  expect(shortcutOf({ ...FREE, key: 'd', ctrlKey: true })).toEqual({ type: 'developer' })
  expect(shortcutOf({ ...FREE, key: '?', shiftKey: true })).toEqual({ type: 'help' })
})
