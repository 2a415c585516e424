import { expect, test } from 'vitest'
import { tilesOf, tileWidth } from './filmstrip.ts'
import { waveColumns } from './wave-columns.ts'

const clip = { width: 480, trimStart: 0, speed: 1, sourceFrames: 120, pxPerFrame: 4 }
const wholeStrip = { from: 0, to: 480 }

test('an untrimmed clip shows the frames of its strip from first to last', () => {
  expect(tilesOf({ ...clip }, 40, wholeStrip).map(({ frame }) => frame)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('a trimmed clip starts at its source start; a faster clip covers more of its source', () => {
  expect(tilesOf({ ...clip, width: 120, trimStart: 60 }, 40, wholeStrip).map(({ frame }) => frame)).toEqual([6, 7, 8])
  expect(tilesOf({ ...clip, width: 120, speed: 2 }, 40, wholeStrip).map(({ frame }) => frame)).toEqual([1, 3, 5])
})

test('only visible tiles are created, and the last frame is repeated', () => {
  expect(tilesOf(clip, 40, { from: 100, to: 170 }).map(({ x }) => x)).toEqual([80, 120, 160])
  expect(tilesOf({ ...clip, sourceFrames: 60 }, 40, { from: 440, to: 480 })).toEqual([{ x: 440, frame: 11 }].map((tile) => ({ ...tile })))
})

test('a range beside the clip has no tiles, one over its edge only those of the clip', () => {
  expect(tilesOf(clip, 40, { from: 480, to: 600 })).toEqual([])
  expect(tilesOf(clip, 40, { from: -200, to: -40 })).toEqual([])
  expect(tilesOf(clip, 40, { from: -100, to: 50 }).map(({ x }) => x)).toEqual([0, 40])
})

test("a tile has the frame's aspect ratio at the row's height", () => {
  expect(tileWidth({ metadata: { width: 1920, height: 1080 } }, 80)).toBe(142)
  expect(tileWidth({ metadata: { width: 720, height: 1280 } }, 80)).toBe(45)
  expect(tileWidth({ metadata: null }, 90)).toBe(160)
})

test('a waveform bar shows the peak of its range, from the trimmed start on', () => {
  const peaks = { peaksPerSecond: 50, peaks: Array.from({ length: 100 }, (_, index) => index / 100) }
  const sound = { width: 9, trimStart: 30, speed: 1, pxPerFrame: 1, fps: 30 }
  const levels = waveColumns(peaks, sound, { from: 0, to: 100 })
  expect(levels.map(({ x }) => x)).toEqual([0, 3, 6])
  expect(levels.map(({ level }) => level)).toEqual([0.54, 0.59, 0.64])
  expect(waveColumns(peaks, { ...sound, trimStart: 3000 }, { from: 0, to: 9 }).every(({ level }) => level === 0)).toBe(true)
})
