import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pose, type RestingFigure, posesOf } from './move-figure.ts'
import type { Motion, MotionFrame } from './read-motion.ts'

const SIZE = { width: 1280, height: 720 }
const STANDING: RestingFigure = { x: 640, foot: 620, width: 200, height: 400, isCutBelow: false }
const REST: MotionFrame = { x: 0.89, y: 0.5, scale: 1, tilt: 0, bend: 0 }

const motionOf = (frames: readonly Partial<MotionFrame>[], beatsSeconds: readonly number[] = []): Motion => ({
  frames: frames.map((frame) => ({ ...REST, ...frame })),
  masks: [],
  aspect: 16 / 9,
  top: 0.2,
  bottom: 0.8,
  hasFigure: true,
  beatsSeconds,
})
const poses = (frames: readonly Partial<MotionFrame>[], figure = STANDING, intensity?: number): Pose[] =>
  posesOf(motionOf(frames), figure, SIZE, intensity)

test('a figure rests where its picture has it', () => {
  expect(poses([{}, {}, {}])).toEqual(Array.from({ length: 3 }, () => ({ x: 640, foot: 620, scaleX: 1, scaleY: 1, tilt: 0, bend: 0 })))
})

test('it goes as far as the one in the reference, relative to the frame', () => {
  const [left, , right] = poses([{ x: 0.69 }, {}, { x: 1.09 }])
  expect(left!.x).toBeCloseTo(640 - 0.2 * 720, 3)
  expect(right!.x).toBeCloseTo(640 + 0.2 * 720, 3)
})

test('it jumps, and its shadow has a ground to stay on', () => {
  const [, jump] = poses([{}, { y: 0.4 }, {}, {}, {}])
  expect(jump!.foot).toBeCloseTo(620 - 72, 3)
})

const way = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 16 / 9, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    scale: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
    tilt: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
    bend: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  }),
  { minLength: 3, maxLength: 40 },
)

test('wherever the reference goes, the middle of the figure stays in the frame', () => {
  fc.assert(
    fc.property(way, fc.integer({ min: 1, max: 5 }), (frames, intensity) => {
      for (const { x, scaleX, scaleY, tilt } of poses(frames, STANDING, intensity)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(SIZE.width)
        expect(scaleX).toBeGreaterThan(0.4)
        expect(scaleY).toBeLessThan(1.7)
        expect(Math.abs(tilt)).toBeLessThan(0.6)
      }
    }),
  )
})

test('a figure that goes on below its picture never shows its lower edge', () => {
  const half = { ...STANDING, foot: 720, isCutBelow: true }
  fc.assert(
    fc.property(way, (frames) => {
      for (const { foot, tilt, scaleX } of poses(frames, half)) {
        const corner = foot - Math.abs(Math.sin(tilt)) * (half.width / 2) * scaleX
        expect(corner).toBeGreaterThanOrEqual(SIZE.height - 1e-6)
      }
    }),
  )
})

test('a figure that fills the frame becomes smaller, so that it has room to move', () => {
  const wide = { ...STANDING, width: 1200 }
  const [left, , right] = poses([{ x: 0.6 }, {}, { x: 1.18 }], wide)
  expect(left!.scaleX).toBeLessThan(0.8)
  expect(right!.x - left!.x).toBeGreaterThan(150)
})

test('what is wider than high leans less', () => {
  const [, standing] = poses([{}, { tilt: 0.3 }, {}])
  const [, lying] = poses([{}, { tilt: 0.3 }, {}], { ...STANDING, width: 800, height: 300 })
  expect(standing!.tilt).toBeCloseTo(0.3, 1)
  expect(lying!.tilt).toBeLessThan(standing!.tilt * 0.6)
})

const beat = (intensity: number): Pose => posesOf(motionOf([{}, {}, {}], [1 / 30]), STANDING, SIZE, intensity)[1]!

test('it dips on the beat, with its feet where they are, and more with more expression', () => {
  expect(beat(3).scaleY).toBeLessThan(0.99)
  expect(beat(3).scaleX).toBeGreaterThan(1.005)
  expect(beat(3).foot).toBe(620)
  expect(beat(5).scaleY).toBeLessThan(beat(1).scaleY)
})
