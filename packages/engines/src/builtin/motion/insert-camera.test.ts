import { expect, test } from 'vitest'
import { insertViewAt } from './insert-camera.ts'
import { motionFrame } from './kit/frame.ts'
import type { PlacedThing } from './things-layout.ts'

const spot = (x: number, size: number): PlacedThing => ({
  thing: { what: 'apple', count: 1 },
  x,
  y: 600,
  size,
  at: 0,
  phase: 0,
  stands: true,
})
const TALL = motionFrame(720, 1280)

test('the camera of an insert moves at every moment, and cuts within a long shot', () => {
  const scales = Array.from({ length: 50 }, (_, i) => insertViewAt([spot(360, 300)], TALL, i / 10, 5).scale)
  const steps = scales.slice(1).map((scale, i) => Math.abs(scale - scales[i]!))
  expect(Math.min(...steps)).toBeGreaterThan(0)
  expect(steps.filter((step) => step > 0.05)).toHaveLength(1)
})

test('a short shot keeps one framing', () => {
  const [first, last] = [0, 1.9].map((seconds) => insertViewAt([spot(360, 300)], TALL, seconds, 2).scale)
  expect(last! - first!).toBeLessThan(0.07)
})

test('no thing leaves the sides of the frame', () => {
  for (const size of [200, 400, 660])
    for (let seconds = 0; seconds < 9; seconds += 0.5) {
      const { scale, x, shift } = insertViewAt([spot(340, size)], TALL, seconds, 9)
      expect(x + shift - (size / 2) * scale).toBeGreaterThanOrEqual(-8)
      expect(x + shift + (size / 2) * scale).toBeLessThanOrEqual(728)
    }
})

test('no thing grows into the lettering above it', () => {
  for (let seconds = 0; seconds < 6; seconds += 0.5) {
    const { scale, y } = insertViewAt([{ ...spot(360, 300), stands: false, y: 450 }], TALL, seconds, 6, 270)
    expect(y - (y - 300) * scale).toBeGreaterThanOrEqual(260)
  }
})
