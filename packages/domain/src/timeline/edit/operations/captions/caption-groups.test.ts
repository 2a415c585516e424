import { describe, expect, test } from 'vitest'
import type { CaptionItem, Timeline } from '../../../model.ts'
import { buildAsset } from '../../../story-fixture.ts'
import { caption, captionTrack, clip, unwrap, layoutOf, primaryTrackOf, audioTrack, voice } from '../../testing/fixture.ts'
import { changeSpeed } from '../change-speed.ts'
import { deleteItems } from '../delete-items.ts'
import { moveItemToFrame } from '../moves/move-item-to-frame.ts'
import { trimItem, type TrimItem } from '../trims/trim-item.ts'

const words = [{ text: 'hello', startTimeInFrames: 10, durationInFrames: 20 }]
const of = (shot: string) => ({ shotId: shot, groupId: `group_${shot}` })
const line = caption(['c1', 20, 40, { ...of('s1'), caption: { data: { text: 'hello', words } } }])

/** Two spoken shots of 90 frames, each with a caption; a note that belongs to no shot. */
const timeline: Timeline = {
  tracks: [
    primaryTrackOf('p', [clip(['v1', 0, 90, of('s1')]), clip(['v2', 90, 90, of('s2')])]),
    audioTrack('o', [voice(['o1', 10, 70, of('s1')]), voice(['o2', 100, 70, of('s2')])]),
    captionTrack('c', [line, caption(['c2', 110, 40, of('s2')]), caption(['note', 100, 30])]),
  ],
  mediaAssets: [buildAsset('long', { metadata: { duration: 100 } }), buildAsset('voice', { resourceType: 'audio', subtype: 'voiceover' })],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: false, type: 'logo' } },
}

const starts = (edited: Timeline): Record<string, number> =>
  Object.fromEntries(edited.tracks.find(({ id }) => id === 'c')?.items.map(({ id, startTimeInFrames }) => [id, startTimeInFrames]) ?? [])

test('captions of a shot move with its voice-over, other captions stay (ED-19)', () => {
  const moved = moveItemToFrame(timeline, { itemId: 'v2', targetFrame: 0 })
  expect(moved.ok && starts(moved.value)).toEqual({ c1: 110, c2: 20, note: 100 })
})

test('captions stay in sync at double speed, and later ones move up', () => {
  const fast = changeSpeed(timeline, { itemId: 'v1', speed: 2 })
  expect(fast.ok && starts(fast.value)).toEqual({ c1: 10, c2: 65, note: 100 })
  const item = fast.ok ? fast.value.tracks[2]?.items.find(({ id }) => id === 'c1') : undefined
  expect(item).toMatchObject({ durationInFrames: 20, caption: { data: { words: [{ startTimeInFrames: 5, durationInFrames: 10 }] } } })
  const back = fast.ok ? changeSpeed(fast.value, { itemId: 'v1', speed: 1 }) : fast
  expect(back.ok && starts(back.value)).toEqual(starts(timeline))
})

test('captions of a clip that has the speed already stay the same when only its voice-over changes', () => {
  const slow = primaryTrackOf('p', [clip(['v1', 0, 90, { ...of('s1'), speed: 0.5, sourceTrimEndFrames: 45 }])])
  const edited = unwrap(changeSpeed({ ...timeline, tracks: timeline.tracks.with(0, slow) }, { itemId: 'v1', speed: 0.5 }))
  expect(lineOf(edited, 'c1')).toBe(line)
})

test('captions of a deleted shot are deleted, and later ones move up', () => {
  const left = deleteItems(timeline, { itemIds: ['v1'] })
  expect(left.ok && starts(left.value)).toEqual({ c2: 20, note: 100 })
})

const lineOf = (edited: Timeline, id: string) =>
  edited.tracks.flatMap(({ items }) => items).find((item): item is CaptionItem => item.id === id && item.type === 'caption')

