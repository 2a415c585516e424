import { describe, expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import { dropHighlight } from '../track-compatibility.ts'
import {
  layoutAfter,
  layoutOf,
  aTimeline,
  captionTrack,
  clip,
  unwrap,
  filmOf,
  itemOf,
  upperTrack,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '../testing/fixture.ts'
import { validTrackIndex } from '../new-track.ts'
import type { TrackPosition } from '../track-position.ts'
import { insertAsset } from './insert-asset.ts'
import { insertAt } from './insert-at.ts'
import { insertBeside } from './insert-beside.ts'
import { insertOnNewTrack } from './insert-on-new-track.ts'
import { replaceItem } from './replace-item.ts'

const ABC = filmOf(['A', 0, 60], ['B', 60, 90], ['C', 150, 30])
const newId = 'N'

describe('an asset on the primary track', () => {
  test.each([
    ['before', 'A 0-60, N 60-90, B 90-180, C 180-210'],
    ['after', 'A 0-60, B 60-150, N 150-180, C 180-210'],
  ] as const)('goes %s an item (E-216)', (side, expected) => {
    expect(layoutAfter(insertBeside(ABC, { mediaAssetId: 'source-30', itemId: 'B', side, newId }))).toBe(expected)
  })

  test.each([
    [60, 'A 0-60, N 60-90, B 90-180, C 180-210'],
    [0, 'N 0-30, A 30-90, B 90-180, C 180-210'],
    [680, 'A 0-60, B 60-150, C 150-180, N 180-210'],
  ])('goes to the cut at %d (E-221)', (atFrame, expected) => {
    expect(layoutAfter(insertAt(ABC, { mediaAssetId: 'source-30', trackId: 'main', startFrame: atFrame, atFrame, newId }))).toBe(expected)
  })

  test('moves linked voice-overs of later items', () => {
    const film = aTimeline([
      primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 90])]),
      audioTrack('voices', [voice(['O', 65, 80])]),
    ])
    expect(layoutAfter(insertBeside(film, { mediaAssetId: 'source-30', itemId: 'A', side: 'after', newId }))).toBe(
      'A 0-60, N 60-90, B 90-180 | O 95-175',
    )
  })

  test.each([
    ['picture', 'A 0-60, N 60-120, B 120-210, C 210-240'],
    ['unknown', 'A 0-60, N 60-90, B 90-180, C 180-210'],
    ['song', 'incompatible_track'],
    ['gone', 'asset_not_found'],
  ])('has the duration from %s (E-244, ED-61, ED-62)', (mediaAssetId, expected) => {
    expect(layoutAfter(insertBeside(ABC, { mediaAssetId, itemId: 'B', side: 'before', newId }))).toBe(expected)
  })

  test('must be ready (E-020)', () => {
    const film = aTimeline(ABC.tracks, [
      buildAsset('up', { status: 'uploading' }),
      buildAsset('bad', { status: 'error' }),
      buildAsset('odd', { status: 'archived' }),
    ])
    const insert = (mediaAssetId: string): string => layoutAfter(insertBeside(film, { mediaAssetId, itemId: 'A', side: 'before', newId }))
    expect([insert('up'), insert('bad'), insert('odd').slice(0, 7)]).toEqual(['asset_not_ready', 'asset_not_ready', 'N 0-150'])
  })
})

