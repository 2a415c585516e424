import { expect, test } from 'vitest'
import { TRANSITION_TYPES, type Timeline } from '../../model.ts'
import { deleteItems } from '../operations/delete-items.ts'
import { moveItemToFrame } from '../operations/moves/move-item-to-frame.ts'
import { moveItem } from '../operations/moves/move-item.ts'
import { reverseItem } from '../operations/reverse-item.ts'
import { slipItem } from '../operations/trims/slip-item.ts'
import { trimItem } from '../operations/trims/trim-item.ts'
import { split } from '../split/split.ts'
import type { EditResult } from '../refusal.ts'
import { aTimeline, clip, failedItem, itemOf, picture, primaryTrackOf, unwrap } from '../testing/fixture.ts'
import { removeTransition } from './remove-transition.ts'
import { setTransition } from './set-transition.ts'
import { cutBefore, transitionLimits } from './transition-limits.ts'

/** Clips of the middle of a long source, with frames on both sides. */
const middle = (id: string, start: number, frames: number, more: object = {}) =>
  clip([id, start, frames, { sourceTrimStartFrames: 100, sourceTrimEndFrames: 100 + frames, ...more }])
const film = aTimeline([primaryTrackOf('main', [middle('A', 0, 60), middle('B', 60, 60), middle('C', 120, 60)])])

const joined = (
  timeline: Timeline,
  itemIds: readonly string[],
  durationInFrames = 20,
  type: (typeof TRANSITION_TYPES)[number] = 'dissolve',
) => setTransition(timeline, { itemIds, transition: { type, durationInFrames } })
const transitions = (edit: EditResult): string =>
  edit.ok
    ? edit.value.tracks
        .flatMap(({ items }) => items.map((item) => ('transition' in item && item.transition ? item.transition.durationInFrames : '-')))
        .join(' ')
    : JSON.stringify(edit.refusal)

test('a transition leads into a clip; the first clip and failed shots have none', () => {
  expect(transitions(joined(film, ['B']))).toBe('- 20 -')
  expect(transitions(joined(film, ['A', 'B', 'C']))).toBe('- 20 20')
  expect(transitions(joined(film, ['A']))).toBe('{"code":"nothing_to_join"}')
  const failed = aTimeline([primaryTrackOf('main', [failedItem(['F', 0, 60]), middle('B', 60, 60)])])
  expect(transitions(joined(failed, ['B']))).toBe('{"code":"nothing_to_join"}')
})

test('a transition is at most as long as the shorter clip, and even', () => {
  const short = aTimeline([primaryTrackOf('main', [middle('A', 0, 60), middle('B', 60, 11), middle('C', 71, 60)])])
  expect(transitions(joined(short, ['B'], 100))).toBe('- 10 -')
  expect(transitions(joined(short, ['B', 'C'], 7))).toBe('- 8 8')
  expect(transitions(joined(short, ['B'], -5))).toBe('- 2 -')
})

test('clips without frames beyond the cut have no transition but a dip; stills need none', () => {
  const tight = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 30, { mediaAssetId: 'source-30' }]), clip(['B', 30, 30]), picture(['C', 60, 30])]),
  ])
  expect(transitions(joined(tight, ['B']))).toBe('{"code":"no_transition_material","beforeFrames":0,"afterFrames":0}')
  expect(transitions(joined(tight, ['B'], 20, 'dip'))).toBe('- 20 -')
  expect(transitions(joined(tight, ['A', 'B', 'C']))).toBe('- - 20')
  const reversed = aTimeline([primaryTrackOf('main', [middle('A', 0, 30), clip(['B', 30, 30, { isReversed: true }])])])
  expect(transitions(joined(reversed, ['B']))).toBe('- 20')
})

test('frames of the film are counted at the speed of the clip', () => {
  const fast = { mediaAssetId: 'source-120', sourceTrimStartFrames: 10, sourceTrimEndFrames: 110, speed: 2 }
  const timeline = aTimeline([primaryTrackOf('main', [clip(['A', 0, 50, fast]), clip(['B', 50, 50, fast])])])
  expect(transitions(joined(timeline, ['B'], 10))).toBe('- 10')
  expect(transitions(joined(timeline, ['B'], 12))).toBe('{"code":"no_transition_material","beforeFrames":5,"afterFrames":5}')
})

test('a transition goes with the clip it leads into, and is gone on the first place and off the film', () => {
  const timeline = unwrap(joined(film, ['B']))
  expect(transitions(moveItemToFrame(timeline, { itemId: 'C', targetFrame: 0 }))).toBe('- - 20')
  expect(transitions(deleteItems(timeline, { itemIds: ['A'] }))).toBe('- -')
  const position = { kind: 'new-track', index: 0, startFrame: 0 } as const
  expect(transitions(moveItem(timeline, { itemId: 'B', position, newId: 'N' }))).toBe('- - -')
})

test('a trim shortens the transition to what is left', () => {
  const timeline = unwrap(joined(film, ['B']))
  expect(transitions(trimItem(timeline, { itemId: 'B', edge: 'left', frames: -95 }))).toBe('- 10 -')
  expect(transitions(trimItem(timeline, { itemId: 'B', edge: 'right', frames: -53 }))).toBe('- 6 -')
})

test('the first part of a split clip keeps the transition', () => {
  const parts = split({ shots: {}, timeline: unwrap(joined(film, ['B', 'C'])) }, { itemIds: ['B'], atFrame: 100, newId: 'N' })
  expect(parts.ok && transitions({ ok: true, value: parts.value.timeline })).toBe('- 20 - 20')
})

test('removing a transition leaves a plain cut', () => {
  const plain = unwrap(removeTransition(unwrap(joined(film, ['B'])), { itemIds: ['A', 'B'] }))
  expect(itemOf(plain, 'B')).toEqual(itemOf(film, 'B'))
})

test('what a clip shows after a slip or backward limits its transitions', () => {
  const timeline = unwrap(joined(film, ['B', 'C']))
  expect(transitions(slipItem(timeline, { itemId: 'B', frames: -96 }))).toBe('- 8 20')
  const late = middle('A', 0, 60, { sourceTrimStartFrames: 4, sourceTrimEndFrames: 64 })
  const backward = aTimeline([
    primaryTrackOf('main', [late, middle('B', 60, 60, { transition: { type: 'dissolve', durationInFrames: 20 } })]),
  ])
  expect(transitions(reverseItem(backward, { itemId: 'A', isReversed: true }))).toBe('- 8')
})

test('what a transition can be at a cut is what setting one accepts', () => {
  const story = aTimeline([primaryTrackOf('main', [middle('A', 0, 60), clip(['B', 60, 90])])])
  expect(cutBefore(story, 'A')).toBeUndefined()
  const { longestFrames } = transitionLimits(story, cutBefore(story, 'B')!)
  for (const type of TRANSITION_TYPES) {
    const durationInFrames = longestFrames[type] ?? 2
    const set = setTransition(story, { itemIds: ['B'], transition: { type, durationInFrames } })
    expect([type, set.ok]).toEqual([type, longestFrames[type] !== undefined])
    if (set.ok) expect(itemOf(set.value, 'B')).toHaveProperty('transition.durationInFrames', durationInFrames)
  }
  expect(longestFrames).toHaveProperty('dip', 60)
})
