import { describe, expect, test } from 'vitest'
import { totalFrames } from '../../../queries.ts'
import {
  layoutAfter,
  aTimeline,
  caption,
  captionTrack,
  clip,
  unwrap,
  failedItem,
  filmOf,
  itemOf,
  upperTrack,
  picture,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '../../testing/fixture.ts'
import { changeSpeed, framesAtSpeed } from '../change-speed.ts'
import { previewEdges, previewTrim } from './preview-trim.ts'
import { trimItem } from './trim-item.ts'
import { setFade } from '../set-fade.ts'
import { setImageSeconds } from '../set-image-seconds.ts'
import { setVolume, stepVolume } from '../set-volume.ts'

const trims = (start: number, end: number, more: object = {}): object => ({
  sourceTrimStartFrames: start,
  sourceTrimEndFrames: end,
  mediaAssetId: 'source-120',
  ...more,
})
const film = filmOf(['A', 0, 60, trims(30, 90)], ['B', 60, 90])
const free = aTimeline([
  upperTrack('top', [clip(['X', 0, 40]), clip(['Y', 60, 90, trims(30, 120)]), clip(['Z', 200, 30])]),
  primaryTrackOf('main', []),
])
const trimOf = (item: object): unknown[] => {
  const { sourceTrimStartFrames, sourceTrimEndFrames } = item as { sourceTrimStartFrames?: number; sourceTrimEndFrames?: number }
  return [sourceTrimStartFrames, sourceTrimEndFrames]
}

describe('resizing on the primary track', () => {
  test.each([
    ['left', 15, 'A 0-45, B 45-135', [45, 90]],
    ['left', -20, 'A 0-80, B 80-170', [10, 90]],
    ['left', -40, 'A 0-90, B 90-180', [0, 90]],
    ['right', -15, 'A 0-45, B 45-135', [30, 75]],
    ['right', 30, 'A 0-90, B 90-180', [30, 120]],
    ['right', -200, 'A 0-1, B 1-91', [30, 31]],
    ['left', 200, 'A 0-1, B 1-91', [89, 90]],
  ] as const)('the %s edge by %d (E-193..E-195, E-204)', (edge, frames, expected, trim) => {
    const edited = unwrap(trimItem(film, { itemId: 'A', edge, frames }))
    expect([layoutAfter({ ok: true, value: edited }), trimOf(itemOf(edited, 'A'))]).toEqual([expected, trim])
  })

  test('beyond the end of the source is refused (E-196, ED-48)', () => {
    expect(trimItem(film, { itemId: 'A', edge: 'right', frames: 31 })).toEqual({
      ok: false,
      refusal: { code: 'too_long', maxFrames: 30 },
    })
  })

  test('a source of unknown length counts as three seconds (E-261)', () => {
    const unknown = filmOf(['A', 0, 60, { mediaAssetId: 'unknown' }])
    expect(layoutAfter(trimItem(unknown, { itemId: 'A', edge: 'right', frames: 30 }))).toBe('A 0-90')
    expect(layoutAfter(trimItem(unknown, { itemId: 'A', edge: 'right', frames: 31 }))).toBe('too_long')
    const missing = filmOf(['A', 0, 60, { mediaAssetId: 'nowhere' }])
    expect(trimItem(missing, { itemId: 'A', edge: 'right', frames: 4000 })).toMatchObject({ refusal: { maxFrames: 3540 } })
  })

  test('images can be extended without a source limit (E-197, ED-48)', () => {
    const pictures = aTimeline([primaryTrackOf('main', [picture(['A', 0, 60]), clip(['B', 60, 90])])])
    expect(layoutAfter(trimItem(pictures, { itemId: 'A', edge: 'right', frames: 240 }))).toBe('A 0-300, B 300-390')
    expect(layoutAfter(trimItem(pictures, { itemId: 'A', edge: 'right', frames: 340 }))).toBe('A 0-400, B 400-490')
    expect(layoutAfter(trimItem(pictures, { itemId: 'A', edge: 'right', frames: 3541 }))).toBe('too_long')
  })

  test.each([
    ['left', 10, { speed: 2 }, [60, 20, 140], 50, [40, 140]],
    ['right', -20, { speed: 0.5 }, [120, 0, 60], 100, [0, 50]],
    ['right', -10, { speed: 0.75 }, [80, 0, 60], 70, [0, 53]],
  ] as const)('trims scale with speed (E-198, ED-49)', (edge, frames, speed, [duration, start, end], length, trim) => {
    const edited = unwrap(
      trimItem(filmOf(['A', 0, duration, trims(start, end, { ...speed, mediaAssetId: 'source-200' })]), { itemId: 'A', edge, frames }),
    )
    expect([itemOf(edited, 'A').durationInFrames, trimOf(itemOf(edited, 'A'))]).toEqual([length, trim])
  })

  test('a frozen last frame can be trimmed but not extended', () => {
    const held = filmOf(['A', 0, 120, trims(70, 120, { speed: 0.5 })])
    expect(layoutAfter(trimItem(held, { itemId: 'A', edge: 'right', frames: 1 }))).toBe('too_long')
    expect(trimOf(itemOf(unwrap(trimItem(held, { itemId: 'A', edge: 'right', frames: -20 })), 'A'))).toEqual([70, 120])
  })

  test('less than a hundredth of a frame has no effect (E-201)', () => {
    expect(unwrap(trimItem(film, { itemId: 'A', edge: 'left', frames: 0.009 }))).toBe(film)
    expect(unwrap(trimItem(film, { itemId: 'A', edge: 'left', frames: Number.NaN }))).toBe(film)
    expect(layoutAfter(trimItem(film, { itemId: 'A', edge: 'left', frames: 1 }))).toBe('A 0-59, B 59-149')
  })

  test('the film ends with its last item (E-200)', () => {
    expect(totalFrames(unwrap(trimItem(film, { itemId: 'B', edge: 'right', frames: -30 })).tracks)).toBe(120)
  })

  test('overlays of failed shots keep their duration (ED-25)', () => {
    const broken = aTimeline([primaryTrackOf('main', [failedItem(['A', 0, 90])])])
    expect(layoutAfter(trimItem(broken, { itemId: 'A', edge: 'right', frames: -3 }))).toBe('fixed_length')
    expect(layoutAfter(changeSpeed(broken, { itemId: 'A', speed: 2 }))).toBe('fixed_length')
  })
})

describe('resizing on a free track', () => {
  test.each([
    ['left', 15, 'X 0-40, Y 75-150, Z 200-230', [45, 120]],
    ['left', -15, 'X 0-40, Y 45-150, Z 200-230', [15, 120]],
    ['left', -40, 'X 0-40, Y 40-150, Z 200-230', [10, 120]],
    ['right', -30, 'X 0-40, Y 60-120, Z 170-200', [30, 90]],
  ] as const)('the %s edge by %d (E-193, ED-45, ED-47)', (edge, frames, expected, trim) => {
    const edited = unwrap(trimItem(free, { itemId: 'Y', edge, frames }))
    expect([layoutAfter({ ok: true, value: edited }), trimOf(itemOf(edited, 'Y'))]).toEqual([`${expected} | `, trim])
  })

  test('captions change only start and duration (E-202, E-203)', () => {
    const lines = aTimeline([captionTrack('lines', [caption(['c', 30, 60]), caption(['d', 100, 30])])])
    const by = (edge: 'left' | 'right', frames: number): string => layoutAfter(trimItem(lines, { itemId: 'c', edge, frames }))
    expect([by('left', 20), by('right', 20), by('left', 60), by('right', -60), by('right', -59), by('left', -50)]).toEqual([
      'c 50-90, d 100-130',
      'c 30-110, d 100-130',
      'c 30-90, d 100-130',
      'c 30-90, d 100-130',
      'c 30-31, d 100-130',
      'c 0-90, d 100-130',
    ])
    expect(Object.keys(itemOf(unwrap(trimItem(lines, { itemId: 'c', edge: 'left', frames: 20 })), 'c'))).not.toContain(
      'sourceTrimStartFrames',
    )
  })

  test('words keep their film times', () => {
    const words = [
      { text: 'a', startTimeInFrames: 0, durationInFrames: 15 },
      { text: 'b', startTimeInFrames: 30, durationInFrames: 10 },
    ]
    const lines = aTimeline([captionTrack('lines', [caption(['c', 30, 60, { caption: { data: { text: 'a b', words } } }])])])
    expect(itemOf(unwrap(trimItem(lines, { itemId: 'c', edge: 'left', frames: 10 })), 'c')).toMatchObject({
      caption: {
        data: {
          words: [
            { startTimeInFrames: 0, durationInFrames: 5 },
            { startTimeInFrames: 20, durationInFrames: 10 },
          ],
        },
      },
    })
  })
})

describe('a group', () => {
  const group = { groupId: 'g' }
  const story = aTimeline([
    primaryTrackOf('main', [clip(['V', 0, 90, { ...group, ...trims(0, 90) }]), clip(['V2', 90, 60])]),
    audioTrack('voices', [voice(['O', 0, 90, { ...group, ...trims(0, 90, { mediaAssetId: 'voice-100' }) }]), voice(['O2', 90, 60])]),
  ])

  test('is resized together, the film moves up with its voice-overs (E-199)', () => {
    expect(layoutAfter(trimItem(story, { itemId: 'V', edge: 'right', frames: -15 }))).toBe('V 0-75, V2 75-135 | O 0-75, O2 75-135')
    expect(layoutAfter(trimItem(story, { itemId: 'O', edge: 'left', frames: 15 }))).toBe('V 0-75, V2 75-135 | O 0-75, O2 75-135')
  })

  test('grows as far as its shortest source allows (ED-50)', () => {
    expect(trimItem(story, { itemId: 'V', edge: 'right', frames: 20 })).toMatchObject({ refusal: { code: 'too_long', maxFrames: 10 } })
    const preview = previewTrim(story, { itemId: 'V', edge: 'right', frames: 20 })
    expect(preview).toMatchObject({ ok: true, value: { frames: 10 } })
  })

  test('changes speed together (E-191)', () => {
    const even = aTimeline([
      primaryTrackOf('main', [clip(['V', 0, 90, group]), clip(['V2', 90, 60, { groupId: 'h' }])]),
      audioTrack('voices', [voice(['O', 0, 90, group]), voice(['O2', 90, 60, { groupId: 'h' }])]),
    ])
    const edited = unwrap(changeSpeed(even, { itemId: 'O', speed: 1.5 }))
    expect(layoutAfter({ ok: true, value: edited })).toBe('V 0-60, V2 60-120 | O 0-60, O2 60-120')
    expect([itemOf(edited, 'V'), itemOf(edited, 'O')]).toMatchObject([{ speed: 1.5 }, { speed: 1.5 }])
  })

  test('keeps a voice-over inside its clip when the speed changes', () => {
    const led = aTimeline([primaryTrackOf('main', [clip(['V', 0, 90, group])]), audioTrack('voices', [voice(['O', 30, 60, group])])])
    expect(layoutAfter(changeSpeed(led, { itemId: 'V', speed: 2 }))).toBe('V 0-45 | O 15-45')
  })
})

describe('speed', () => {
  test.each([
    [90, 1, 2, 45],
    [90, 1, 0.5, 180],
    [90, 1, 1.5, 60],
    [100, 1, 1.75, 57],
    [75, 0.5, 2, 19],
    [45, 1, 2, 23],
    [45, 2, 0.75, 120],
    [1, 1, 2, 1],
    [1, 0.5, 2, 1],
  ])('%d frames at %d last at %d: %d (E-189)', (frames, from, to, expected) => {
    expect(framesAtSpeed(frames, from, to)).toBe(expected)
  })

  test('shifts later items (E-190, ED-45)', () => {
    expect(layoutAfter(changeSpeed(filmOf(['A', 0, 90], ['B', 90, 60], ['C', 150, 30]), { itemId: 'A', speed: 1.5 }))).toBe(
      'A 0-60, B 60-120, C 120-150',
    )
    const gapped = aTimeline([
      upperTrack('top', [clip(['A', 0, 60]), clip(['B', 90, 30])]),
      primaryTrackOf('main', []),
      audioTrack('music', [song(['M', 0, 300])]),
    ])
    expect(layoutAfter(changeSpeed(gapped, { itemId: 'A', speed: 2 }))).toBe('A 0-30, B 60-90 |  | M 0-300')
    expect(layoutAfter(changeSpeed(gapped, { itemId: 'A', speed: 0.5 }))).toBe('A 0-120, B 150-180 |  | M 0-300')
  })

  test('can be reverted within one frame, and keeps the trims (ED-49)', () => {
    const doubled = unwrap(changeSpeed(filmOf(['A', 0, 45]), { itemId: 'A', speed: 2 }))
    const back = unwrap(changeSpeed(doubled, { itemId: 'A', speed: 1 }))
    expect([itemOf(doubled, 'A').durationInFrames, itemOf(back, 'A').durationInFrames, trimOf(itemOf(back, 'A'))]).toEqual([
      23,
      46,
      [0, 45],
    ])
  })

  test('outside 0.5 to 2 is refused, and the same speed has no effect (E-060)', () => {
    expect([0.25, 2.25, Number.NaN].map((speed) => layoutAfter(changeSpeed(film, { itemId: 'A', speed })))).toEqual(
      Array(3).fill('out_of_range'),
    )
    expect(unwrap(changeSpeed(film, { itemId: 'A', speed: 1 }))).toBe(film)
  })
})

describe('a preview', () => {
  test('stops at the last valid frame and changes nothing (E-192, ED-48)', () => {
    const preview = previewTrim(film, { itemId: 'A', edge: 'right', frames: 31 })
    expect(preview).toMatchObject({ ok: true, value: { frames: 30, items: [{ id: 'A', startTimeInFrames: 0, durationInFrames: 90 }] } })
    expect(layoutAfter({ ok: true, value: film })).toBe('A 0-60, B 60-150')
  })

  test('follows the pointer with a left edge before the film closes up', () => {
    const preview = previewTrim(film, { itemId: 'B', edge: 'left', frames: 20 })
    if (!preview.ok) throw new Error(preview.refusal.code)
    expect([preview.value.items, previewEdges(preview.value)]).toEqual([
      [{ id: 'B', startTimeInFrames: 80, durationInFrames: 70 }],
      [80, 150],
    ])
    expect(layoutAfter({ ok: true, value: preview.value.timeline })).toBe('A 0-60, B 60-130')
  })

  test('of zero frames returns the same timeline', () => {
    expect(previewTrim(film, { itemId: 'A', edge: 'left', frames: -0.3 })).toMatchObject({ value: { frames: 0, timeline: film } })
  })
})

describe('fades', () => {
  const faded = unwrap(setFade(filmOf(['A', 0, 90], ['B', 90, 45]), { itemId: 'A', fade: 'fade-out', seconds: 0.5 }))

  test('are set in frames and removed with 0 (E-107)', () => {
    expect(itemOf(faded, 'A')).toMatchObject({ effects: [{ type: 'fade-out', durationInFrames: 15 }] })
    const both = unwrap(setFade(faded, { itemId: 'A', fade: 'fade-in', seconds: 0.05 }))
    expect(itemOf(both, 'A')).toMatchObject({
      effects: [
        { type: 'fade-in', durationInFrames: 2 },
        { type: 'fade-out', durationInFrames: 15 },
      ],
    })
    expect(itemOf(unwrap(setFade(faded, { itemId: 'A', fade: 'fade-out', seconds: 0 })), 'A')).not.toHaveProperty('effects')
    expect(unwrap(setFade(faded, { itemId: 'A', fade: 'fade-out', seconds: 0.5 }))).toBe(faded)
  })

  test('of an item with an odd duration do not overlap (ED-15)', () => {
    const odd = unwrap(setFade(faded, { itemId: 'B', fade: 'fade-in', seconds: 0.75 }))
    expect(itemOf(odd, 'B')).toMatchObject({ effects: [{ durationInFrames: 22 }] })
  })

  test('last at most half of the item, and shrink with it (E-061, ED-15)', () => {
    const full = ['fade-in', 'fade-out'].reduce(
      (timeline, type) => unwrap(setFade(timeline, { itemId: 'A', fade: type as 'fade-in', seconds: 9 })),
      faded,
    )
    expect(itemOf(full, 'A')).toMatchObject({ effects: [{ durationInFrames: 45 }, { durationInFrames: 45 }] })
    expect(itemOf(unwrap(trimItem(full, { itemId: 'A', edge: 'right', frames: -30 })), 'A')).toMatchObject({
      effects: [{ durationInFrames: 30 }, { durationInFrames: 30 }],
    })
    expect(itemOf(unwrap(changeSpeed(full, { itemId: 'A', speed: 1.5 })), 'A')).toMatchObject({
      effects: [{ durationInFrames: 30 }, { durationInFrames: 30 }],
    })
  })
})

describe('volume', () => {
  const mixed = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 60, { volume: 0.5 }]), picture(['P', 60, 60])]),
    captionTrack('lines', [caption(['c', 0, 9])]),
  ])

  test('changes by steps between 0 and 1 (E-087, E-088)', () => {
    const step = (film: typeof mixed, steps: number): typeof mixed => unwrap(stepVolume(film, { itemIds: ['A', 'P', 'c'], steps }))
    expect(itemOf(step(mixed, 1), 'A')).toMatchObject({ volume: 0.55 })
    expect(itemOf(step(step(mixed, 1), -2), 'A')).toMatchObject({ volume: 0.45 })
    expect(itemOf(step(mixed, 99), 'A')).toMatchObject({ volume: 1 })
  })

  test('applies to video and audio only (E-089, E-106)', () => {
    expect(unwrap(setVolume(mixed, { itemIds: ['P', 'c'], volume: 0 }))).toBe(mixed)
    expect(unwrap(setVolume(film, { itemIds: ['A'], volume: 1 }))).toBe(film)
    expect(itemOf(unwrap(setVolume(film, { itemIds: ['A'], volume: -3 })), 'A')).toMatchObject({ volume: 0 })
  })
})

test('an image lasts from a tenth of a second to ten (E-062)', () => {
  const pictures = aTimeline([primaryTrackOf('main', [picture(['A', 0, 60]), clip(['B', 60, 90])])])
  const set = (seconds: number, itemId = 'A'): string => layoutAfter(setImageSeconds(pictures, { itemId, seconds }))
  expect([set(0.1), set(2), set(10), set(10.1), set(0), set(1, 'B')]).toEqual([
    'A 0-3, B 3-93',
    'A 0-60, B 60-150',
    'A 0-300, B 300-390',
    'out_of_range',
    'out_of_range',
    'wrong_kind',
  ])
})
