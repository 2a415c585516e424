import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CaptionItem, TimelineItem } from '../../model.ts'
import { buildAsset } from '../../story-fixture.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import {
  aShot,
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  itemOf,
  layoutOf,
  picture,
  primaryTrackOf,
  song,
  voice,
} from '../testing/fixture.ts'
import { changedShots } from '../history/history.ts'
import { randomSketch, storyOf } from '../testing/random-story.ts'
import { primaryTrack } from '../tracks.ts'
import { applyEdit } from '../values/apply-edit.ts'
import { sentenceFit } from './sentence-fit.ts'
import type { ChangeSentence } from './change-sentence.ts'

const of = (n: number) => ({ shotId: `s${n}`, groupId: `g${n}` })
const style = { fontSize: 40 }
const spoken = (frames: number) =>
  buildAsset('new', { resourceType: 'audio', subtype: 'voiceover', title: '', metadata: { duration: frames / 30 } })
const words = ['A', 'longer', 'sentence.'].map((text, index) => ({ text, startTimeInFrames: index * 30, durationInFrames: 25 }))

/** Two narrated shots: the first one shows `source` (a clip of 120 frames by default). A title and a linked sound lie over the second one. */
function story(first: object = { mediaAssetId: 'source-120' }): StoryDocument {
  const titled = {
    id: 'T',
    type: 'title',
    startTimeInFrames: 70,
    durationInFrames: 20,
    titleConfig: { text: 'Hello', preset: 'headline' },
  } as const
  const timeline = aTimeline([
    { id: 'titles', type: 'video', isPrimary: false, items: [titled] },
    primaryTrackOf('main', [clip(['V1', 0, 60, { ...of(1), ...first }]), clip(['V2', 60, 60, of(2)])]),
    { ...audioTrack('voices', [voice(['O1', 8, 41, of(1)]), voice(['O2', 68, 41, of(2)])]), subtype: 'voiceover' },
    captionTrack('lines', [
      caption(['c1', 8, 41, { ...of(1), caption: { data: { text: 'Old words' }, style } }]),
      caption(['c2', 68, 41, of(2)]),
    ]),
    audioTrack('sounds', [voice(['S', 75, 10, { ...of(2), mediaAssetId: 'voice-100' }])]),
    audioTrack('music', [song(['M', 0, 120])]),
  ])
  const shots = [aShot('s1', { voiceOver: 'Old words', activeVoiceOverAudioId: 'voice' }), aShot('s2', { activeVoiceOverAudioId: 'voice' })]
  return { shots: Object.fromEntries(shots.map((shot, index) => [shot.shotId, { ...shot, lexorank: 'bd'[index]! }])), timeline }
}

const change = (frames: number, more: Partial<ChangeSentence> = {}) =>
  ({
    type: 'changeSentence',
    shotId: 's1',
    text: 'A longer sentence.',
    voice: spoken(frames),
    words,
    clip: null,
    frame: { width: 1280, height: 720 },
    newId: 'N',
    ...more,
  }) as const
function changed(frames: number, document = story(), more: Partial<ChangeSentence> = {}): StoryDocument {
  const edited = applyEdit(document, change(frames, more))
  if (!edited.ok) throw new Error(edited.refusal.code)
  return edited.value
}

