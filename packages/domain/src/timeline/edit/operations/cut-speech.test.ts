import { expect, test } from 'vitest'
import { cutSpeech } from './cut-speech.ts'
import { trimItem } from './trims/trim-item.ts'
import { aTimeline, audioTrack, caption, captionTrack, clip, primaryTrackOf, unwrap, voice } from '../testing/fixture.ts'
import type { Edge } from '../trim.ts'

const group = { groupId: 'g' }
const WORDS = [
  { text: 'one', startTimeInFrames: 0, durationInFrames: 20 },
  { text: 'two', startTimeInFrames: 20, durationInFrames: 20 },
  { text: 'three', startTimeInFrames: 40, durationInFrames: 20 },
]
/** A clip of 90 frames, 60 of them with narration. */
const film = (words?: typeof WORDS) =>
  aTimeline([
    primaryTrackOf('main', [clip(['v', 0, 90, group])]),
    audioTrack('a', [voice(['o', 0, 60, group])]),
    captionTrack('c', words ? [caption(['line', 0, 60, { ...group, caption: { data: { text: 'one two three', words } } }])] : []),
  ])
const trimmed = (before: ReturnType<typeof film>, op: { itemId: string; edge: Edge; frames: number }) =>
  cutSpeech(before, unwrap(trimItem(before, op)), op)

test('trimming the silent end of a picture cuts the narration, and its words are counted', () => {
  expect(trimmed(film(WORDS), { itemId: 'v', edge: 'right', frames: -25 })).toEqual({ words: 2 })
  expect(trimmed(film(WORDS), { itemId: 'v', edge: 'right', frames: -20 })).toEqual({ words: 1 })
})

test('trimming the start cuts the first words', () => {
  expect(trimmed(film(WORDS), { itemId: 'v', edge: 'left', frames: 30 })).toEqual({ words: 2 })
})

test('without captions the words are not known', () => {
  expect(trimmed(film(), { itemId: 'v', edge: 'right', frames: -25 })).toEqual({ words: 0 })
})

test('silence of the recording, a longer picture and a trim of the audio itself cut nothing', () => {
  const early = [{ text: 'one', startTimeInFrames: 0, durationInFrames: 20 }]
  expect(trimmed(film(early), { itemId: 'v', edge: 'right', frames: -25 })).toBeNull()
  expect(trimmed(film(WORDS), { itemId: 'v', edge: 'right', frames: 30 })).toBeNull()
  expect(trimmed(film(WORDS), { itemId: 'o', edge: 'right', frames: -25 })).toBeNull()
  expect(cutSpeech(film(WORDS), film(WORDS), { itemId: 'missing', edge: 'right' })).toBeNull()
})
