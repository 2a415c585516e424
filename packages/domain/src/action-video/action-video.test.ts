import { expect, test } from 'vitest'
import { actionFeature, actionModelRules } from './action-models.ts'
import { actionFrameSize, nearestActionRatio } from './action-request.ts'
import { type ActionMedia, checkActionMedia, isReferenceType } from './check-media.ts'

const UNKNOWN: ActionMedia = { type: 'video', sizeBytes: null, durationSeconds: null, width: null, height: null }
const video = (facts: Partial<ActionMedia>): ActionMedia => ({ ...UNKNOWN, ...facts })
const image = (facts: Partial<ActionMedia>): ActionMedia => ({ ...UNKNOWN, type: 'image', ...facts })

test('models take the characters of their rules, within three and thirty seconds', () => {
  expect(actionModelRules('wan2.2-v1')).toEqual({ characterTypes: ['image'], minSeconds: 3, maxSeconds: 30 })
  expect(actionModelRules('runway-act2')).toMatchObject({ characterTypes: ['image', 'video'], minSeconds: 3, maxSeconds: 30 })
})

test('a model needs the feature of its name (E-272)', () => {
  expect(actionFeature('wan2.2-v1')).toBe('app.action-video.wan2.2-v1')
  expect(actionFeature('runway-act2')).toBe('app.action-video.runway-act2')
})

test('rules without bounds have those of all models (E-246, E-370)', () => {
  expect(checkActionMedia({}, video({ durationSeconds: 2.44 }))).toEqual({ code: 'video_too_short', limitSeconds: 3, seconds: 2.4 })
  expect(checkActionMedia({}, video({ durationSeconds: 31 }))).toEqual({ code: 'video_too_long', limitSeconds: 30, seconds: 31 })
  for (const durationSeconds of [3, 12.5, 30, 30.03]) expect(checkActionMedia({}, video({ durationSeconds }))).toBeNull()
})

test('a video may have 32 MB and an image 16 MB for runway-act2 (E-245, E-247)', () => {
  const rules = actionModelRules('runway-act2')
  expect(checkActionMedia(rules, video({ sizeBytes: 33_554_432 }))).toBeNull()
  expect(checkActionMedia(rules, video({ sizeBytes: 33_554_433 }))).toEqual({ code: 'video_too_large', maxBytes: 33_554_432 })
  expect(checkActionMedia(rules, image({ sizeBytes: 16_777_216 }))).toBeNull()
  expect(checkActionMedia(rules, image({ sizeBytes: 17 * 1_048_576 }))).toEqual({ code: 'image_too_large', maxBytes: 16_777_216 })
  expect(checkActionMedia(actionModelRules('wan2.2-v1'), video({ sizeBytes: 90_000_000 }))).toBeNull()
})

test('images of runway-act2 are at most twice as wide or high (E-248)', () => {
  const rules = actionModelRules('runway-act2')
  expect(checkActionMedia(rules, image({ width: 1000, height: 2001 }))).toEqual({ code: 'image_aspect', min: 0.5, max: 2 })
  expect(checkActionMedia(rules, image({ width: 2001, height: 1000 }))).toEqual({ code: 'image_aspect', min: 0.5, max: 2 })
  expect(checkActionMedia(rules, image({ width: 1000, height: 2000 }))).toBeNull()
  expect(checkActionMedia(rules, image({ width: 2000, height: 1000 }))).toBeNull()
  expect(checkActionMedia(actionModelRules('wan2.2-v1'), image({ width: 400, height: 1000 }))).toBeNull()
})

test('a file of which nothing is known is accepted (E-249)', () => {
  expect(checkActionMedia(actionModelRules('runway-act2'), UNKNOWN)).toBeNull()
  expect(checkActionMedia(actionModelRules('runway-act2'), image({}))).toBeNull()
})

test('reference videos have one of six types (E-250)', () => {
  for (const type of ['mp4', 'webm', 'ogg', 'mov', 'quicktime', 'h264'])
    expect([type, isReferenceType(`video/${type}`)]).toEqual([type, true])
  for (const type of ['video/x-msvideo', 'image/png', 'audio/ogg', '']) expect([type, isReferenceType(type)]).toEqual([type, false])
})

test('the frame has the size of its ratio at 720p, and two thirds of it at 480p', () => {
  expect(actionFrameSize('1104:832', '720p')).toEqual({ width: 1104, height: 832 })
  expect(actionFrameSize('1280:720', '480p')).toEqual({ width: 854, height: 480 })
  expect(actionFrameSize('960:960', '480p')).toEqual({ width: 640, height: 640 })
})

test.each([
  [1920, 1080, '1280:720'],
  [1080, 1920, '720:1280'],
  [500, 500, '960:960'],
  [400, 300, '1104:832'],
  [600, 800, '832:1104'],
  [2100, 900, '1584:672'],
])('%i x %i is nearest to %s', (width, height, ratio) => {
  expect(nearestActionRatio({ width, height })).toBe(ratio)
})
