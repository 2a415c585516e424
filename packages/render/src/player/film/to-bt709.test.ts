import { expect, test } from 'vitest'
import { toYuv420 } from './to-bt709.ts'

/** Planes of a picture of one colour, 2 by 2 pixels: four of Y, one of U, one of V. */
const planesOf = (rgb: readonly [number, number, number]): number[] => [
  ...toYuv420(Uint8ClampedArray.from(Array.from({ length: 4 }, () => [...rgb, 255]).flat()), 2, 2),
]

test.each([
  ['black', [0, 0, 0], [16, 128, 128]],
  ['white', [255, 255, 255], [235, 128, 128]],
  ['red', [255, 0, 0], [63, 102, 240]],
  ['green', [0, 255, 0], [173, 42, 26]],
  ['blue', [0, 0, 255], [32, 240, 118]],
] as const)('%s has the values of BT.709 in limited range', (_, rgb, [y, u, v]) => {
  expect(planesOf(rgb)).toEqual([y, y, y, y, u, v])
})

test('luma is that of each pixel, chroma the mean of four', () => {
  const [red, black] = [
    [255, 0, 0, 255],
    [0, 0, 0, 255],
  ]
  expect([...toYuv420(Uint8ClampedArray.from([...red, ...black, ...black, ...red]), 2, 2)]).toEqual([63, 16, 16, 63, 115, 184])
})
