import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { expect, test } from 'vitest'
import { lyricsOfSong } from '../songs/lyrics.ts'
import { SONGS } from '../songs/library.ts'
import { timeLines, splitLyrics } from './time-lyrics.ts'

/** 0.5 s per beat, 2 s per bar; voice from 8 to 24 s and from 28 to 36 s of 40 s. */
const features: SongFeatures = {
  durationSeconds: 40,
  tempoBpm: 120,
  beatsSeconds: Array.from({ length: 80 }, (_, i) => i / 2),
  barsSeconds: Array.from({ length: 20 }, (_, i) => i * 2),
  sections: [
    { name: 'intro', startSeconds: 0, endSeconds: 8 },
    { name: 'verse', startSeconds: 8, endSeconds: 40 },
  ],
  energy: Array.from({ length: 400 }, () => 0.5),
  voice: Array.from({ length: 400 }, (_, i) => ((i >= 80 && i < 240) || (i >= 280 && i < 360) ? 0.8 : 0.05)),
}
const timed = (lines: Parameters<typeof splitLyrics>[0], song = features) => timeLines(splitLyrics(lines), song)

function expectInOrder(lines: readonly TimedLyricLine[], durationSeconds: number): void {
  let from = 0
  for (const word of lines.flatMap(({ words }) => words)) {
    expect(word.startSeconds).toBeGreaterThanOrEqual(from)
    expect(word.endSeconds).toBeGreaterThan(word.startSeconds)
    from = word.endSeconds
  }
  expect(from).toBeLessThanOrEqual(durationSeconds)
}

test('lines without times start on bars where a voice is detected', () => {
  const lines = timed(
    ['Walking down the river road', 'Carry me home tonight', 'Every light is on', 'Let it shine'].map((text) => ({ text })),
  )
  expect(lines).toHaveLength(4)
  expectInOrder(lines, 40)
  for (const { words } of lines) {
    expect(words[0]!.startSeconds % 2).toBe(0)
    expect(features.voice[words[0]!.startSeconds * 10]).toBeGreaterThan(0.5)
  }
})

test('given line times are preserved, and lines between them are interpolated', () => {
  const lines = timed([
    { text: 'First of all', startSeconds: 5 },
    { text: 'in between' },
    { text: 'Second one', startSeconds: 12.5, endSeconds: 14 },
  ])
  expect(lines.map(({ words }) => words[0]!.startSeconds)).toEqual([5, expect.any(Number), 12.5])
  expect(lines[2]!.words.at(-1)!.endSeconds).toBe(14)
  expectInOrder(lines, 40)
})

test('times that are not ascending or lie after the end are corrected', () => {
  expectInOrder(timed([30, 10, 99, 4].map((startSeconds) => ({ text: 'a word or two', startSeconds }))), 40)
})

test('scripts without spaces are split into words, and lines without letters are omitted', () => {
  const lines = timed([{ text: '月の光が海に落ちる' }, { text: '🎵🎶✨' }, { text: '' }, { text: 'ฉันรักเธอ' }, { text: '<b>Hello</b> 🌙' }])
  expect(lines.map(({ words }) => words.length > 1)).toEqual([true, true, expect.any(Boolean)])
  expect(lines[0]!.words.map(({ text }) => text).join('')).toBe('月の光が海に落ちる')
  expectInOrder(lines, 40)
})

test('ten thousand characters fit into a short song without overlapping words', () => {
  const short = { ...features, durationSeconds: 10, voice: features.voice.slice(0, 100), energy: features.energy.slice(0, 100) }
  const lines = timed(
    Array.from({ length: 500 }, () => ({ text: 'nine times nine is more' })),
    short,
  )
  expect(lines.length).toBeGreaterThan(400)
  expectInOrder(lines, 10)
})

test('every featured song has lyrics', () => {
  for (const { id } of SONGS.filter(({ featured }) => featured)) expect(lyricsOfSong(id)?.length).toBeGreaterThanOrEqual(8)
  expect(lyricsOfSong('toString')).toBeNull()
})
