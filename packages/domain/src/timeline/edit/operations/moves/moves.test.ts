import { describe, expect, test } from 'vitest'
import {
  layoutAfter,
  aTimeline,
  caption,
  captionTrack,
  clip,
  unwrap,
  failedItem,
  filmOf,
  upperTrack,
  picture,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '../../testing/fixture.ts'
import { scenarioOf } from '../../linked-items.ts'
import type { TrackPosition } from '../../track-position.ts'
import { moveGroup } from './move-group.ts'
import { moveItems } from './move-items.ts'
import { moveItem } from './move-item.ts'
import { moveItemToFrame } from './move-item-to-frame.ts'
import { moveOnFreeTrack } from './move-on-free-track.ts'
import { moveGroupToFrame } from './move-group-to-frame.ts'
import { contiguousBlock, moveItemsToFrame } from './move-items-to-frame.ts'
import { moveToNewTrack } from './move-to-new-track.ts'
import { moveToPrimary } from './move-to-primary.ts'

const ABC = filmOf(['A', 0, 60], ['B', 60, 90], ['C', 150, 30])
const ABCD = filmOf(['A', 0, 60], ['B', 60, 90], ['C', 150, 30], ['D', 180, 60])
const UNCHANGED = 'A 0-60, B 60-150, C 150-180'

describe('moving by frame', () => {
  test.each([
    ['C', 60, 'A 0-60, C 60-90, B 90-180'],
    ['C', 0, 'C 0-30, A 30-90, B 90-180'],
    ['C', 65, 'A 0-60, C 60-90, B 90-180'],
    ['C', 70, 'A 0-60, C 60-90, B 90-180'],
    ['C', 71, 'no_boundary'],
    ['C', 100, 'no_boundary'],
    ['C', Number.NaN, 'no_boundary'],
    ['C', 140, UNCHANGED],
    ['C', 145, UNCHANGED],
    ['C', 160, UNCHANGED],
    ['C', 190, UNCHANGED],
    ['X', 0, 'item_not_found'],
  ])('of %s to %d gives %s (E-212, E-213, ED-52)', (itemId, targetFrame, expected) => {
    expect(layoutAfter(moveItemToFrame(ABC, { itemId, targetFrame }))).toBe(expected)
  })

  test.each([
    ['D', 60, 'A 0-60, D 60-120, B 120-210, C 210-240'],
    ['A', 180, 'B 0-90, C 90-120, A 120-180, D 180-240'],
  ])('of %s to %d shifts what lies between (E-214)', (itemId, targetFrame, expected) => {
    expect(layoutAfter(moveItemToFrame(ABCD, { itemId, targetFrame }))).toBe(expected)
  })

  test("is ignored within ten frames of the item's own range, even past a neighbour (E-213)", () => {
    const film = filmOf(['A', 0, 60], ['D', 60, 8], ['B', 68, 90])
    expect(unwrap(moveItemToFrame(film, { itemId: 'B', targetFrame: 60 }))).toBe(film)
  })

  test('keeps the identity of unmoved items', () => {
    const moved = unwrap(moveItemToFrame(ABCD, { itemId: 'A', targetFrame: 180 }))
    expect(moved.tracks[0]!.items[3]).toBe(ABCD.tracks[0]!.items[3])
    expect(moved.mediaAssets).toBe(ABCD.mediaAssets)
  })
})

describe('a clip and its voice-over', () => {
  const pictures = primaryTrackOf('main', [clip(['V1', 0, 90]), clip(['V2', 90, 120]), clip(['V3', 210, 90])])
  const voices = audioTrack('voices', [voice(['O1', 0, 90]), voice(['O2', 93, 114])])
  const music = audioTrack('music', [song(['M', 0, 300])])
  const story = aTimeline([pictures, voices, music])

  test.each([
    ['V2', 0, 'V2 0-120, V1 120-210, V3 210-300 | O2 3-117, O1 120-210 | M 0-300'],
    ['V3', 90, 'V1 0-90, V3 90-180, V2 180-300 | O1 0-90, O2 183-297 | M 0-300'],
    ['O2', 0, 'V2 0-120, V1 120-210, V3 210-300 | O2 3-117, O1 120-210 | M 0-300'],
  ])('move together: %s to %d (E-210, E-211)', (itemId, targetFrame, expected) => {
    expect(layoutAfter(moveItemToFrame(story, { itemId, targetFrame }))).toBe(expected)
  })

  test('move separately without a voice-over track (E-208)', () => {
    const film = aTimeline([pictures, audioTrack('music', [song(['M1', 0, 90]), song(['M2', 90, 120])])])
    expect(layoutAfter(moveItemToFrame(film, { itemId: 'V2', targetFrame: 0 }))).toBe(
      'V2 0-120, V1 120-210, V3 210-300 | M1 0-90, M2 90-210',
    )
  })

  test('stay when music is moved (E-208)', () => {
    const moved = unwrap(moveOnFreeTrack(story, { itemId: 'M', trackId: 'music', startFrame: 50, atFrame: 60 }))
    expect([moved.tracks[0], moved.tracks[1]]).toEqual([pictures, voices])
  })

  test.each([
    ['7 and 8 frames apart', [97, 112], {}, true],
    ['10 frames apart', [100, 120], {}, true],
    ['11 frames apart', [101, 120], {}, false],
    ['11 frames shorter', [97, 109], {}, false],
    ['of one group', [200, 50], { groupId: 'g' }, true],
  ] as const)('pair when %s (E-209)', (_, [start, duration], group, isPaired) => {
    const film = aTimeline([
      primaryTrackOf('main', [clip(['A', 0, 90]), clip(['V', 90, 120, group])]),
      audioTrack('voices', [voice(['O', start, duration, group])]),
    ])
    const moved = unwrap(moveItemToFrame(film, { itemId: 'V', targetFrame: 0 }))
    expect(moved.tracks[1]!.items[0]!.startTimeInFrames).toBe(isPaired ? start - 90 : start)
  })

  test('off the primary track move together as well', () => {
    const film = aTimeline([
      upperTrack('top', [clip(['V', 100, 60])]),
      primaryTrackOf('main', []),
      audioTrack('voices', [voice(['O', 104, 55])]),
    ])
    const moved = moveOnFreeTrack(film, { itemId: 'O', trackId: 'voices', startFrame: 204, atFrame: 210 })
    expect(layoutAfter(moved)).toBe('V 200-260 |  | O 204-259')
  })
})

describe('a selection', () => {
  const four = filmOf(['A', 0, 30], ['B', 30, 30], ['C', 60, 30], ['D', 90, 30])
  const five = filmOf(['A', 0, 30], ['B', 30, 30], ['C', 60, 30], ['D', 90, 30], ['E', 120, 30])

  test.each([
    [four, ['B', 'C'], 'B', 120, 'A 0-30, D 30-60, B 60-90, C 90-120'],
    [four, ['A', 'C'], 'C', 120, 'A 0-30, B 30-60, D 60-90, C 90-120'],
    [five, ['B', 'C', 'D'], 'C', 0, 'B 0-30, C 30-60, D 60-90, A 90-120, E 120-150'],
  ])('moves as a block of neighbours or not at all (E-219, E-220)', (film, itemIds, leadId, targetFrame, expected) => {
    expect(layoutAfter(moveItemsToFrame(film, { itemIds, leadId, targetFrame }))).toBe(expected)
  })

  test('moves as a block only when it is two or more adjacent items of one track (E-219)', () => {
    const film = aTimeline([...four.tracks, audioTrack('music', [song(['M', 0, 60]), song(['N', 100, 50]), song(['P', 200, 50])])])
    const isBlock = (...ids: string[]): boolean => contiguousBlock(film, ids) !== undefined
    expect([isBlock('B', 'C'), isBlock('N', 'P'), isBlock('A', 'C'), isBlock('B', 'M'), isBlock('B')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(layoutAfter(moveItemsToFrame(film, { itemIds: ['N', 'P'], leadId: 'N', targetFrame: 20 }))).toContain(
      'M 0-60, N 60-110, P 160-210',
    )
    expect(layoutAfter(moveItemsToFrame(film, { itemIds: ['M', 'P'], leadId: 'M', targetFrame: 260 }))).toContain(
      'N 100-150, P 200-250, M 260-320',
    )
  })
})

describe('a group', () => {
  const film = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 90, { groupId: 'g' }]), clip(['C', 150, 30])]),
    audioTrack('voices', [voice(['O', 60, 90, { groupId: 'g' }])]),
  ])

  test.each([
    [180, 'A 0-60, C 60-90, B 90-180 | O 90-180'],
    [0, 'B 0-90, A 90-150, C 150-180 | O 0-90'],
    [60, 'A 0-60, B 60-150, C 150-180 | O 60-150'],
    [150, 'no_boundary'],
    [100, 'no_boundary'],
  ])('moves to 0 or to the end of another item: %d gives %s (E-218)', (targetFrame, expected) => {
    expect(layoutAfter(moveGroupToFrame(film, { groupId: 'g', targetFrame }))).toBe(expected)
  })

  test('is unchanged at its own position, and refused when it does not exist', () => {
    expect(unwrap(moveGroupToFrame(film, { groupId: 'g', targetFrame: 60 }))).toBe(film)
    expect(layoutAfter(moveGroupToFrame(film, { groupId: 'h', targetFrame: 60 }))).toBe('group_not_found')
  })

  test('of free items keeps its offsets and moves until all have room', () => {
    const free = aTimeline([
      upperTrack('top', [clip(['X', 0, 50]), clip(['V', 300, 40, { groupId: 'g' }])]),
      primaryTrackOf('main', []),
      audioTrack('voices', [voice(['Y', 60, 40]), voice(['O', 310, 40, { groupId: 'g' }])]),
    ])
    expect(layoutAfter(moveGroupToFrame(free, { groupId: 'g', targetFrame: 50 }))).toBe('X 0-50, V 90-130 |  | Y 60-100, O 100-140')
  })
})

