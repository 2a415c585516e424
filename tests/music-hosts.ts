import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Songs of the stand-in, named after what is unusual about them; the links are in the form that users paste. */
export const LINKS = {
  song: 'https://suno.com/song/0b9e1f34-5a52-4c1e-9a55-7d1f0c1a0001',
  /** Redirects to `song`. */
  shortLink: 'https://suno.com/s/Ab12Cd34',
  /** The song is only in the page's data, with quotes and letters of many languages in its title. */
  inData: 'https://suno.com/song/0b9e1f34-5a52-4c1e-9a55-7d1f0c1a0002',
  /** A page without any audio. */
  byId: 'https://suno.com/song/0b9e1f34-5a52-4c1e-9a55-7d1f0c1a0003',
  file: 'https://cdn1.suno.ai/Night_Drive.mp3',
  hostileTitle: 'https://suno.com/song/0b9e1f34-5a52-4c1e-9a55-7d1f0c1a0004',
  private: 'https://suno.com/song/0b9e1f34-5a52-4c1e-9a55-7d1f0c1a0005',
  lostFile: 'https://suno.com/song/0b9e1f34-5a52-4c1e-9a55-7d1f0c1a0006',
  noSong: 'https://suno.com/about',
  endless: 'https://cdn1.suno.ai/endless.mp3',
  oversize: 'https://cdn1.suno.ai/oversize.mp3',
  bomb: 'https://suno.com/bomb',
  text: 'https://cdn1.suno.ai/text.mp3',
  brokenOff: 'https://cdn1.suno.ai/broken-off.mp3',
  serverFault: 'https://suno.com/fault',
  toLocal: 'https://suno.com/to-local',
  toOther: 'https://suno.com/to-other',
  soundElsewhere: 'https://www.tiktok.com/@ada/video/7304',
  loop: 'https://suno.com/loop',
  forRobots: 'https://www.tiktok.com/@ada/video/7305',
  forbidden: 'https://suno.com/forbidden',
  video: 'https://www.tiktok.com/@ada/video/7301',
  sound: 'https://www.tiktok.com/music/Garden-Steps-7302',
  /** Redirects to `video`. */
  shortVideo: 'https://vm.tiktok.com/ZM1234567/',
  privateVideo: 'https://www.tiktok.com/@ada/video/7303',
} as const

export type MusicHosts = {
  readonly origin: string
  /** Requested hosts and paths, in order. */
  readonly requests: string[]
  readonly stop: () => Promise<void>
}

/** A local stand-in for Suno and TikTok, for a product started with `MUSIC_IMPORT_ORIGIN`. */
export async function startMusicHosts(port = 0): Promise<MusicHosts> {
  const requests: string[] = []
  const server: Server = createServer((request, response) => {
    const url = `${request.headers.host}${request.url}`
    requests.push(url)
    const answer = ANSWERS[`https://${url}`]
    if (answer) answer(response, request)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const page =
  (html: string): Answer =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'visit=1' })
      .end(`<!doctype html><html>${html}</html>`)
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end()
const sound =
  (seconds: number): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(wave(seconds))

const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' })
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(1_048_576)));
  }
  response.on('drain', more)
  more()
}

const idOf = (link: string): string => link.split('/').at(-1)!
const fileOf = (link: string): string => `https://cdn1.suno.ai/${idOf(link)}.mp3`
const sunoTags = (link: string, title: string): string =>
  `<head><meta content="${title} | Suno" property='og:title'><meta property="og:audio" content="${fileOf(link)}"></head>`
const sunoData = (songs: object[]): string => `<script>self.__next_f.push([1,${JSON.stringify(`5:${JSON.stringify({ songs })}`)}])</script>`
const tiktokPage = (scope: object): Answer =>
  page(`<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify({ __DEFAULT_SCOPE__: scope })}</script>`)

const TIKTOK_SOUND = 'https://sf16-ies-music.tiktokcdn.com/obj/garden?a=1&b=2'
const MUSIC = { id: '7302', title: 'Garden Steps', playUrl: TIKTOK_SOUND, authorName: 'Ada' }

