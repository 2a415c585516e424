import { describe, expect, test } from 'vitest'
import type { CaptionItem, TimelineItem } from '../../model.ts'
import { listedShots } from '../storyboard/listed-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import {
  aShot,
  aStory,
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  failedItem,
  filmOf,
  itemOf,
  layoutOf,
  picture,
  primaryTrackOf,
  song,
  voice,
} from '../testing/fixture.ts'
import { split } from './split.ts'

const alone = (timeline: StoryDocument['timeline']): StoryDocument => ({ shots: {}, timeline })
const after = (document: StoryDocument, itemIds: readonly string[], atFrame: number): StoryDocument => {
  const edited = split(document, { itemIds, atFrame, newId: 'N' })
  if (!edited.ok) throw new Error(edited.refusal.code)
  return edited.value
}
const sourceOf = (item: TimelineItem) => 'mediaAssetId' in item && [item.sourceTrimStartFrames, item.sourceTrimEndFrames]

/** Layout and source ranges after splitting a clip of 60 frames. */
const splitAtSpeed = (speed: number) => {
  const item = clip(['A', 0, 60, { speed, sourceTrimStartFrames: 10, sourceTrimEndFrames: 10 + 60 * speed }])
  const { timeline } = after(alone(aTimeline([primaryTrackOf('main', [item])])), ['A'], 21)
  return [layoutOf(timeline), sourceOf(itemOf(timeline, 'A')), sourceOf(itemOf(timeline, 'N'))]
}

describe('splitting one item', () => {
  const fades = [
    { type: 'fade-in', durationInFrames: 20 },
    { type: 'fade-out', durationInFrames: 20 },
  ]

  test('continues the source where it was cut, at any speed', () => {
    expect(splitAtSpeed(1)).toEqual(['A 0-21, N 21-60', [10, 31], [31, 70]])
    expect(splitAtSpeed(2)).toEqual(['A 0-21, N 21-60', [10, 52], [52, 130]])
    expect(splitAtSpeed(0.5)).toEqual(['A 0-21, N 21-60', [10, 21], [21, 40]])
  })

  test('keeps fades at the outer ends, at most half of their part', () => {
    const { timeline } = after(alone(aTimeline([primaryTrackOf('main', [clip(['A', 0, 60, { effects: fades }])])])), ['A'], 50)
    expect(itemOf(timeline, 'A')).toMatchObject({ effects: [{ type: 'fade-in', durationInFrames: 20 }] })
    expect(itemOf(timeline, 'N')).toMatchObject({ effects: [{ type: 'fade-out', durationInFrames: 5 }] })
  })

  test('keeps volume and every other item as they are', () => {
    const film = aTimeline([primaryTrackOf('main', [clip(['A', 0, 60, { volume: 0.4 }]), picture(['B', 60, 30])])])
    const { timeline } = after(alone(film), ['A'], 20)
    expect([itemOf(timeline, 'A'), itemOf(timeline, 'N')]).toMatchObject([{ volume: 0.4 }, { volume: 0.4 }])
    expect(itemOf(timeline, 'B')).toBe(itemOf(film, 'B'))
  })

  test('an edge, another frame, an unknown item and a failed shot are refused', () => {
    const refusal = (itemIds: readonly string[], atFrame: number) =>
      split(alone(filmOf(['A', 0, 60], ['B', 60, 60])), { itemIds, atFrame, newId: 'N' })
    for (const frame of [0, 60, 90, Number.NaN]) expect(refusal(['A'], frame)).toMatchObject({ refusal: { code: 'nothing_to_split' } })
    expect(refusal(['x'], 10)).toMatchObject({ refusal: { code: 'item_not_found', itemId: 'x' } })
    const failed = alone(aTimeline([primaryTrackOf('main', [failedItem(['F', 0, 60])])]))
    expect(split(failed, { itemIds: ['F'], atFrame: 20, newId: 'N' })).toMatchObject({ refusal: { code: 'fixed_length', itemId: 'F' } })
  })
})

const words = (...texts: readonly string[]) => texts.map((text, index) => ({ text, startTimeInFrames: index * 15, durationInFrames: 15 }))
const spoken = (id: string, start: number, duration: number, texts: readonly string[], more: object = {}): CaptionItem =>
  caption([id, start, duration, { caption: { data: { text: texts.join(' '), words: words(...texts) } }, ...more }])
const textOf = (document: StoryDocument, id: string) => (itemOf(document.timeline, id) as CaptionItem).caption.data