describe('a free item', () => {
  const film = aTimeline([
    upperTrack('upper', [clip(['U', 300, 30])]),
    upperTrack('top', [clip(['X', 0, 90]), clip(['Y', 180, 60]), clip(['N', 400, 60])]),
    primaryTrackOf('main', [clip(['A', 0, 60, { shotId: 's1' }]), clip(['B', 60, 90])]),
    audioTrack('music', [song(['M', 0, 60])]),
    captionTrack('lines', [caption(['c1', 30, 60]), caption(['c2', 200, 60])]),
  ])
  const move = (itemId: string, trackId: string, startFrame: number, atFrame: number): string =>
    layoutAfter(moveOnFreeTrack(film, { itemId, trackId, startFrame, atFrame })).split(' | ')[1]!

  test.each([
    ['at the pointer in a gap', 100, 120, 'X 0-90, N 100-160, Y 180-240'],
    ['moved inside the gap on its left', 70, 95, 'X 0-90, N 90-150, Y 180-240'],
    ['moved inside the gap on its right', 150, 150, 'X 0-90, N 120-180, Y 180-240'],
    ['past the item it was let go on', 60, 80, 'X 0-90, N 90-150, Y 180-240'],
    ['after the last item', 240, 250, 'X 0-90, Y 180-240, N 240-300'],
    ['where it was', 400, 410, 'X 0-90, Y 180-240, N 400-460'],
  ])('is placed %s (E-222, ED-43)', (_, startFrame, atFrame, expected) => {
    expect(move('N', 'top', startFrame, atFrame)).toBe(expected)
  })

  test('longer than the gap under the pointer is refused (E-223)', () => {
    const tight = aTimeline([
      upperTrack('top', [clip(['X', 0, 90]), clip(['Y', 180, 60]), clip(['N', 400, 100]), clip(['P', 600, 90])]),
      primaryTrackOf('main', []),
    ])
    expect(moveOnFreeTrack(tight, { itemId: 'N', trackId: 'top', startFrame: 90, atFrame: 100 })).toEqual({
      ok: false,
      refusal: { code: 'no_room', requiredFrames: 100, availableFrames: 90 },
    })
    expect(layoutAfter(moveOnFreeTrack(tight, { itemId: 'P', trackId: 'top', startFrame: 120, atFrame: 130 }))).toMatch(
      /^X 0-90, P 90-180, Y/,
    )
  })

  test('moves only to tracks of its type, and an emptied track is removed (E-179, E-224)', () => {
    expect(layoutAfter(moveOnFreeTrack(film, { itemId: 'N', trackId: 'music', startFrame: 0, atFrame: 0 }))).toBe('incompatible_track')
    expect(layoutAfter(moveOnFreeTrack(film, { itemId: 'N', trackId: 'main', startFrame: 0, atFrame: 0 }))).toBe('wrong_kind')
    expect(layoutAfter(moveOnFreeTrack(film, { itemId: 'N', trackId: 'gone', startFrame: 0, atFrame: 0 }))).toBe('track_not_found')
    expect(layoutAfter(moveOnFreeTrack(film, { itemId: 'U', trackId: 'top', startFrame: 100, atFrame: 100 }))).toMatch(
      /^X 0-90, U 100-130, Y/,
    )
  })

  test('that is a caption may overlap others (E-178)', () => {
    expect(layoutAfter(moveOnFreeTrack(film, { itemId: 'c2', trackId: 'lines', startFrame: 60, atFrame: 65 }))).toMatch(
      /c1 30-90, c2 60-120$/,
    )
  })

  test('moves into and out of the primary track, which closes up (E-221, ED-57)', () => {
    const out = moveOnFreeTrack(film, { itemId: 'A', trackId: 'top', startFrame: 100, atFrame: 110 })
    expect(layoutAfter(out)).toMatch(/^U 300-330 \| X 0-90, A 100-160, Y 180-240, N 400-460 \| B 0-90/)
    expect(unwrap(out).tracks[1]!.items[1]).not.toHaveProperty('shotId')
    expect(layoutAfter(moveToPrimary(film, { itemId: 'U', atFrame: 60 }))).toMatch(/^X .* \| A 0-60, U 60-90, B 90-180/)
    expect(layoutAfter(moveToPrimary(film, { itemId: 'M', atFrame: 0 }))).toBe('incompatible_track')
    expect(layoutAfter(moveToPrimary(film, { itemId: 'A', atFrame: 0 }))).toBe('wrong_kind')
  })

  test('dropped between tracks gets a new track (ED-10)', () => {
    const moved = unwrap(moveToNewTrack(film, { itemId: 'N', index: 0, startFrame: 20, newId: 'new' }))
    expect(moved.tracks[0]).toMatchObject({ id: 'track_video_new', isPrimary: false, items: [{ id: 'N', startTimeInFrames: 20 }] })
    expect(layoutAfter(moveToNewTrack(film, { itemId: 'c1', index: 0, startFrame: 20, newId: 'new' }))).toBe('wrong_kind')
  })
})

