import { describe, expect, it } from 'vitest'
import { visualAt, visualsAt } from '../../plan/at-frame.ts'
import { buildRenderPlan } from '../../plan/build-plan.ts'
import { asset, timelineOf, track, video } from '../../plan/testing/timeline-fixture.ts'
import { sourceSecondsAt } from './source-time.ts'

const FPS = 30

/** Number of the source's frame, at the project's rate, that is shown. */
function shown(frame: number, placing: Parameters<typeof video>[4], duration = 60): number {
  const timeline = timelineOf(
    [track('primary', 'video', [video('shot', 'clip', 0, duration, placing)], { isPrimary: true })],
    [asset('clip')],
  )
  const plan = buildRenderPlan(timeline, { width: 1280, height: 720, fps: FPS }, { watermark: { enabled: false, type: 'logo' } })
  const [picture] = visualsAt(plan, frame)
  return Math.floor((picture ? sourceSecondsAt(picture, FPS) : Number.NaN) * FPS)
}

describe('source time of a frame', () => {
  it('is relative to the in point', () => {
    expect([0, 1, 59].map((frame) => shown(frame, { trimStart: 12 }))).toEqual([12, 13, 71])
  })

  it('skips every second frame at speed 2, repeats each frame at speed 0.5', () => {
    expect([0, 1, 2, 3].map((frame) => shown(frame, { speed: 2 }))).toEqual([0, 2, 4, 6])
    expect([0, 1, 2, 3].map((frame) => shown(frame, { speed: 0.5 }))).toEqual([0, 0, 1, 1])
  })

  it('rounds to the nearest frame at other speeds, as in the export', () => {
    expect([0, 1, 2, 3, 4].map((frame) => shown(frame, { speed: 0.75 }))).toEqual([0, 1, 1, 2, 3])
  })

  it('starts at the first frame at or after the in point if the frame rate differs', () => {
    const span = { startFrame: 0, endFrame: 60, fadeInFrames: 0, fadeOutFrames: 0 }
    const picture = { kind: 'video', assetId: 'clip', sourceStartFrame: 11, sourceEndFrame: 71, speed: 1 } as const
    const seconds = sourceSecondsAt(visualAt({ ...span, picture }, 1), FPS, 24)
    // 11/30 s lies between the ninth and the tenth picture of 24 a second: from the tenth on.
    expect(Math.floor(seconds * 24)).toBe(10)
    expect(seconds).toBeCloseTo(9 / 24 + 1.5 / 30, 3)
  })

  it('holds the last frame before the out point', () => {
    expect([19, 20, 59].map((frame) => shown(frame, { trimEnd: 20 }))).toEqual([19, 19, 19])
    expect(shown(45, { speed: 2, trimEnd: 46 })).toBe(45)
  })
})
