import { expect, test } from 'vitest'
import { boundariesOf, framesNear, guideFrame, snapFrames, snapOffset } from './boundaries.ts'
import { aTimeline, audioTrack, caption, captionTrack, song } from './testing/fixture.ts'

test('a guide line shows the nearest edge within ten frames (ED-53)', () => {
  const edges = boundariesOf(aTimeline([audioTrack('music', [song(['X', 90, 90])])]).tracks[0]!.items)
  expect([95, 100, 101, 175, 4].map((frame) => guideFrame(edges, frame))).toEqual([90, 90, undefined, 180, 0])
})

test('snapping targets edges and words of unmoved items and marked frames, the nearest within its radius', () => {
  const captionItem = caption(['k', 100, 50])
  const words = [{ text: 'sea', startTimeInFrames: 7, durationInFrames: 5 }]
  const withWords = { ...captionItem, caption: { ...captionItem.caption, data: { ...captionItem.caption.data, words } } }
  const frames = snapFrames(aTimeline([captionTrack('t', [withWords, caption(['moved', 300, 9])])]).tracks, ['moved'], [40, 60])
  expect(frames).toEqual([0, 100, 150, 107, 40, 60])
  expect(snapOffset({ frames, reachFrames: 2 }, [105, 200])).toBe(2)
  expect(snapOffset({ frames, reachFrames: 2 }, [104, 151])).toBe(-1)
  expect(snapOffset({ frames, reachFrames: 2 }, [104])).toBe(0)
  expect(snapOffset({ frames, reachFrames: 2 }, [])).toBe(0)
})

test('of many sorted frames only those near an edge are compared', () => {
  const sortedFrames = Array.from({ length: 1000 }, (_, index) => index * 10)
  expect(framesNear(sortedFrames, 504, 10)).toEqual([500, 510])
  expect([framesNear(sortedFrames, 505, 4), framesNear([], 5, 10), framesNear(sortedFrames, -3, 3)]).toEqual([[], [], [0]])
  expect(snapOffset({ frames: [503], sortedFrames, reachFrames: 5 }, [504])).toBe(-1)
  expect(snapOffset({ frames: [], sortedFrames, reachFrames: 5 }, [504, 731])).toBe(-1)
  expect(snapOffset({ frames: [], sortedFrames, reachFrames: 3 }, [505])).toBe(0)
})
