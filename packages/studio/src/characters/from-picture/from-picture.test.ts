import { expect, it } from 'vitest'
import { seeded } from '../../paint/random.ts'
import { lookFromPixels } from './from-picture.ts'
import type { Pixels } from './colour-grid.ts'

type Patch = readonly [x0: number, y0: number, x1: number, y1: number, r: number, g: number, b: number]

/** An image of rectangles over a light blue background. */
function imageOf(patches: readonly Patch[]): Pixels {
  const [width, height] = [200, 300]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let colour = [176, 196, 220]
      for (const [x0, y0, x1, y1, r, g, b] of patches) if (x >= x0 && x < x1 && y >= y0 && y < y1) colour = [r, g, b]
      data.set([...colour, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

const maxChannelDifference = (hex: string, [r, g, b]: readonly [number, number, number]): number => {
  const value = parseInt(hex.slice(1), 16)
  return Math.max(Math.abs(((value >> 16) & 255) - r), Math.abs(((value >> 8) & 255) - g), Math.abs((value & 255) - b))
}

const woman = imageOf([
  [60, 30, 140, 190, 40, 26, 20],
  [75, 60, 125, 125, 232, 184, 150],
  [60, 150, 140, 300, 40, 90, 200],
])

it('skin, hair and clothes are taken from the image', () => {
  const look = lookFromPixels(woman, 'one')
  expect(maxChannelDifference(look.skin, [232, 184, 150])).toBeLessThan(12)
  expect(maxChannelDifference(look.hair, [40, 26, 20])).toBeLessThan(12)
  expect(maxChannelDifference(look.top, [40, 90, 200])).toBeLessThan(12)
  expect(look.hairStyle).toBe('long')
})

it('dark skin and short hair are detected', () => {
  const look = lookFromPixels(
    imageOf([
      [70, 36, 130, 70, 20, 16, 18],
      [72, 60, 128, 132, 110, 66, 42],
      [50, 150, 150, 300, 200, 60, 50],
    ]),
    'two',
  )
  expect(maxChannelDifference(look.skin, [110, 66, 42])).toBeLessThan(12)
  expect(maxChannelDifference(look.hair, [20, 16, 18])).toBeLessThan(12)
  expect(look.hairStyle).toBe('short')
})

it('the same image gives the same look', () => {
  expect(lookFromPixels(woman, 'one')).toEqual(lookFromPixels(woman, 'one'))
})

it('an image without a person, of one pixel or without pixels gives a look', () => {
  for (const pixels of [
    imageOf([]),
    { data: new Uint8ClampedArray(4), width: 1, height: 1 },
    { data: new Uint8ClampedArray(0), width: 0, height: 0 },
  ])
    expect(lookFromPixels(pixels, 'three').skin).toMatch(/^#[0-9a-f]{6}$/)
})

it('a person is detected despite noise, uneven light and a skin-coloured background', () => {
  const random = seeded(5)
  const { data, width, height } = imageOf([
    [0, 0, 200, 300, 206, 160, 112],
    [66, 30, 134, 80, 44, 30, 26],
    [70, 62, 130, 140, 222, 170, 136],
    [84, 130, 116, 165, 222, 170, 136],
    [40, 160, 160, 300, 46, 120, 90],
  ])
  for (let i = 0; i < data.length; i += 4) {
    const shade = 30 - (60 * ((i / 4) % width)) / width + 40 * (random() - 0.5)
    for (let k = 0; k < 3; k++) data[i + k] = data[i + k]! + shade
  }
  const look = lookFromPixels({ data, width, height }, 'four')
  expect(maxChannelDifference(look.skin, [222, 170, 136])).toBeLessThan(36)
  expect(maxChannelDifference(look.hair, [44, 30, 26])).toBeLessThan(36)
  expect(maxChannelDifference(look.top, [46, 120, 90])).toBeLessThan(36)
})
