import { expect, test } from 'vitest'
import { aTimeline, primaryTrackOf, picture } from '../testing/fixture.ts'
import { evenSize, outputSettings } from './output-settings.ts'

test.each([
  [1281, 721, 1280, 720],
  [1079, 3, 1078, 2],
  [1, 0, 2, 2],
])('a film of %d by %d becomes %d by %d (E-255)', (width, height, evenWidth, evenHeight) => {
  expect(evenSize({ width, height })).toEqual({ width: evenWidth, height: evenHeight })
})

test('an export has the duration of its items and the aspect ratio of its size (E-121)', () => {
  const { tracks } = aTimeline([primaryTrackOf('main', [picture(['A', 0, 180])])])
  expect(outputSettings({ width: 1920, height: 1080 }, tracks)).toEqual({
    aspectRatio: '16:9',
    width: 1920,
    height: 1080,
    totalDurationInFrames: 180,
  })
})
