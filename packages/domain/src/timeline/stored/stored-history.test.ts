import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedShots, newHistory, record, redo, undo, type History } from '../edit/history/history.ts'
import type { StoryDocument } from '../edit/storyboard/story-document.ts'
import { randomEdit, randomGestures } from '../edit/testing/random-edit.ts'
import { randomSketch, storyOf } from '../edit/testing/random-story.ts'
import { applyEdit } from '../edit/values/apply-edit.ts'
import { readHistory, toStoredHistory } from './stored-history.ts'

type Edited = { readonly document: StoryDocument; readonly history: History }

const edited = fc.tuple(randomSketch, randomGestures).map(([sketch, gestures]): Edited => {
  const start: Edited = { document: storyOf(sketch), history: newHistory() }
  return gestures.reduce(({ document, history }, gesture, index) => {
    const after = applyEdit(document, randomEdit(document.timeline, { ...gesture, id: gesture.id * 16 + index }))
    return after.ok ? { document: after.value, history: record(history, document, after.value) } : { document, history }
  }, start)
})

/** What a browser gives back after a reload, and the document as the server sends it. */
const reloaded = ({ document, history }: Edited) => {
  const opened: StoryDocument = JSON.parse(JSON.stringify(document))
  return { opened, read: readHistory(structuredClone(toStoredHistory(history, document)), opened) }
}

function undoAll({ document, history }: Edited): Edited {
  const step = undo(history, document)
  return step ? undoAll(step) : { document, history }
}
const asJson = ({ shots, timeline }: StoryDocument): unknown => JSON.parse(JSON.stringify([shots, timeline.tracks]))

test('after a reload every step is undone and redone as before', () => {
  let steps = 0
  fc.assert(
    fc.property(edited, (before) => {
      const { opened, read } = reloaded(before)
      expect(read?.past).toHaveLength(before.history.past.length)
      const undone = undoAll({ document: opened, history: read! })
      expect(asJson(undone.document)).toEqual(asJson(undoAll(before).document))
      let again: Edited = undone
      for (let step = redo(again.history, again.document); step; step = redo(step.history, step.document)) again = step
      expect(asJson(again.document)).toEqual(asJson(opened))
      steps += before.history.past.length
    }),
    { numRuns: 150 },
  )
  expect(steps).toBeGreaterThan(200)
})

test('what a step does not change is the open document’s own, so that only changed shots are saved', () => {
  fc.assert(
    fc.property(edited, (before) => {
      const { opened, read } = reloaded(before)
      const [then, now] = [undo(before.history, before.document), undo(read!, opened)]
      expect(now && changedShots(opened.shots, now.document.shots)).toEqual(
        then && changedShots(before.document.shots, then.document.shots),
      )
    }),
    { numRuns: 100 },
  )
})

test('steps that changed markers, the range or ducking keep what they were', () => {
  const { document } = manySteps(0)
  const marks = { markers: [{ id: 'm', frame: 5, name: 'Chorus' }], range: { startFrame: 2, endFrame: 9 } }
  const before = { ...document, timeline: { ...document.timeline, ...marks } }
  const history = record(newHistory(), before, document)
  const stored = structuredClone(toStoredHistory(history, document))
  expect(undo(readHistory(stored, document)!, document)!.document.timeline).toMatchObject(marks)
  const broken = { ...stored, past: stored.past.map((step) => ({ ...step, marks: { range: { startFrame: 9, endFrame: 2 } } })) }
  expect(readHistory(broken, document)).toBeNull()
})

function manySteps(count: number): Edited {
  const sketch = { shots: [], free: [[[0, 10] as const]] as [number, number][][], music: [] }
  let current: Edited = { document: storyOf(sketch), history: newHistory(count) }
  for (let step = 0; step < count; step += 1) {
    const after = applyEdit(current.document, { type: 'setVolume', itemIds: ['F0-0'], volume: step / 100 })
    if (!after.ok) throw new Error(after.refusal.code)
    current = { document: after.value, history: record(current.history, current.document, after.value) }
  }
  return current
}

test('a history that is too large keeps its nearest steps', () => {
  const { document, history } = manySteps(9)
  const { past, future } = toStoredHistory(history, document, 4)
  expect([past, future]).toEqual([history.past.slice(-3), []])
})

test.each<[string, (stored: any) => unknown]>([
  ['of another release', (stored) => (stored.version += 1)],
  [
    'with an item that cannot be read',
    (stored) => (stored.past[0].tracks[0] = { ...stored.past[0].tracks[0], items: [{ type: 'hologram' }] }),
  ],
  [
    'with a file that is gone',
    (stored) =>
      (stored.past[0].tracks[0] = { ...stored.past[0].tracks[0], items: [{ ...stored.past[0].tracks[0].items[0], mediaAssetId: 'gone' }] }),
  ],
  ['with a broken track', (stored) => (stored.past[0].tracks[0] = { items: 3 })],
  ['with a broken shot', (stored) => (stored.past[0].shotsMap = { s1: {} })],
  ['without lists', (stored) => (stored.past = 'none')],
  ['with more steps than there are', (stored) => (stored.past = Array.from({ length: 21 }, () => stored.past[0]))],
])('a history %s is not read', (_, change) => {
  const { document, history } = manySteps(2)
  const stored = structuredClone(toStoredHistory(history, document))
  expect(readHistory(structuredClone(stored), document)).not.toBeNull()
  change(stored)
  expect(readHistory(stored, document)).toBeNull()
})

test.each([undefined, null, 7, [], {}])('%j is no history', (stored) => {
  expect(readHistory(stored, manySteps(1).document)).toBeNull()
})
