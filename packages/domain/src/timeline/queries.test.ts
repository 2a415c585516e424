import { describe, expect, test } from 'vitest'
import { assetFrames } from './frames.ts'
import type { TimelineItem, Track } from './model.ts'
import { pack, resolveOverlaps } from './pack.ts'
import { assetsById, groupsOf, itemsAt, totalFrames, trackCategory } from './queries.ts'
import { buildAsset } from './story-fixture.ts'

const item = (id: string, start: number, duration: number, more: object = {}): TimelineItem => ({
  id,
  type: 'video',
  mediaAssetId: 'v',
  startTimeInFrames: start,
  durationInFrames: duration,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: duration,
  ...more,
})
const track = (type: Track['type'], items: readonly TimelineItem[], id = 't'): Track => ({ id, type, isPrimary: false, items })
const rangesOf = (items: readonly TimelineItem[]): unknown[] =>
  items.map((item) => [item.id, item.startTimeInFrames, item.durationInFrames])

describe('packing', () => {
  test('closes gaps in order of start', () => {
    expect(rangesOf(pack([item('A', 0, 60), item('B', 100, 45), item('C', 90, 30)]))).toEqual([
      ['A', 0, 60],
      ['C', 60, 30],
      ['B', 90, 45],
    ])
    expect(rangesOf(pack([item('A', 12, 60), item('B', 72, 45)]))).toEqual([
      ['A', 0, 60],
      ['B', 60, 45],
    ])
  })

  test('free tracks keep their gaps and only move overlapping items', () => {
    expect(rangesOf(resolveOverlaps([item('A', 0, 90), item('B', 60, 30), item('C', 200, 30)]))).toEqual([
      ['A', 0, 90],
      ['B', 90, 30],
      ['C', 200, 30],
    ])
  })

  test('items in place keep their identity', () => {
    const items = [item('A', 0, 60), item('B', 60, 45)]
    expect(pack(items).every((item, index) => item === items[index])).toBe(true)
  })
})

test("a track's category is derived from its items", () => {
  const assets = assetsById([
    buildAsset('voice', { resourceType: 'audio', subtype: 'voiceover' }),
    buildAsset('song', { resourceType: 'audio', subtype: 'music' }),
  ])
  const sound = (mediaAssetId: string): TimelineItem => item(mediaAssetId, 0, 10, { type: 'audio', mediaAssetId })
  const image = item('i', 0, 10, { type: 'image' })
  const categories = [
    track('file', []),
    track('audio', [sound('voice')]),
    track('audio', []),
    track('audio', [sound('song'), sound('voice')]),
    track('video', [image, image]),
    track('video', [image, item('v', 0, 10)]),
    track('video', []),
  ].map((track) => trackCategory(track, assets))
  expect(categories).toEqual(['caption', 'voiceover', 'music', 'music', 'image', 'video', 'video'])
})

test('the film ends with its latest item and lasts at least one frame', () => {
  expect(totalFrames([track('video', [item('A', 0, 135)]), track('audio', [item('B', 50, 150)])])).toBe(200)
  expect(totalFrames([])).toBe(1)
})

test('an item covers its frames, the end excluded', () => {
  const tracks = [track('video', [item('A', 0, 60), item('B', 60, 30)]), track('audio', [item('C', 59, 2)])]
  const idsAt = (frame: number): string[] => itemsAt(tracks, frame).map((item) => item.id)
  expect([idsAt(59), idsAt(60), idsAt(90)]).toEqual([['A', 'C'], ['B', 'C'], []])
})

test('a group spans its items, and a single item is orphaned', () => {
  const groups = groupsOf([
    track('video', [item('A', 60, 90, { groupId: 'g' }), item('B', 200, 10, { groupId: 'h' })], 'v'),
    track('audio', [item('C', 70, 90, { groupId: 'g' })], 'a'),
  ])
  expect(groups).toMatchObject([
    { groupId: 'g', trackIds: ['v', 'a'], startFrame: 60, endFrame: 160, isOrphaned: false },
    { groupId: 'h', trackIds: ['v'], startFrame: 200, endFrame: 210, isOrphaned: true },
  ])
})

test.each([
  [{ metadata: { frames: 100, fps: 25 } }, 120],
  [{ metadata: { duration: 2.5 } }, 75],
  [{ metadata: null }, 90],
  [{ resourceType: 'image' as const, metadata: { duration: 9 } }, 60],
  [{ metadata: { duration: 0.001 } }, 1],
])('a file of %o lasts %i frames', (facts, frames) => {
  expect(assetFrames(buildAsset('x', facts), 30)).toBe(frames)
})
