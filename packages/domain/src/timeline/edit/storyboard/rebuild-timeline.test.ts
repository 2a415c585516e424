import { expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import type { Timeline } from '../../model.ts'
import { captionTrack, caption, clip, upperTrack, picture, primaryTrackOf, song, audioTrack } from '../testing/fixture.ts'
import { rebuildTimeline, withUserTracks } from './rebuild-timeline.ts'
import { uploadedShot } from './shot-media.ts'

const globalConfig = { fps: 30, captions: { enabled: false }, watermark: { enabled: false, type: 'logo' } }
const [first, second] = [buildAsset('a', { metadata: { duration: 10 } }), buildAsset('b', { metadata: { duration: 2 } })]
const shots = {
  s1: { ...uploadedShot('s1', first), lexorank: 'a' },
  s2: { ...uploadedShot('s2', second), lexorank: 'b' },
}

test('rebuilding an edited timeline keeps speed, fades and tracks, and adds missing shots (ED-31)', () => {
  const item = clip(['i1', 0, 45, { mediaAssetId: 'a', shotId: 's1', speed: 2, effects: [{ type: 'fade-in', durationInFrames: 10 }] }])
  const edited: Timeline = {
    tracks: [primaryTrackOf('p', [item]), audioTrack('m', [song(['n', 30, 60])])],
    mediaAssets: [first],
    globalConfig,
  }
  const rebuilt = rebuildTimeline(edited, shots, { newId: (id) => `new_${id}`, assets: [first, second] })
  expect(rebuilt.ok && rebuilt.value.tracks[0]?.items.map(({ id, startTimeInFrames }) => [id, startTimeInFrames])).toEqual([
    ['i1', 0],
    ['new_s2', 45],
  ])
  expect(rebuilt.ok && rebuilt.value.tracks[0]?.items[0]).toEqual(item)
  expect(rebuilt.ok && rebuilt.value.tracks[1]).toEqual(edited.tracks[1])
})

test('tracks added to a preview keep their position in the final timeline', () => {
  const preview: Timeline = {
    tracks: [
      upperTrack('o', [picture(['t', 0, 30])]),
      primaryTrackOf('p', [picture(['x', 0, 60, { shotId: 's1' }])]),
      audioTrack('m', [song(['n', 0, 60])]),
    ],
    mediaAssets: [],
    globalConfig,
  }
  const built: Timeline = {
    tracks: [primaryTrackOf('p', [clip(['i1', 0, 45, { shotId: 's1' }])]), captionTrack('c', [caption(['line', 0, 30])])],
    mediaAssets: [first],
    globalConfig: { ...globalConfig, captions: { enabled: true } },
  }
  const merged = withUserTracks(built, preview)
  expect(merged.tracks.map(({ id }) => id)).toEqual(['o', 'p', 'c', 'm'])
  expect(merged.tracks[1]).toBe(built.tracks[0])
  expect(merged.globalConfig).toBe(globalConfig)
})
