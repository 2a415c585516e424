import { aTimeline, audioTrack, clip, primaryTrackOf, song, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test } from 'vitest'
import { placementOf } from './place-recording.ts'

const asset = buildAsset('r', { resourceType: 'audio', subtype: 'voiceover', metadata: { duration: 2 } })
const placed = (startFrame: number, isLocked = false) => {
  const lines = { ...audioTrack('lines', [voice(['v', 0, 60]), voice(['w', 120, 60])]), isLocked }
  const film = aTimeline([primaryTrackOf('main', [clip(['a', 0, 200])]), audioTrack('music', [song(['m', 0, 60])]), lines])
  return placementOf(film, { asset, startFrame, newId: 'n' })
}
const here = (startFrame: number) => ({ mediaAssetId: 'r', startFrame, newId: 'n' })

test('a recording goes to the voice-overs where all of it has room, and to a new track where it has not', () => {
  expect(placed(60)).toEqual({ type: 'insertAt', ...here(60), trackId: 'lines' })
  expect(placed(61)).toEqual({ type: 'insertOnNewTrack', ...here(61), index: 3 })
  expect(placed(200)).toEqual({ type: 'insertAt', ...here(200), trackId: 'lines' })
  expect(placed(200, true)).toMatchObject({ type: 'insertOnNewTrack' })
})
