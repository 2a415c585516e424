import { afterEach, expect, test, vi } from 'vitest'
import { openFilmFrames } from './film-frames.ts'

afterEach(() => vi.unstubAllGlobals())

test('without a video decoder the film is not fetched (H-173)', async () => {
  const read = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', read)
  vi.stubGlobal('VideoDecoder', undefined)
  await expect(openFilmFrames('http://films.example/film.mp4')).rejects.toThrow('no video decoder')
  expect(read).not.toHaveBeenCalled()
})

test('an unreadable film fails to open (H-242)', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 404 })),
  )
  vi.stubGlobal('VideoDecoder', vi.fn())
  await expect(openFilmFrames('http://films.example/film.mp4')).rejects.toThrow()
})