describe('an asset on a free track', () => {
  const film = aTimeline([primaryTrackOf('main', []), audioTrack('music', [song(['X', 0, 90]), song(['Y', 180, 60])])])
  const at = (mediaAssetId: string, startFrame: number, atFrame?: number): string =>
    layoutAfter(insertAt(film, { mediaAssetId, trackId: 'music', startFrame, ...(atFrame !== undefined && { atFrame }), newId })).slice(3)

  test.each([
    ['song-60', 70, 'X 0-90, N 90-150, Y 180-240'],
    ['song-60', 100, 'X 0-90, N 100-160, Y 180-240'],
    ['song-60', 150, 'X 0-90, N 120-180, Y 180-240'],
    ['song-90', 90, 'X 0-90, N 90-180, Y 180-240'],
  ])('is moved inside the gap: %s at %d (E-222, E-223)', (mediaAssetId, startFrame, expected) => {
    expect(at(mediaAssetId, startFrame, 120)).toBe(expected)
  })

  test('is refused when the gap is too short (E-223, E-243)', () => {
    const refusal = { code: 'no_room', requiredFrames: 100, availableFrames: 90 }
    expect(insertAt(film, { mediaAssetId: 'song-100', trackId: 'music', startFrame: 90, atFrame: 120, newId })).toEqual({
      ok: false,
      refusal,
    })
    expect(insertBeside(film, { mediaAssetId: 'song-100', itemId: 'X', side: 'after', newId })).toEqual({ ok: false, refusal })
  })

  test('is placed after overlapping items without a pointer position (E-176)', () => {
    expect(at('song-60', 60)).toBe('X 0-90, N 90-150, Y 180-240')
    expect(at('song-100', 60)).toBe('X 0-90, Y 180-240, N 240-340')
    expect(at('song-60', 300)).toBe('X 0-90, Y 180-240, N 300-360')
  })

  test.each([
    ['Y', 'before', 'X 0-90, N 120-180, Y 180-240'],
    ['X', 'after', 'X 0-90, N 90-150, Y 180-240'],
    ['Y', 'after', 'X 0-90, Y 180-240, N 240-300'],
    ['X', 'before', 'room'],
  ] as const)('ends or starts at %s when put %s it (ED-43)', (itemId, side, expected) => {
    expect(layoutAfter(insertBeside(film, { mediaAssetId: 'song-60', itemId, side, newId })).slice(3)).toBe(expected)
  })
})

describe('an asset dropped between tracks', () => {
  const film = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 60])]),
    audioTrack('voices', [voice(['O', 0, 60])]),
    captionTrack('lines', []),
    audioTrack('music', [song(['M', 0, 60])]),
  ])
  const drop = (mediaAssetId: string, index: number): string[] =>
    unwrap(insertOnNewTrack(film, { mediaAssetId, index, startFrame: 30, newId })).tracks.map(({ id }) => id)

  test.each([
    ['picture', 0, ['track_video_N', 'main', 'voices', 'lines', 'music']],
    ['picture', 3, ['track_video_N', 'main', 'voices', 'lines', 'music']],
    ['song', 0, ['main', 'track_voiceover_N', 'voices', 'lines', 'music']],
    ['song', 2, ['main', 'voices', 'lines', 'track_voiceover_N', 'music']],
    ['song', 9, ['main', 'voices', 'lines', 'music', 'track_voiceover_N']],
  ])('of %s at %d creates a track among those of its type (E-103, ED-10)', (mediaAssetId, index, expected) => {
    expect(drop(mediaAssetId, index)).toEqual(expected)
  })

  test('is previewed at its final position', () => {
    expect([validTrackIndex(film.tracks, 'video', 4), validTrackIndex(film.tracks, 'audio', 2)]).toEqual([0, 3])
  })

  test('adds the primary track to an empty story, a song does not (E-043, E-173)', () => {
    const empty = aTimeline([])
    const first = unwrap(insertOnNewTrack(empty, { mediaAssetId: 'source-30', index: 0, startFrame: 90, newId }))
    expect(first.tracks).toMatchObject([{ isPrimary: true, items: [{ startTimeInFrames: 0 }] }])
    const music = unwrap(insertOnNewTrack(empty, { mediaAssetId: 'song', index: 0, startFrame: 90, newId }))
    expect(music.tracks).toMatchObject([{ isPrimary: false, subtype: 'music', items: [{ startTimeInFrames: 90 }] }])
  })
})

