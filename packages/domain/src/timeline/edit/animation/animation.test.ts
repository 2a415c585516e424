import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyAt } from '../../keyframes.ts'
import type { Timeline } from '../../model.ts'
import type { Animated } from '../../picture.ts'
import { changeSpeed } from '../operations/change-speed.ts'
import { setVolume, stepVolume } from '../operations/set-volume.ts'
import { trimItem } from '../operations/trims/trim-item.ts'
import { setImageSeconds } from '../operations/set-image-seconds.ts'
import { splitItem } from '../split/split-item.ts'
import { aTimeline, clip, filmOf, itemOf, picture, primaryTrackOf, unwrap } from '../testing/fixture.ts'
import { applyMotionPreset, MOTION_PRESETS } from './apply-motion-preset.ts'
import { clearKeyframes } from './clear-keyframes.ts'
import { moveKeyframe } from './move-keyframe.ts'
import { removeKeyframe } from './remove-keyframe.ts'
import { setKeyframe } from './set-keyframe.ts'

const scaleFrom = (start: number, end: number, duration: number) => ({
  keyframes: {
    scale: [
      { frame: 0, value: start, easing: 'linear' },
      { frame: duration - 1, value: end, easing: 'linear' },
    ],
  },
})
const keyed = (frame: number, value: number) => ({ frame, value, easing: 'linear' as const })
const keyframesOf = (timeline: Timeline, id: string) => (itemOf(timeline, id) as Animated).keyframes
const volumeOf = (timeline: Timeline) => keyframesOf(timeline, 'A')?.volume?.map(({ frame, value }) => `${frame}: ${value}`)
const scaleAt = (timeline: Timeline, id: string, frame: number): number =>
  propertyAt(itemOf(timeline, id) as Animated, 'scale', frame - itemOf(timeline, id).startTimeInFrames)
const still = aTimeline([primaryTrackOf('main', [picture(['A', 0, 60]), picture(['B', 60, 60])])])

test('a keyframe takes the value of its frame, and the easing of the one before it', () => {
  const first = unwrap(setKeyframe(still, { itemId: 'B', property: 'scale', atFrame: 70, value: 1, easing: 'linear' }))
  const second = unwrap(setKeyframe(first, { itemId: 'B', property: 'scale', atFrame: 90, value: 3 }))
  const between = unwrap(setKeyframe(second, { itemId: 'B', property: 'scale', atFrame: 80 }))
  expect(keyframesOf(between, 'B')?.scale).toEqual([
    { frame: 10, value: 1, easing: 'linear' },
    { frame: 20, value: 2, easing: 'linear' },
    { frame: 30, value: 3, easing: 'linear' },
  ])
  expect(unwrap(setKeyframe(between, { itemId: 'B', property: 'scale', atFrame: 80 }))).toBe(between)
})

const keyframeAt = (property: 'volume' | 'x', atFrame: number) => setKeyframe(still, { itemId: 'B', property, atFrame })

test('keyframes outside of an item and properties that it does not have are refused', () => {
  expect([keyframeAt('x', 59), keyframeAt('x', 120), keyframeAt('volume', 70)].map((edit) => (edit.ok ? 'ok' : edit.refusal.code))).toEqual(
    ['out_of_range', 'out_of_range', 'wrong_kind'],
  )
})

test('a keyframe is moved in time and value, between its neighbours and within its item', () => {
  const timeline = aTimeline([
    primaryTrackOf('main', [
      picture(['P', 0, 30]),
      clip(['A', 30, 60, { keyframes: { volume: [keyed(0, 1), keyed(20, 0.5), keyed(40, 0)] } }]),
    ]),
  ])
  const moved = (fromFrame: number, atFrame: number, value?: number) =>
    unwrap(moveKeyframe(timeline, { itemId: 'A', property: 'volume', fromFrame, atFrame, ...(value !== undefined && { value }) }))
  expect(volumeOf(moved(50, 55.4, 0.75))).toEqual(['0: 1', '25: 0.75', '40: 0'])
  expect(volumeOf(moved(50, 200))).toEqual(['0: 1', '39: 0.5', '40: 0'])
  expect(volumeOf(moved(50, -10, 9))).toEqual(['0: 1', '1: 1', '40: 0'])
  expect(volumeOf(moved(70, 500))).toEqual(['0: 1', '20: 0.5', '59: 0'])
  expect([moved(51, 60), moved(50, 50, 0.5), moved(50, Number.NaN)]).toEqual([timeline, timeline, timeline])
  expect(moveKeyframe(timeline, { itemId: 'P', property: 'volume', fromFrame: 0, atFrame: 1 })).toMatchObject({
    refusal: { code: 'wrong_kind' },
  })
})

