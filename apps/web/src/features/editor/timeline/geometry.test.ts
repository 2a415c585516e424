import { LAYOUT, rowAt } from './geometry/rows.ts'
import { captionTrack, clip, upperTrack, primaryTrackOf, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { clipBox } from './clip-box.ts'
import { edgeSpeed } from './edge-scroll.ts'
import { layoutRows, rowsWithin, stripMiddle } from './row-layout.ts'
import { FRAME_ZOOM_WIDTH, scaleOf } from './scale.ts'
import { windowAround } from './view-window.ts'

const tracks = [
  upperTrack('o', []),
  primaryTrackOf('p', [clip(['a', 0, 60]), clip(['b', 60, 90])]),
  audioTrack('s', []),
  captionTrack('c', []),
]

test('rows are hit where they are drawn, twelve pixels apart', () => {
  const { rows, height } = layoutRows(tracks)
  expect(rows.map(({ top, height }) => [top, height])).toEqual([
    [12, 80],
    [104, 80],
    [196, 30],
    [238, 30],
  ])
  expect(height).toBe(280)
  for (const { track, index, top, height } of rows) {
    expect(rowAt(tracks, top)).toEqual({ kind: 'track', trackId: track.id })
    expect(rowAt(tracks, top + height - 1)).toEqual({ kind: 'track', trackId: track.id })
    expect(rowAt(tracks, stripMiddle(rows, index))).toEqual({ kind: 'strip', index })
  }
  expect(rowsWithin(rows, { from: 190, to: 230 }).map(({ track }) => track.id)).toEqual(['s'])
})

test('neighbouring items are drawn six pixels apart, and narrow ones keep most of their width', () => {
  const [a, b] = [clipBox({ startTimeInFrames: 0, durationInFrames: 60 }, 2), clipBox({ startTimeInFrames: 60, durationInFrames: 90 }, 2)]
  expect(b.x - (a.x + a.width)).toBe(LAYOUT.itemGap)
  expect(clipBox({ startTimeInFrames: 0, durationInFrames: 1 }, 8)).toEqual({ x: 1, width: 6 })
})

test('at zoom 1 the whole timeline and its end gap fit the view; zoom is clamped to what the items allow', () => {
  const scale = scaleOf(tracks, 30, { zoom: 1, viewWidth: 900 })
  expect([scale.contentWidth, scale.pxPerFrame]).toEqual([900, 5])
  expect(scaleOf(tracks, 30, { zoom: 8, viewWidth: 900 }).zoom).toBe(1.25)
  expect(scaleOf([], 30, { zoom: 1, viewWidth: 900 }).totalFrames).toBe(600)
})

test('single frames are wide enough to click at any zoom (E-346)', () => {
  expect(scaleOf(tracks, 30, { zoom: 1, isFrameZoom: true, viewWidth: 900 }).pxPerFrame).toBe(FRAME_ZOOM_WIDTH)
  expect(scaleOf(tracks, 30, { zoom: 1, isFrameZoom: true, viewWidth: 9000 }).pxPerFrame).toBe(50)
})

test('the mounted window moves in steps and always covers the view', () => {
  let window = { from: 0, to: 0 }
  let moves = 0
  for (let scrolled = 0; scrolled < 5000; scrolled += 10) {
    const next = windowAround(window, scrolled, 1000)
    if (next !== window) moves += 1
    window = next
    expect(window.from).toBeLessThanOrEqual(scrolled)
    expect(window.to).toBeGreaterThanOrEqual(scrolled + 1000)
  }
  expect(moves).toBeLessThan(40)
})

test('a drag scrolls only near the edges, faster the nearer', () => {
  expect(edgeSpeed(500, 1000)).toBe(0)
  expect(edgeSpeed(10, 1000)).toBeLessThan(edgeSpeed(40, 1000))
  expect(edgeSpeed(2000, 1000)).toBe(edgeSpeed(1000, 1000))
  expect(edgeSpeed(1000, 1000)).toBeGreaterThan(0)
})