describe('replacing', () => {
  const film = filmOf(
    ['A', 0, 60],
    ['B', 60, 90, { speed: 2, volume: 0.4, effects: [{ type: 'fade-in', durationInFrames: 45 }] }],
    ['C', 150, 30],
  )

  test.each([
    ['source-200', 'A 0-60, N 60-150, C 150-180'],
    ['source-30', 'A 0-60, N 60-90, C 90-120'],
    ['picture', 'A 0-60, N 60-150, C 150-180'],
    ['song', 'incompatible_track'],
  ])('by %s gives %s (E-217, ED-55)', (mediaAssetId, expected) => {
    expect(layoutAfter(replaceItem(film, { itemId: 'B', mediaAssetId, newId }))).toBe(expected)
  })

  test('keeps the length when that is asked for: the last frame of a shorter clip is held', () => {
    const replaced = unwrap(replaceItem(film, { itemId: 'B', mediaAssetId: 'source-30', newId, keepsLength: true }))
    expect(layoutOf(replaced)).toBe('A 0-60, N 60-150, C 150-180')
    expect(itemOf(replaced, 'N')).toMatchObject({ sourceTrimStartFrames: 0, sourceTrimEndFrames: 30 })
  })

  test("keeps volume and fades, from the source's start at speed 1 (ED-55)", () => {
    const item = itemOf(unwrap(replaceItem(film, { itemId: 'B', mediaAssetId: 'source-30', newId })), 'N')
    expect(item).toMatchObject({
      volume: 0.4,
      effects: [{ type: 'fade-in', durationInFrames: 15 }],
      sourceTrimStartFrames: 0,
      sourceTrimEndFrames: 30,
    })
    expect(item).not.toHaveProperty('speed')
  })

  test('removes the voice-over of the replaced shot, unless the asset is a take of it (E-217, ED-44)', () => {
    const bonds = { shotId: 's1', groupId: 'g' }
    const tracks = [primaryTrackOf('main', [clip(['A', 0, 60, bonds])]), audioTrack('voices', [voice(['O', 0, 60, bonds])])]
    const story = aTimeline(tracks, [buildAsset('take', { shotId: 's1' })])
    expect(layoutAfter(replaceItem(story, { itemId: 'A', mediaAssetId: 'source-30', newId }))).toBe('N 0-30')
    const own = unwrap(replaceItem(story, { itemId: 'A', mediaAssetId: 'take', newId }))
    expect(itemOf(own, 'N')).toMatchObject(bonds)
    expect(own.tracks[1]).toBe(tracks[1])
  })
})

test('an asset is inserted at the drop position', () => {
  const film = aTimeline([upperTrack('top', [clip(['X', 100, 60])]), ...ABC.tracks])
  const drop = (position: TrackPosition): string => layoutAfter(insertAsset(film, { mediaAssetId: 'source-30', position, newId }))
  const on = { kind: 'item', itemId: 'B', trackId: 'main', startFrame: 0, atFrame: 90 } as const
  expect(drop({ ...on, zone: 'before' })).toBe('X 100-160 | A 0-60, N 60-90, B 90-180, C 180-210')
  expect(drop({ ...on, zone: 'replace' })).toBe('X 100-160 | A 0-60, N 60-90, C 90-120')
  expect(drop({ kind: 'gap', trackId: 'top', startFrame: 90, atFrame: 95 })).toBe('N 70-100, X 100-160 | A 0-60, B 60-150, C 150-180')
  expect(drop({ kind: 'new-track', index: 0, startFrame: 12 })).toBe('N 12-42 | X 100-160 | A 0-60, B 60-150, C 150-180')
})

test('a track shows what it accepts (E-047, E-224, E-240, E-241)', () => {
  const [video, audio] = [upperTrack('top', []), audioTrack('music', [])]
  expect([
    dropHighlight(video, 'image'),
    dropHighlight(video, 'audio'),
    dropHighlight(audio, 'audio'),
    dropHighlight(audio, 'video'),
  ]).toEqual(['compatible', 'incompatible', 'compatible', 'incompatible'])
})
