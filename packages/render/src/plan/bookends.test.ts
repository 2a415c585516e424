import { expect, test } from 'vitest'
import { BRANDED_TEMPLATE, bookendAt, exportedFrames, withBookends } from './bookends.ts'
import { buildRenderPlan } from './build-plan.ts'
import { asset, audio, caption, timelineOf, track, video } from './testing/timeline-fixture.ts'

const story = timelineOf(
  [
    track('p', 'video', [video('a', 'clip', 0, 180)], { isPrimary: true }),
    track('v', 'audio', [audio('v', 'voice', 30, 60)]),
    track('c', 'file', [caption('c', 'Hi', 30, 60)]),
  ],
  [asset('clip'), asset('voice', { subtype: 'voiceover' })],
)
const planWith = (type: string) => buildRenderPlan(story, { width: 1280, height: 720, fps: 30 }, { watermark: { enabled: true, type } })

test('a 6 s story with the branded template is exported as 10 s without changing the story (ED-80)', () => {
  const plan = planWith(BRANDED_TEMPLATE)
  expect([plan.totalFrames, withBookends(plan).totalFrames]).toEqual([180, 300])
})

test('the story is shifted by 2 s between two bookends with the tagline (E-365)', () => {
  const { segments, captions, sounds, musicGain } = withBookends(planWith(BRANDED_TEMPLATE))
  expect(segments.map((each) => [each.picture.kind, each.startFrame, each.endFrame])).toEqual([
    ['bookend', 0, 60],
    ['video', 60, 240],
    ['bookend', 240, 300],
  ])
  expect(segments[0]?.picture).toEqual({ kind: 'bookend', tagline: 'Make Wonders' })
  expect([captions[0]?.startFrame, sounds.find((sound) => sound.kind === 'voiceover')?.startFrame, musicGain[1]?.frame]).toEqual([
    90, 90, 90,
  ])
})

test('other watermarks add no bookends', () => {
  const plan = planWith('logo')
  expect(withBookends(plan)).toBe(plan)
})

test('the logo animation ends at frame 3, the tagline animation at frame 9 (E-366)', () => {
  expect([0, 3].map((frame) => bookendAt(frame, 30).logo)).toEqual([0, 1])
  expect([0, 9].map((frame) => bookendAt(frame, 30).tagline)).toEqual([0, 1])
  expect(bookendAt(8, 30).tagline).toBeLessThan(1)
})

test('the range of a film is exported between intro and outro', () => {
  const plan = withBookends(planWith(BRANDED_TEMPLATE))
  expect(exportedFrames(plan, { startFrame: 30, endFrame: 999 })).toEqual([
    { startFrame: 0, endFrame: 60 },
    { startFrame: 90, endFrame: 240 },
    { startFrame: 240, endFrame: 300 },
  ])
  expect(exportedFrames(planWith('logo'), { startFrame: 30, endFrame: 40 })).toEqual([{ startFrame: 30, endFrame: 40 }])
  expect(exportedFrames(plan)).toEqual([{ startFrame: 0, endFrame: 300 }])
})