describe('captions of a group that is trimmed (ED-19, E-199)', () => {
  const words = ['one', 'two', 'three', 'four'].map((text, index) => ({ text, startTimeInFrames: index * 15, durationInFrames: 12 }))
  const withWords: Timeline = {
    ...timeline,
    tracks: [
      primaryTrackOf('p', [clip(['v1', 0, 90, of('s1')]), clip(['v2', 90, 90, of('s2')])]),
      audioTrack('o', [voice(['o1', 0, 80, of('s1')]), voice(['o2', 100, 70, of('s2')])]),
      captionTrack('c', [
        caption(['c1', 0, 60, { ...of('s1'), caption: { data: { text: 'one two three four', words: words } } }]),
        caption([
          'tail',
          70,
          20,
          { ...of('s1'), caption: { data: { text: 'end', words: [{ text: 'end', startTimeInFrames: 0, durationInFrames: 10 }] } } },
        ]),
        caption(['c2', 110, 40, of('s2')]),
        caption(['note', 70, 30]),
      ]),
    ],
  }
  const trimmed = (op: TrimItem): Timeline => unwrap(trimItem(withWords, op))

  test('words after the new end are removed, and so are captions without words; later captions move up', () => {
    const edited = trimmed({ itemId: 'v1', edge: 'right', frames: -50 })
    expect(layoutOf(edited)).toBe('v1 0-40, v2 40-130 | o1 0-30, o2 50-120 | c1 0-40, c2 60-100, note 70-100')
    expect(lineOf(edited, 'c1')?.caption.data).toEqual({ text: 'one two', words: words.slice(0, 2) })
  })

  test('words before the new start are removed, and the rest starts with its audio', () => {
    const edited = trimmed({ itemId: 'v1', edge: 'left', frames: 20 })
    expect(layoutOf(edited)).toBe('v1 0-70, v2 70-160 | o1 0-60, o2 80-150 | c1 0-40, tail 50-70, c2 90-130, note 70-100')
    expect(lineOf(edited, 'c1')?.caption.data).toEqual({
      text: 'two three four',
      words: [
        { text: 'two', startTimeInFrames: 0, durationInFrames: 7 },
        { text: 'three', startTimeInFrames: 10, durationInFrames: 12 },
        { text: 'four', startTimeInFrames: 25, durationInFrames: 12 },
      ],
    })
  })

  test('a truncated word is shown while it is audible', () => {
    const edited = trimmed({ itemId: 'v1', edge: 'right', frames: -45 })
    expect(lineOf(edited, 'c1')?.caption.data.words?.at(-1)).toEqual({ text: 'three', startTimeInFrames: 30, durationInFrames: 5 })
  })

  test('a caption without word timing is trimmed to its clip, one outside of it is removed', () => {
    const edited = unwrap(trimItem(withWords, { itemId: 'v2', edge: 'right', frames: -50 }))
    expect(layoutOf(edited)).toContain('c2 110-130')
    expect(lineOf(unwrap(trimItem(withWords, { itemId: 'v2', edge: 'right', frames: -60 })), 'c2')).toBeUndefined()
  })

  test('extending a clip does not change its captions', () => {
    const longer = trimmed({ itemId: 'v1', edge: 'right', frames: 30 })
    expect(lineOf(longer, 'c1')).toBe(lineOf(withWords, 'c1'))
  })

  test('removing the last caption removes its track', () => {
    const alone = {
      ...withWords,
      tracks: withWords.tracks.map((track) => (track.id === 'c' ? captionTrack('c', track.items.slice(1, 2)) : track)),
    }
    expect(unwrap(trimItem(alone, { itemId: 'o1', edge: 'right', frames: -40 })).tracks.map(({ id }) => id)).toEqual(['p', 'o'])
  })

  test('trimming a caption trims no other item', () => {
    expect(layoutOf(trimmed({ itemId: 'tail', edge: 'right', frames: -5 }))).toContain(
      'v1 0-90, v2 90-180 | o1 0-80, o2 100-170 | c1 0-60, tail 70-85',
    )
  })
})
