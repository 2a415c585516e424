import { expect, test } from 'vitest'
import { seenPart } from './seen-part.ts'

/** A sprite of 2000 x 1500 pixels at two pixels per frame pixel, its feet 500 from the left and 700 from the top. */
const SPRITE = { left: 500, up: 700, width: 1000, height: 750 }

test('of a sprite that the camera sees whole all is painted', () => {
  const part = seenPart(SPRITE, 2, { left: 600, up: 900, right: 600, down: 100 })
  expect(part).toMatchObject({ x: 0, y: 0, width: 2000, height: 1500, bounds: SPRITE })
})

test('what is outside of what the camera sees is not painted, and the rest stays where it is', () => {
  const part = seenPart(SPRITE, 2, { left: 100, up: 650, right: 200, down: 20 })
  expect(part).toMatchObject({ whole: { width: 2000, height: 1500 }, x: 800, y: 96, width: 600, height: 1344 })
  expect(part.bounds).toEqual({ left: 100, up: 652, width: 300, height: 672 })
})

test('parts begin and end at whole pixels of the sprite, also of the reduced one, and cover all that is seen', () => {
  const part = seenPart({ left: 100.3, up: 100, width: 200.7, height: 100 }, 1.37, { left: 50.2, up: 100, right: 40.9, down: 0 })
  expect([part.x / 16, part.width].every(Number.isInteger)).toBe(true)
  expect(part.bounds.left).toBeGreaterThanOrEqual(50.2)
  expect(part.bounds.width - part.bounds.left).toBeGreaterThanOrEqual(40.9)
})

test('of a sprite that is not seen next to nothing is left', () => {
  expect(seenPart(SPRITE, 1, { left: -900, up: 700, right: 950, down: 50 })).toMatchObject({ x: 992, width: 8 })
})
