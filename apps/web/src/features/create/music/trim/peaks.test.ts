import { expect, test } from 'vitest'
import { barsOf, peaksOf } from './peaks.ts'

test('peaks are the maximum of both channels, normalized to 1', () => {
  const left = Float32Array.of(0, 0.1, -0.5, 0.2, 0, 0)
  const right = Float32Array.of(0, 0, 0.1, 0, -0.25, 0)
  expect(peaksOf([left, right], 3)).toEqual([expect.closeTo(0.2, 5), 1, 0.5])
})

test('a song has a thousand peaks; silence and empty audio are flat', () => {
  expect(peaksOf([new Float32Array(44_100)])).toEqual(Array.from({ length: 1000 }, () => 0))
  expect(peaksOf([], 2)).toEqual([0, 0])
})

test('audio with fewer samples than peaks leaves no gaps', () => {
  expect(peaksOf([Float32Array.of(1, 1)], 5)).toEqual([1, 1, 1, 1, 1])
})

test('fewer bars than peaks keep every maximum, more bars repeat', () => {
  expect(barsOf([0, 0.2, 1, 0, 0, 0.4], 3)).toEqual([0.2, 1, 0.4])
  expect(barsOf([0.5, 1], 4)).toEqual([0.5, 0.5, 1, 1])
  expect(barsOf([], 2)).toEqual([0, 0])
})
