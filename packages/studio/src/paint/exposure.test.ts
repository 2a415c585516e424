import { expect, test } from 'vitest'
import { newCanvas } from './canvas.ts'
import { expose, legibleGain } from './exposure.ts'

function filled(colour: string) {
  const [canvas, g] = newCanvas(40, 30)
  g.fillStyle = colour
  g.fillRect(0, 0, 40, 30)
  return { canvas, g, pixel: () => Array.from(g.getImageData(20, 15, 1, 1).data.subarray(0, 3)) }
}

test('a dark picture is lit up to where it can be read, and no further than night stays night', () => {
  const dim = filled('rgb(36, 36, 36)')
  const gain = legibleGain(dim.canvas)
  expose(dim.g, gain, 40, 30)
  expect(dim.pixel()[0]).toBeGreaterThanOrEqual(50)
  expect(dim.pixel()[0]).toBeLessThanOrEqual(58)

  const black = filled('rgb(4, 4, 4)')
  expose(black.g, legibleGain(black.canvas), 40, 30)
  expect(black.pixel()[0]).toBeLessThan(10)
})

test('a picture that can be read stays as it is', () => {
  const bright = filled('rgb(120, 90, 60)')
  expect(legibleGain(bright.canvas)).toBe(1)
  expose(bright.g, 1, 40, 30)
  expect(bright.pixel()).toEqual([120, 90, 60])
})

test('lighting keeps the hue of a tone', () => {
  const blue = filled('rgb(20, 30, 60)')
  expose(blue.g, 1.5, 40, 30)
  const [r, g, b] = blue.pixel() as [number, number, number]
  expect(g / r).toBeCloseTo(1.5, 1)
  expect(b / r).toBeCloseTo(3, 0)
})
