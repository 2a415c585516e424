import { expect, test } from 'vitest'
import { captionsAt, visualsAt, audioAt } from './at-frame.ts'
import { buildRenderPlan } from './build-plan.ts'
import { fadeLevelAt, fadesOf } from './fades.ts'
import { asset, audio, caption, timelineOf, track, video } from './testing/timeline-fixture.ts'

const OUTPUT = { width: 1280, height: 720, fps: 30 }
const assets = [asset('clip'), asset('voice', { subtype: 'voiceover' }), asset('song', { subtype: 'music' })]
const planOf = (...tracks: ReturnType<typeof track>[]) =>
  buildRenderPlan(timelineOf(tracks, assets), OUTPUT, { watermark: { enabled: false, type: 'logo' } })
const heard = (frame: number, placing: Parameters<typeof audio>[4], asSong = false) =>
  audioAt(planOf(track('a', 'audio', [audio('s', asSong ? 'song' : 'voice', 30, 60, placing)])), frame)[0]

test('audio is active from its start frame to its end frame, exclusive', () => {
  expect([29, 30, 89, 90].map((frame) => heard(frame, {}) !== undefined)).toEqual([false, true, true, false])
})

test('the source frame of audio starts at the in point and advances by the speed', () => {
  expect(heard(30, { trimStart: 12 })?.sourceFrame).toBe(12)
  expect(heard(40, { trimStart: 12, speed: 2 })?.sourceFrame).toBe(32)
  expect(heard(40, { trimStart: 12, speed: 0.5 })?.sourceFrame).toBe(17)
})

test('audio past the end of its source is silent', () => {
  expect([48, 49, 50, 51].map((frame) => heard(frame, { trimEnd: 20 })?.gain)).toEqual([1, 1, 0, 0])
})

test('volume, fade and ducking are multiplied', () => {
  const effects = [{ type: 'fade-in', durationInFrames: 20 }] as const
  expect(heard(40, { volume: 0.5, effects })?.gain).toBeCloseTo(0.25)
  const tracks = [
    track('v', 'audio', [audio('v', 'voice', 0, 90)]),
    track('m', 'audio', [audio('m', 'song', 0, 600, { volume: 0.5, effects })]),
  ]
  const [voice, music] = audioAt(planOf(...tracks), 10)
  expect(voice?.gain).toBe(1)
  expect(music?.gain).toBeCloseTo(0.5 * 0.5 * 10 ** -0.5)
})

test('a caption is visible from its start frame to its end frame, exclusive', () => {
  const plan = planOf(track('c', 'file', [caption('c', 'Hi', 30, 10)]))
  expect([29, 30, 39, 40].map((frame) => captionsAt(plan, frame).length)).toEqual([0, 1, 1, 0])
})

test('a visual has the opacity of its fades, and a source frame only if it is a video', () => {
  const effects = [{ type: 'fade-out', durationInFrames: 10 }] as const
  const plan = planOf(
    track('p', 'video', [video('a', 'clip', 0, 30, { effects })], { isPrimary: true }),
    track('s', 'audio', [audio('s', 'song', 0, 90)]),
  )
  expect([10, 20, 25].map((frame) => visualsAt(plan, frame)[0]?.opacity)).toEqual([1, 1, 0.5])
  expect(visualsAt(plan, 60)[0]).toMatchObject({ opacity: 1, sourceFrame: null })
})

test('a fade rises from 0 at the first frame and falls to 0 at the end', () => {
  const span = { startFrame: 100, endFrame: 200, fadeInFrames: 20, fadeOutFrames: 50 }
  expect([90, 100, 110, 120, 150, 175, 200, 210].map((frame) => fadeLevelAt(span, frame))).toEqual([0, 0, 0.5, 1, 1, 0.5, 0, 0])
  expect(fadeLevelAt({ ...span, fadeInFrames: 0, fadeOutFrames: 0 }, 100)).toBe(1)
  expect(fadeLevelAt({ ...span, fadeInFrames: 1, fadeOutFrames: 0 }, 100.5)).toBe(0.5)
  expect(fadeLevelAt({ ...span, fadeInFrames: 0, fadeOutFrames: 1 }, 199.5)).toBe(0.5)
})

const fades = (fadeIn: number, fadeOut: number, length: number) =>
  Object.values(
    fadesOf(
      [
        { type: 'fade-in', durationInFrames: fadeIn },
        { type: 'fade-out', durationInFrames: fadeOut },
      ],
      length,
    ),
  )

test('fades are integer frames from 0 to half of the item', () => {
  expect([fades(10.4, 10.6, 90), fades(-5, 60, 91), fades(1, 0, 1)]).toEqual([
    [10, 11],
    [0, 45],
    [0, 0],
  ])
  expect(fadesOf(undefined, 90)).toEqual({ fadeInFrames: 0, fadeOutFrames: 0 })
})