const on = (itemId: string, zone: 'before' | 'after') =>
  ({ kind: 'item', zone, itemId, trackId: 'main', startFrame: 0, atFrame: 0 }) as const
const gap = (trackId: string, startFrame: number, atFrame = startFrame) => ({ kind: 'gap', trackId, startFrame, atFrame }) as const

describe('dropping an item', () => {
  const film = aTimeline([
    upperTrack('top', [picture(['N', 200, 30])]),
    primaryTrackOf('main', [clip(['A', 0, 60]), failedItem(['B', 60, 90]), clip(['C', 150, 30])]),
    audioTrack('voices', [voice(['O', 0, 60])]),
  ])
  test.each([
    ['C', on('A', 'after'), 'A 0-60, C 60-90, B 90-180 | O 0-60'],
    ['C', on('A', 'before'), 'C 0-30, A 30-90, B 90-180 | O 30-90'],
    ['N', on('C', 'after'), 'A 0-60, B 60-150, C 150-180, N 180-210 | O 0-60'],
    ['N', gap('main', 500), 'A 0-60, B 60-150, C 150-180, N 180-210 | O 0-60'],
    ['O', gap('voices', 180), 'B 0-90, C 90-120, A 120-180 | O 120-180'],
    ['O', gap('main', 0), 'incompatible_track'],
    ['X', gap('main', 0), 'item_not_found'],
    ['N', gap('nowhere', 0), 'track_not_found'],
  ])('%s is dropped at its target', (itemId, position, expected) => {
    const laid = layoutAfter(moveItem(film, { itemId, position, newId: 'new' }))
    expect(laid.replace('N 200-230 | ', '')).toBe(expected)
  })

  test('between tracks adds a track', () => {
    const position = { kind: 'new-track', index: 5, startFrame: 40 } as const
    expect(layoutAfter(moveItem(film, { itemId: 'C', position, newId: 'new' }))).toBe('N 200-230 | C 40-70 | A 0-60, B 60-150 | O 0-60')
  })
})

