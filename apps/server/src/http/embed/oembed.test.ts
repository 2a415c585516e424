import { expect, test } from 'vitest'
import { TITLE_HEIGHT, embedPage, embedPolicy } from './embed-page.ts'
import { oembedOf, oembedXml, playerSize } from './oembed.ts'
import type { EmbeddedFilm } from './read-embedded.ts'

const HOSTILE = `"><script>alert('1')</script>\u0007`
const film: EmbeddedFilm = {
  id: 'f1',
  title: HOSTILE,
  author: { name: 'Ana', path: '/@ana' },
  path: '/story/community/f1',
  filmUrl: '/media/film/video.mp4',
  imageUrl: '/media/picture/image.jpg',
  width: 1280,
  height: 720,
}
const anySize = { maxWidth: null, maxHeight: null }

test.each([
  ['wide', { width: 1280, height: 720 }, anySize, { width: 960, height: 540 + TITLE_HEIGHT }],
  ['tall', { width: 720, height: 1280 }, anySize, { width: 540, height: 960 + TITLE_HEIGHT }],
  ['narrow', { width: 1280, height: 720 }, { maxWidth: 480, maxHeight: null }, { width: 480, height: 270 + TITLE_HEIGHT }],
  ['low', { width: 720, height: 1280 }, { maxWidth: 600, maxHeight: 680 }, { width: 360, height: 640 + TITLE_HEIGHT }],
  ['too small to show anything', { width: 1000, height: 1000 }, { maxWidth: 1, maxHeight: 1 }, { width: 120, height: 120 + TITLE_HEIGHT }],
])('a %s player has the shape of its film', (_, size, limits, expected) => {
  expect(playerSize(size, limits)).toEqual(expected)
})

test('the description names film, creator and provider, at public URLs', () => {
  expect(oembedOf({ ...film, title: 'Fox' }, 'https://x.test', anySize)).toEqual({
    version: '1.0',
    type: 'video',
    provider_name: 'Fablecut',
    provider_url: 'https://x.test',
    title: 'Fox',
    author_name: 'Ana',
    author_url: 'https://x.test/@ana',
    thumbnail_url: 'https://x.test/media/picture/image.jpg',
    thumbnail_width: 1280,
    thumbnail_height: 720,
    cache_age: 60,
    width: 960,
    height: 580,
    html:
      '<iframe src="https://x.test/embed/f1" width="960" height="580" title="Fox" style="border:0;max-width:100%" ' +
      'allow="fullscreen; picture-in-picture" allowfullscreen loading="lazy"></iframe>',
  })
})

test('markup of a title stays text in the page, the code and the XML', () => {
  const answer = oembedOf(film, 'https://x.test', anySize)
  for (const markup of [embedPage(film), String(answer['html']), oembedXml(answer)]) expect(markup).not.toContain('<script')
  expect(oembedXml(answer)).not.toContain('\u0007')
})

test('the page runs no scripts and may be framed by those who are allowed', () => {
  const policy = embedPolicy('https://blog.test')
  expect(policy).toContain('frame-ancestors https://blog.test')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(policy).not.toContain('script-src')
})
