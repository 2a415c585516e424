import { expect, test } from 'vitest'
import { aTimeline, caption, captionTrack, clip, primaryTrackOf } from '../edit/testing/fixture.ts'
import { isFillerWord } from './filler-words.ts'
import { findPauses } from './find-pauses.ts'

const at = (text: string, startTimeInFrames: number) => ({ text, startTimeInFrames, durationInFrames: 10 })
const { tracks } = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 300])]),
  captionTrack('lines', [
    caption(['c', 30, 120, { caption: { data: { text: 'a b', words: [at('a', 0), at('b', 40)] } } }]),
    caption(['d', 200, 60, { caption: { data: { text: 'by hand' } } }]),
  ]),
])

test('pauses longer than asked are found between words, without a fifth of a second that stays', () => {
  expect(findPauses(tracks, { seconds: 0.9, fps: 30 })).toEqual([
    { startFrame: 43, endFrame: 67 },
    { startFrame: 83, endFrame: 197 },
  ])
  expect(findPauses(tracks, { seconds: 1, fps: 30 })).toEqual([{ startFrame: 83, endFrame: 197 }])
  expect(findPauses(tracks, { seconds: 10, fps: 30 })).toEqual([])
})

test('silence with a clip of its own in it is no pause', () => {
  const shown = aTimeline([
    primaryTrackOf('main', [clip(['A', 0, 60]), clip(['B', 60, 90]), clip(['C', 150, 60])]),
    captionTrack('lines', [
      caption(['c', 0, 60, { caption: { data: { text: 'a', words: [at('a', 0)] } } }]),
      caption(['d', 150, 60, { caption: { data: { text: 'b', words: [at('b', 40)] } } }]),
    ]),
  ])
  expect(findPauses(shown.tracks, { seconds: 1, fps: 30 })).toEqual([])
  const without = shown.tracks.map((track) => (track.isPrimary ? { ...track, items: [clip(['A', 0, 210])] } : track))
  expect(findPauses(without, { seconds: 1, fps: 30 })).toEqual([{ startFrame: 13, endFrame: 187 }])
})

test('hesitations are fillers with any punctuation, words are not', () => {
  for (const text of ['um', 'Uh,', 'Äh…', 'euh', '嗯', 'えーと、']) expect([text, isFillerWord({ text })]).toEqual([text, true])
  for (const text of ['umbrella', 'the', '', '…', 'her']) expect([text, isFillerWord({ text })]).toEqual([text, false])
})
