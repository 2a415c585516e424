import { expect, test } from 'vitest'
import { brightFrame, isTooDark, meanLuma } from './bright-frame.ts'

/** A film defined by its luma over time; counts reads. */
function film(lumaAt: (seconds: number) => number) {
  const reads: number[] = []
  return {
    reads,
    read: async (timeSec: number) => {
      reads.push(timeSec)
      return { timeSec, luma: lumaAt(timeSec) }
    },
  }
}

test('a frame of 11.9 is too dark, a frame of 12 is not (H-174)', () => {
  expect([11.9, 12].map(isTooDark)).toEqual([true, false])
})

test('brightness is the mean luma of the pixels (HD-56)', () => {
  expect(meanLuma([255, 255, 255, 255, 0, 0, 0, 255])).toBeCloseTo(127.5)
  expect(meanLuma([0, 255, 0, 255])).toBeCloseTo(182.4, 1)
  expect(meanLuma([])).toBe(0)
})

test('after a black beginning the first bright frame is used, with its actual time (H-175, HD-56)', async () => {
  const { read, reads } = film((seconds) => (seconds < 2 ? 0 : 90))
  expect(await brightFrame(read, 0.8, 12)).toEqual({ timeSec: 2.3, luma: 90 })
  expect(reads).toEqual([0.8, 1.3, 1.8, 2.3])
})

test('a black film is sampled four times, and its brightest frame is used (H-175, HD-56)', async () => {
  const { read, reads } = film((seconds) => (seconds === 1.5 ? 5 : 2))
  expect(await brightFrame(read, 1, 12)).toEqual({ timeSec: 1.5, luma: 5 })
  expect(reads).toEqual([1, 1.5, 2, 2.5])
})

test('the search ends at the end of the film (HD-56)', async () => {
  const { read, reads } = film(() => 1)
  await brightFrame(read, 11.9, 12)
  expect(reads.slice(1).every((seconds) => seconds < 12 && seconds > 11.9)).toBe(true)
})

test('a bright frame is used at once', async () => {
  const { read, reads } = film(() => 12)
  expect(await brightFrame(read, 3, 12)).toMatchObject({ timeSec: 3 })
  expect(reads).toEqual([3])
})
