import { describe, expect, test } from 'vitest'
import { songTitle } from '../song-title.ts'
import { isHostOf } from './resolver.ts'
import { suno } from './suno.ts'
import { tiktok } from './tiktok.ts'

const ID = '0b9e1f34-5a52-4c1e-9a55-7d1f0c1a0001'
const at = (url: string, html: string) => ({ url: new URL(url), html })
const sunoSong = (html: string, path = `/song/${ID}`) => suno.songOf(at(`https://suno.com${path}`, html))
const data = (value: unknown) => `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__">${JSON.stringify(value)}</script>`
const tiktokSong = (html: string) => tiktok.songOf(at('https://www.tiktok.com/@ada/video/1', html))

test.each([
  ['suno.com', true],
  ['www.suno.com', true],
  ['cdn1.suno.ai', true],
  ['notsuno.com', false],
  ['suno.com.evil.example', false],
  ['suno.com.', false],
  ['', false],
])('%s is resolved by suno: %s', (host, belongs) => {
  expect(isHostOf(host, suno.hosts)).toBe(belongs)
})

describe('suno pages', () => {
  const CDN = `https://cdn1.suno.ai/${ID}.mp3`

  test.each([
    [
      'tags in any order and quotes',
      `<meta content='Night &amp; Day | Suno' property="og:title"><META name=og:audio content=${CDN}>`,
      'Night & Day',
      CDN,
    ],
    [
      'a value with a closing bracket',
      `<meta property="og:title" content="a > b"><meta property="og:audio" content="${CDN}">`,
      'a > b',
      CDN,
    ],
    [
      'a second address of the same tag',
      `<meta property="og:audio" content="${CDN}"><meta property="og:audio" content="https://cdn1.suno.ai/other.mp3">`,
      '',
      CDN,
    ],
    [
      'tags of other songs',
      `<meta property="og:audio" content="https://cdn1.suno.ai/other.mp3"><script>{"audio_url":"${CDN}"}</script>`,
      '',
      CDN,
    ],
    ['a player in place of a sound', '<meta property="twitter:player:stream" content="https://suno.com/embed/1">', '', CDN],
    ['a sound of somebody else', '<meta property="og:audio" content="https://elsewhere.example/a.mp3">', '', CDN],
    ['a sound on this machine', '<meta property="og:audio" content="http://127.0.0.1/suno.ai.mp3">', '', CDN],
    [
      'escaped addresses',
      String.raw`<script type="application/ld+json">{"title":"Caf\u00e9","contentUrl":"https:\/\/cdn2.suno.ai\/${ID}.m4a"}</script>`,
      'Café',
      `https://cdn2.suno.ai/${ID}.m4a`,
    ],
    ['the name of its maker', `<meta property="og:title" content="Stand by me by @ada | Suno">`, 'Stand by me', CDN],
    [
      'titles of other songs before its own',
      `<script>[{"id":"x","title":"Other"},{"id":"${ID}","tags":"pop","title":"Own"},{"title":"Last"}]</script>`,
      'Own',
      CDN,
    ],
    ['a title before its id alone', `<script>[{"title":"First"},{"title":"Second"},{"id":"${ID}"}]</script>`, 'First', CDN],
    ['nothing', '', '', CDN],
    ['broken tags', '<meta property="og:title" content="<meta <meta> <script>', '', CDN],
  ])('with %s', (_, html, title, audioUrl) => {
    expect(sunoSong(html)).toEqual({ title, audioUrl })
  })

  test('other than song pages have no song', () => {
    for (const path of ['/', '/about', '/song/', '/song/../x', '/playlist/abc']) expect(sunoSong('<title>Suno</title>', path)).toBe('none')
  })

  test('without an id in their address have the first sound in their tags', () => {
    const html = `<meta property="og:audio:url" content="${CDN}"><meta property="og:audio" content="https://cdn1.suno.ai/other.mp3"><script>{"title":"Mix"}</script>`
    expect(sunoSong(html, '/playlist/abc')).toEqual({ title: 'Mix', audioUrl: CDN })
  })

  test('with a megabyte of unclosed quotes are parsed quickly', () => {
    const pages = [
      '<meta "'.repeat(150_000),
      '<script'.repeat(150_000),
      `<meta ${'a="'.repeat(300_000)}`,
      `<script>self.__next_f.push([1,"${'\\'.repeat(1_000_000)}`,
    ]
    for (const html of pages) expect(sunoSong(html)).toMatchObject({ title: '' })
  })
})

describe('tiktok pages', () => {
  const playUrl = 'https://sf16-ies-music.tiktokcdn.com/obj/a'

  test.each<[string, unknown]>([
    ['of a video', { __DEFAULT_SCOPE__: { 'webapp.video-detail': { itemInfo: { itemStruct: { music: { title: 'Steps', playUrl } } } } } }],
    ['of a sound', { __DEFAULT_SCOPE__: { 'webapp.music-detail': { musicInfo: { music: { title: 'Steps', playUrl } } } } }],
    ['with a list of addresses', { music: { title: 'Steps', playUrl: { UrlList: [playUrl] } } }],
    [
      'with recommendations',
      {
        list: [{ item: { music: { title: 'Other', playUrl: 'https://x.tiktokcdn.com/o' } } }],
        item: { music: { title: 'Steps', playUrl } },
      },
    ],
  ])('%s has its music', (_, value) => {
    expect(tiktokSong(data(value))).toEqual({ title: 'Steps', audioUrl: playUrl })
  })

  test.each<[string, string]>([
    ['of a private video', data({ 'webapp.video-detail': { statusCode: 10_222 } })],
    ['whose music was taken away', data({ music: { title: 'Steps', playUrl: '' } })],
    ['with odd values', data({ music: [null, 1, { playUrl: 5 }], musicInfo: 'x' })],
  ])('%s has none', (_, html) => {
    expect(tiktokSong(html)).toBe('none')
  })

  test.each([
    ['without data, as robots get it', '<title>TikTok</title>'],
    ['with broken data', '<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__">{"music":</script>'],
  ])('%s is not readable', (_, html) => {
    expect(tiktokSong(html)).toBe('unreadable')
  })
})

test.each([
  ['  Night\n\tDrive  ', 'Night Drive'],
  ['a\u0000b\u202Ec\uD800d', 'a b c d'],
  ['', 'Song'],
  ['\u200E\u0007', 'Song'],
  ['👩‍👩‍👧 夜'.repeat(1), '👩‍👩‍👧 夜'],
  ['😀'.repeat(200), '😀'.repeat(100)],
])('the title %j becomes %j', (text, title) => {
  expect(songTitle(text)).toBe(title)
})
