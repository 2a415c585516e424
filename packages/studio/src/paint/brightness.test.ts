import { expect, test } from 'vitest'
import { brightnessAt } from './brightness.ts'

test('green is brighter than red and red than blue, white is brightest, and opacity does not count', () => {
  const data = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 0])
  const [red, green, blue, white] = [0, 4, 8, 12].map((at) => brightnessAt(data, at))
  expect(green).toBeGreaterThan(red!)
  expect(red).toBeGreaterThan(blue!)
  expect(white).toBeCloseTo(255)
})
