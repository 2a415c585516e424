import { aTimeline, audioTrack, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { StoredHistory } from '@fablecut/domain/timeline/stored/stored-history'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorSession } from '../../session/editor-session.ts'
import { STORY } from '../../session/story-fixture.ts'
import { backUpHistory, deleteStoredHistory, makeRoom, readStoredHistory, takeUpHistory } from './history-store.ts'

const browser = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  get: async (key: string) => structuredClone(browser.get(key)),
  set: async (key: string, value: unknown) => void browser.set(key, structuredClone(value)),
  del: async (key: string) => void browser.delete(key),
}))

const KEY = 'editor-history:s'
const TIMELINE = aTimeline([audioTrack('s', [song(['m', 0, 90])])])
const stored = () => browser.get(KEY) as StoredHistory | undefined

/** A tab that edits the story. */
function open(timeline = TIMELINE) {
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline }, revision: 1 })
  const louder = (volume: number): void => void session.apply({ type: 'setVolume', itemIds: ['m'], volume })
  const volume = (): unknown => session.store.getState().document.timeline.tracks[0]?.items.map((item) => 'volume' in item && item.volume)
  return { session, louder, volume }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  browser.clear()
})

test('steps are stored a second later, together, and taken up by the page after it', async () => {
  const { session, louder } = open()
  backUpHistory(session)
  louder(0.5)
  louder(0.25)
  await vi.advanceTimersByTimeAsync(900)
  expect(stored()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(stored()?.past).toHaveLength(2)
  const after = open(session.store.getState().document.timeline)
  expect(takeUpHistory(after.session, await readStoredHistory('s'))).toBe(true)
  after.session.undo()
  expect(after.volume()).toEqual([0.5])
  after.session.undo()
  after.session.redo()
  expect(after.volume()).toEqual([0.5])
})

test('steps of another document are not taken up', async () => {
  const { session, louder } = open()
  const keeper = backUpHistory(session)
  louder(0.5)
  await keeper.flush()
  const other = open()
  expect(takeUpHistory(other.session, await readStoredHistory('s'))).toBe(false)
  expect(other.session.undo()).toBe(false)
  expect(takeUpHistory(other.session, undefined)).toBe(false)
})

test('a gesture is stored when it ends', async () => {
  const { session, louder } = open()
  backUpHistory(session)
  session.beginGesture()
  louder(0.5)
  await vi.advanceTimersByTimeAsync(5000)
  expect(stored()).toBeUndefined()
  session.endGesture()
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored()?.past).toHaveLength(1)
})

test('a tab that lost the story does not touch the steps of the other tab', async () => {
  const { session, louder } = open()
  const keeper = backUpHistory(session)
  louder(0.5)
  keeper.handOver()
  browser.set(KEY, 'of another tab')
  await keeper.flush()
  keeper.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(browser.get(KEY)).toBe('of another tab')
})

test('the steps of five stories are kept', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) {
    browser.set(`editor-history:${id}`, id)
    await makeRoom(id)
  }
  expect([...browser.keys()].filter((key) => key.startsWith('editor-history:')).toSorted()).toEqual(
    ['a', 'c', 'd', 'e', 'f'].map((id) => `editor-history:${id}`),
  )
  await deleteStoredHistory('a')
  expect(browser.has('editor-history:a')).toBe(false)
})
