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

test('hesitations are fillers with any punctuation, words are not', () => {
  for (const text of ['um', 'Uh,', 'Äh…', 'euh', '嗯', 'えーと、']) expect([text, isFillerWord({ text })]).toEqual([text, true])
  for (const text of ['umbrella', 'the', '', '…', 'her']) expect([text, isFillerWord({ text })]).toEqual([text, false])
})
