import { describe, expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import {
  layoutAfter,
  aTimeline,
  caption,
  captionTrack,
  clip,
  unwrap,
  filmOf,
  itemOf,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '../testing/fixture.ts'
import { deleteGroup } from './delete-group.ts'
import { deleteItems } from './delete-items.ts'
import { upsertAsset } from './upsert-asset.ts'
import { removeAsset } from './remove-asset.ts'

const del = (timeline: Parameters<typeof deleteItems>[0], ...itemIds: string[]): string => layoutAfter(deleteItems(timeline, { itemIds }))

describe('deleting', () => {
  const narrated = aTimeline([
    primaryTrackOf('main', [clip(['V1', 0, 90, { shotId: 's1', groupId: 'g1' }]), clip(['V2', 90, 120, { shotId: 's2', groupId: 'g2' }])]),
    audioTrack('voices', [voice(['O1', 0, 90, { shotId: 's1', groupId: 'g1' }]), voice(['O2', 90, 120, { shotId: 's2', groupId: 'g2' }])]),
    captionTrack('lines', [caption(['c1', 10, 60, { shotId: 's1' }])]),
    audioTrack('music', [song(['M1', 0, 90]), song(['M2', 120, 60])]),
  ])

  test('closes up the primary track (E-175)', () => {
    expect(del(filmOf(['A', 0, 60], ['B', 60, 90], ['C', 150, 30]), 'B')).toBe('A 0-60, C 60-90')
  })

  test('removes voice-over and captions of a deleted clip, and later ones move up (E-184, ED-44)', () => {
    expect(del(narrated, 'V1')).toBe('V2 0-120 | O2 0-120 | M1 0-90, M2 120-180')
  })

  test('of a voice-over keeps the clip and dissolves the group (E-123, ED-29, ED-44)', () => {
    const left = unwrap(deleteItems(narrated, { itemIds: ['O2'] }))
    expect(layoutAfter({ ok: true, value: left })).toBe('V1 0-90, V2 90-210 | O1 0-90 | c1 10-70 | M1 0-90, M2 120-180')
    expect(itemOf(left, 'V2')).not.toHaveProperty('groupId')
    expect(itemOf(left, 'V1')).toBe(itemOf(narrated, 'V1'))
  })

  test('keeps the gaps of free tracks, and removes an emptied track (E-177, E-179)', () => {
    expect(del(narrated, 'M1')).toMatch(/\| M2 120-180$/)
    expect(unwrap(deleteItems(narrated, { itemIds: ['M1', 'M2'] })).tracks.map(({ id }) => id)).toEqual(['main', 'voices', 'lines'])
    expect(del(narrated, 'V1', 'V2', 'M1', 'M2')).toBe('')
  })

  test('of the last caption removes all empty caption tracks (E-082, E-180)', () => {
    const film = aTimeline([primaryTrackOf('main', []), captionTrack('one', [caption(['c', 0, 30])]), captionTrack('two', [])])
    expect(unwrap(deleteItems(film, { itemIds: ['c'] })).tracks.map(({ id }) => id)).toEqual(['main'])
  })

  test('of a group removes its members on all tracks (E-081)', () => {
    expect(layoutAfter(deleteGroup(narrated, { groupId: 'g2' }))).toBe('V1 0-90 | O1 0-90 | c1 10-70 | M1 0-90, M2 120-180')
    expect(layoutAfter(deleteGroup(narrated, { groupId: 'g9' }))).toBe('group_not_found')
  })

  test('ignores unknown ids', () => {
    expect(del(narrated, 'x', 'M1')).toMatch(/M2 120-180$/)
    expect(del(narrated, 'x')).toBe('item_not_found')
  })

  test("of one of two items of a shot keeps the shot's other items", () => {
    const twice = aTimeline([
      primaryTrackOf('main', [clip(['A', 0, 60, { shotId: 's' }]), clip(['B', 60, 60, { shotId: 's' }])]),
      audioTrack('voices', [voice(['O', 0, 60, { shotId: 's' }])]),
    ])
    expect(del(twice, 'B')).toBe('A 0-60 | O 0-60')
  })
})

describe('media assets', () => {
  const film = filmOf(['A', 0, 60])

  test('can not be removed while an item uses them (E-207)', () => {
    expect(layoutAfter(removeAsset(film, { mediaAssetId: 'long' }))).toBe('asset_in_use')
    const emptied = unwrap(deleteItems(film, { itemIds: ['A'] }))
    expect(unwrap(removeAsset(emptied, { mediaAssetId: 'long' })).mediaAssets.some(({ id }) => id === 'long')).toBe(false)
    expect(layoutAfter(removeAsset(film, { mediaAssetId: 'nowhere' }))).toBe('asset_not_found')
  })

  test('are added and updated', () => {
    const more = upsertAsset(film, buildAsset('new'))
    expect(more.mediaAssets.at(-1)).toMatchObject({ id: 'new', status: 'completed' })
    expect(upsertAsset(more, buildAsset('new', { status: 'error' })).mediaAssets).toMatchObject([...film.mediaAssets, { status: 'error' }])
    expect(more.tracks).toBe(film.tracks)
  })
})
