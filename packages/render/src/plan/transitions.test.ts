import { expect, test } from 'vitest'
import type { TimelineItem, Transition } from '@fablecut/domain/timeline/model'
import { buildRenderPlan } from './build-plan.ts'
import type { VisualSpan } from './model.ts'
import { asset, image, timelineOf, track, video } from './testing/timeline-fixture.ts'

const OUTPUT = { width: 1280, height: 720, fps: 30 }
const assets = [asset('clip', { metadata: { duration: 4 } }), asset('unmeasured'), asset('still', { resourceType: 'image' })]
const segmentsOf = (...items: TimelineItem[]): readonly VisualSpan[] =>
  buildRenderPlan(timelineOf([track('p', 'video', items, { isPrimary: true })], assets), OUTPUT, {
    watermark: { enabled: false, type: 'logo' },
  }).segments
const rangesOf = (segments: readonly VisualSpan[]) =>
  segments.map(({ picture, startFrame, endFrame }) => [picture.kind, startFrame, endFrame])
const into = (item: TimelineItem, durationInFrames: number, type: Transition['type'] = 'dissolve'): TimelineItem =>
  ({ ...item, transition: { type, durationInFrames } }) as TimelineItem
const first = video('a', 'clip', 0, 60)
const second = video('b', 'clip', 60, 60, { trimStart: 30 })

test('a transition is a segment of its own, centred on the cut, between the shortened clips', () => {
  const segments = segmentsOf(first, into(second, 20))
  expect(rangesOf(segments)).toEqual([
    ['video', 0, 50],
    ['transition', 50, 70],
    ['video', 70, 120],
  ])
  const { picture } = segments[1]!
  if (picture.kind !== 'transition') throw new Error('no transition')
  expect([picture.from, picture.to].map((span) => [span.itemId, span.startFrame, span.endFrame])).toEqual([
    ['a', 50, 70],
    ['b', 50, 70],
  ])
  // The first plays on after its out point, the second begins before its in point.
  expect(picture.from.picture).toMatchObject({ sourceStartFrame: 50, sourceEndFrame: 70 })
  expect(picture.to.picture).toMatchObject({ sourceStartFrame: 20 })
  expect(segments[2]?.picture).toMatchObject({ sourceStartFrame: 40 })
})

const lengthOf = (...items: [TimelineItem, TimelineItem]) => {
  const span = segmentsOf(...items).find(({ picture }) => picture.kind === 'transition')
  return span ? span.endFrame - span.startFrame : 0
}
const reversed = (trimStart: number): TimelineItem => ({ ...video('a', 'clip', 0, 60, { trimStart }), isReversed: true })

test('a transition is shortened to what the sources have on both sides of the cut', () => {
  expect(lengthOf(first, into(video('b', 'clip', 60, 60, { trimStart: 6 }), 20))).toBe(12)
  expect(lengthOf(video('a', 'clip', 0, 60, { trimStart: 57 }), into(second, 20))).toBe(6)
  expect(lengthOf(video('a', 'clip', 0, 60, { trimStart: 60 }), into(second, 20))).toBe(0)
  expect(lengthOf(video('a', 'unmeasured', 0, 60), into(second, 20))).toBe(20)
  expect(lengthOf(image('a', 'still', 0, 60), into(image('b', 'still', 60, 8), 20))).toBe(8)
  const frozen = { ...video('a', 'clip', 0, 60, { trimStart: 100 }), isFrozen: true }
  expect(lengthOf(frozen, into(second, 20))).toBe(20)
  // Backwards, the end of a clip shows the beginning of its source.
  expect([lengthOf(reversed(4), into(second, 20)), lengthOf(reversed(60), into(second, 20))]).toEqual([8, 20])
})

test('twice as fast clips need twice the material', () => {
  const fast = video('b', 'clip', 60, 30, { trimStart: 10, speed: 2 })
  expect(rangesOf(segmentsOf(first, into(fast, 30)))[1]).toEqual(['transition', 55, 65])
})

test('a dip is two fades and needs no material', () => {
  const segments = segmentsOf(video('a', 'clip', 0, 60, { trimStart: 60 }), into(video('b', 'clip', 60, 60), 20, 'dip'))
  expect(segments.map((span) => [span.picture.kind, span.startFrame, span.endFrame, span.fadeInFrames, span.fadeOutFrames])).toEqual([
    ['video', 0, 50, 0, 0],
    ['video', 50, 60, 0, 10],
    ['video', 60, 70, 10, 0],
    ['video', 70, 120, 0, 0],
  ])
})

test('a clip after a gap, and the first one, have no transition', () => {
  expect(rangesOf(segmentsOf(into(first, 20), into(video('b', 'clip', 90, 30, { trimStart: 30 }), 20)))).toEqual([
    ['video', 0, 60],
    ['empty', 60, 90],
    ['video', 90, 120],
  ])
})

test('a clip between two transitions keeps at least its middle; one of two frames has none', () => {
  const middle = into(video('b', 'clip', 60, 10, { trimStart: 30 }), 40)
  const last = into(video('c', 'clip', 70, 60, { trimStart: 30 }), 40)
  expect(rangesOf(segmentsOf(first, middle, last))).toEqual([
    ['video', 0, 55],
    ['transition', 55, 65],
    ['transition', 65, 75],
    ['video', 75, 130],
  ])
})

test('fades beside a transition give way to it; keyframes stay at their times', () => {
  const effects = [{ type: 'fade-out', durationInFrames: 10 }] as const
  const moving = { ...video('a', 'clip', 0, 60, { effects }), keyframes: { scale: [{ frame: 55, value: 2, easing: 'linear' as const }] } }
  const [before, between] = segmentsOf(moving, into(second, 20))
  expect([before?.fadeOutFrames, before?.keyframes?.scale?.[0]?.frame]).toEqual([0, 55])
  if (between?.picture.kind !== 'transition') throw new Error('no transition')
  expect([between.picture.from.fadeOutFrames, between.picture.from.keyframes?.scale?.[0]?.frame]).toEqual([0, 5])
})
