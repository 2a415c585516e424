import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { aTimeline, filmOf, layoutOf, primaryTrackOf, song as songItem, audioTrack } from '@fablecut/domain/timeline/edit/testing/fixture'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import { applyToTimeline } from '@fablecut/domain/timeline/edit/values/apply-edit'
import { additionOf } from './add-to-timeline.ts'
import { assetForSong, filterChoices, searchSongs, NO_FILTERS, toggled } from './music/search-songs.ts'
import { frameAtPointer } from './hover-scrub.tsx'
import { assetsOfTab, isPlaceholder, subtypeOn, tabOf } from './media-tabs.ts'
import { inUseText, withAssetRestored, withoutAsset } from './asset-usage.ts'
import { assetOfSong } from './music/song-asset.ts'
import { isInStory } from './copied-assets.ts'
import { validateFile } from '../../../api/validate-file.ts'
import { waveformBars } from './music/waveform-bars.ts'

const at = (createdAt: string) => ({ source: 'user_upload', createdAt }) as const
const generated = { source: 'generated', createdAt: '2026-01-09' } as const

test('each type has its tab; audio without a subtype is music (E-146, ED-35)', () => {
  expect([tabOf({ type: 'video', subtype: null }), tabOf({ type: 'image', subtype: null })]).toEqual(['videos', 'images'])
  expect([tabOf({ type: 'audio', subtype: null }), tabOf({ type: 'audio', subtype: 'voiceover' })]).toEqual(['music', 'voiceover'])
  expect([subtypeOn('voiceover'), subtypeOn('images')]).toEqual(['voiceover', 'music'])
})

test('a tab lists uploads, newest first, then generated assets in order; no deleted ones', () => {
  const assets = [
    buildAsset('made-1', generated),
    buildAsset('old', at('2026-01-01')),
    buildAsset('made-2', generated),
    buildAsset('new', at('2026-01-02')),
    buildAsset('gone', { ...at('2026-01-03'), isDeleted: true }),
    buildAsset('photo', { resourceType: 'image' }),
  ]
  expect(assetsOfTab(assets, 'videos').map(({ id }) => id)).toEqual(['new', 'old', 'made-1', 'made-2'])
})

test.each([
  ['uploading', true],
  ['error', true],
  ['completed', false],
  ['something new', false],
])('an asset that is %s is a placeholder: %s (E-020, E-112)', (status, isOne) => {
  expect(isPlaceholder(buildAsset('a', { status }))).toBe(isOne)
})

test('a video is added at the insertion point next to the playhead, audio in the first free range of its type', () => {
  const film = filmOf(['A', 0, 60], ['B', 60, 60])
  const clip = buildAsset('source-30', { metadata: { duration: 1 } })
  const added = applyToTimeline(film, additionOf(film, { asset: clip, atFrame: 70, newId: 'N' }))
  expect(added.ok && layoutOf(added.value)).toBe('A 0-60, N 60-90, B 90-150')
  const song = buildAsset('song-60', { resourceType: 'audio', subtype: 'music' })
  const mixed = aTimeline([primaryTrackOf('main', []), audioTrack('tunes', [songItem(['S', 0, 90])])])
  const withSong = applyToTimeline(mixed, additionOf(mixed, { asset: song, atFrame: 30, newId: 'N' }))
  expect(withSong.ok && withSong.value.tracks[1]!.items.map(({ id, startTimeInFrames }) => [id, startTimeInFrames])).toEqual([
    ['S', 0],
    ['N', 90],
  ])
})

test('a track is added when there is none of the type', () => {
  const voiceOver = buildAsset('voice-100', { resourceType: 'audio', subtype: 'voiceover' })
  const mixed = aTimeline([primaryTrackOf('main', []), audioTrack('tunes', [songItem(['S', 0, 90])])])
  const added = applyToTimeline(mixed, additionOf(mixed, { asset: voiceOver, atFrame: 30, newId: 'N' }))
  expect(added.ok && added.value.tracks.map(({ id, subtype }) => [id, subtype])).toEqual([
    ['main', undefined],
    ['tunes', undefined],
    ['track_voiceover_N', 'voiceover'],
  ])
  expect(applyToTimeline(mixed, additionOf(mixed, { asset: buildAsset('nowhere'), atFrame: 0, newId: 'N' }))).toMatchObject({
    refusal: { code: 'asset_not_found' },
  })
})

test.each([
  [buildAsset('long', {}), 'This video is in use and cannot be deleted.'],
  [buildAsset('long', { resourceType: 'image' }), 'This image is in use and cannot be deleted.'],
  [buildAsset('long', { resourceType: 'audio' }), "You can't delete this asset as it's currently in used in the timeline."],
  [buildAsset('source-30', {}), null],
] as const)("assets used on the timeline can't be deleted: %o (E-273..E-275)", (asset, text) => {
  expect(inUseText({ timeline: filmOf(['A', 0, 60]), shots: {} }, asset)).toBe(text)
})

