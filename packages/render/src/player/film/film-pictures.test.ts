import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildRenderPlan } from '../../plan/build-plan.ts'
import { asset, image, timelineOf, track } from '../../plan/testing/timeline-fixture.ts'
import { MediaFiles } from '../media-file.ts'
import { FakeBrowser } from '../testing/fake-browser.ts'
import { FilmPictures } from './film-pictures.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = new FakeBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => void vi.unstubAllGlobals())

/** The pictures of a film of two images. */
function picturesUntil(signal: AbortSignal): FilmPictures {
  const shots = track('main', 'video', [image('a', 'red', 0, 30), image('b', 'blue', 30, 30)], { isPrimary: true })
  const assets = ['red', 'blue'].map((id) => asset(id, { resourceType: 'image' }))
  const output = { width: 64, height: 36, fps: 30 }
  const plan = buildRenderPlan(timelineOf([shots], assets), output, { watermark: { enabled: false, type: 'logo' } })
  return new FilmPictures({
    plan,
    files: new MediaFiles(),
    sourceOf: (id) => ({ url: `/${id}`, kind: 'image' }),
    loadFonts: async () => undefined,
    urlsInUse: () => new Set(),
    signal,
  })
}

test('all frames of a film share one listener for the end of the export', async () => {
  const { signal } = new AbortController()
  const listened = vi.spyOn(signal, 'addEventListener')
  const pictures = picturesUntil(signal)
  for (let frame = 0; frame < 60; frame++) await pictures.draw(frame)
  expect([listened.mock.calls.length, browser.requested]).toEqual([1, ['/red', '/blue']])
  pictures.dispose()
})

test('a frame that waits for its file ends when the export is cancelled', async () => {
  browser.stalled.add('/red')
  const stop = new AbortController()
  const pictures = picturesUntil(stop.signal)
  const drawn = pictures.draw(0)
  await vi.waitFor(() => expect(browser.requested).toContain('/red'))
  stop.abort()
  await expect(drawn).rejects.toThrow('aborted')
  pictures.dispose()
})
