import { expect, test } from 'vitest'
import { boundariesOf, guideFrame } from './boundaries.ts'
import { aTimeline, song, audioTrack } from './testing/fixture.ts'

test('a guide line shows the edge that is met, at most ten frames away (ED-53)', () => {
  const edges = boundariesOf(aTimeline([audioTrack('music', [song(['X', 90, 90])])]).tracks[0]!.items)
  expect([95, 100, 101, 175, 4].map((frame) => guideFrame(edges, frame))).toEqual([90, 90, undefined, 180, 0])
})
