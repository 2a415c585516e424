import { expect, test } from 'vitest'
import { songBrief } from './song-brief.ts'

test('a song is described with its words', () => {
  const song = { name: 'Glass Harbour', genre: 'Ambient', mood: 'calm', tempoBpm: 71.6, durationSeconds: 60, lyrics: ' One line\nAnother ' }
  expect(songBrief(song)).toBe(
    'A calm ambient song called “Glass Harbour” of 60 seconds at 72 BPM, sung by one clear lead voice from soon after the start to the end.\nLyrics:\nOne line\nAnother',
  )
})