test('an asset whose deletion failed is restored once at its position (E-326)', () => {
  const assets = ['a', 'b', 'c'].map((id) => buildAsset(id, {}))
  const remaining = withoutAsset(assets, 'b')
  expect(remaining.map(({ id }) => id)).toEqual(['a', 'c'])
  const back = withAssetRestored(remaining, assets[1]!, 1)
  expect(back).toEqual(assets)
  expect(withAssetRestored(back, assets[1]!, 1)).toBe(back)
})

test('assets already in a story are recognised by id (ED-07)', () => {
  const assets = [buildAsset('a', {}), buildAsset('b', { isDeleted: true })]
  const among = (id: string) => isInStory(buildAsset(id, {}), { storyId: 's', assets })
  expect([among('a'), among('b'), among('c')]).toEqual([true, false, false])
})

const song = (name: string, genre: string, mood: string, tempo: number): WireSong => ({
  id: name,
  name,
  artist: 'Fablecut',
  genre,
  mood,
  tempo,
  has_lyrics: false,
  duration: 60,
  url: `/songs/${name}.mp3`,
  image: null,
})
const songs = [song('night-drive', 'Pop', 'happy, epic', 124), song('slow-rain', 'Rock', 'happy', 70), song('stone', 'Rock', 'sad', 100)]
const names = (songs: readonly WireSong[]) => songs.map(({ name }) => name)

test('songs are searched in four fields, and filters are combined (E-028, ED-08)', () => {
  expect(names(searchSongs(songs, { ...NO_FILTERS, text: 'FAST' }))).toEqual(['night-drive'])
  expect(names(searchSongs(songs, { text: '', genres: ['Pop', 'Rock'], moods: ['Happy'], tempos: [] }))).toEqual([
    'night-drive',
    'slow-rain',
  ])
  expect(names(searchSongs(songs, { text: 'rock', genres: [], moods: [], tempos: ['Medium'] }))).toEqual(['stone'])
  expect(searchSongs(songs, { ...NO_FILTERS, text: 'zzzzqq' })).toEqual([])
})

test('filters offer each existing value once, tempos from slow to fast (E-025)', () => {
  expect(filterChoices(songs)).toEqual({ genres: ['Pop', 'Rock'], moods: ['Epic', 'Happy', 'Sad'], tempos: ['Slow', 'Medium', 'Fast'] })
  expect([toggled(['a', 'b'], 'a'), toggled(['b'], 'a')]).toEqual([['b'], ['b', 'a']])
})

test('a library song keeps its tags, and is recognised in the story (E-113)', () => {
  const listed = assetOfSong(songs[0]!, { now: new Date(1_735_689_600_000), random: 0.5 })
  expect(listed.id).toMatch(/^media_\d{13}_[a-z0-9]+$/)
  expect(listed.configs).toEqual({ genre: 'Pop', mood: 'happy, epic', tempo: '124', hasLyrics: false })
  const stored: MediaAsset = { ...listed, id: 'm1', url: '/media/m1/audio.mp3' }
  expect(assetForSong([stored], songs[0]!)).toBe(stored)
  expect(assetForSong([{ ...stored, source: 'user_upload' }], songs[0]!)).toBeUndefined()
})

test.each([
  [{ name: 'a.pdf', type: 'application/pdf', size: 1 }, undefined, 'Unsupported file type: a.pdf'],
  [{ name: 'a.bin', type: '', size: 1 }, 'file', 'file uploads not supported yet'],
  [{ name: 'big.mp4', type: 'video/mp4', size: 104_857_601 }, undefined, 'big.mp4 is too large (max 100MB)'],
  [{ name: 'a.mkv', type: '', size: 1 }, 'video', 'a.mkv type not supported for video'],
  [{ name: 'a.wav', type: 'audio/wav', size: 1 }, undefined, null],
] as const)('%o as %s: %s (E-318..E-321)', (file, as, text) => {
  expect(validateFile(file, as)).toBe(text)
})

test('a waveform bar shows the peak of its range', () => {
  expect(waveformBars([0.1, 0.5, 0, 0.25], 2)).toEqual([1, 0.5])
  expect(waveformBars([], 3)).toEqual([0, 0, 0])
})

test.each([
  [0, 0],
  [0.5, 6],
  [1, 11],
  [-0.1, 0],
])('%d of a tile shows frame %d of its clip', (part, frame) => {
  expect(frameAtPointer(part)).toBe(frame)
})
