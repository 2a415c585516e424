import {
  captionTrack,
  caption,
  clip,
  filmOf,
  aTimeline,
  layoutOf,
  upperTrack,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '@fablecut/domain/timeline/edit/testing/fixture'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { describe, expect, test } from 'vitest'
import { dragOf, payloadOf, type Dragging } from './dragging.ts'
import { checkDroppedFile } from './dropped-file.ts'
import { readDrag } from './read-drag.ts'
import { applyToTimeline } from '@fablecut/domain/timeline/edit/values/apply-edit'
import { dropEdit, dropVerdict } from './drop-edit.ts'
import { dropTarget } from './drop-target.ts'
import { itemUnder } from './item-under.ts'
import { snapTargetsOf } from '../snapping/snap-targets.ts'
import { pendingPhase } from './pending-drop.ts'
import { moveTrim, pressTrim, tracksDuring, trimGuide, type Trim } from './trim.ts'

const film = filmOf(['a', 0, 60], ['b', 60, 90], ['c', 150, 30])
const asset: Dragging = { kind: 'asset', mediaAssetId: 'source-30', type: 'video', frames: 30 }
const music: Dragging = { kind: 'asset', mediaAssetId: 'song', type: 'audio', frames: 3000 }
const at = (timeline: Timeline, dragging: Dragging, x: number, y: number) =>
  dropTarget({ timeline, drawn: timeline.tracks, dragging, point: { x, y, pxPerFrame: 4 } })

const file = (type: 'video' | 'audio' | 'unknown' | null, count = 1): Dragging => ({ kind: 'file', type, count })
const upload = (status: 'uploading' | 'processing') =>
  ({ id: 'u', fileName: 'a.mp4', fileSize: 9, type: 'video', subtype: null, progress: 0, status, createdAt: '', error: null }) as const

function pressed(timeline: Timeline, itemId: string, edge: 'left' | 'right'): Trim {
  const trim = pressTrim(timeline, { itemId, edge, x: 0, pxPerFrame: 4 })
  if (!trim.ok) throw new Error(trim.refusal.code)
  return trim.value
}

describe('trimming an edge', () => {
  test('previews the result and leaves the timeline unchanged', () => {
    const trim = moveTrim(pressed(film, 'b', 'right'), -60)
    expect(trim.preview.frames).toBe(-15)
    expect(layoutOf({ ...film, tracks: tracksDuring(trim) })).toBe('a 0-60, b 60-135, c 135-165')
    expect(layoutOf(trim.from)).toBe('a 0-60, b 60-150, c 150-180')
  })

  test('is computed from the start of the drag, so moving back restores the item', () => {
    const start = pressed(film, 'b', 'right')
    expect(moveTrim(moveTrim(start, -200), 0).preview.frames).toBe(0)
    expect(moveTrim(start, 1)).toBe(start)
  })

  test('on the left of the primary track the edge follows the pointer and the other items do not move', () => {
    const trim = moveTrim(pressed(film, 'b', 'left'), 40)
    expect(layoutOf({ ...film, tracks: tracksDuring(trim) })).toBe('a 0-60, b 70-150, c 150-180')
  })

  test('stops at the last valid frame', () => {
    const timeline = aTimeline([
      primaryTrackOf('main', [clip(['a', 0, 60, { mediaAssetId: 'source-120', sourceTrimStartFrames: 30, sourceTrimEndFrames: 90 }])]),
    ])
    expect(moveTrim(pressed(timeline, 'a', 'right'), 400).preview.frames).toBe(30)
  })

  test('shows a guide within ten frames of an edge of another track or of the playhead', () => {
    const timeline = { ...film, tracks: [...film.tracks, audioTrack('s', [song(['m', 0, 140])])] }
    expect(trimGuide(moveTrim(pressed(timeline, 'b', 'right'), -24), 900)).toBe(140)
    expect(trimGuide(moveTrim(pressed(timeline, 'b', 'right'), -120), 118)).toBe(118)
    expect(trimGuide(moveTrim(pressed(timeline, 'b', 'right'), -120), 900)).toBeNull()
  })
})

describe('snapping', () => {
  const free = aTimeline([
    primaryTrackOf('main', [clip(['v', 0, 180])]),
    upperTrack('o', [clip(['a', 0, 90]), clip(['b', 180, 60])]),
    upperTrack('p', [clip(['x', 300, 60])]),
  ])
  const sixty: Dragging = { ...asset, frames: 60 }
  const magnet = snapTargetsOf({ isOn: true, pxPerFrame: 4, timeline: free, songBeats: new Map(), movedIds: [], playheadFrame: 400 })
  const startAt = (frame: number, drawnTo: typeof magnet | null = magnet) =>
    dropTarget({
      timeline: free,
      drawn: free.tracks,
      dragging: sixty,
      point: { x: frame * 4, y: 110, pxPerFrame: 4 },
      snapTargets: drawnTo ?? undefined,
    }).position

  test('snaps a dragged edge on a free track within eight pixels (ED-53)', () => {
    expect(startAt(92)).toMatchObject({ kind: 'gap', trackId: 'o', startFrame: 90 })
    expect(startAt(121)).toMatchObject({ startFrame: 120 })
    expect(startAt(95)).toMatchObject({ startFrame: 95 })
  })

  test("keeps the pointer's frame when it is off", () => {
    expect(
      snapTargetsOf({ isOn: false, pxPerFrame: 4, timeline: free, songBeats: new Map(), movedIds: [], playheadFrame: 0 }),
    ).toBeUndefined()
    expect(startAt(92, null)).toMatchObject({ startFrame: 92 })
  })

  test('snaps a trimmed edge on a free track, and none on the primary track', () => {
    const others = snapTargetsOf({ isOn: true, pxPerFrame: 4, timeline: free, songBeats: new Map(), movedIds: ['a'], playheadFrame: 82 })
    expect(moveTrim(pressed(free, 'a', 'right'), -28, others).preview.frames).toBe(-8)
    expect(moveTrim(pressed(free, 'a', 'right'), -28).preview.frames).toBe(-7)
    expect(moveTrim(pressed(free, 'v', 'right'), -388, others).preview.frames).toBe(-97)
  })
})

describe('dragging', () => {
  const grouped = aTimeline([
    primaryTrackOf('main', [clip(['v', 0, 60, { groupId: 'g' }]), clip(['w', 60, 60])]),
    audioTrack('s', [voice(['o', 0, 60, { groupId: 'g' }])]),
  ])

  test('drags the item, the selection it belongs to, or the whole group if only that is selected', () => {
    expect(dragOf(film, 'b', [], 80)).toMatchObject({ kind: 'item', itemIds: ['b'], gripFrames: 20, frames: 90 })
    expect(dragOf(film, 'c', ['b', 'c'], 160)).toMatchObject({ kind: 'item', itemIds: ['b', 'c'], gripFrames: 100, frames: 120 })
    expect(dragOf(film, 'c', ['a', 'c'], 160)).toMatchObject({ itemIds: ['a', 'c'], gripFrames: 10, frames: 30 })
    expect(dragOf(grouped, 'o', ['v', 'o'], 10)).toMatchObject({ kind: 'group', groupId: 'g', gripFrames: 10 })
    expect(dragOf(film, 'gone', [], 0)).toBeNull()
  })

  test('puts ids into the data transfer', () => {
    const [item, group] = [dragOf(film, 'b', [], 80), dragOf(grouped, 'v', ['v', 'o'], 0)]
    expect(item && payloadOf(item)).toEqual({ source: 'timeline-item', timelineItemId: 'b', trackId: 'main' })
    expect(group && payloadOf(group)).toEqual({ source: 'timeline-group', groupId: 'g' })
  })

  test('a group is dropped by time on the primary track, whichever of its tracks the pointer is over', () => {
    const dragging = dragOf(grouped, 'o', ['v', 'o'], 10)
    if (!dragging) throw new Error('no drag')
    const target = at(grouped, dragging, 115 * 4, 110)
    expect(target).toMatchObject({ verdict: 'compatible', position: { kind: 'item', itemId: 'w', zone: 'after' } })
    const edited = target.position && applyToTimeline(grouped, dropEdit(dragging, target.position, { newId: 'n', nowSeconds: 0 }))
    expect(edited?.ok && layoutOf(edited.value)).toBe('w 0-60, v 60-120 | o 60-120')
  })

  test('accepts only drags of this page; text and links from elsewhere are ignored', () => {
    const transfer = { types: ['text/plain'], items: [] as unknown as DataTransferItemList }
    expect(readDrag(transfer, null, film)).toEqual({ kind: 'foreign' })
    expect(readDrag(transfer, '{"source":"media-asset","mediaAssetId":"song"}', film)).toEqual({ kind: 'foreign' })
    expect(readDrag(transfer, '{"source":"media-asset","mediaAssetId":"song-60","mediaAssetType":"audio"}', film)).toEqual({
      kind: 'asset',
      mediaAssetId: 'song-60',
      type: 'audio',
      frames: 60,
    })
  })
})

describe('drop target', () => {
  test('the middle of an item replaces it, its sides insert before and after', () => {
    expect(at(film, asset, 105 * 4, 40)).toMatchObject({ verdict: 'compatible', position: { zone: 'replace', itemId: 'b' } })
    expect(at(film, asset, 65 * 4, 40)).toMatchObject({ verdict: 'compatible', position: { zone: 'before', itemId: 'b' } })
    const target = at(film, asset, 65 * 4, 40)
    const edited = target.position && applyToTimeline(film, dropEdit(asset, target.position, { newId: 'n', nowSeconds: 0 }))
    expect(edited?.ok && layoutOf(edited.value)).toBe('a 0-60, n 60-90, b 90-180, c 180-210')
  })

  test('a track of another type says what it accepts, before the drop', () => {
    const timeline = aTimeline([...film.tracks, audioTrack('s', [song(['m', 0, 90])])])
    expect(at(timeline, music, 40, 40)).toMatchObject({ verdict: 'incompatible', hint: 'video_and_image' })
    expect(at(timeline, asset, 40, 110)).toMatchObject({ verdict: 'incompatible', hint: 'audio' })
    expect(at(timeline, music, 800, 110)).toMatchObject({ verdict: 'compatible', hint: null })
  })

  test('a clip too long for a gap is rejected; dropping an item where it was changes nothing', () => {
    const timeline = aTimeline([primaryTrackOf('main', [clip(['a', 0, 60])]), audioTrack('s', [song(['m', 0, 90]), song(['n', 180, 60])])])
    expect(at(timeline, { ...music, mediaAssetId: 'song-100', frames: 100 }, 120 * 4, 110)).toMatchObject({
      verdict: 'incompatible',
      hint: 'not_allowed',
    })
    const own = dragOf(film, 'b', [], 70)
    expect(own && at(film, own, 70 * 4, 40)).toMatchObject({ verdict: 'still' })
  })

  test('a drop is tried once per place, however often the pointer moves there', () => {
    let reads = 0
    const counted = new Proxy(film, {
      get: (target, name) => {
        reads += 1
        return target[name as keyof Timeline]
      },
    })
    const moved = dragOf(film, 'c', [], 0)!
    const before = (startFrame: number) =>
      dropVerdict(counted, moved, {
        kind: 'item',
        zone: 'before',
        itemId: 'a',
        trackId: film.tracks[0]!.id,
        startFrame,
        atFrame: startFrame,
      })
    expect(before(3)).toBe('compatible')
    const tried = reads
    expect(before(9)).toBe('compatible')
    expect(reads - tried).toBe(1)
    expect(dropVerdict(counted, moved, { kind: 'gap', trackId: film.tracks[0]!.id, startFrame: 155, atFrame: 155 })).toBe('still')
  })

  test('a strip creates a new track; captions create none', () => {
    expect(at(film, asset, 40, 4)).toMatchObject({ verdict: 'compatible', position: { kind: 'new-track', index: 0, startFrame: 10 } })
    const timeline = aTimeline([...film.tracks, captionTrack('c', [caption(['k', 0, 30])])])
    const line = dragOf(timeline, 'k', [], 0)
    expect(line && at(timeline, line, 40, 98)).toMatchObject({ verdict: 'incompatible', hint: 'not_allowed' })
  })

  test('strips are counted with hidden caption tracks', () => {
    const timeline = aTimeline([
      primaryTrackOf('main', [clip(['a', 0, 60])]),
      captionTrack('c', [caption(['k', 0, 30])]),
      audioTrack('s', [song(['m', 0, 90])]),
    ])
    const drawn = timeline.tracks.filter(({ type }) => type !== 'file')
    const target = dropTarget({ timeline, drawn, dragging: music, point: { x: 0, y: 98, pxPerFrame: 4 } })
    expect(target.position).toMatchObject({ kind: 'new-track', index: 2 })
  })

  test('an empty timeline accepts a drop anywhere; its first video starts at 0', () => {
    const empty = aTimeline([])
    const target = at(empty, asset, 700, 60)
    expect(target).toMatchObject({ verdict: 'compatible', isEmptyArea: true })
    const edited = target.position && applyToTimeline(empty, dropEdit(asset, target.position, { newId: 'n', nowSeconds: 0 }))
    expect(edited?.ok && layoutOf(edited.value)).toBe('n 0-30')
    expect(at(aTimeline([primaryTrackOf('main', [])]), asset, 0, 300).position).toMatchObject({ kind: 'gap', trackId: 'main' })
  })

  test('files: one at a time, of supported types, on tracks of their type', () => {
    expect(at(film, file('video', 2), 40, 40)).toMatchObject({ verdict: 'incompatible', hint: 'not_allowed' })
    expect(at(film, file('unknown'), 40, 40)).toMatchObject({ verdict: 'incompatible', hint: 'invalid_file' })
    expect(at(film, file('audio'), 40, 40)).toMatchObject({ verdict: 'incompatible', hint: 'video_and_image' })
    expect(at(film, file('video'), 40, 40).verdict).toBe('compatible')
    expect(at(film, file(null), 40, 40).verdict).toBe('compatible')
    expect(at(film, { kind: 'foreign' }, 40, 40)).toMatchObject({ position: null, hint: 'not_supported' })
  })

  test('the item at a position is found without querying the DOM', () => {
    expect(itemUnder(film.tracks, { x: 70 * 4, y: 40, pxPerFrame: 4 })).toBe('b')
    expect(itemUnder([upperTrack('o', []), ...film.tracks], { x: 70 * 4, y: 40, pxPerFrame: 4 })).toBeNull()
    expect(itemUnder(film.tracks, { x: 190 * 4, y: 40, pxPerFrame: 4 })).toBeNull()
  })
})

test('a dropped file is classified by its media type', () => {
  const size = 9
  expect(checkDroppedFile({ type: 'video/x-matroska', name: 'a.mkv', size })).toEqual({ ok: false, kind: 'video' })
  expect(checkDroppedFile({ type: 'application/pdf', name: 'a.pdf', size })).toEqual({ ok: false, kind: null })
  expect(checkDroppedFile({ type: 'audio/x-m4a', name: 'a.m4a', size })).toEqual({ ok: true, kind: 'audio' })
})

test('an upload shows its stage', () => {
  const drop = { id: 'd', isEmptyArea: false, fileName: 'a.mp4', fileSize: 9 }
  const onTrack = { ...drop, position: { kind: 'gap', trackId: 'main', startFrame: 0, atFrame: 0 } as const }
  expect(pendingPhase(onTrack, [upload('uploading')])).toBe('uploading')
  expect(pendingPhase({ ...drop, position: { kind: 'new-track', index: 0, startFrame: 0 } }, [])).toBe('creating_track')
  expect(pendingPhase({ ...onTrack, isEmptyArea: true }, [])).toBe('creating_track')
  expect(pendingPhase(onTrack, [upload('processing')])).toBe('loading')
})
