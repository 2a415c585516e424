import { expect, test } from 'vitest'
import {
  aTimeline,
  audioTrack,
  clip,
  failedItem,
  filmOf,
  itemOf,
  layoutAfter,
  primaryTrackOf,
  song,
  unwrap,
  upperTrack,
  voice,
} from '../../testing/fixture.ts'
import { rollCut, type RollCut } from './roll-cut.ts'

const film = filmOf(['A', 0, 60], ['B', 60, 90, { sourceTrimStartFrames: 20, sourceTrimEndFrames: 110 }], ['C', 150, 30])
const after = (itemId: string, edge: RollCut['edge'], frames: number, timeline = film): string =>
  layoutAfter(rollCut(timeline, { itemId, edge, frames }))

test('one side of the cut gains what the other loses; everything else stays', () => {
  expect(after('A', 'right', 15)).toBe('A 0-75, B 75-150, C 150-180')
  expect(after('B', 'left', -15)).toBe('A 0-45, B 45-150, C 150-180')
  expect(itemOf(unwrap(rollCut(film, { itemId: 'A', edge: 'right', frames: 15 })), 'B')).toMatchObject({
    sourceTrimStartFrames: 35,
    sourceTrimEndFrames: 110,
  })
})

test('it stops where a source ends, and with a frame left', () => {
  expect(after('B', 'left', -50)).toBe('A 0-40, B 40-150, C 150-180')
  expect(after('B', 'right', 500)).toBe('A 0-60, B 60-179, C 179-180')
  expect(after('B', 'left', 0)).toBe(layoutAfter({ ok: true, value: film }))
})

test('without a neighbour, without material, and beside a failed shot it is refused', () => {
  const free = aTimeline([
    upperTrack('top', [clip(['P', 10, 20]), clip(['Q', 40, 20])]),
    primaryTrackOf('main', [failedItem(['F', 0, 60]), clip(['A', 60, 30])]),
  ])
  expect(after('A', 'left', 5)).toBe('no_cut')
  expect(after('P', 'right', 5, free)).toBe('no_cut')
  expect(after('A', 'left', 5, free)).toBe('fixed_length')
  expect(after('C', 'left', -5)).toBe('no_material')
  expect(after('x', 'left', 5)).toBe('item_not_found')
})

test('sounds linked to the clips stay where they are', () => {
  const voiced = aTimeline([
    primaryTrackOf('main', [
      clip(['A', 0, 60, { groupId: 'g' }]),
      clip(['B', 60, 60, { groupId: 'h', sourceTrimStartFrames: 20, sourceTrimEndFrames: 80 }]),
    ]),
    audioTrack('voices', [voice(['O', 0, 60, { groupId: 'g' }]), voice(['O2', 60, 60, { groupId: 'h' }])]),
    audioTrack('music', [song(['M', 0, 120])]),
  ])
  expect(after('B', 'left', 15, voiced)).toBe('A 0-75, B 75-120 | O 0-60, O2 60-120 | M 0-120')
})