describe('splitting a narrated shot', () => {
  const bonds = { shotId: 's1', groupId: 'g1' }
  const story = (): StoryDocument => {
    const base = aStory([aShot('s1', { voiceOver: 'One, two, three, four.', activeVoiceOverAudioId: 'voice' }), aShot('s2')])
    const [main] = base.timeline.tracks
    const tracks = [
      { ...main!, items: main!.items.map((item) => (item.id === 'V1' ? { ...item, groupId: 'g1' } : item)) },
      audioTrack('voices', [voice(['O', 0, 60, bonds])]),
      captionTrack('lines', [spoken('c', 0, 60, ['One', 'two', 'three', 'four'], bonds)]),
      audioTrack('music', [song(['M', 0, 120])]),
    ]
    return { ...base, timeline: { ...base.timeline, tracks } }
  }
  const cut = after(story(), ['V1'], 31)

  test('splits its voice-over and captions, and words stay with their sound', () => {
    expect(layoutOf(cut.timeline)).toBe('V1 0-31, N 31-60, V2 60-120 | O 0-31, N-2 31-60 | c 0-31, N-3 31-60 | M 0-120')
    expect(textOf(cut, 'c')).toEqual({ text: 'One two', words: words('One', 'two') })
    expect(textOf(cut, 'N-3')).toEqual({
      text: 'three four',
      words: [
        { text: 'three', startTimeInFrames: 0, durationInFrames: 14 },
        { text: 'four', startTimeInFrames: 14, durationInFrames: 15 },
      ],
    })
  })

  test('gives the second part a group and a shot of its own with the same media', () => {
    expect(['N', 'N-2', 'N-3'].map((id) => [itemOf(cut.timeline, id).groupId, itemOf(cut.timeline, id).shotId])).toEqual(
      Array.from({ length: 3 }, () => ['group_N', 'shot_N']),
    )
    expect(listedShots(cut.shots).map(({ shotId, voiceOver }) => [shotId, voiceOver])).toEqual([
      ['s1', 'One, two,'],
      ['shot_N', 'three, four.'],
      ['s2', ''],
    ])
    expect(cut.shots.shot_N).toMatchObject({
      activeVideoId: 'v-s1',
      activeVoiceOverAudioId: 'voice',
      imagePrompt: 'A fox',
      shotType: 'auto',
    })
  })

  test('is the same when its voice-over or its caption is named', () => {
    for (const id of ['O', 'c']) expect(after(story(), [id], 31)).toEqual(cut)
  })

  test('a part after the voice-over has no words, and a single item no group', () => {
    const short = story()
    const tracks = short.timeline.tracks.map((track) =>
      track.id === 'voices'
        ? { ...track, items: [voice(['O', 0, 20, bonds])] }
        : track.id === 'lines'
          ? { ...track, items: [spoken('c', 0, 60, ['One'], bonds)] }
          : track,
    )
    const late = after({ ...short, timeline: { ...short.timeline, tracks } }, ['V1'], 40)
    expect(layoutOf(late.timeline)).toBe('V1 0-40, N 40-60, V2 60-120 | O 0-20 | c 0-40 | M 0-120')
    expect(itemOf(late.timeline, 'N').groupId).toBeUndefined()
    expect(itemOf(late.timeline, 'V1').groupId).toBe('g1')
    expect(late.shots.shot_N).toMatchObject({ voiceOver: '', activeVoiceOverAudioId: null })
    expect(late.shots.s1).toMatchObject({ voiceOver: 'One, two, three, four.', activeVoiceOverAudioId: 'voice' })
  })

  test.each([
    [0, 20, 'V -, N -, O g, N-2 -, M g'],
    [20, 30, 'V -, N -, O g, N-2 group_N, M g, N-3 group_N'],
    [40, 20, 'V -, N -, O -, N-2 group_N, M group_N'],
  ])(
    'splits what is linked to its voice-over, and a part that is left alone has no group: a sound at %i of %i',
    (start, length, groups) => {
      const tracks = [
        primaryTrackOf('main', [clip(['V', 0, 60])]),
        audioTrack('voices', [voice(['O', 0, 60, { groupId: 'g' }])]),
        audioTrack('sounds', [song(['M', start, length, { groupId: 'g' }])]),
      ]
      const { timeline } = after(alone(aTimeline(tracks)), ['V'], 31)
      expect(timeline.tracks.flatMap(({ items }) => items.map(({ id, groupId }) => `${id} ${groupId ?? '-'}`)).join(', ')).toBe(groups)
    },
  )
})
