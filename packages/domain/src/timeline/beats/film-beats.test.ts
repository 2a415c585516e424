import { expect, test } from 'vitest'
import { NO_BEATS, songBeatsOf, type SongBeats } from '../../song/song-beats.ts'
import { buildSongFeatures } from '../../song/song-fixture.ts'
import { aTimeline, audioTrack, clip, primaryTrackOf, song, voice } from '../edit/testing/fixture.ts'
import type { AudioItem } from '../model.ts'
import { filmBeats, itemBeats, songItems } from './film-beats.ts'

const beats: SongBeats = {
  ...NO_BEATS,
  beatsSeconds: [0, 1, 2, 3, 4, 5],
  barsSeconds: [0, 4],
  sections: [{ name: 'verse', startSeconds: 2, endSeconds: 9 }],
  words: [{ text: 'la', startSeconds: 1.5, endSeconds: 1.9 }],
}
const at = (item: Parameters<typeof song>[0]) =>
  itemBeats(song(item) as AudioItem, beats, { fps: 30, asset: undefined }).map(({ frame, kind }) => `${frame} ${kind}`)

test('beats of a song are those inside of its item, at its place and speed', () => {
  expect(at(['~', 100, 80])).toEqual(['130 beat', '145 word', '160 section'])
  const later = { sourceTrimStartFrames: 45, sourceTrimEndFrames: 125 }
  expect(at(['~', 100, 80, later])).toEqual(['115 section', '145 beat', '175 bar'])
  expect(at(['~', 0, 40, { speed: 2, sourceTrimEndFrames: 80 }])).toEqual(['15 beat', '23 word', '30 section'])
  expect(at(['~', 0, 80, { isReversed: true }])).toEqual(['20 section', '35 word', '50 beat'])
})

test('a film has the beats of its songs, one per frame, and none of voices and films', () => {
  const timeline = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 200])]),
    audioTrack('music', [song(['~', 0, 70]), song(['~2', 100, 50])]),
    audioTrack('more', [song(['~3', 0, 70, { mediaAssetId: 'song-100' }]), clip(['own', 80, 20, { type: 'audio' }])]),
    audioTrack('voices', [voice(['v', 0, 100])]),
  ])
  expect(songItems(timeline).map(({ id }) => id)).toEqual(['~', '~2', '~3'])
  const of = (ids: readonly string[]) => filmBeats(timeline, (id) => (ids.includes(id) ? beats : undefined)).map(({ frame }) => frame)
  expect(of(['song'])).toEqual([30, 45, 60, 130, 145])
  expect(of(['song', 'song-100', 'voice', 'long'])).toEqual([30, 45, 60, 130, 145])
  expect(of([])).toEqual([])
})

test('an analysed song has its beats, parts and words', () => {
  const features = buildSongFeatures({ seconds: 20, bpm: 120 })
  const line = { text: 'la la', words: [1, 2].map((start) => ({ text: 'la', startSeconds: start, endSeconds: start + 0.5 })) }
  const known = songBeatsOf(features, [line, line])
  expect([known.tempoBpm, known.beatsSeconds.length, known.sections.length, known.words.length]).toEqual([120, 40, 6, 4])
})
