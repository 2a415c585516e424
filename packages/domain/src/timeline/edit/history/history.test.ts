import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import { aShot, aStory, unwrap, filmOf, itemOf, layoutOf } from '../testing/fixture.ts'
import { deleteItems } from '../operations/delete-items.ts'
import { insertBeside } from '../operations/insert-beside.ts'
import { upsertAsset } from '../operations/upsert-asset.ts'
import { removeAsset } from '../operations/remove-asset.ts'
import { setVolume } from '../operations/set-volume.ts'
import { selectOnClick, selectGroup, EMPTY_SELECTION, selectOnPress, pruneSelection } from '../selection.ts'
import { reconcileShots } from '../storyboard/reconcile/reconcile-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { removeAssetFromHistory, restoreHistory } from './remove-asset-from-history.ts'
import { applyEdit } from '../values/apply-edit.ts'
import type { Edit } from '../values/edits.ts'
import { changedShots, newHistory, record, redo, undo, UNDO_DEPTH, type History } from './history.ts'

const facts = { nowSeconds: 100, newShotId: (itemId: string) => `shot-${itemId}` }
const film: StoryDocument = { shots: {}, timeline: filmOf(['A', 0, 60]) }
const louder = (document: StoryDocument, volume: number): StoryDocument => ({
  ...document,
  timeline: unwrap(setVolume(document.timeline, { itemIds: ['A'], volume })),
})
const volumeOf = ({ timeline }: StoryDocument): unknown => (itemOf(timeline, 'A') as { volume?: number }).volume

const at = fc.integer({ min: 0, max: 9 })
const markOrVolume: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('addMarker' as const), frame: at, newId: at.map(String) }),
  fc.record({ type: fc.constant('updateMarker' as const), markerId: at.map(String), frame: at, name: at.map(String) }),
  fc.record({ type: fc.constant('removeMarker' as const), markerId: at.map(String) }),
  at.map((startFrame): Edit => ({ type: 'setRange', range: startFrame === 0 ? null : { startFrame, endFrame: 20 } })),
  at.map((db): Edit => ({ type: 'setDucking', ducking: db === 0 ? null : { gainDb: -db } })),
  at.map((volume): Edit => ({ type: 'setVolume', itemIds: ['A'], volume: volume / 10 })),
)

function edits(count: number, depth?: number): { history: History; document: StoryDocument } {
  let [history, document] = [newHistory(depth), film]
  for (let index = 1; index <= count; index += 1) {
    const next = louder(document, index / 100)
    history = record(history, document, next)
    document = next
  }
  return { history, document }
}

const back = (count: number, depth?: number): [number, unknown] => {
  let at = edits(count, depth)
  for (let undone = 0; ; undone += 1) {
    const step = undo(at.history, at.document)
    if (!step) return [undone, volumeOf(at.document)]
    at = step
  }
}

