import { expect, test } from 'vitest'
import type { AudioItem, Timeline, Track } from '../model.ts'
import { buildAsset } from '../story-fixture.ts'
import { musicBeyondFilm, trimMusicToFilm } from './following-music.ts'
import { deleteItems } from './operations/delete-items.ts'
import { trimItem } from './operations/trims/trim-item.ts'
import { trimMusic } from './operations/trims/trim-music.ts'
import { setFade } from './operations/set-fade.ts'
import { setVolume } from './operations/set-volume.ts'
import type { EditResult } from './refusal.ts'
import { reconcileShots } from './storyboard/reconcile/reconcile-shots.ts'
import { aTimeline, clip, unwrap, itemOf, layoutOf, primaryTrackOf, song, audioTrack, voice } from './testing/fixture.ts'

const SONG = { mediaAssetId: 'song', sourceTrimStartFrames: 0 }
const ASSETS = (songSeconds: number) => [
  buildAsset('song', { resourceType: 'audio', subtype: 'music', metadata: { duration: songSeconds } }),
]

/** A film of 300 frames with automatically placed music of `songSeconds`. */
function film(songSeconds: number, more: Partial<Track> = { followsFilm: true }): Timeline {
  const timeline = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 200]), clip(['B', 200, 100])]),
    { ...audioTrack('music', [song(['M', 0, Math.min(300, songSeconds * 30), SONG])]), ...more },
  ])
  return { ...timeline, mediaAssets: [...timeline.mediaAssets.filter(({ id }) => id !== 'song'), ...ASSETS(songSeconds)] }
}
const withFade = (timeline: Timeline): Timeline => unwrap(setFade(timeline, { itemId: 'M', fade: 'fade-out', seconds: 0.5 }))
const edited = (timeline: Timeline, edit: (timeline: Timeline) => EditResult): Timeline =>
  reconcileShots({ shots: {}, timeline }, unwrap(edit(timeline)), { nowSeconds: 0, newShotId: (id) => `shot-${id}` }).timeline
const withoutB = (timeline: Timeline) => edited(timeline, (now) => deleteItems(now, { itemIds: ['B'] }))
const shorter = (timeline: Timeline) => edited(timeline, (now) => trimItem(now, { itemId: 'B', edge: 'right', frames: -40 }))
const longer = (timeline: Timeline) => edited(timeline, (now) => trimItem(now, { itemId: 'B', edge: 'right', frames: 150 }))
const music = (timeline: Timeline, id = 'M') => itemOf(timeline, id) as AudioItem

test('automatic music is trimmed when the film becomes shorter (ED-45)', () => {
  const cut = shorter(film(10))
  expect(layoutOf(cut)).toBe('A 0-200, B 200-260 | M 0-260')
  expect(music(cut)).toMatchObject({ sourceTrimStartFrames: 0, sourceTrimEndFrames: 260 })
  expect(layoutOf(withoutB(film(10)))).toBe('A 0-200 | M 0-200')
})

test('it is extended as far as its source allows, then repeated', () => {
  const long = longer(shorter(film(60)))
  expect(layoutOf(long)).toBe('A 0-200, B 200-410 | M 0-410')
  const repeated = longer(film(10))
  expect(layoutOf(repeated)).toBe('A 0-200, B 200-450 | M 0-300, M-2 300-450')
})

test('its repeats have ids that no other item has', () => {
  const timeline = film(10)
  const repeated = longer({ ...timeline, tracks: [...timeline.tracks, audioTrack('voices', [voice(['M-2', 0, 30])])] })
  expect(layoutOf(repeated)).toBe('A 0-200, B 200-450 | M 0-300, M-3 300-450 | M-2 0-30')
})

test('a fade-out is kept and moves with the end', () => {
  const faded = withFade(film(60))
  const fade = [{ type: 'fade-out', durationInFrames: 15 }]
  expect(music(longer(shorter(faded))).effects).toEqual(fade)
  const again = longer(withFade(film(10)))
  expect([music(again).effects, music(again, 'M-2').effects]).toEqual([undefined, fade])
})

test('music trimmed or placed by the user is no longer updated', () => {
  const trimmed = edited(film(60), (now) => trimItem(now, { itemId: 'M', edge: 'right', frames: -30 }))
  expect(trimmed.tracks[1]?.followsFilm).toBeUndefined()
  expect(layoutOf(shorter(trimmed))).toBe('A 0-200, B 200-260 | M 0-270')
  const begunLater = edited(film(60), (now) => trimItem(now, { itemId: 'M', edge: 'left', frames: 30 }))
  expect(begunLater.tracks[1]?.followsFilm).toBeUndefined()
  expect(layoutOf(shorter(film(10, {})))).toBe('A 0-200, B 200-260 | M 0-300')
})

test("music with a changed volume is still updated, and an edit that keeps the film's duration leaves it alone", () => {
  const louder = edited(film(10), (now) => setVolume(now, { itemIds: ['M'], volume: 0.3 }))
  expect(louder.tracks[1]?.followsFilm).toBe(true)
  expect(layoutOf(shorter(louder))).toBe('A 0-200, B 200-260 | M 0-260')
  const quiet = edited(louder, (now) => setVolume(now, { itemIds: ['A'], volume: 0 }))
  expect(quiet.tracks[1]).toBe(louder.tracks[1])
})

test('user-placed music beyond the last clip can be trimmed to the film', () => {
  const long = shorter(film(10, {}))
  expect(musicBeyondFilm(long).map(({ id }) => id)).toEqual(['music'])
  const trimmed = trimMusicToFilm(long, 'music')
  expect(layoutOf(trimmed)).toBe('A 0-200, B 200-260 | M 0-260')
  expect([musicBeyondFilm(trimmed), musicBeyondFilm(aTimeline([audioTrack('music', [song(['M', 0, 90])])]))]).toEqual([[], []])
})

test('a sound whose group is cut off with the end of the music has no group any more', () => {
  const grouped = audioTrack('music', [song(['M', 0, 60, { groupId: 'g' }]), song(['N', 90, 60, { groupId: 'g' }])])
  const trimmed = unwrap(trimMusic(aTimeline([primaryTrackOf('main', [clip(['A', 0, 60])]), grouped]), { trackIds: ['music'] }))
  expect(layoutOf(trimmed)).toBe('A 0-60 | M 0-60')
  expect(itemOf(trimmed, 'M')).not.toHaveProperty('groupId')
})
