import { toWirePriceBook } from '@fablecut/contracts/wire/price-book'
import { DEFAULT_PRICE_BOOK } from '@fablecut/domain/pricing/price-book'
import type { AudioItem, MediaAsset, Timeline, Track } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import {
  canDetect,
  detectionPrice,
  detectionRequest,
  defaultAudioChoice,
  secondsToTranscribe,
  audioChoicesOf,
  tracksToTranscribe,
} from './detection-request.ts'

const asset = (id: string, subtype: 'voiceover' | 'music' | null): MediaAsset => ({
  id,
  title: id,
  url: `/media/${id}`,
  thumbnailUrl: null,
  resourceType: subtype === null ? 'video' : 'audio',
  subtype,
  source: 'user_upload',
  shotId: null,
  userId: 'u',
  isDeleted: false,
  createdAt: '',
  updatedAt: '',
  status: 'completed',
  statusMessage: null,
  configs: null,
  endFrameReferenceImage: null,
  metadata: null,
})
const sound = (id: string, mediaAssetId: string, seconds: number): AudioItem => ({
  id,
  type: 'audio',
  startTimeInFrames: 0,
  durationInFrames: seconds * 30,
  mediaAssetId,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: seconds * 30,
})
const row = (id: string, ...items: AudioItem[]): Track => ({ id, type: 'audio', isPrimary: false, items })
const film = (...tracks: Track[]): Timeline => ({
  tracks: [{ id: 'main', type: 'video', isPrimary: true, items: [] }, ...tracks],
  mediaAssets: [asset('v', 'voiceover'), asset('m', 'music'), asset('clip', null), asset('unused', 'voiceover')],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: true, type: 'logo' } },
})
const both = film(row('VO', sound('o', 'v', 40), sound('p', 'v', 21)), row('M', sound('s', 'm', 90)))
const options = { storyId: 's', categoryId: 'script_to_video', choice: 'voiceover', language: 'auto', credits: 20 } as const

test('only audio items are sent, with the files they use, and no language for auto (E-278, ED-68)', () => {
  const body = detectionRequest(both, options)
  expect(body.tracks.map(({ id, items }) => [id, items.length])).toEqual([['VO', 2]])
  expect(body.mediaAssets.map(({ id }) => id)).toEqual(['v'])
  expect(body).toMatchObject({ captionSegmentStrategy: 'sentence', globalConfig: { fps: 30 }, expected_credits: 20 })
  expect('language' in body).toBe(false)
  const song = detectionRequest(both, { ...options, categoryId: 'music_video', choice: 'both', language: 'fr' })
  expect(song).toMatchObject({ captionSegmentStrategy: 'line', language: 'fr', tracks: [{ id: 'VO' }, { id: 'M' }] })
})

test('detection needs audio and is not offered for vlogs (E-075, ED-17)', () => {
  expect(canDetect(film(), 'script_to_video')).toBe(false)
  expect(canDetect(film(row('VO')), 'create_from_scratch')).toBe(false)
  expect(canDetect(both, 'character_vlog')).toBe(false)
  expect(canDetect(both, 'music_video')).toBe(true)
  expect([
    audioChoicesOf(both),
    defaultAudioChoice(audioChoicesOf(both), 'music_video'),
    defaultAudioChoice(['music'], 'script_to_video'),
  ]).toEqual([['voiceover', 'music', 'both'], 'music', 'music'])
})

test.each([
  [59.9, 10],
  [60, 10],
  [61, 20],
  [121, 30],
])('%f s of audio cost %i credits (E-355)', (seconds, credits) => {
  expect(detectionPrice(toWirePriceBook(DEFAULT_PRICE_BOOK), seconds)).toBe(credits)
})

test('everything that is sent is charged; without a readable price list there is no price (ED-78)', () => {
  expect(secondsToTranscribe(tracksToTranscribe(both, 'voiceover'), 30)).toBe(61)
  expect(secondsToTranscribe(tracksToTranscribe(both, 'both'), 30)).toBe(151)
  expect(detectionPrice({ costs: 1 }, 60)).toBeNull()
})
