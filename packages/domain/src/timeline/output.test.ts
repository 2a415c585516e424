import { expect, test } from 'vitest'
import { aspectRatioOf, outputSize, projectFps, timecode, standardFps } from './output.ts'
import { displayedFrames } from './queries.ts'

test.each([
  [12, 15],
  [15, 15],
  [16, 24],
  [23.976, 24],
  [24.5, 24],
  [25.1, 25],
  [27, 25],
  [29.97, 30],
  [45, 30],
  [46, 60],
  [59.94, 60],
  [120, 60],
])('%f frames per second count as %i', (measured, fps) => {
  expect(standardFps(measured)).toBe(fps)
})

test('a project uses its own frame rate, else 30', () => {
  expect([projectFps(25, 24), projectFps(null, 24), projectFps()]).toEqual([25, 24, 30])
})

test('a film uses its own size, else that of its aspect ratio, else 1280 by 720', () => {
  expect(outputSize({ width: 960, height: 960 }, '9:16')).toEqual({ width: 960, height: 960 })
  expect(outputSize({}, '9:16')).toEqual({ width: 720, height: 1280 })
  expect(outputSize({ width: null, height: null })).toEqual({ width: 1280, height: 720 })
})

test.each([
  [1920, 1080, '16:9'],
  [720, 1280, '9:16'],
  [960, 960, '1:1'],
  [1104, 832, '69:52'],
  [1584, 672, '33:14'],
])('%i by %i is %s', (width, height, ratio) => {
  expect(aspectRatioOf({ width, height })).toBe(ratio)
})

test.each([
  [0, '00:00:00'],
  [95, '00:03:05'],
  [599, '00:19:29'],
  [3605, '02:00:05'],
])('frame %i is formatted as %s', (frame, text) => {
  expect(timecode(frame, 30)).toBe(text)
})

test('an empty timeline shows twenty seconds', () => {
  expect([displayedFrames([], 30), displayedFrames([], 24)]).toEqual([600, 480])
})