describe('undo', () => {
  test('goes back twenty edits by default, or up to the given depth (E-093)', () => {
    expect([back(21), back(5), back(9, 3)]).toEqual([
      [20, 0.01],
      [5, undefined],
      [3, 0.06],
    ])
  })

  test('and redo restore identical values, and a new edit clears redo (ED-22)', () => {
    const { history, document } = edits(3)
    const back = undo(history, document)!
    const forth = redo(back.history, back.document)!
    expect(forth.document.timeline.tracks).toBe(document.timeline.tracks)
    expect(redo(forth.history, forth.document)).toBeUndefined()
    expect(redo(record(back.history, back.document, louder(back.document, 0.9)), back.document)).toBeUndefined()
    expect(record(back.history, back.document, { ...back.document, timeline: { ...back.document.timeline } })).toBe(back.history)
  })

  test('removes an added image and its shot but keeps the asset (E-094)', () => {
    const story = aStory([aShot('s1')])
    const added = upsertAsset(story.timeline, buildAsset('photo', { resourceType: 'image' }))
    const after = reconcileShots(
      story,
      unwrap(insertBeside(added, { mediaAssetId: 'photo', itemId: 'V1', side: 'after', newId: 'N' })),
      facts,
    )
    const step = undo(record(newHistory(), story, after), after)!
    expect([layoutOf(step.document.timeline), Object.keys(step.document.shots)]).toEqual(['V1 0-60', ['s1']])
    expect(step.document.timeline.mediaAssets.some(({ id }) => id === 'photo')).toBe(true)
    expect(changedShots(after.shots, step.document.shots)).toEqual(['shot-N'])
    expect(Object.keys(step.history.future[0]!)).toEqual(['shotsMap', 'tracks'])
  })

  test('of markers, the range and ducking restores them; steps of tracks leave them as they are', () => {
    fc.assert(
      fc.property(fc.array(markOrVolume, { minLength: 1, maxLength: UNDO_DEPTH }), (changes) => {
        let [history, document] = [newHistory(), film]
        const states = [document]
        for (const edit of changes) {
          const result = applyEdit(document, edit)
          const next = result.ok ? result.value : document
          const recorded = record(history, document, next)
          if (recorded !== history) states.push(next)
          ;[history, document] = [recorded, next]
        }
        for (const expected of states.slice(0, -1).toReversed()) {
          const step = undo(history, document)!
          ;[history, document] = [step.history, step.document]
          expect(document.timeline).toEqual(expected.timeline)
        }
        expect(undo(history, document)).toBeUndefined()
        for (const expected of states.slice(1)) {
          const step = redo(history, document)!
          ;[history, document] = [step.history, step.document]
          expect(document.timeline).toEqual(expected.timeline)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('of a delete shows the shot again and marks it as changed (ED-22)', () => {
    const story = aStory([aShot('s1'), aShot('s2')])
    const after = reconcileShots(story, unwrap(deleteItems(story.timeline, { itemIds: ['V1'] })), facts)
    const step = undo(record(newHistory(), story, after), after)!
    expect([changedShots(after.shots, step.document.shots), step.document.shots['s1']?.isHidden]).toEqual([['s1'], false])
  })

  test('never restores items of a deleted asset', () => {
    const story = aStory([aShot('s1', { shotType: 'uploaded_video' }), aShot('s2')])
    const after = reconcileShots(story, unwrap(deleteItems(story.timeline, { itemIds: ['V1'] })), facts)
    const pruned = { ...after, timeline: unwrap(removeAsset(after.timeline, { mediaAssetId: 'v-s1' })) }
    const history = removeAssetFromHistory(record(newHistory(), story, after), pruned, 'v-s1', facts)
    const step = undo(history, pruned)!
    expect([layoutOf(step.document.timeline), Object.keys(step.document.shots)]).toEqual(['V2 0-60', ['s2']])
  })

  test('undo restores items when deleting the asset failed, also after further edits', () => {
    const story = aStory([aShot('s1', { shotType: 'uploaded_video' }), aShot('s2')])
    const after = reconcileShots(story, unwrap(deleteItems(story.timeline, { itemIds: ['V1'] })), facts)
    const before = record(newHistory(), story, after)
    const forgotten = removeAssetFromHistory(before, after, 'v-s1', facts)
    const edited = { ...after, timeline: unwrap(setVolume(after.timeline, { itemIds: ['V2'], volume: 0.5 })) }
    const once = undo(restoreHistory(record(forgotten, after, edited), before, forgotten), edited)!
    expect(layoutOf(undo(once.history, once.document)!.document.timeline)).toBe('V1 0-60, V2 60-120')
  })
})

describe('the selection', () => {
  test('is the clicked item, with Shift the toggled items (E-169, E-170)', () => {
    const abc = ['A', 'B', 'C'].reduce((selection, id) => selectOnClick(selection, id, true), EMPTY_SELECTION)
    expect([abc, selectOnClick(abc, 'B', true), selectOnClick(abc, 'D', false)]).toEqual([['A', 'B', 'C'], ['A', 'C'], ['D']])
  })

  test('is kept while one of several items is dragged (ED-42)', () => {
    expect([selectOnPress(['A', 'B'], 'B', false), selectOnPress(['A', 'B'], 'C', false), selectOnPress(['A', 'B'], 'B', true)]).toEqual([
      ['A', 'B'],
      ['C'],
      ['A'],
    ])
  })

  test('drops deleted items (E-171, ED-22)', () => {
    const selection = ['A', 'gone']
    expect(pruneSelection(selection, film.timeline)).toEqual(['A'])
    expect(pruneSelection(['A'], filmOf())).toEqual([])
    const same = ['A']
    expect(pruneSelection(same, film.timeline)).toBe(same)
  })

  test('of a group contains all members (ED-29)', () => {
    expect(selectGroup(filmOf(['A', 0, 60, { groupId: 'g' }], ['B', 60, 60], ['C', 120, 9, { groupId: 'g' }]), 'g')).toEqual(['A', 'C'])
  })
})
