import { afterEach, expect, test, vi } from 'vitest'
import { shareFilm, shareNatively } from './native-share.ts'

afterEach(() => vi.unstubAllGlobals())

const link = { title: 'Cats', text: 'Check out this story on @fablecut: Cats', url: 'https://films.example/story/share/s1' }
const story = { id: 's1', title: 'Cats / dogs', last_export_url: '/media/film.mp4' }

/** A device with a scripted share sheet; records the shared data. */
function device(share?: () => Promise<void>, canShare?: boolean) {
  const handed: ShareData[] = []
  const taking = share && ((data: ShareData) => (handed.push(data), share()))
  vi.stubGlobal('navigator', { share: taking, ...(canShare !== undefined && { canShare: () => canShare }) })
  return handed
}
const refusing = (name: string) => () => Promise.reject(new DOMException('', name))
const film = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response))

test('a link is shared with title, text and URL (H-130)', async () => {
  const handed = device(() => Promise.resolve())
  expect(await shareNatively(link)).toBe('shared')
  expect(handed).toEqual([link])
})

test('a film is shared as an MP4 file with its name (H-130, H-215)', async () => {
  const handed = device(() => Promise.resolve(), true)
  film(async () => new Response('film'))
  expect(await shareFilm(story)).toBe('shared')
  const [file, ...others] = handed[0]?.files ?? []
  expect([file?.name, file?.type, await file?.text(), others.length]).toEqual(['s1_Cats___dogs.mp4', 'video/mp4', 'film', 0])
  expect(Object.keys(handed[0]!)).toEqual(['files'])
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/media/film.mp4')
})

test('closing the share sheet is not an error (HD-42)', async () => {
  device(refusing('AbortError'))
  expect(await shareNatively(link)).toBe('closed')
})

test('a missing, unsupported or forbidden share sheet is an error (H-236, HD-42)', async () => {
  device()
  expect(await shareNatively(link)).toBe('refused')
  const handed = device(() => Promise.resolve(), false)
  expect([await shareNatively(link), handed]).toEqual(['refused', []])
  for (const name of ['NotAllowedError', 'DataError', 'InvalidStateError']) {
    device(refusing(name), true)
    expect(await shareNatively(link)).toBe('refused')
  }
})

test('without a film nothing is fetched, and a failed download is not shared (H-237)', async () => {
  const handed = device(() => Promise.resolve(), true)
  film(async () => new Response(null, { status: 404 }))
  expect(await shareFilm({ ...story, last_export_url: null })).toBe('no video')
  expect(fetch).not.toHaveBeenCalled()
  expect(await shareFilm(story)).toBe('not loaded')
  film(() => Promise.reject(new TypeError('offline')))
  expect([await shareFilm(story), handed]).toEqual(['not loaded', []])
})