const ANSWERS: Record<string, Answer> = {
  [LINKS.song]: page(
    `${sunoTags(LINKS.song, 'Night &amp; Day &gt; &#x27;Drive&#39;')}${sunoData([{ id: 'other', audio_url: fileOf('/other'), title: 'Other' }])}`,
  ),
  [fileOf(LINKS.song)]: sound(24),
  [LINKS.shortLink]: redirect(new URL(LINKS.song).pathname),
  [LINKS.inData]: page(
    sunoData([
      { id: 'other', audio_url: fileOf('/other'), title: 'Other' },
      { id: idOf(LINKS.inData), title: 'The "Größe" of 夜の歌', audio_url: fileOf(LINKS.inData) },
    ]),
  ),
  [fileOf(LINKS.inData)]: sound(12),
  [LINKS.byId]: page('<meta name="og:title" content="By id">'),
  [fileOf(LINKS.byId)]: sound(12),
  [LINKS.file]: sound(12),
  [LINKS.hostileTitle]: page(sunoTags(LINKS.hostileTitle, `&lt;script&gt;alert(1)&lt;/script&gt;&#0;&#x202e;&#10;${'x'.repeat(500)}`)),
  [fileOf(LINKS.hostileTitle)]: sound(12),
  [LINKS.lostFile]: page(sunoTags(LINKS.lostFile, 'Lost')),
  [LINKS.noSong]: page('<title>About</title>'),
  [LINKS.endless]: endless,
  [LINKS.oversize]: (response) =>
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(Buffer.concat([wave(12), Buffer.alloc(52_428_801)])),
  [LINKS.bomb]: (response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000, 97))),
  [LINKS.text]: (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('<!doctype html><script>alert(1)</script>'),
  [LINKS.brokenOff]: (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 1_000_000 })
    response.write(wave(1), () => response.destroy())
  },
  [LINKS.serverFault]: (response) => response.writeHead(500).end('fault'),
  [LINKS.toLocal]: redirect('http://127.0.0.1/suno.com'),
  [LINKS.toOther]: redirect('https://elsewhere.example/suno.com'),
  [LINKS.soundElsewhere]: tiktokPage({ music: { title: 'Elsewhere', playUrl: 'https://elsewhere.example/song.mp3' } }),
  [LINKS.loop]: redirect('/loop'),
  [LINKS.forRobots]: page('<title>Checking your browser</title>'),
  [LINKS.forbidden]: (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<title>Checking your browser</title>'),
  [LINKS.video]: tiktokPage({
    'webapp.video-detail': { itemInfo: { itemStruct: { id: '7301', video: { playAddr: 'x' }, music: MUSIC } } },
  }),
  [LINKS.sound]: tiktokPage({ 'webapp.music-detail': { musicInfo: { music: MUSIC } } }),
  [LINKS.shortVideo]: redirect(`${LINKS.video}?_r=1`),
  [`${LINKS.video}?_r=1`]: tiktokPage({ 'webapp.video-detail': { itemInfo: { itemStruct: { music: MUSIC } } } }),
  [LINKS.privateVideo]: tiktokPage({ 'webapp.video-detail': { statusCode: 10_222, statusMsg: 'private' } }),
  [TIKTOK_SOUND]: sound(15),
}

/** A melody with a beat as a WAV file: 16 bit, mono. */
function wave(seconds: number, rate = 16_000): Buffer {
  const samples = seconds * rate
  const bytes = Buffer.alloc(44 + samples * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples * 2, 40)
  for (let i = 0; i < samples; i += 1) bytes.writeInt16LE(Math.round(12_000 * sampleAt(i / rate)), 44 + i * 2)
  return bytes
}

/** Half a second per note, each fading out: 120 beats per minute. */
function sampleAt(second: number): number {
  const beat = Math.floor(second * 2)
  const hertz = 220 * 2 ** ([0, 3, 7, 12, 7, 3, 5, 8][beat % 8]! / 12)
  return Math.sin(2 * Math.PI * hertz * second) * Math.exp(-4 * (second * 2 - beat))
}
