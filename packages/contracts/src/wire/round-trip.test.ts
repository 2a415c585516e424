import { aShot } from '@fablecut/domain/timeline/edit/testing/fixture'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { expect, test } from 'vitest'
import { fromWireMediaAsset, mediaAsset, toWireMediaAsset } from './media-asset.ts'
import { fromWireShot, fromWireTexts, toWireShot } from './shot.ts'

const song: MediaAsset = buildAsset('song', {
  thumbnailUrl: '/t.jpg',
  resourceType: 'audio',
  subtype: 'music',
  shotId: 's1',
  statusMessage: 'Too quiet',
  configs: { genre: 'Pop', mood: 'happy', tempo: '124', hasLyrics: true },
  endFrameReferenceImage: '/end.jpg',
  metadata: { duration: 3 },
})

test.each([[song], [buildAsset('plain')], [buildAsset('bare', { configs: {}, metadata: null })]])(
  'an asset keeps every field over the wire (E-114)',
  (asset) => {
    const wire = toWireMediaAsset(asset)
    expect(mediaAsset.parse(wire)).toEqual(wire)
    expect(fromWireMediaAsset(wire)).toStrictEqual(asset)
  },
)

test('a wire asset has exactly the fields of the specification (E-114)', () => {
  expect(Object.keys(toWireMediaAsset(song)).toSorted()).toEqual(Object.keys(mediaAsset.shape).toSorted())
  expect(toWireMediaAsset(song)).toMatchObject({ configs: { has_lyrics: true }, end_frame_reference_image: '/end.jpg', shot_id: 's1' })
})

test('mapping a shot to the wire and back keeps every field (E-116)', () => {
  const shot = aShot('s1', {
    isHidden: true,
    hiddenAt: 12,
    imagePrompt: 'a fox',
    videoPrompt: 'it runs',
    voiceOver: 'Run',
    activeImageUrl: '/i',
  })
  expect(fromWireShot(toWireShot(shot))).toStrictEqual(shot)
})

test('absent texts stay absent', () => {
  expect(fromWireTexts({ image_prompt: 'a fox', video_prompt: undefined })).toStrictEqual({ imagePrompt: 'a fox' })
  expect(fromWireTexts({ voice_over: '', video_prompt: 'it runs' })).toStrictEqual({ voiceOver: '', videoPrompt: 'it runs' })
})
