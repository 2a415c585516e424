import { expect, test } from 'vitest'
import type { TimedLyricLine } from './lyrics.ts'
import { momentsOf } from './moments.ts'
import type { SongFeatures } from './song-features.ts'
import { beatsIn, cutWindows } from './windows.ts'

const reading: SongFeatures = {
  durationSeconds: 10,
  tempoBpm: 60,
  beatsSeconds: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  barsSeconds: [0, 4, 8],
  sections: [
    { name: 'intro', startSeconds: 0, endSeconds: 3 },
    { name: 'chorus', startSeconds: 3, endSeconds: 10 },
  ],
  energy: Array.from({ length: 100 }, (_, step) => (step < 50 ? 0.2 : 0.8)),
  voice: [],
}
const line = (...words: readonly (readonly [string, number, number])[]): TimedLyricLine => ({
  text: words.map(([text]) => text).join(' '),
  words: words.map(([text, startSeconds, endSeconds]) => ({ text, startSeconds, endSeconds })),
})

test('each shot has the section with the largest overlap, its mean loudness and the whole lines sung in it', () => {
  const lines = [line(['Over', 1, 2], ['the', 3.5, 4.2], ['sea', 4.2, 6]), line(['夜', 7, 7.5], ['空', 7.5, 8])]
  const moments = momentsOf(reading, [120, 60, 120], 30, lines)
  expect(moments).toEqual([
    { section: 'intro', energy: expect.closeTo(0.2), durationSeconds: 4, words: 'Over the sea' },
    { section: 'chorus', energy: expect.closeTo(0.5), durationSeconds: 2, words: 'Over the sea' },
    { section: 'chorus', energy: expect.closeTo(0.8), durationSeconds: 4, words: '夜空' },
  ])
})

test('a line belongs to the shot with most of its words, and to another one only where no line has most of its own there', () => {
  const lines = [line(['The', 0.5, 1], ['last', 1, 2], ['train', 2, 3], ['leaves', 4.1, 4.5]), line(['I', 4.6, 5], ['stay', 5, 6])]
  expect(momentsOf(reading, [120, 60, 120], 30, lines).map(({ words }) => words)).toEqual(['The last train leaves', 'I stay', ''])
})

test('instrumentals, and shots past the end of the song, have moments too', () => {
  const moments = momentsOf(reading, [300, 60], 30, [])
  expect(moments.map(({ words, section }) => [words, section])).toEqual([
    ['', 'chorus'],
    ['', 'chorus'],
  ])
  expect(moments[1]?.energy).toBeCloseTo(0.8)
})

test('shots are consecutive, and their beats are relative to their start', () => {
  const windows = cutWindows([75, 30], 30)
  expect(windows).toEqual([
    { fromSeconds: 0, toSeconds: 2.5 },
    { fromSeconds: 2.5, toSeconds: 3.5 },
  ])
  expect(beatsIn(reading, 0, 2.5)).toEqual([0, 1, 2])
  expect(beatsIn(reading, 2.5, 3.5)).toEqual([0.5])
  expect(beatsIn(reading, 3, 4)).toEqual([0])
})
