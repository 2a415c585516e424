import { expect, test } from 'vitest'
import { songFileName } from './save-song.ts'

test.each([
  ['/media/m/audio.m4a', 'Glass Harbour', 'Glass Harbour.m4a'],
  ['/songs/night.mp3', 'A/B: night?', 'A_B_ night_.mp3'],
  ['https://a.example/song', 'x.wav', 'x.mp3'],
  ['/media/m/a.m4a', '', 'song.m4a'],
])('the song at %s called %s is saved as %s', (address, name, file) => expect(songFileName(address, name)).toBe(file))