test('the value of the last keyframe stays when it is removed', () => {
  const timeline = unwrap(setKeyframe(still, { itemId: 'A', property: 'opacity', atFrame: 10, value: 0.5 }))
  const plain = unwrap(removeKeyframe(timeline, { itemId: 'A', property: 'opacity', atFrame: 10 }))
  expect(itemOf(plain, 'A')).toMatchObject({ transform: { opacity: 0.5 } })
  expect(itemOf(plain, 'A')).not.toHaveProperty('keyframes')
})

test('clearing the keyframes keeps what is seen at the playhead', () => {
  const timeline = filmOf(['A', 0, 60, scaleFrom(1, 60, 60)])
  const cleared = unwrap(clearKeyframes(timeline, { itemIds: ['A'], atFrame: 30 }))
  expect(itemOf(cleared, 'A')).toMatchObject({ transform: { scale: 31 } })
  expect(unwrap(clearKeyframes(cleared, { itemIds: ['A'] }))).toBe(cleared)
})

test.each(MOTION_PRESETS)('%s lasts as long as the still and never shows what is beside it', (preset) => {
  const moved = unwrap(applyMotionPreset(still, { itemIds: ['A'], preset }))
  const item = itemOf(moved, 'A') as Animated
  const ends = [0, 59].map((frame) => (['scale', 'x', 'y'] as const).map((property) => propertyAt(item, property, frame)))
  expect(ends[0]).not.toEqual(ends[1])
  for (const [scale = 1, x = 0, y = 0] of ends) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual((scale - 1) / 2 + 1e-9)
  expect(itemOf(unwrap(applyMotionPreset(moved, { itemIds: ['A'], preset: null })), 'A')).toEqual(itemOf(still, 'A'))
})

test('a trim leaves the motion where it is in the film; a split divides it', () => {
  const law = fc.property(fc.integer({ min: 3, max: 200 }), fc.nat(), fc.nat(), (frames, cut, at) => {
    const timeline = filmOf(['A', 0, frames, { ...scaleFrom(1, 5, frames), sourceTrimStartFrames: 50, sourceTrimEndFrames: 50 + frames }])
    const by = 1 + (cut % (frames - 1))
    const seen = at % (frames - by)
    const right = unwrap(trimItem(timeline, { itemId: 'A', edge: 'right', frames: -by }))
    expect(scaleAt(right, 'A', seen)).toBeCloseTo(scaleAt(timeline, 'A', seen), 6)
    const left = unwrap(trimItem(timeline, { itemId: 'A', edge: 'left', frames: by }))
    expect(scaleAt(left, 'A', seen)).toBeCloseTo(scaleAt(timeline, 'A', seen + by), 6)
    const halves = splitItem(itemOf(timeline, 'A'), by)
    for (const frame of [0, by - 1, by, frames - 1]) {
      const half = (frame < by ? halves.left : halves.right) as Animated
      expect(propertyAt(half, 'scale', frame < by ? frame : frame - by)).toBeCloseTo(scaleAt(timeline, 'A', frame), 6)
    }
  })
  fc.assert(law)
})

test('another speed and another duration of a still stretch the motion', () => {
  const moving = aTimeline([primaryTrackOf('main', [clip(['V', 0, 60, scaleFrom(1, 2, 60)]), picture(['P', 60, 60, scaleFrom(1, 2, 60)])])])
  const fast = unwrap(changeSpeed(moving, { itemId: 'V', speed: 2 }))
  expect(keyframesOf(fast, 'V')?.scale?.map(({ frame }) => frame)).toEqual([0, 29])
  const long = unwrap(setImageSeconds(moving, { itemId: 'P', seconds: 4 }))
  expect(keyframesOf(long, 'P')?.scale?.map(({ frame }) => frame)).toEqual([0, 119])
})

test('setting the volume makes it even, steps move it as a whole', () => {
  const volume = [
    { frame: 0, value: 0.2, easing: 'linear' },
    { frame: 30, value: 1, easing: 'linear' },
  ]
  const timeline = filmOf(['A', 0, 60, { keyframes: { volume } }])
  const louder = unwrap(stepVolume(timeline, { itemIds: ['A'], steps: 2 }))
  expect(keyframesOf(louder, 'A')?.volume?.map(({ value }) => value)).toEqual([0.3, 1])
  expect(keyframesOf(unwrap(setVolume(timeline, { itemIds: ['A'], volume: 0 })), 'A')).toBeUndefined()
})
