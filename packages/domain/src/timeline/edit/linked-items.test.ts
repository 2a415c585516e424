import { expect, test } from 'vitest'
import { linkedPrimaryItems } from './linked-items.ts'
import { aTimeline, audioTrack, clip, primaryTrackOf, voice } from './testing/fixture.ts'

test('links are found once per timeline', () => {
  const timeline = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60])]), audioTrack('v', [voice(['w', 2, 58])])])
  const links = linkedPrimaryItems(timeline)
  expect(links).toEqual(new Map([['w', 'a']]))
  expect(linkedPrimaryItems(timeline)).toBe(links)
  expect(linkedPrimaryItems({ ...timeline, tracks: timeline.tracks.slice(0, 1) })).toEqual(new Map())
})
