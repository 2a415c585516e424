import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { seeded } from '../paint/random.ts'
import type { VideoFrame } from './decode-frames.ts'
import { type MotionFrame, motionOf } from './read-motion.ts'

const [WIDTH, HEIGHT] = [160, 90]
const FRAMES = 90
/** What is drawn, in pixels and radians. */
type Figure = { readonly x: number; readonly y: number; readonly scale?: number; readonly tilt?: number; readonly arm?: number }

/** Somebody in red before a wall, with the noise of a camera. */
function film(figureAt: (second: number) => Figure | null, drawScene: (g: Context) => void = () => {}): VideoFrame[] {
  const random = seeded(7)
  return Array.from({ length: FRAMES }, (_, i) => {
    const canvas = createCanvas(WIDTH, HEIGHT)
    const g = canvas.getContext('2d')
    g.fillStyle = '#b9c2c8'
    g.fillRect(0, 0, WIDTH, HEIGHT)
    g.fillStyle = '#7d8a6a'
    g.fillRect(0, 70, WIDTH, 20)
    drawScene(g)
    const figure = figureAt(i / 30)
    if (figure) drawFigure(g, figure)
    const rgba = g.getImageData(0, 0, WIDTH, HEIGHT).data
    const data = new Uint8Array(WIDTH * HEIGHT * 3)
    for (let p = 0; p < WIDTH * HEIGHT; p++) for (let c = 0; c < 3; c++) data[p * 3 + c] = Math.min(255, rgba[p * 4 + c]! + random() * 6)
    return { width: WIDTH, height: HEIGHT, data }
  })
}

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>

function drawFigure(g: Context, { x, y, scale = 1, tilt = 0, arm }: Figure): void {
  g.save()
  g.translate(x, y)
  g.rotate(tilt)
  g.scale(scale, scale)
  g.fillStyle = '#a02818'
  g.fillRect(-6, -18, 12, 36)
  g.beginPath()
  g.arc(0, -23, 6, 0, 7)
  g.fill()
  if (arm !== undefined) {
    g.rotate(arm)
    g.fillRect(0, -2, 20, 4)
  }
  g.restore()
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const correlation = (a: readonly number[], b: readonly number[]): number => {
  const [ma, mb] = [mean(a), mean(b)]
  const sum = (pick: (i: number) => number): number => a.reduce((total, _, i) => total + pick(i), 0)
  return sum((i) => (a[i]! - ma) * (b[i]! - mb)) / Math.sqrt(sum((i) => (a[i]! - ma) ** 2) * sum((i) => (b[i]! - mb) ** 2))
}
const drawn = (value: (second: number) => number): number[] => Array.from({ length: FRAMES }, (_, i) => value(i / 30))
const errorOf = (read: readonly number[], expected: readonly number[]): number =>
  Math.max(...read.map((value, i) => Math.abs(value - expected[i]!)))
const track = (frames: readonly MotionFrame[], name: keyof MotionFrame): number[] => frames.map((frame) => frame[name])

const walkX = (second: number): number => 30 + 33 * second
const walkY = (second: number): number => 45 + 5 * Math.sin(second * 4)
const lean = (second: number): number => 0.4 * Math.sin(second * 3)
const growth = (second: number): number => 0.7 + 0.25 * second
const sway = (second: number): number => 80 + 5 * Math.sin(second * 5)
function drawTree(g: Context): void {
  g.fillStyle = '#1d4a20'
  g.fillRect(70, 20, 22, 55)
}

describe('of somebody who walks through the picture', () => {
  const motion = motionOf(film((second) => ({ x: walkX(second), y: walkY(second) })))

  test('the place is read to two hundredths of the height', () => {
    // The head moves the centroid up.
    const offset = 4.8
    expect(
      errorOf(
        track(motion.frames, 'x').slice(4, -4),
        drawn(walkX)
          .slice(4, -4)
          .map((value) => value / HEIGHT),
      ),
    ).toBeLessThan(0.02)
    expect(
      errorOf(
        track(motion.frames, 'y').slice(4, -4),
        drawn(walkY)
          .slice(4, -4)
          .map((value) => (value - offset) / HEIGHT),
      ),
    ).toBeLessThan(0.03)
  })
  test('size and lean stay', () => {
    expect(motion.hasFigure).toBe(true)
    expect(
      errorOf(
        track(motion.frames, 'scale'),
        drawn(() => 1),
      ),
    ).toBeLessThan(0.08)
    expect(
      errorOf(
        track(motion.frames, 'tilt'),
        drawn(() => 0),
      ),
    ).toBeLessThan(0.05)
  })
  test('it stands between the rows in which it is drawn', () => {
    expect(motion.top * HEIGHT).toBeCloseTo(16, -1)
    expect(motion.bottom * HEIGHT).toBeCloseTo(63, -1)
  })
})

test('a lean is read with its direction', () => {
  const motion = motionOf(film((second) => ({ x: 40 + 26 * second, y: 45, tilt: lean(second) })))
  const read = track(motion.frames, 'tilt')
  expect(correlation(read, drawn(lean))).toBeGreaterThan(0.97)
  expect(Math.max(...read)).toBeGreaterThan(0.25)
})

test('somebody who comes nearer grows', () => {
  const motion = motionOf(film((second) => ({ x: 30 + 33 * second, y: 45, scale: growth(second) })))
  const read = track(motion.frames, 'scale')
  expect(correlation(read, drawn(growth))).toBeGreaterThan(0.98)
  expect(Math.abs(read.at(-5)! / read[5]! - growth(85 / 30) / growth(5 / 30))).toBeLessThan(0.12)
})

test('somebody who sways in one place is read though most of them never uncovers the wall', () => {
  const motion = motionOf(film((second) => ({ x: sway(second), y: 45, arm: Math.sin(second * 5) })))
  expect(motion.hasFigure).toBe(true)
  expect(correlation(track(motion.frames, 'x'), drawn(sway))).toBeGreaterThan(0.9)
  expect((motion.bottom - motion.top) * HEIGHT).toBeGreaterThan(36)
})

test('a thing that stands in the way is not taken for the figure', () => {
  const motion = motionOf(film((second) => ({ x: 20 + 40 * second, y: 45 }), drawTree))
  expect(motion.frames[5]!.x * HEIGHT).toBeCloseTo(20 + 40 / 6, -1)
})

test('somebody who leaves is expected where they were last seen', () => {
  const motion = motionOf(film((second) => (second < 2 ? { x: 40 + 30 * second, y: 45 } : null)))
  expect(motion.frames.at(-1)!.x * HEIGHT).toBeCloseTo(100, -1)
  expect(motion.frames.every((frame) => Object.values(frame).every(Number.isFinite))).toBe(true)
})

test('a video in which nothing moves has no figure', () => {
  const motion = motionOf(film(() => null))
  expect(motion.hasFigure).toBe(false)
  expect(
    errorOf(
      track(motion.frames, 'scale'),
      drawn(() => 0),
    ),
  ).toBeLessThanOrEqual(1)
  expect(track(motion.frames, 'tilt').every((tilt) => tilt === 0)).toBe(true)
})

test('motion is calm: nothing jumps from frame to frame', () => {
  const motion = motionOf(film((second) => ({ x: 30 + 33 * second, y: 45, arm: Math.sin(second * 9) })))
  for (const name of ['scale', 'tilt', 'bend'] as const) {
    const values = track(motion.frames, name)
    const steps = values.slice(1).map((value, i) => Math.abs(value - values[i]!))
    expect([name, Math.max(...steps)]).toEqual([name, expect.closeTo(0, 1)])
  }
})
