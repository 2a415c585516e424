import { MAX_SONG_BYTES } from '@fablecut/domain/song/song-file'
import type { Network } from '../platform/outside-fetch/network.ts'
import { OutsideFetchError } from '../platform/outside-fetch/outside-fetch-error.ts'
import { type OutsideResponse, fetchOutside } from '../platform/outside-fetch/outside-fetch.ts'
import { readText, saveBody } from '../platform/outside-fetch/read-body.ts'
import { MusicLinkError } from './music-link-error.ts'
import { type FoundSong, type SongResolver, isHostOf } from './resolvers/resolver.ts'
import { suno } from './resolvers/suno.ts'
import { tiktok } from './resolvers/tiktok.ts'
import { songTitle } from './song-title.ts'

type Way = { readonly network: Network; readonly signal?: AbortSignal | undefined }

const RESOLVERS: readonly SongResolver[] = [suno, tiktok]
const MAX_PAGE_BYTES = 3_000_000
const TIMES = { totalMs: 90_000, idleMs: 10_000 }
const NOT_FOUND = new Set([401, 404, 410, 451])
/** Of a page: whoever asks is taken for a robot. Of a file: it is not there for anybody. */
const FORBIDDEN = 403
const GONE = 'This song is private or no longer there'

/**
 * Writes the sound of a song's page, or of a direct link to it, to `path`. Throws a MusicLinkError for links that lead to no song, an
 * OutsideFetchError where fetching failed. Source: CD-59, CD-60.
 */
export async function fetchSong(link: string, path: string, way: Way): Promise<{ title: string }> {
  const resolver = resolverOf(link)
  const answer = await answerOf(link, resolver, way)
  if (isSound(answer)) return save(answer, path, songTitle(fileName(answer.url)))
  const song = await songOfPage(answer, resolver)
  return save(await answerOf(song.audioUrl, resolver, way), path, songTitle(song.title))
}

function resolverOf(link: string): SongResolver {
  const url = URL.parse(link)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new MusicLinkError('Please enter a valid URL')
  const found = RESOLVERS.find(({ hosts }) => isHostOf(url.hostname, hosts))
  if (!found) throw new MusicLinkError('Please enter a URL from TikTok or Suno Music')
  return found
}

async function answerOf(address: string, { hosts, fileHosts }: SongResolver, { network, signal }: Way): Promise<OutsideResponse> {
  const allowed = [...hosts, ...fileHosts]
  const answer = await fetchOutside(address, { network, allows: (host) => isHostOf(host, allowed), ...TIMES, ...(signal && { signal }) })
  if (answer.status === 200) return answer
  answer.body.destroy()
  if (NOT_FOUND.has(answer.status) || (answer.status === FORBIDDEN && !isPage(answer))) throw new MusicLinkError(GONE)
  throw new OutsideFetchError('connection', `status ${answer.status} of ${answer.url.hostname}`)
}

async function songOfPage(page: OutsideResponse, resolver: SongResolver): Promise<FoundSong> {
  const song = resolver.songOf({ url: page.url, html: await pageText(page) })
  if (song === 'none') throw new MusicLinkError(GONE)
  if (song === 'unreadable') throw new OutsideFetchError('connection', `a page without data of ${page.url.hostname}`)
  return song
}

/** A page without end is no song that is too large. */
const pageText = (page: OutsideResponse): Promise<string> =>
  readText(page, MAX_PAGE_BYTES).catch((error: OutsideFetchError) => {
    throw error.reason === 'large' ? new OutsideFetchError('connection', 'the page is too large', error) : error
  })

const isPage = ({ contentType }: OutsideResponse): boolean => contentType === 'text/html'

const isSound = ({ contentType }: OutsideResponse): boolean =>
  /^(?:audio|video)\//.test(contentType) || ['application/octet-stream', 'binary/octet-stream'].includes(contentType)

/** The last part of a direct link, without its ending; nothing where that is only a number. */
function fileName({ pathname }: URL): string {
  const last = pathname
    .split('/')
    .at(-1)!
    .replace(/\.\w{2,4}$/, '')
  return /^[\da-f-]{16,}$/i.test(last) ? '' : last.replaceAll(/%20|[_+]/g, ' ')
}

async function save(answer: OutsideResponse, path: string, title: string): Promise<{ title: string }> {
  await saveBody(answer, path, MAX_SONG_BYTES)
  return { title }
}
