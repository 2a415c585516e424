import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { watchedQuarter } from '@fablecut/domain/views/watched-quarters'
import { expect, test } from 'vitest'
import { TITLE_HEIGHT, WATCH_SCRIPT, embedPage, embedPolicy } from './embed-page.ts'
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
  for (const markup of [String(answer['html']), oembedXml(answer)]) expect(markup).not.toContain('<script')
  expect(embedPage(film).match(/<script/g)).toHaveLength(1)
  expect(oembedXml(answer)).not.toContain('\u0007')
})

test('the page runs its own script only, and may be framed by those who are allowed', () => {
  const policy = embedPolicy('https://blog.test')
  expect(policy).toContain('frame-ancestors https://blog.test')
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-/)
  const script = /<script>([^]*)<\/script>/.exec(embedPage(film))![1]!
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})

test('the script reports the quarters that the app reports', () => {
  const sent: unknown[] = []
  const played: [number, number][] = []
  const listeners: (() => void)[] = []
  const video = {
    duration: 40,
    dataset: { story: 'f1' },
    played: {
      get length() {
        return played.length
      },
      start: (index: number) => played[index]![0],
      end: (index: number) => played[index]![1],
    },
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
  }
  const fetch = async (path: string, { body }: { body: string }) => void sent.push([path, JSON.parse(body).quarter])
  runInNewContext(WATCH_SCRIPT, { document: { querySelector: () => video }, navigator: {}, fetch, encodeURIComponent })
  const expected: unknown[] = []
  for (const seconds of [1, 2, 9.3, 20, 21, 30, 39.5]) {
    played.splice(0, 2, [0, seconds - 1], [39, 40])
    for (const update of listeners) update()
    const quarter = watchedQuarter({ playedSeconds: seconds, durationSeconds: 40 })
    const path = '/api/stories/f1/watched'
    if (quarter !== null && !expected.some((entry) => (entry as unknown[])[1] === quarter)) expected.push([path, quarter])
  }
  expect(expected).toHaveLength(5)
  expect(sent).toEqual(expected)
})
