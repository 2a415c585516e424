import { describe, expect, test } from 'vitest'
import { captionTrack, clip, filmOf, upperTrack, primaryTrackOf, song, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { dropPositionOn, dropZone } from './drop-position-at.ts'
import { drawnTracks, LAYOUT, maxHeight, requiredHeight, ROW_HEIGHT, rowAt, TIMELINE_HEIGHT } from './rows.ts'
import { rulerTicks, tickSeconds } from './ruler.ts'
import { clampZoom, contentWidth, frameToX, pixelsPerFrame, scrollAfterZoom, xToFrame, ZOOM, zoomRange } from './scale.ts'

describe('drop zone', () => {
  const item = { left: 100, width: 200 }

  test.each([
    [149, 'asset', 'before'],
    [150, 'asset', 'replace'],
    [250, 'asset', 'replace'],
    [251, 'asset', 'after'],
    [199, 'item', 'before'],
    [201, 'item', 'after'],
  ] as const)('at %d of 100..300 for an %s is %s (E-215, E-351, ED-54)', (x, dragged, expected) => {
    expect(dropZone(x, item, dragged)).toBe(expected)
  })

  test('has no middle on a narrow item (ED-54)', () => {
    expect([dropZone(11, { left: 0, width: 23 }, 'asset'), dropZone(12, { left: 0, width: 23 }, 'asset')]).toEqual(['before', 'after'])
    expect(dropZone(12, { left: 0, width: 24 }, 'asset')).toBe('replace')
  })
})

describe('track insertion point', () => {
  const main = primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 90])])
  const free = audioTrack('music', [song(['X', 0, 90]), song(['Y', 180, 60])])
  const at = (track: typeof main, x: number, grip = 0): object => dropPositionOn(track, { x, grip, pixelsPerFrame: 2 }, 'asset')

  test('is the cut within six pixels, and the end after the last item (ED-56)', () => {
    expect(['gap', 'gap', 'item', 'gap']).toEqual([118, 122, 124, 400].map((x) => (at(main, x) as { kind: string }).kind))
    expect(at(main, 124)).toEqual({ kind: 'item', zone: 'before', itemId: 'B', trackId: 'main', startFrame: 62, atFrame: 62 })
  })

  test('is a gap between the items of a free track, at the position of the left edge (E-222)', () => {
    expect(at(free, 200, 60)).toEqual({ kind: 'gap', trackId: 'music', startFrame: 70, atFrame: 100 })
    expect(at(free, 177)).toMatchObject({ kind: 'item', zone: 'after', itemId: 'X' })
    expect(at(free, 5, 60)).toMatchObject({ kind: 'item', startFrame: 0 })
  })
})

const rangeOf = (total: number, shortest: number): ReturnType<typeof zoomRange> =>
  zoomRange(filmOf(['A', 0, shortest], ['B', total - shortest, shortest]).tracks)

describe('zoom', () => {
  test.each([
    [600, 30, 10],
    [900, 90, 5],
    [600, 150, 2],
    [240, 120, 1],
    [240, 240, 1],
    [3000, 10, 10],
  ])('extends by %d frames with a shortest item of %d to %d (E-346)', (total, shortest, max) => {
    expect(rangeOf(total, shortest)).toEqual({ min: 0.25, max })
  })

  test('is at most 2.5 on an empty timeline, and is clamped (E-257, E-346)', () => {
    expect(zoomRange([primaryTrackOf('main', [])])).toEqual({ min: 0.25, max: ZOOM.maxWhenEmpty })
    expect([
      clampZoom(99, { min: 0.25, max: 10 }),
      clampZoom(0, { min: 0.25, max: 10 }),
      clampZoom(ZOOM.start, { min: 0.25, max: 1 }),
    ]).toEqual([10, 0.25, 1])
  })

  test('fits the film and a fifth of its length at 1 (E-342, ED-77)', () => {
    const scale = pixelsPerFrame({ viewWidth: 1000, zoom: 1, totalFrames: 600 })
    expect(scale * 30).toBeCloseTo(41.67, 2)
    expect(contentWidth(filmOf(['A', 0, 600]).tracks, 30, scale)).toBeCloseTo(1000)
    expect(contentWidth([], 30, scale)).toBeCloseTo(1000)
  })

  test('keeps the frame under the pointer in place (ED-76)', () => {
    expect(scrollAfterZoom(100, 300, { from: 1, to: 2 })).toBe(500)
    expect(scrollAfterZoom(0, 0, { from: 2, to: 1 })).toBe(0)
  })

  test('every frame is hit at its own pixels', () => {
    for (const scale of [0.05, 0.347, 1, 4.1]) {
      for (const frame of [0, 1, 29, 600, 99_999]) expect(xToFrame(frameToX(frame, scale), scale)).toBe(frame)
    }
    expect(xToFrame(-50, 1)).toBe(0)
  })
})

describe('ruler', () => {
  test.each([
    [41.7, 2],
    [83.3, 1],
    [10.4, 10],
    [12, 5],
    [3, 20],
    [0.1, 30],
  ])('with %d px a second has a tick every %d s (E-349, ED-77)', (pixelsPerSecond, seconds) => {
    expect(tickSeconds(pixelsPerSecond)).toBe(seconds)
  })

  test('creates only visible ticks', () => {
    expect(rulerTicks({ from: 130, to: 400 }, 2, 30)).toEqual([
      { frame: 60, x: 120 },
      { frame: 90, x: 180 },
      { frame: 120, x: 240 },
      { frame: 150, x: 300 },
      { frame: 180, x: 360 },
    ])
  })
})

const strip = (index: number): object => ({ kind: 'strip', index })
const track = (trackId: string): object => ({ kind: 'track', trackId })

describe('rows', () => {
  const tracks = [upperTrack('top', []), primaryTrackOf('main', []), audioTrack('music', []), captionTrack('lines', [])]

  test('are twelve pixels apart with a drop strip between them (E-044, E-345)', () => {
    expect([0, 12, 91.9, 92, 104, 184, 196, 226, 238, 268, 999].map((y) => rowAt(tracks, y))).toEqual([
      strip(0),
      track('top'),
      track('top'),
      strip(1),
      track('main'),
      strip(2),
      track('music'),
      strip(3),
      track('lines'),
      strip(4),
      strip(4),
    ])
  })

  test.each([
    [900, 310],
    [500, 300],
    [400, 240],
    [300, 180],
  ])('in a window of %d may be up to %d high (E-014, E-015, ED-05)', (windowHeight, expected) => {
    const four = [primaryTrackOf('main', []), audioTrack('a', []), audioTrack('b', []), captionTrack('c', [])]
    expect([requiredHeight(four), maxHeight(four, windowHeight)]).toEqual([310, expected])
  })

  test('a single video row keeps the initial height', () => {
    expect(maxHeight([primaryTrackOf('main', [])], 900)).toBe(TIMELINE_HEIGHT.start)
  })

  test('have the sizes of the layout (E-343, E-344)', () => {
    expect([LAYOUT, ROW_HEIGHT]).toEqual([
      { leftPanel: 42, topBar: 40, ruler: 40, trackGap: 12, itemGap: 6, cornerRadius: 4, playhead: 10 },
      { video: 80, audio: 30, file: 30 },
    ])
  })

  test('leave out captions while they are hidden (E-042)', () => {
    expect([drawnTracks(tracks, true), drawnTracks(tracks, false).map(({ id }) => id)]).toEqual([tracks, ['top', 'main', 'music']])
  })
})
