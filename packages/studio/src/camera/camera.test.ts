import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FRAMINGS, MOVES } from '../scene/scene.ts'
import { frameOf } from '../stage/frame.ts'
import { type Camera, cameraAt, cameraView, framingView, withBeatPulse, withHeadroom } from './camera.ts'

const frames = [frameOf(1280, 720), frameOf(720, 1280), frameOf(720, 720)]

it('every camera view stays within the painted area', () => {
  const inputs = fc.record({
    frame: fc.constantFrom(...frames),
    move: fc.constantFrom(...MOVES),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    seconds: fc.double({ min: 0, max: 60, noNaN: true }),
    pulse: fc.double({ min: 0, max: 1, noNaN: true }),
    nearness: fc.double({ min: 0, max: 1.3, noNaN: true }),
  })
  fc.assert(
    fc.property(inputs, ({ frame, move, part, seconds, pulse, nearness }) => {
      const view = cameraView(frame, withBeatPulse(cameraAt(move, frame, part, seconds), pulse), nearness)
      expect(-frame.bleed * view.scale + view.dx).toBeLessThanOrEqual(0.5)
      expect((frame.width + frame.bleed) * view.scale + view.dx).toBeGreaterThanOrEqual(frame.width - 0.5)
      expect(-frame.bleed * view.scale + view.dy).toBeLessThanOrEqual(0.5)
      expect((frame.height + frame.bleed) * view.scale + view.dy).toBeGreaterThanOrEqual(frame.height - 0.5)
    }),
  )
})

it('every framing covers the frame, whatever its focus', () => {
  const inputs = fc.record({
    frame: fc.constantFrom(...frames),
    framing: fc.constantFrom(...FRAMINGS),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    nearness: fc.double({ min: 0, max: 1.3, noNaN: true }),
  })
  fc.assert(
    fc.property(inputs, ({ frame, framing, x, y, nearness }) => {
      const view = framingView(frame, framing, { x: x * frame.width, y: y * frame.height }, nearness)
      expect(-frame.bleed * view.scale + view.dx).toBeLessThanOrEqual(-frame.bleed + 0.5)
      expect((frame.width + frame.bleed) * view.scale + view.dx).toBeGreaterThanOrEqual(frame.width + frame.bleed - 0.5)
      expect((frame.height + frame.bleed) * view.scale + view.dy).toBeGreaterThanOrEqual(frame.height + frame.bleed - 0.5)
    }),
  )
})

it('every move changes the view in each tenth of a clip', () => {
  for (const move of MOVES)
    for (let part = 0; part < 0.95; part += 0.1) {
      const [a, b] = [cameraAt(move, frames[0]!, part), cameraAt(move, frames[0]!, part + 0.1)]
      expect(Math.abs(a.zoom - b.zoom) * 640 + Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBeGreaterThan(1)
    }
})

const at = (seconds: number): Camera => cameraAt('shake', frames[0]!, seconds / 6, seconds)

const reach = (from: number): number =>
  Math.max(...Array.from({ length: 60 }, (_, i) => Math.hypot(at(from + i / 30).x, at(from + i / 30).y)))

it('a shake decays and is continuous', () => {
  expect(reach(0)).toBeGreaterThan(reach(4) * 1.5)
  for (let i = 1; i < 180; i++) {
    const [a, b] = [at((i - 1) / 30), at(i / 30)]
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(6)
  }
})

it('no move cuts off a head that is in the frame at rest', () => {
  for (const frame of frames)
    for (const move of MOVES)
      for (const part of [0, 0.25, 0.5, 1]) {
        const crown = frame.height * 0.05
        const { scale, dy } = cameraView(frame, withHeadroom(cameraAt(move, frame, part), frame, crown), 1)
        expect(crown * scale + dy, move).toBeGreaterThan(frame.height * 0.02)
      }
})
