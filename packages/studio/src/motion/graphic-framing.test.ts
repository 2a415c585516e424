import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { motionFrame } from './kit/frame.ts'
import { applyPlaceFraming, graphicFramingAt, graphicFramings } from './graphic-framing.ts'

const at = (seconds: number, duration: number, cues: readonly number[] = [], opensNear = false) =>
  graphicFramingAt(seconds, duration, { cues, opensNear })

test('no graphic keeps one framing for longer than other shots do', () => {
  for (const duration of [1, 3, 3.5, 5, 7, 12]) {
    let since = 0
    for (let seconds = 0; seconds < duration; seconds += 0.05) {
      if (at(seconds, duration).isFar !== at(Math.max(0, seconds - 0.05), duration).isFar) since = seconds
      expect(seconds - since).toBeLessThanOrEqual(3.5)
    }
  }
})

test('a short graphic is seen near, a long one near at its end', () => {
  expect(graphicFramings(3)).toBe(1)
  expect(at(1, 3).isFar).toBe(false)
  expect(at(0.5, 6).isFar).toBe(true)
  expect(at(5.5, 6).isFar).toBe(false)
})

test('the first graphic of a film is near at once', () => {
  expect(at(0, 6, [], true).isFar).toBe(false)
  expect(at(5.5, 6, [], true).isFar).toBe(true)
})

test('the cut falls on what is said nearby, and not on what is said far away', () => {
  expect(at(2.45, 6, [2.5]).isFar).toBe(true)
  expect(at(2.55, 6, [2.5]).isFar).toBe(false)
  expect(at(2.55, 6, [0.4]).isFar).toBe(true)
})

test('a framing comes nearer all the time', () => {
  const parts = [0, 1, 2, 2.9].map((seconds) => at(seconds, 6).part)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(parts.at(-1)).toBeGreaterThan(0.9)
})

test('the place behind words is seen nearer after a cut, from the same spot above the foot of the frame', () => {
  const frame = motionFrame(720, 1280)
  const scaleIn = (isFar: boolean): number => {
    const [, g] = newCanvas(720, 1280)
    applyPlaceFraming(g, frame, { isFar, part: 0 })
    const spot = g.getTransform().transformPoint({ x: 360, y: 768 })
    expect([spot.x, spot.y].map(Math.round)).toEqual([360, 768])
    return g.getTransform().a
  }
  expect(scaleIn(true)).toBe(1)
  expect(scaleIn(false)).toBeGreaterThan(1.15)
})
