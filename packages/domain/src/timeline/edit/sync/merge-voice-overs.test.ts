import { expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import type { Timeline, Track } from '../../model.ts'
import type { ShotsMap } from '../storyboard/story-document.ts'
import { placeVoiceOver } from '../storyboard/place-voice-over.ts'
import { changeSentence } from '../words/change-sentence.ts'
import {
  aShot,
  aTimeline,
  caption,
  captionTrack,
  clip,
  itemOf,
  layoutOf,
  primaryTrackOf,
  song,
  audioTrack,
  voice,
} from '../testing/fixture.ts'
import { mergeVoiceOvers } from './merge-voice-overs.ts'

const spokenAnew = buildAsset('words', { resourceType: 'audio', subtype: 'voiceover', title: '', metadata: { duration: 101 / 30 } })
const word = { text: 'New', startTimeInFrames: 0, durationInFrames: 20 }
const of = (shotId: string) => ({ shotId, groupId: `g-${shotId}` })
const before = aTimeline(
  [
    primaryTrackOf('main', [clip(['a', 0, 60, of('a')]), clip(['b', 60, 60, of('b')])]),
    { ...audioTrack('voices', [voice(['~a', 8, 41, of('a')]), voice(['~b', 68, 41, of('b')])]), subtype: 'voiceover' },
    captionTrack('lines', [caption(['a1', 8, 40, { shotId: 'a' }]), caption(['b1', 68, 40, { shotId: 'b' }])]),
    audioTrack('music', [song(['M', 0, 200])]),
  ],
  [spokenAnew],
)
const frame = { width: 1280, height: 720 }
const server = placeVoiceOver(before, {
  shotId: 'a',
  asset: spokenAnew,
  speech: { words: [word] },
  frame,
  newId: () => 'a2',
})
const shots = (a: string): ShotsMap => ({
  a: aShot('a', { activeVoiceOverAudioId: a }),
  b: aShot('b', { activeVoiceOverAudioId: 'voice' }),
})
const merge = (local: Timeline, merged = shots('words')): Timeline =>
  mergeVoiceOvers(local, { base: shots('voice'), merged, server, newId: () => 'new' })

test('a new voice-over of the server brings its duration and captions; local edits stay (ED-34)', () => {
  const local = { ...before, tracks: before.tracks.with(3, audioTrack('music', [song(['M', 0, 90, { volume: 0.2 }])])) }
  const after = merge(local)
  expect(layoutOf(after)).toBe('a 0-120, b 120-180 | ~a 8-109, ~b 128-169 | a2 8-40, b1 128-168 | M 0-90')
  expect(itemOf(after, 'a2')).toEqual(itemOf(server, 'a2'))
  expect(itemOf(after, 'M')).toMatchObject({ volume: 0.2 })
})

test('its captions follow a shot that was moved locally', () => {
  const moved = aTimeline(
    [
      primaryTrackOf('main', [clip(['b', 0, 60, of('b')]), clip(['a', 60, 60, of('a')])]),
      { ...audioTrack('voices', [voice(['~b', 8, 41, of('b')]), voice(['~a', 68, 41, of('a')])]), subtype: 'voiceover' },
      captionTrack('lines', [caption(['b1', 8, 40, { shotId: 'b' }]), caption(['a1', 68, 40, { shotId: 'a' }])]),
    ],
    [spokenAnew],
  )
  expect(layoutOf(merge(moved))).toBe('b 0-60, a 60-180 | ~b 8-49, ~a 68-169 | b1 8-48, a2 68-100')
})

test('a shot whose voice-over was changed locally keeps it, and merging again has no effect', () => {
  expect(merge(before, shots('mine'))).toBe(before)
  const once = merge(before)
  expect(merge(once)).toBe(once)
})

test('overlays move with their clips for a changed sentence, as on the server, but not for a new take of the same words', () => {
  const titleConfig = { text: 'Hello', preset: 'headline' } as const
  const titles: Track = {
    id: 'titles',
    type: 'video',
    isPrimary: false,
    items: [{ id: 'T', type: 'title', startTimeInFrames: 70, durationInFrames: 20, titleConfig }],
  }
  const titled = { ...before, tracks: [...before.tracks, titles] }
  const base = { a: aShot('a', { voiceOver: 'Old', activeVoiceOverAudioId: 'voice' }), b: aShot('b', { activeVoiceOverAudioId: 'voice' }) }
  const edit = { shotId: 'a', text: 'New', voice: spokenAnew, words: [word], clip: null, frame, newId: 'N' }
  const changed = changeSentence({ shots: base, timeline: titled }, edit)
  if (!changed.ok) throw new Error(changed.refusal.code)
  const { shots: merged, timeline } = changed.value
  const sentence = mergeVoiceOvers(titled, { base, merged, server: timeline, newId: () => 'new' })
  expect(layoutOf(sentence)).toBe('a 0-120, b 120-180 | ~a 8-109, ~b 128-169 | N 8-40, b1 128-168 | M 0-200 | T 130-150')
  expect(sentence.tracks).toEqual(timeline.tracks)
  const take = { ...merged, a: { ...merged['a']!, voiceOver: 'Old' } }
  expect(itemOf(mergeVoiceOvers(titled, { base, merged: take, server: timeline, newId: () => 'new' }), 'T')).toBe(titles.items[0])
})
