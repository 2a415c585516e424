import { afterEach, expect, test, vi } from 'vitest'
import { saveSong, songFileName } from './save-song.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/media/m/audio.m4a', 'Glass Harbour', 'Glass Harbour.m4a'],
  ['/songs/night.mp3', 'A/B: night?', 'A_B_ night_.mp3'],
  ['https://a.example/song', 'x.wav', 'x.mp3'],
  ['/media/m/a.m4a', '', 'song.m4a'],
])('the song at %s named %s is saved as %s', (address, name, file) => expect(songFileName(address, name)).toBe(file))

test.each([
  ['blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gone', () => Promise.resolve(new Response('', { status: 404 }))],
])('a song whose file is %s opens in a new tab (H-254, HD-71)', async (_, fetch) => {
  const open = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { open })
  await saveSong('https://songs.test/x.mp3', 'Rain')
  expect(open).toHaveBeenCalledExactlyOnceWith('https://songs.test/x.mp3', '_blank', 'noopener')
})
