import { expect, test } from 'vitest'
import type { Timeline } from '../../model.ts'
import { filmOf, unwrap } from '../testing/fixture.ts'
import { addMarker } from './add-marker.ts'
import { removeMarker } from './remove-marker.ts'
import { rangeWithPoint, setRange } from './set-range.ts'
import { updateMarker } from './update-marker.ts'

const film = filmOf(['A', 0, 60], ['B', 60, 90])
const marked = (timeline: Timeline, frame: number, newId: string): Timeline => unwrap(addMarker(timeline, { frame, newId }))
const two = marked(marked(film, 70, 'late'), 10.4, 'early')

test('markers are in order of frames, one a frame', () => {
  expect(two.markers).toEqual([
    { id: 'early', frame: 10 },
    { id: 'late', frame: 70 },
  ])
  expect(marked(two, 70, 'again')).toBe(two)
})

test('a marker is named, coloured and moved; an empty name is removed', () => {
  const named = unwrap(updateMarker(two, { markerId: 'early', name: 'Chorus', color: '#ff0000', frame: 100 }))
  expect(named.markers?.at(-1)).toEqual({ id: 'early', frame: 100, name: 'Chorus', color: '#ff0000' })
  expect(unwrap(updateMarker(named, { markerId: 'early', name: '' })).markers?.at(-1)).toEqual({
    id: 'early',
    frame: 100,
    color: '#ff0000',
  })
  expect(unwrap(updateMarker(named, { markerId: 'early', name: 'Chorus' }))).toBe(named)
  expect(unwrap(updateMarker(two, { markerId: 'early', frame: 70 }))).toBe(two)
  expect(updateMarker(film, { markerId: 'x' })).toMatchObject({ refusal: { code: 'marker_not_found' } })
})

test('without its last marker a timeline has none', () => {
  const one = unwrap(removeMarker(two, { markerId: 'late' }))
  expect(unwrap(removeMarker(one, { markerId: 'early' }))).toEqual(film)
  expect(removeMarker(one, { markerId: 'late' })).toMatchObject({ refusal: { code: 'marker_not_found' } })
})

test('in and out points make a range, within which both lie', () => {
  expect(rangeWithPoint(film, 'in', 30)).toEqual({ startFrame: 30, endFrame: 150 })
  expect(rangeWithPoint(film, 'out', 30)).toEqual({ startFrame: 0, endFrame: 31 })
  const ranged = unwrap(setRange(film, { range: { startFrame: 30, endFrame: 90 } }))
  expect(rangeWithPoint(ranged, 'in', 100)).toEqual({ startFrame: 100, endFrame: 150 })
  expect(rangeWithPoint(ranged, 'out', 10)).toEqual({ startFrame: 0, endFrame: 11 })
  expect(unwrap(setRange(ranged, { range: { startFrame: 30, endFrame: 90 } }))).toBe(ranged)
  expect(setRange(film, { range: { startFrame: 30, endFrame: 30 } })).toMatchObject({ refusal: { code: 'empty_range' } })
  expect(unwrap(setRange(ranged, { range: null }))).toEqual(film)
})
