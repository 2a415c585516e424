import { describe, expect, test } from 'vitest'
import type { CaptionItem } from '../../../model.ts'
import { CAPTION_LIMITS, fadeLimits, IMAGE_SECONDS_LIMITS, SPEED_LIMITS, parseTypedValue, VOLUME_LIMITS } from '../../field-limits.ts'
import {
  layoutAfter,
  aTimeline,
  caption,
  captionTrack,
  clip,
  unwrap,
  itemOf,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '../../testing/fixture.ts'
import { addCaption } from './add-caption.ts'
import { editCaptionText } from './edit-caption-text.ts'
import { insertCaptions } from './insert-captions.ts'
import { setCaptionTimes } from './set-caption-times.ts'
import { setCaptionsEnabled } from './set-captions-enabled.ts'
import { styleCaptions } from './style-captions.ts'

const words = [
  { text: 'one', startTimeInFrames: 0, durationInFrames: 10 },
  { text: 'two', startTimeInFrames: 12, durationInFrames: 10 },
]
const film = aTimeline([
  primaryTrackOf('main', [clip(['V', 0, 90])]),
  captionTrack('lines', [
    caption(['c', 30, 60, { caption: { data: { text: 'one two', words }, style: { color: '#FFF', fontSize: 30 } } }]),
    caption(['d', 60, 60]),
  ]),
])

const edit = (text: string): typeof film => unwrap(editCaptionText(film, { itemId: 'c', text }))

test('a new caption is added to a given or a new track, in the default style when no other has one (E-359, ED-16)', () => {
  const line = { startFrame: -3, durationInFrames: 0, text: 'New', newId: 'n' }
  const plain = aTimeline([
    primaryTrackOf('main', [clip(['V', 0, 90])]),
    captionTrack('lines', [caption(['c', 30, 60]), caption(['d', 60, 60])]),
  ])
  const joined = unwrap(addCaption(plain, { ...line, trackId: 'lines' }))
  expect(layoutAfter({ ok: true, value: joined })).toBe('V 0-90 | c 30-90, d 60-120, n 0-1')
  expect(itemOf(joined, 'n')).toMatchObject({
    caption: { style: { fontSize: 22, fontWeight: 700, lineHeight: 1.3, maxWidth: 70, height: 24 } },
  })
  expect(unwrap(addCaption(film, line)).tracks[2]).toMatchObject({ id: 'track_caption_n', subtype: 'caption' })
  expect([layoutAfter(addCaption(film, { ...line, trackId: 'main' })), layoutAfter(addCaption(film, { ...line, trackId: 'x' }))]).toEqual([
    'incompatible_track',
    'track_not_found',
  ])
})

test.each([
  [0, { color: '#FFF', fontSize: 30 }],
  [45, { color: '#FFF', fontSize: 30 }],
  [200, { color: '#FFF', fontSize: 30 }],
  [300, { color: '#000' }],
])('a new caption at frame %i has the style of the one before it, else of the one after it (ED-16)', (startFrame, style) => {
  const row = film.tracks[1]!
  const styled = captionTrack('lines', [
    ...row.items,
    caption(['e', 250, 20, { caption: { data: { text: 'last' }, style: { color: '#000' } } }]),
  ])
  const added = unwrap(
    addCaption(
      { ...film, tracks: [film.tracks[0]!, styled] },
      { trackId: 'lines', startFrame, durationInFrames: 30, text: 'New', newId: 'n' },
    ),
  )
  expect((itemOf(added, 'n') as CaptionItem).caption.style).toEqual(style)
})

describe('the text of a caption', () => {
  test('keeps its word timing when the number of words is unchanged (E-108)', () => {
    expect(itemOf(edit('uno\ndos'), 'c')).toMatchObject({
      caption: {
        data: {
          text: 'uno\ndos',
          words: [
            { text: 'uno', startTimeInFrames: 0 },
            { text: 'dos', startTimeInFrames: 12 },
          ],
        },
        style: { color: '#FFF' },
      },
    })
    expect(itemOf(edit('one two three'), 'c')).toMatchObject({ caption: { data: { text: 'one two three' } } })
    expect(JSON.stringify(edit('one two three'))).not.toContain('words')
  })

  test('can be cleared, which deletes the caption (ED-18)', () => {
    expect(layoutAfter(editCaptionText(film, { itemId: 'c', text: '  ' }))).toBe('V 0-90 | d 60-120')
    expect(edit('one two')).toBe(film)
    expect(layoutAfter(editCaptionText(film, { itemId: 'V', text: 'x' }))).toBe('wrong_kind')
    expect(layoutAfter(editCaptionText(film, { itemId: 'c', text: 'x'.repeat(5001) }))).toBe('out_of_range')
  })
})

test.each([
  [-5, 30, 'c 0-30, d 60-120'],
  [40, 40, 'c 40-41, d 60-120'],
  [60, 120, 'c 60-120, d 60-120'],
  [90, 20, 'c 90-91, d 60-120'],
])('a caption from %d to %d is visible %s (E-076, E-178)', (startFrame, endFrame, expected) => {
  expect(layoutAfter(setCaptionTimes(film, { itemId: 'c', startFrame, endFrame }))).toBe(`V 0-90 | ${expected}`)
})

describe('the style of captions', () => {
  test('changes for all or for one (E-071)', () => {
    const all = unwrap(styleCaptions(film, { itemId: 'c', style: { color: '#000' }, toAll: true }))
    expect([itemOf(all, 'c'), itemOf(all, 'd')]).toMatchObject([
      { caption: { style: { color: '#000', fontSize: 30 } } },
      { caption: { style: { color: '#000' } } },
    ])
    const styledOne = unwrap(styleCaptions(film, { itemId: 'c', style: { fontSize: 40 }, toAll: false }))
    expect(itemOf(styledOne, 'd')).toBe(itemOf(film, 'd'))
    expect(unwrap(styleCaptions(film, { itemId: 'c', style: { color: '#FFF' }, toAll: false }))).toBe(film)
  })

  test('stays within its limits (E-063..E-068)', () => {
    const styles = [
      { fontSize: 7 },
      { fontSize: 121 },
      { letterSpacing: -6 },
      { lineHeight: 3.1 },
      { height: 100 },
      { borderRadius: Number.NaN },
    ]
    expect(styles.map((style) => layoutAfter(styleCaptions(film, { itemId: 'c', style, toAll: true })))).toEqual(
      styles.map(() => 'out_of_range'),
    )
  })

  test.each([
    [5, 10],
    [120, 100],
    [10, 10],
  ])('a width of %d becomes %d (E-069)', (maxWidth, expected) => {
    const styled = unwrap(styleCaptions(film, { itemId: 'c', style: { maxWidth }, toAll: false }))
    expect(itemOf(styled, 'c')).toMatchObject({ caption: { style: { maxWidth: expected } } })
  })
})

describe('detected captions', () => {
  const tracks = [
    primaryTrackOf('main', [clip(['V', 0, 90])]),
    audioTrack('VO1', [voice(['O', 0, 90])]),
    audioTrack('M', [song(['S', 0, 90])]),
  ]
  const byTrack = { VO1: [caption(['new', 0, 40])] }

  test('are inserted directly under their audio track and enabled (E-149, E-150, ED-10)', () => {
    const silent = unwrap(setCaptionsEnabled(aTimeline(tracks), { enabled: false }))
    const detected = unwrap(insertCaptions(silent, { captionsByTrack: byTrack, newId: 'x' }))
    expect(detected.tracks.map(({ id }) => id)).toEqual(['main', 'VO1', 'track_caption_x_VO1', 'M'])
    expect(detected.globalConfig.captions.enabled).toBe(true)
    expect(unwrap(setCaptionsEnabled(detected, { enabled: true }))).toBe(detected)
  })

  test('replace generated lyrics captions above the song (ED-17)', () => {
    const sung = captionTrack('track_caption_sung', [caption(['old', 0, 30])])
    const film = aTimeline([primaryTrackOf('main', [clip(['V', 0, 90])]), sung, audioTrack('M', [song(['S', 0, 90])])])
    const again = insertCaptions(film, { captionsByTrack: { M: [caption(['new', 5, 40])] }, newId: 'y' })
    expect(layoutAfter(again)).toBe('V 0-90 | S 0-90 | new 5-45')
  })

  test('get new ids when the same response is inserted again and one of its captions was moved elsewhere', () => {
    const moved = aTimeline([...tracks, captionTrack('lines', [caption(['new', 70, 20])])])
    const again = unwrap(insertCaptions(moved, { captionsByTrack: { VO1: [caption(['new', 5, 40])] }, newId: 'y' }))
    expect(layoutAfter({ ok: true, value: again })).toBe('V 0-90 | O 0-90 | new_y 5-45 | S 0-90 | new 70-90')
  })

  test('dissolve a group of which they replace all but one item', () => {
    const linked = aTimeline([
      primaryTrackOf('main', []),
      audioTrack('VO1', [voice(['O', 0, 60, { groupId: 'g' }])]),
      captionTrack('track_caption_a', [caption(['old', 0, 20, { groupId: 'g' }])]),
    ])
    const again = unwrap(insertCaptions(linked, { captionsByTrack: { VO1: [caption(['new', 5, 40])] }, newId: 'y' }))
    expect(itemOf(again, 'O')).not.toHaveProperty('groupId')
  })

  test('replace only captions detected in the same track before (ED-17)', () => {
    const before = unwrap(
      insertCaptions(aTimeline([...tracks, captionTrack('track_caption_song', [caption(['sung', 0, 9])])]), {
        captionsByTrack: byTrack,
        newId: 'x',
      }),
    )
    const again = unwrap(insertCaptions(before, { captionsByTrack: { VO1: [caption(['newer', 5, 40])] }, newId: 'y' }))
    expect(layoutAfter({ ok: true, value: again })).toBe('V 0-90 | O 0-90 | newer 5-45 | S 0-90 | sung 0-9')
    expect(layoutAfter(insertCaptions(before, { captionsByTrack: { VO1: [] }, newId: 'y' }))).toBe(layoutAfter({ ok: true, value: before }))
    expect(layoutAfter(insertCaptions(before, { captionsByTrack: { gone: [] }, newId: 'y' }))).toBe('track_not_found')
  })
})

describe('numeric input', () => {
  test.each([
    ['speed 3', SPEED_LIMITS, 3, undefined],
    ['speed 0.75', SPEED_LIMITS, 0.75, 0.75],
    ['speed 1.1', SPEED_LIMITS, 1.1, 1],
    ['volume 0.33', VOLUME_LIMITS, 0.33, 0.35],
    ['a picture for 10.1 s', IMAGE_SECONDS_LIMITS, 10.1, undefined],
    ['a picture for 0 s', IMAGE_SECONDS_LIMITS, 0, undefined],
    ['size 7', CAPTION_LIMITS.fontSize, 7, undefined],
    ['size 120', CAPTION_LIMITS.fontSize, 120, 120],
    ['weight 450', CAPTION_LIMITS.fontWeight, 449, 400],
    ['spacing -6', CAPTION_LIMITS.letterSpacing, -6, undefined],
    ['line height 0.5', CAPTION_LIMITS.lineHeight, 0.5, 0.5],
    ['offset 100', CAPTION_LIMITS.height, 100, undefined],
    ['radius -1', CAPTION_LIMITS.borderRadius, -1, undefined],
    ['width 10, under the slider', CAPTION_LIMITS.maxWidth, 10, 10],
    ['half of 45 frames', fadeLimits(45, 30), 0.75, 0.75],
    ['more than half of 90', fadeLimits(90, 30), 1.55, undefined],
    ['no number', VOLUME_LIMITS, Number.NaN, undefined],
  ])('%s (E-058..E-069, ED-14)', (_, limits, typed, expected) => {
    expect(parseTypedValue(limits, typed)).toBe(expected)
  })
})
