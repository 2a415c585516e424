import { expect, test } from 'vitest'
import { sourceWindow } from './source-window.ts'

const FPS = 30
const CLIP = { sourceStartFrame: 30, sourceEndFrame: 120, speed: 1 }
const window = (
  clip: Partial<typeof CLIP>,
  { skippedFrames = 0, frames = 60, durationSeconds = 10 }: { skippedFrames?: number; frames?: number; durationSeconds?: number } = {},
) => sourceWindow({ ...CLIP, ...clip }, { skippedFrames, frames, fps: FPS }, { durationSeconds, minSeconds: 0.05 })

test('starts at the in point and has the length of the range', () => {
  expect(window({})).toEqual({ startSeconds: 1, lengthSeconds: 2 })
})

test('ends at the out point', () => {
  expect(window({ sourceEndFrame: 75 })).toEqual({ startSeconds: 1, lengthSeconds: 1.5 })
})

test('ends at the end of the source', () => {
  expect(window({}, { durationSeconds: 2.5 })).toEqual({ startSeconds: 1, lengthSeconds: 1.5 })
})

test('scales its length by the speed', () => {
  expect(window({ speed: 1.5 })).toEqual({ startSeconds: 1, lengthSeconds: 3 })
  expect(window({ speed: 0.5 })).toEqual({ startSeconds: 1, lengthSeconds: 1 })
})

test('starts later by the skipped frames times the speed', () => {
  expect(window({ speed: 0.5 }, { skippedFrames: 30, frames: 30 })).toEqual({ startSeconds: 1.5, lengthSeconds: 0.5 })
})

test('is clamped to the end of the source', () => {
  const { startSeconds, lengthSeconds } = window({ sourceStartFrame: 600, sourceEndFrame: 700 })
  expect([startSeconds, lengthSeconds]).toEqual([9.95, expect.closeTo(0.05, 10)])
})

test('starts at 0 for a source shorter than the minimum', () => {
  expect(window({ sourceStartFrame: 0 }, { durationSeconds: 0.01 })).toEqual({ startSeconds: 0, lengthSeconds: 0.05 })
})
