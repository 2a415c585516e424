import { expect, test } from 'vitest'
import { gainAt } from '../../plan/sound/ducking.ts'
import { gainSamples } from './gain-track.ts'

const POINTS = [
  { frame: -3, gain: 1 },
  { frame: 6, gain: 0.3 },
  { frame: 60, gain: 0.3 },
  { frame: 68, gain: 1 },
]

test('the envelope matches the planned gain at every frame', () => {
  const samples = gainSamples(POINTS, { totalFrames: 90, fps: 30 })
  for (let frame = 0; frame <= 90; frame += 3) expect(samples[((frame * 1000) / 30) * 2]).toBeCloseTo(gainAt(POINTS, frame), 5)
})

test('the envelope without points is 1', () => {
  expect(new Set(gainSamples([], { totalFrames: 10, fps: 30 }))).toEqual(new Set([1]))
})