const grouped = aTimeline([
  upperTrack('top', [clip(['X', 0, 50]), clip(['Y', 300, 40, { groupId: 'h' }])]),
  primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 90, { groupId: 'g' }]), clip(['C', 150, 30])]),
  audioTrack('voices', [voice(['O', 60, 90, { groupId: 'g' }]), voice(['P', 300, 40, { groupId: 'h' }])]),
])
const groupAt = (groupId: string, position: TrackPosition): string => layoutAfter(moveGroup(grouped, { groupId, position }))
const allAt = (itemIds: string[], position: TrackPosition): string =>
  layoutAfter(moveItems(grouped, { itemIds, leadId: itemIds[0]!, position }))

describe('dropping a group or a selection', () => {
  test('moves a group to the insertion point, or to a near end (E-218)', () => {
    expect(groupAt('g', on('C', 'after'))).toContain('A 0-60, C 60-90, B 90-180 | O 90-180')
    expect(groupAt('g', gap('main', 500))).toContain('A 0-60, C 60-90, B 90-180 | O 90-180')
    expect(groupAt('g', gap('voices', 0))).toBe('no_boundary')
    expect(groupAt('h', gap('top', 57))).toBe('X 0-50, Y 150-190 | A 0-60, B 60-150, C 150-180 | O 60-150, P 150-190')
    expect(groupAt('h', gap('top', 61))).toBe('no_boundary')
  })

  test('moves adjacent items to the insertion point (E-219)', () => {
    expect(allAt(['A', 'B'], on('C', 'after'))).toContain('C 0-30, A 30-90, B 90-180 | O 90-180')
    expect(allAt(['A', 'B'], { kind: 'new-track', index: 0, startFrame: 0 })).toBe('no_boundary')
    expect(allAt(['X', 'Y'], gap('top', 20))).toContain('X 20-70, Y 320-360')
  })
})

test('edits of music move no other items, nor do edits without a voice-over track (E-208)', () => {
  const [music, voices] = [audioTrack('music', [song(['M', 0, 9])]), audioTrack('voices', [voice(['O', 0, 9])])]
  const [silent, spoken] = [aTimeline([primaryTrackOf('main', []), music]), aTimeline([primaryTrackOf('main', []), music, voices])]
  expect([
    scenarioOf(silent, silent.tracks[0]!),
    scenarioOf(spoken, music),
    scenarioOf(spoken, spoken.tracks[0]!),
    scenarioOf(spoken, voices),
  ]).toEqual(['simple', 'simple', 'complex', 'complex'])
})
