import { expect, test } from 'vitest'
import { songUrl, songIdOf } from './song-url.ts'

test('a song is found by its URL, and other URLs are not songs', () => {
  expect(songIdOf(songUrl('glass-harbour'))).toBe('glass-harbour')
  for (const url of ['/songs/../etc.mp3', '/songs/x.wav', 'https://films.test/songs/x.mp3', '/media/x/audio.mp3', 'auto', '', null])
    expect(songIdOf(url)).toBeNull()
})
