import { expect, test } from 'vitest'
import { inThumbnailFolder, mediaUrl, playbackUrl } from './media-url.ts'
import { mediaIdOf } from './require-own-media-urls.ts'

const file = { id: 'm', resourceType: 'video', mimeType: 'video/mp4' }

test('a file is named by its type', () => {
  expect(mediaUrl(file)).toBe('/media/m/video.mp4')
  expect([mediaUrl({ ...file, mimeType: null }), mediaUrl({ ...file, mimeType: 'a/b' })]).toEqual([
    '/media/m/video.bin',
    '/media/m/video.bin',
  ])
  expect(inThumbnailFolder('/media/m/image.png')).toBe('/media/m/stories/thumbnails/image.png')
})

test('a film that needs a proxy is played from it', () => {
  expect(playbackUrl({ ...file, metadata: { needsProxy: true } })).toBe('/media/m/proxy.mp4')
  expect(playbackUrl({ ...file, metadata: {} })).toBe('/media/m/video.mp4')
})

test.each([
  ['/media/m-1/image.png', 'm-1'],
  ['/media/m-1/stories/thumbnails/image.png', 'm-1'],
  ['https://films.example.org/media/m-1/image.png', 'm-1'],
  ['/media/m-1', null],
  ['/media/m-1/other/image.png', null],
  ['ftp://films.example.org/media/m-1/image.png', null],
  ['/styles/noir.webp', null],
])('%s names the file %s', (url, id) => {
  expect(mediaIdOf(url)).toBe(id)
})
