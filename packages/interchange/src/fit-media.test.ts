import { aTimeline, audioTrack, clip, itemOf, picture, primaryTrackOf, voice } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { parseTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { expect, test } from 'vitest'
import { fitToMedia } from './fit-media.ts'

const film = buildAsset('new-film', { metadata: { duration: 2 } })
const timeline = aTimeline([
  primaryTrackOf('main', [
    clip(['V1', 0, 30, { shotId: 's1' }]),
    clip(['V2', 30, 90, { sourceTrimStartFrames: 70, sourceTrimEndFrames: 160 }]),
    picture(['P1', 120, 30]),
  ]),
  audioTrack('sounds', [voice(['A1', 0, 30, { mediaAssetId: 'long' }]), voice(['A2', 30, 30])]),
])
const fitted = fitToMedia(
  timeline,
  new Map([
    ['long', film],
    ['picture', null],
    ['voice', null],
  ]),
)

test('clips have the media that were found, and sources end with their files', () => {
  expect(itemOf(fitted, 'V1')).toMatchObject({ mediaAssetId: 'new-film', sourceTrimEndFrames: 30 })
  expect(itemOf(fitted, 'V1')).not.toHaveProperty('shotId')
  expect(itemOf(fitted, 'V2')).toMatchObject({ sourceTrimStartFrames: 59, sourceTrimEndFrames: 60, durationInFrames: 90 })
  expect(fitted.mediaAssets).toEqual([film])
  expect(parseTimeline(fitted).ok).toBe(true)
})

test('a picture without a file becomes a message of the same time, a sound is left out', () => {
  expect(itemOf(fitted, 'P1')).toEqual({
    id: 'P1',
    type: 'overlay',
    startTimeInFrames: 120,
    durationInFrames: 30,
    overlayConfig: { type: 'missing', message: 'Missing: picture' },
  })
  expect(fitted.tracks[1]!.items.map(({ id }) => id)).toEqual(['A1'])
})

test('a clip whose file is of another type counts as missing', () => {
  const other = fitToMedia(timeline, new Map([['long', buildAsset('song', { resourceType: 'audio' })]]))
  expect([itemOf(other, 'V1').type, itemOf(other, 'A1').type]).toEqual(['overlay', 'audio'])
})
