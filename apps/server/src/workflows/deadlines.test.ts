import { expect, test } from 'vitest'
import { deadlinesMs, exportDeadlineMs } from './deadlines.ts'

const MINUTE = 60_000

test('a storyboard has 3 minutes, an image 5, a clip 15, a film 10 and its own length (CD-115)', () => {
  const { writer, narrator, moderator, painter, animator } = deadlinesMs()
  expect([writer, narrator, moderator, painter, animator]).toEqual([3, 3, 3, 5, 15].map((minutes) => minutes * MINUTE))
  expect(exportDeadlineMs()(65.2)).toBe(10 * MINUTE + 66_000)
})

test('everything but images and clips has the time of a storyboard', () => {
  const { painter, animator, 'motion-transfer': motionTransfer, ...others } = deadlinesMs({ storyboard: 1, image: 2, video: 3 })
  expect([painter, animator, motionTransfer]).toEqual([2000, 3000, 3000])
  expect(new Set(Object.values(others))).toEqual(new Set([1000]))
  expect(Object.keys(others)).toContain('song-reader')
  expect(exportDeadlineMs()(0)).toBe(10 * MINUTE)
})

test('settings in seconds replace single deadlines', () => {
  const { writer, painter, animator } = deadlinesMs({ image: 7, storyboard: 1 })
  expect([writer, painter, animator]).toEqual([1000, 7000, 15 * MINUTE])
  expect(exportDeadlineMs({ export: 20 })(10)).toBe(30_000)
})
