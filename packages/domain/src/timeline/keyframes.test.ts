import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eased, propertyAt, transformAt, valueAt } from './keyframes.ts'
import { EASINGS, type Easing, type Keyframe } from './picture.ts'

const ramp = (easing: Easing): readonly Keyframe[] => [
  { frame: 10, value: 0, easing },
  { frame: 20, value: 1, easing: 'linear' },
]

test('values go from one keyframe to the next in the way of the first one', () => {
  expect(EASINGS.map((easing) => valueAt(ramp(easing), 15))).toEqual([0.5, 0.125, 0.875, 0.5, 0])
  expect(EASINGS.map((easing) => valueAt(ramp(easing), 12.5))).toEqual([0.25, 0.015625, 0.578125, 0.0625, 0])
})

test('the first and the last value hold outside of the keyframes', () => {
  expect(EASINGS.map((easing) => [eased(easing, -1), eased(easing, 2)])).toEqual([...EASINGS.slice(0, 4).map(() => [0, 1]), [0, 0]])
  for (const easing of EASINGS) expect([0, 10, 20, 99].map((frame) => valueAt(ramp(easing), frame))).toEqual([0, 0, 1, 1])
})

test('every easing stays between its two values and never turns back', () => {
  const law = fc.property(fc.constantFrom(...EASINGS), fc.double({ min: 10, max: 20, noNaN: true }), (easing, frame) => {
    const [now, later] = [valueAt(ramp(easing), frame), valueAt(ramp(easing), Math.min(20, frame + 0.1))]
    expect(now).toBeGreaterThanOrEqual(0)
    expect(later).toBeLessThanOrEqual(1)
    expect(later).toBeGreaterThanOrEqual(now)
  })
  fc.assert(law)
})

test('keyframes win over the constant value, which wins over the default', () => {
  const item = { transform: { x: 0.25, scale: 2 }, keyframes: { scale: ramp('linear'), y: [] }, volume: 0.5 }
  expect(transformAt(item, 15)).toEqual({ x: 0.25, y: 0, scale: 0.5, rotation: 0, opacity: 1 })
  expect(propertyAt(item, 'volume', 15)).toBe(0.5)
})
