import { expect, test } from 'vitest'
import { detailOf, poseAt, REST } from './pose.ts'

const key = (frame: number, value: number) => ({ frame, value, easing: 'linear' as const })

test('a pose is at rest without a transform; keyframes win over constant values', () => {
  expect(poseAt({}, 10)).toEqual(REST)
  expect(poseAt({ transform: { x: 0.2, scale: 2 }, keyframes: { scale: [key(0, 1), key(10, 3)] } }, 5)).toEqual({
    ...REST,
    x: 0.2,
    scale: 2,
  })
})

test('opacity is from 0 to 1, a scale not negative', () => {
  expect(poseAt({ transform: { opacity: 3, scale: -1 } }, 0)).toMatchObject({ opacity: 1, scale: 0 })
  expect(poseAt({ keyframes: { opacity: [key(0, -1)] } }, 0).opacity).toBe(0)
})

test('the detail of a picture grows with its scale, its crop and its fit, in steps of two', () => {
  expect(
    [{}, { transform: { scale: 0.5 } }, { transform: { scale: 1.2 } }, { keyframes: { scale: [key(0, 1), key(9, 3)] } }].map(detailOf),
  ).toEqual([1, 1, 2, 4])
  expect([
    detailOf({ fit: 'fill' }),
    detailOf({ crop: { left: 0.3, top: 0, right: 0.3, bottom: 0 } }),
    detailOf({ transform: { scale: 99 } }),
  ]).toEqual([2, 4, 8])
})