describe('changing a sentence', () => {
  test('gives the shot its text and voice, and makes it as long as they need; what comes later moves, with titles and linked sounds', () => {
    const after = changed(101)
    expect(layoutOf(after.timeline)).toBe(
      'T 130-150 | V1 0-120, V2 120-180 | O1 8-109, O2 128-169 | N 8-105, c2 128-169 | S 135-145 | M 0-120',
    )
    expect(after.shots['s1']).toMatchObject({ voiceOver: 'A longer sentence.', activeVoiceOverAudioId: 'new', activeVideoId: 'v-s1' })
    expect(after.timeline.mediaAssets.map(({ id }) => id)).toContain('new')
  })

  test('renews the captions with the words and their times, in the style of the old ones', () => {
    const line = itemOf(changed(101).timeline, 'N') as CaptionItem
    expect(line.caption).toMatchObject({ data: { text: 'A longer sentence.', words: words.map(({ text }) => ({ text })) }, style })
    expect(line).toMatchObject({ shotId: 's1', groupId: 'g1' })
  })

  test('trims the clip for fewer words, slows it down for more, to half speed at most', () => {
    expect(itemOf(changed(21).timeline, 'V1')).toMatchObject({ durationInFrames: 40, sourceTrimEndFrames: 40 })
    expect(itemOf(changed(141).timeline, 'V1')).toMatchObject({ durationInFrames: 160, speed: 0.75 })
    expect(itemOf(changed(900).timeline, 'V1')).toMatchObject({ durationInFrames: 240, speed: 0.5 })
  })

  test('a new clip replaces one that was slowed down, at normal speed', () => {
    const slow = story({ mediaAssetId: 'source-120', speed: 0.5, sourceTrimEndFrames: 30 })
    const made = buildAsset('made', { metadata: { frames: 330, fps: 30 } })
    const after = changed(281, slow, { clip: made })
    expect(itemOf(after.timeline, 'V1')).toMatchObject({ mediaAssetId: 'made', durationInFrames: 300, sourceTrimEndFrames: 300 })
    expect(itemOf(after.timeline, 'V1')).not.toHaveProperty('speed')
    expect(after.shots['s1']).toMatchObject({ activeVideoId: 'made' })
  })

  test('of a shot that is not on the film is refused', () => {
    const { shots, timeline } = story()
    for (const shotId of ['s9', 's2']) {
      const without = {
        shots,
        timeline: {
          ...timeline,
          tracks: timeline.tracks.map((track) => ({ ...track, items: track.items.filter((item) => item.shotId !== 's2') })),
        },
      }
      expect(applyEdit(without, change(101, { shotId }))).toMatchObject({ refusal: { code: 'shot_not_found', shotId } })
    }
  })
})

test.each([
  [{ mediaAssetId: 'source-120' }, 21, { durationInFrames: 40, fit: 'trimmed' }],
  [{ mediaAssetId: 'source-120' }, 141, { durationInFrames: 160, fit: 'slowed' }],
  [{ mediaAssetId: 'source-120' }, 241, { durationInFrames: 260, fit: 'too_short' }],
  [picture(['V1', 0, 60]), 900, { durationInFrames: 919, fit: 'picture' }],
])('how a shot fits to speech is known before it is spoken: %o, %i frames', (shown, frames, expected) => {
  const { timeline } = story(shown)
  const fit = sentenceFit(timeline, { shotId: 's1', speechFrames: frames })
  expect(fit).toEqual(expected)
  const length = itemOf(changed(frames, story(shown)).timeline, 'V1').durationInFrames
  expect(length === fit!.durationInFrames).toBe(expected.fit !== 'too_short')
})

test('a shot that is not on the film has no fit', () => {
  expect(sentenceFit(story().timeline, { shotId: 's9', speechFrames: 30 })).toBeNull()
})

/** Captions of an item's shot: start after the item's, and duration. */
const lineOf = (of: StoryDocument, { shotId: id, startTimeInFrames }: TimelineItem) =>
  of.timeline.tracks
    .flatMap(({ items }) => items.filter((item) => item.type === 'caption' && item.shotId === id))
    .map(({ startTimeInFrames: start, durationInFrames }) => [start - startTimeInFrames, durationInFrames])

test('law: only the changed shot gets another length; the others keep their clips, and their captions stay over them', () => {
  let applied = 0
  const property = fc.property(randomSketch, fc.nat(), fc.integer({ min: 1, max: 400 }), (sketch, pick, frames) => {
    const before = storyOf(sketch)
    const film = primaryTrack(before.timeline)?.items ?? []
    const shotId = film[pick % Math.max(1, film.length)]?.shotId
    const edited = applyEdit(before, change(frames, { shotId: shotId ?? 'none' }))
    if (!edited.ok || shotId === undefined) return
    applied += 1
    const { timeline, shots } = edited.value
    for (const was of film.filter((item) => item.shotId !== shotId)) {
      const now = itemOf(timeline, was.id)
      expect({ ...now, startTimeInFrames: 0, transition: 0 }).toEqual({ ...was, startTimeInFrames: 0, transition: 0 })
      expect(lineOf(edited.value, now)).toEqual(lineOf(before, was))
    }
    expect(changedShots(before.shots, shots)).toEqual([shotId])
    const spokenFrames = timeline.tracks.flatMap(({ items }) =>
      items.filter((item) => item.type === 'audio' && item.mediaAssetId === 'new'),
    )
    expect(spokenFrames.map(({ durationInFrames }) => durationInFrames)).toEqual([frames])
  })
  fc.assert(property, { numRuns: 150 })
  expect(applied).toBeGreaterThan(20)
})
