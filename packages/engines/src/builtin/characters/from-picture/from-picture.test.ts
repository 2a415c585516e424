import { expect, it } from 'vitest'
import { seeded } from '../../paint/random.ts'
import { lookFromPicture } from './from-picture.ts'
import type { Pixels } from './picture-grid.ts'

type Patch = readonly [x0: number, y0: number, x1: number, y1: number, r: number, g: number, b: number]

/** A picture of flat patches on a cool wall. */
function picture(patches: readonly Patch[]): Pixels {
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

const near = (hex: string, [r, g, b]: readonly [number, number, number]): number => {
  const value = parseInt(hex.slice(1), 16)
  return Math.max(Math.abs(((value >> 16) & 255) - r), Math.abs(((value >> 8) & 255) - g), Math.abs((value & 255) - b))
}

const woman = picture([
  [60, 30, 140, 190, 40, 26, 20],
  [75, 60, 125, 125, 232, 184, 150],
  [60, 150, 140, 300, 40, 90, 200],
])

it('a person from a picture has its skin, hair and clothes', () => {
  const look = lookFromPicture(woman, 'one')
  expect(near(look.skin, [232, 184, 150])).toBeLessThan(12)
  expect(near(look.hair, [40, 26, 20])).toBeLessThan(12)
  expect(near(look.top, [40, 90, 200])).toBeLessThan(12)
  expect(look.hairStyle).toBe('long')
})

it('deep skin is seen as skin too, and short hair as short', () => {
  const look = lookFromPicture(
    picture([
      [70, 36, 130, 70, 20, 16, 18],
      [72, 60, 128, 132, 110, 66, 42],
      [50, 150, 150, 300, 200, 60, 50],
    ]),
    'two',
  )
  expect(near(look.skin, [110, 66, 42])).toBeLessThan(12)
  expect(near(look.hair, [20, 16, 18])).toBeLessThan(12)
  expect(look.hairStyle).toBe('short')
})

it('the same picture is the same person', () => {
  expect(lookFromPicture(woman, 'one')).toEqual(lookFromPicture(woman, 'one'))
})

it('a picture of nobody, of one pixel or of nothing still gives somebody', () => {
  for (const pixels of [
    picture([]),
    { data: new Uint8ClampedArray(4), width: 1, height: 1 },
    { data: new Uint8ClampedArray(0), width: 0, height: 0 },
  ])
    expect(lookFromPicture(pixels, 'three').skin).toMatch(/^#[0-9a-f]{6}$/)
})

it('grain, shade and a wall in the colour of skin hide nobody', () => {
  const random = seeded(5)
  const { data, width, height } = picture([
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
  const look = lookFromPicture({ data, width, height }, 'four')
  expect(near(look.skin, [222, 170, 136])).toBeLessThan(36)
  expect(near(look.hair, [44, 30, 26])).toBeLessThan(36)
  expect(near(look.top, [46, 120, 90])).toBeLessThan(36)
})
