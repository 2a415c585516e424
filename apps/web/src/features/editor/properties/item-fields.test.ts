import { fadeLimits, SPEED_LIMITS, parseTypedValue, VOLUME_LIMITS } from '@fablecut/domain/timeline/edit/field-limits'
import type { ImageItem } from '@fablecut/domain/timeline/model'
import { describe, expect, test } from 'vitest'
import { fadeSecondsOf, imageSecondsOf, speedOf } from './item-fields.ts'

const picture = (durationInFrames: number, fadeFrames = 0): ImageItem => ({
  id: 'P',
  type: 'image',
  startTimeInFrames: 0,
  durationInFrames,
  mediaAssetId: 'p',
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: durationInFrames,
  ...(fadeFrames > 0 && { effects: [{ type: 'fade-in', durationInFrames: fadeFrames }] }),
})

describe('a fade field shows the seconds that were set, not its rounded frames (ED-15)', () => {
  test.each([
    [90, 2, 0.05],
    [90, 3, 0.1],
    [90, 45, 1.5],
    [45, 22, 0.75],
    [90, 0, 0],
  ])('%d frames with a fade of %d', (duration, fade, seconds) => {
    expect(fadeSecondsOf(picture(duration, fade), 'fade-in', 30)).toBeCloseTo(seconds)
    expect(fadeSecondsOf(picture(duration, fade), 'fade-out', 30)).toBe(0)
  })
})

test('an image longer than ten seconds shows its full duration (ED-48)', () => {
  expect(imageSecondsOf(picture(400), 30)).toEqual({ seconds: 10, isLonger: true })
  expect(imageSecondsOf(picture(3), 30)).toEqual({ seconds: 0.1, isLonger: false })
})

test('typed values out of range are rejected, others are rounded to the step (E-058, ED-14)', () => {
  expect([parseTypedValue(SPEED_LIMITS, 3), parseTypedValue(SPEED_LIMITS, 1.1), parseTypedValue(VOLUME_LIMITS, 0.33)]).toEqual([
    undefined,
    1,
    0.35,
  ])
  expect([parseTypedValue(fadeLimits(90, 30), 1.5), parseTypedValue(fadeLimits(90, 30), 1.55)]).toEqual([1.5, undefined])
  expect(speedOf({ ...picture(30), speed: 1.25 })).toBe(1.25)
})
