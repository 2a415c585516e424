import { expect, test } from 'vitest'
import { insertViewAt, type InsertView, largestScaleOf } from './insert-camera.ts'
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

/** Where the edges of a thing are seen. */
const edgesOf = ({ x, size }: PlacedThing, { scale, left }: InsertView) => [left + (x - size / 2) * scale, left + (x + size / 2) * scale]

test('where everything is seen, no thing leaves the sides of the frame', () => {
  for (const size of [200, 400, 660])
    for (let seconds = 0; seconds < 9; seconds += 0.5) {
      if (Math.floor(seconds / 2.25) % 2 === 1) continue
      const [left, right] = edgesOf(spot(340, size), insertViewAt([spot(340, size)], TALL, seconds, 9))
      expect(left).toBeGreaterThanOrEqual(-8)
      expect(right).toBeLessThanOrEqual(728)
    }
})

test('the second framing of an insert shows one thing from near, its middle in the frame; each of several in turn', () => {
  for (const frame of [TALL, motionFrame(1280, 720), motionFrame(720, 720)]) {
    const alone = insertViewAt([spot(frame.width / 2, 400)], frame, 3, 5)
    expect(alone.scale * 400).toBeGreaterThan(720 * 0.85)
    const [from, to] = edgesOf(spot(frame.width / 2, 400), alone)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(frame.width)
    const things = [spot(frame.width * 0.25, 220), spot(frame.width * 0.5, 220), spot(frame.width * 0.75, 220)]
    for (const [seconds, shown] of [
      [3, 2],
      [8, 1],
    ] as const) {
      const view = insertViewAt(things, frame, seconds, 10)
      const [left, right] = edgesOf(things[shown]!, view)
      expect(view.only).toBe(shown)
      expect(right! - left!).toBeGreaterThan(720 * 0.7)
      expect((left! + right!) / 2).toBeGreaterThan(frame.width * 0.3)
      expect((left! + right!) / 2).toBeLessThan(frame.width * 0.7)
    }
  }
})

test('the picture behind fills the frame from every distance', () => {
  for (let seconds = 0; seconds < 9; seconds += 0.3) {
    const { scale, left, top } = insertViewAt([spot(90, 160), spot(600, 260)], TALL, seconds, 9)
    expect(Math.max(left, top)).toBeLessThanOrEqual(0)
    expect(left + 720 * scale).toBeGreaterThanOrEqual(720)
    expect(top + 1280 * scale).toBeGreaterThanOrEqual(1280)
  }
})

test('a thing is drawn as large as it is seen at most', () => {
  for (const seconds of [2, 6]) {
    const things = [spot(200, 150), spot(500, 400)]
    const seen = Array.from({ length: 60 }, (_, i) => insertViewAt(things, TALL, (i / 60) * seconds, seconds).scale)
    expect(Math.max(...things.map((one) => largestScaleOf(one, TALL, seconds)))).toBeGreaterThanOrEqual(Math.max(...seen) - 1e-9)
  }
})

test('no thing grows into the lettering above it where everything is seen', () => {
  for (let seconds = 0; seconds < 2.9; seconds += 0.3) {
    const { scale, top } = insertViewAt([{ ...spot(360, 300), stands: false, y: 450 }], TALL, seconds, 5.8, 270)
    expect(top + 300 * scale).toBeGreaterThanOrEqual(260)
  }
})

test('a thing seen from near stays whole: beside or below the lettering above it, and its middle above the captions of tall frames', () => {
  for (const frame of [TALL, motionFrame(720, 720)]) {
    const { scale, top } = insertViewAt([{ ...spot(360, 300), y: 410 }], frame, 5.7, 5.8, 190)
    expect(top + 260 * scale).toBeGreaterThanOrEqual(185)
    expect(top + 410 * scale).toBeLessThan(frame.height * (frame === TALL ? 0.6 : 0.95))
    expect(top + 560 * scale).toBeLessThan(frame.height * (frame === TALL ? 0.76 : 0.95))
  }
  const wide = motionFrame(1280, 720)
  const [left] = edgesOf(spot(640, 400), insertViewAt([spot(640, 400)], wide, 5, 5.8, 190))
  expect(left).toBeGreaterThan(wide.width * 0.3)
})

test('what moves aside has room to do so', () => {
  const plane = { ...spot(360, 300), thing: { what: 'airplane', count: 1, event: 'fly' as const } }
  for (let seconds = 0; seconds < 5.8; seconds += 0.3) {
    const { scale } = insertViewAt([plane], TALL, seconds, 5.8)
    expect(scale * 300 * 1.68).toBeLessThan(720)
  }
})

test('a crowd is seen as a whole all the time', () => {
  const crowd = Array.from({ length: 20 }, (_, i) => spot(40 + i * 33, 90))
  for (let seconds = 0; seconds < 9; seconds += 0.5) expect(insertViewAt(crowd, TALL, seconds, 9).scale).toBeLessThan(1.2)
})

test('in wide frames a near thing stands beside narrow lettering, and below wide lettering', () => {
  const wide = motionFrame(1280, 720)
  const topOf = (isBeside: boolean): number => {
    const { scale, top } = insertViewAt([spot(640, 300)], wide, 3, 5, 160, isBeside)
    return top + (600 - 150) * scale
  }
  expect(topOf(true)).toBeLessThan(150)
  expect(topOf(false)).toBeGreaterThan(155)
})
