import { aTimeline, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorSession } from '../../session/editor-session.ts'
import { STORY } from '../../session/story-fixture.ts'
import { backUpUnsaved, parseUnsaved, type Unsaved } from './unsaved-store.ts'

/** Storage of a browser with one editing tab. */
function createStore() {
  const shelf = new Map<string, Unsaved | 'of another tab'>()
  const timeline = aTimeline([audioTrack('s', [song(['m', 0, 90])])])
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline }, revision: 1 })
  const keeper = backUpUnsaved(session, {
    put: async (id, unsaved) => void shelf.set(id, unsaved),
    drop: async (id) => void shelf.delete(id),
  })
  const louder = (volume: number): void => void session.apply({ type: 'setVolume', itemIds: ['m'], volume })
  const save = (): void => {
    session.sync({ type: 'forced' })
    session.sync({ type: 'succeeded' })
  }
  return { shelf, session, keeper, louder, save }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('an edit is stored until it is synced', async () => {
  const { shelf, session, louder, save } = createStore()
  louder(0.5)
  await vi.advanceTimersByTimeAsync(300)
  expect(shelf.get('s')).toMatchObject({ revision: 1, document: session.store.getState().document })
  save()
  await vi.advanceTimersByTimeAsync(300)
  expect(shelf.has('s')).toBe(false)
})

test('a tab that lost the lock does not touch the stored edits of the other tab', async () => {
  const { shelf, keeper, louder, save } = createStore()
  louder(0.5)
  await vi.advanceTimersByTimeAsync(300)
  keeper.handOver()
  shelf.set('s', 'of another tab')
  save()
  void keeper.flush()
  keeper.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(shelf.get('s')).toBe('of another tab')
})

test('edits stored by an earlier release are read, invalid ones are ignored', () => {
  const timeline = {
    tracks: [],
    mediaAssets: [],
    globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
  }
  const stored = { document: { shots: {}, timeline }, revision: 3, atMs: 5 }
  expect(parseUnsaved(stored)).toEqual(stored)
  expect([undefined, {}, { ...stored, revision: '3' }, { ...stored, version: 99 }].map(parseUnsaved)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
