import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import { expect, test } from 'vitest'
import { readStorySong } from './stored-song.ts'

const word = { text: 'Sleep', startSeconds: 1, endSeconds: 1.5 }
const analysis = {
  reading: buildSongFeatures({ seconds: 20, bpm: 120 }),
  visemes: [{ shape: 'open', startSeconds: 1, endSeconds: 1.2 }],
  lines: [{ text: 'Sleep', words: [word] }],
}
const row = { storyId: 's', mediaId: 'm', schemaVersion: 1, ...analysis }

test('a song of version 1 is read completely', () => {
  expect(readStorySong(row)).toEqual({ mediaId: 'm', ...analysis })
  const unsteady = { ...analysis.reading, tempoBpm: null, beatsSeconds: [], barsSeconds: [] }
  expect(readStorySong({ ...row, reading: unsteady, visemes: [], lines: [] })).toEqual({
    mediaId: 'm',
    reading: unsteady,
    visemes: [],
    lines: [],
  })
})

test('a song of a later release is refused', () => {
  expect(() => readStorySong({ ...row, schemaVersion: 2 })).toThrow(expect.objectContaining({ code: 'NEWER_DATA' }))
})

test.each([
  { reading: {} },
  { reading: { ...analysis.reading, energy: 'loud' } },
  { reading: { ...analysis.reading, sections: [{ name: 'solo', startSeconds: 0, endSeconds: 20 }] } },
  { visemes: [{ shape: 'smile', startSeconds: 0, endSeconds: 1 }] },
  { lines: [{ text: 'Sleep', words: [{ text: 'Sleep' }] }] },
])('an invalid analysis throws instead of being guessed: %j', (changes) => {
  expect(() => readStorySong({ ...row, ...changes })).toThrow()
})
