import { aShot, aStory, aTimeline, audioTrack, itemOf, layoutOf, song } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test, vi } from 'vitest'
import { createEditorSession, type EditorStart } from './editor-session.ts'
import { flushEdits } from './flush-edits.ts'
import { hideShotOf, removeShotOf } from './hide-shot.ts'
import { STORY } from './story-fixture.ts'

const timeline = aTimeline([audioTrack('s', [song(['m', 0, 90]), song(['n', 90, 90])])])

function opened(more: Partial<EditorStart> = {}) {
  const session = createEditorSession({ story: STORY, document: { shots: {}, timeline }, revision: 1, ...more })
  const state = session.store.getState
  const louder = (volume: number) => session.apply({ type: 'setVolume', itemIds: ['m'], volume })
  const volume = () => (itemOf(state().document.timeline, 'm') as { volume?: number }).volume
  const steps = () => [state().history.past.length, state().history.future.length]
  return { session, state, louder, volume, steps }
}

test('an edit is one undo step and can be redone', () => {
  const { session, louder, volume, steps } = opened()
  expect(louder(0.3)).toBeNull()
  louder(0.6)
  expect([volume(), steps()]).toEqual([0.6, [2, 0]])
  expect(session.undo()).toBe(true)
  expect([volume(), steps()]).toEqual([0.3, [1, 1]])
  session.undo()
  expect([volume(), session.undo()]).toEqual([undefined, false])
  expect(session.redo()).toBe(true)
  expect([volume(), steps()]).toEqual([0.3, [1, 1]])
  louder(0.9)
  expect([steps(), session.redo()]).toEqual([[2, 0], false])
})

test('an edit that changes nothing adds no undo step and is not saved', () => {
  const { session, state, steps } = opened()
  expect(session.apply({ type: 'setVolume', itemIds: ['m'], volume: 1 })).toBeNull()
  expect([steps(), state().sync.dueAtMs]).toEqual([[0, 0], null])
})

test('a rejected edit says why and changes nothing', () => {
  const { session, steps } = opened()
  expect(session.apply({ type: 'changeSpeed', itemId: 'x', speed: 1 })).toEqual({ code: 'item_not_found', itemId: 'x' })
  expect(steps()).toEqual([0, 0])
})

test('a read-only session rejects every edit, including undo', () => {
  const { session, state, louder, volume } = opened()
  louder(0.3)
  session.store.setState({ readOnlyReason: 'Edited in another tab' })
  expect(louder(0.9)).toEqual({ code: 'read_only', reason: 'Edited in another tab' })
  expect(session.apply({ type: 'moveShot', shotId: 's1', toIndex: 0, newId: 'n', failures: {} })).toEqual({
    code: 'read_only',
    reason: 'Edited in another tab',
  })
  expect([session.undo(), volume()]).toEqual([false, 0.3])
  session.beginGesture()
  expect(state().gestureFrom).toBeNull()
})

test('a gesture is one undo step, saved when it ends; undo is off meanwhile', () => {
  const { session, state, louder, volume, steps } = opened()
  session.beginGesture()
  for (const value of [0.1, 0.2, 0.3]) louder(value)
  session.beginGesture()
  expect([steps(), session.undo(), state().sync.dueAtMs]).toEqual([[0, 0], false, null])
  session.endGesture()
  session.endGesture()
  expect([steps(), state().sync.dueAtMs === null]).toEqual([[1, 0], false])
  session.undo()
  expect(volume()).toBeUndefined()
})

test('a cancelled gesture changes nothing', () => {
  const { session, state, louder, volume, steps } = opened()
  session.cancelGesture()
  session.beginGesture()
  louder(0.2)
  session.cancelGesture()
  expect([volume(), steps(), state().gestureFrom, state().sync.dueAtMs]).toEqual([undefined, [0, 0], null, null])
})

test('deleted items leave the selection and are not reselected by undo', () => {
  const { session, state } = opened()
  session.select(['m', 'n'])
  session.apply({ type: 'deleteItems', itemIds: ['m'], nowSeconds: 0 })
  expect(state().selectedItemIds).toEqual(['n'])
  session.undo()
  expect(state().selectedItemIds).toEqual(['n'])
})

test('selecting an item ends the preview of an asset; clearing the selection does not', () => {
  const { session, state } = opened()
  session.store.setState({ previewingMediaAsset: buildAsset('long') })
  session.select([])
  expect(state().previewingMediaAsset?.id).toBe('long')
  session.select(['m'])
  expect(state().previewingMediaAsset).toBeNull()
})

test('switching the view clears the selection', () => {
  const { session, state } = opened()
  session.select(['m'])
  session.showView('list')
  expect([state().viewMode, state().selectedItemIds]).toEqual(['list', []])
})

test('assets replace those with the same id and are otherwise appended', () => {
  const { session, state, steps } = opened()
  const before = state().document.timeline.mediaAssets
  session.putAssets([buildAsset('song', { title: 'Renamed' }), buildAsset('fresh')])
  const after = state().document.timeline.mediaAssets
  expect([after.length, after.at(-1)?.id, after.find(({ id }) => id === 'song')?.title]).toEqual([before.length + 1, 'fresh', 'Renamed'])
  expect(after.findIndex(({ id }) => id === 'song')).toBe(before.findIndex(({ id }) => id === 'song'))
  expect(steps()).toEqual([0, 0])
})

test('a merged document is no undo step; a restored one is a step and is saved', () => {
  const { session, state, steps } = opened()
  const other = { shots: {}, timeline: aTimeline([]) }
  session.adopt(other)
  expect([steps(), state().sync.dueAtMs]).toEqual([[0, 0], null])
  session.restore({ shots: {}, timeline })
  expect([steps(), state().sync.dueAtMs === null, layoutOf(state().document.timeline)]).toEqual([[1, 0], false, 'm 0-90, n 90-180'])
})

test('hiding a shot removes it from the film and is undone in one step; a shot without takes is deleted', () => {
  const { session, state } = opened({ document: aStory([aShot('s1'), aShot('s2')]) })
  expect(hideShotOf(session, 's1', true)).toBe(false)
  expect(state().document.shots.s1?.isHidden).toBe(true)
  expect(layoutOf(state().document.timeline)).not.toContain('V1')
  session.undo()
  expect(layoutOf(state().document.timeline)).toContain('V1')
  expect(removeShotOf(session, 's2')).toBe(false)
  expect(layoutOf(state().document.timeline)).not.toContain('V2')
})

test('flushing edits reports whether they were saved', async () => {
  const { session, louder } = opened()
  expect(await flushEdits(session)).toBe(true)
  const send = vi.fn<() => void>()
  session.onSend = send
  louder(0.2)
  const saved = flushEdits(session)
  expect(send).toHaveBeenCalledOnce()
  session.sync({ type: 'succeeded' })
  expect(await saved).toBe(true)
  louder(0.4)
  const failing = flushEdits(session)
  session.sync({ type: 'stale', revision: 2 })
  expect(await failing).toBe(false)
})
