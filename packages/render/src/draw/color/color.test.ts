import { describe, expect, test } from 'vitest'
import { type ColorSettings, LOOKS } from '@fablecut/domain/timeline/picture'
import { blurPixels } from './blur-pixels.ts'
import { gradePixels, pixelGradeOf } from './grade-pixels.ts'

function graded(settings: ColorSettings, ...rgb: number[]): number[] {
  const data = Uint8ClampedArray.from([...rgb, 77])
  const grade = pixelGradeOf(settings)
  if (grade) gradePixels(data, grade)
  expect(data[3]).toBe(77)
  return [...data.subarray(0, 3)]
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('a grade', () => {
  test('of default settings, blur or vignette changes no colours', () => {
    expect([pixelGradeOf({}), pixelGradeOf({ exposure: 0 }), pixelGradeOf({ blur: 0.1, vignette: 1 })]).toEqual([null, null, null])
  })

  test('keeps black and white at any exposure and contrast, and changes grey', () => {
    for (const settings of [{ exposure: 1 }, { contrast: 1 }]) expect([graded(settings, 0, 0, 0), graded(settings, 255, 255, 255)]).toEqual([[0, 0, 0], [255, 255, 255]]) // prettier-ignore
    expect(graded({ exposure: 1 }, 90, 90, 90)[0]).toBeGreaterThan(120)
    expect(graded({ exposure: -1 }, 90, 90, 90)[0]).toBeLessThan(60)
    expect([graded({ contrast: 0.5 }, 60, 60, 60)[0]! < 60, graded({ contrast: 0.5 }, 200, 200, 200)[0]! > 200]).toEqual([true, true])
    expect([graded({ contrast: -1 }, 0, 0, 0)[0]! > 50, graded({ contrast: -1 }, 255, 255, 255)[0]! < 205]).toEqual([true, true])
  })

  test('makes colours warmer or colder, grey or stronger', () => {
    const [red, , blue] = graded({ warmth: 1 }, 120, 120, 120)
    expect(red! - blue!).toBeGreaterThan(30)
    const [coldRed, , coldBlue] = graded({ warmth: -1 }, 120, 120, 120)
    expect(coldBlue! - coldRed!).toBeGreaterThan(30)
    const grey = graded({ saturation: -1 }, 200, 40, 90)
    expect(new Set(grey).size).toBe(1)
    expect(graded({ saturation: 1 }, 140, 120, 120)[0]).toBeGreaterThan(150)
    // The most saturated colours stay in range.
    expect(graded({ saturation: 1, look: 'vivid' }, 0, 0, 255)).toEqual([0, 0, 255])
  })

  test.each(LOOKS)('of the look %s keeps the order of levels', (look) => {
    const levels = [0, 40, 90, 140, 190, 255].map((level) => sum(graded({ look }, level, level, level)))
    expect(levels.toSorted((a, b) => a - b)).toEqual(levels)
    expect(new Set(levels).size).toBe(6)
  })
})

describe('a blur', () => {
  const size = 41
  const dot = () => {
    const data = new Uint8ClampedArray(size * size * 4).map((_, at) => (at % 4 === 3 ? 255 : 0))
    data.fill(255, (20 * size + 20) * 4, (20 * size + 20) * 4 + 3)
    return data
  }

  test('keeps an even picture as it is, to its edges', () => {
    const data = new Uint8ClampedArray(size * size * 4).map((_, at) => (at % 4 === 3 ? 255 : 130))
    blurPixels(data, size, size, 3)
    expect(new Set(data)).toEqual(new Set([130, 255]))
  })

  test('spreads a point evenly in all directions, about as wide as its sigma', () => {
    const data = dot()
    blurPixels(data, size, size, 1.5)
    const at = (x: number, y: number) => data[((20 + y) * size + 20 + x) * 4]!
    expect([at(2, 0), at(-2, 0), at(0, 2), at(0, -2)].every((value) => Math.abs(value - at(2, 0)) <= 1)).toBe(true)
    expect(at(0, 0)).toBeGreaterThan(at(1, 0))
    expect(at(1, 0)).toBeGreaterThan(at(3, 0))
    expect(at(8, 0)).toBe(0)
  })

  test('of transparent pixels brings no colour into others', () => {
    const data = new Uint8ClampedArray(size * 4)
    for (let x = 0; x < size; x++) data.set(x < 20 ? [255, 0, 0, 0] : [0, 0, 255, 255], x * 4)
    blurPixels(data, size, 1, 2)
    expect(data[22 * 4]).toBe(0)
    expect(data[22 * 4 + 2]).toBeGreaterThan(250)
  })
})
