import { MAX_SONG_BYTES } from '@fablecut/domain/song/song-file'
import type { Network } from '../platform/outside-fetch/network.ts'
import { OutsideFetchError } from '../platform/outside-fetch/outside-fetch-error.ts'
import { type OutsideResponse, fetchOutside } from '../platform/outside-fetch/outside-fetch.ts'
import { readText, saveBody } from '../platform/outside-fetch/read-body.ts'
import { MusicLinkError } from './music-link-error.ts'
import { type SongOnPage, type SongResolver, isHostOf } from './resolvers/resolver.ts'
import { suno } from './resolvers/suno.ts'
import { tiktok } from './resolvers/tiktok.ts'
import { songTitle } from './song-title.ts'

type FetchOptions = { readonly network: Network; readonly signal?: AbortSignal | undefined }

const RESOLVERS: readonly SongResolver[] = [suno, tiktok]
const MAX_PAGE_BYTES = 3_000_000
const TIMEOUTS = { totalMs: 90_000, idleMs: 10_000 }
const NOT_FOUND = new Set([401, 404, 410, 451])
/** For a page: the client is taken for a bot. For a file: nobody may read it. */
const FORBIDDEN = 403
const GONE = 'This song is private or no longer there'

/**
 * Downloads the audio of a song page, or of a direct link, to `path`. Throws a MusicLinkError for a link without a song and an
 * OutsideFetchError for a failed fetch (CD-59, CD-60).
 */
export async function fetchSong(link: string, path: string, options: FetchOptions): Promise<{ title: string }> {
  const resolver = resolverOf(link)
  const response = await fetchFrom(link, resolver, options)
  if (isAudio(response)) return save(response, path, songTitle(fileName(response.url)))
  const song = await songOfPage(response, resolver)
  return save(await fetchFrom(song.audioUrl, resolver, options), path, songTitle(song.title))
}

function resolverOf(link: string): SongResolver {
  const url = URL.parse(link)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new MusicLinkError('Please enter a valid URL')
  const resolver = RESOLVERS.find(({ hosts }) => isHostOf(url.hostname, hosts))
  if (!resolver) throw new MusicLinkError('Please enter a URL from TikTok or Suno Music')
  return resolver
}

async function fetchFrom(url: string, { hosts, fileHosts }: SongResolver, { network, signal }: FetchOptions): Promise<OutsideResponse> {
  const allowed = [...hosts, ...fileHosts]
  const response = await fetchOutside(url, { network, allows: (host) => isHostOf(host, allowed), ...TIMEOUTS, ...(signal && { signal }) })
  if (response.status === 200) return response
  response.body.destroy()
  if (NOT_FOUND.has(response.status) || (response.status === FORBIDDEN && !isPage(response))) throw new MusicLinkError(GONE)
  throw new OutsideFetchError('connection', `status ${response.status} of ${response.url.hostname}`)
}

async function songOfPage(page: OutsideResponse, resolver: SongResolver): Promise<SongOnPage> {
  const song = resolver.songOf({ url: page.url, html: await pageText(page) })
  if (song === 'none') throw new MusicLinkError(GONE)
  if (song === 'unreadable') throw new OutsideFetchError('connection', `a page without data of ${page.url.hostname}`)
  return song
}

/** Truncates: an endless page is not a song that is too large. */
const pageText = (page: OutsideResponse): Promise<string> =>
  readText(page, MAX_PAGE_BYTES).catch((error: OutsideFetchError) => {
    throw error.reason === 'large' ? new OutsideFetchError('connection', 'the page is too large', error) : error
  })

const isPage = ({ contentType }: OutsideResponse): boolean => contentType === 'text/html'

export const isAudio = ({ contentType }: Pick<OutsideResponse, 'contentType'>): boolean =>
  /^(?:audio|video)\//.test(contentType) || ['application/octet-stream', 'binary/octet-stream'].includes(contentType)

/** The file name of a direct link without its extension; empty when it is only a number. */
export function fileName({ pathname }: URL): string {
  const last = pathname
    .split('/')
    .at(-1)!
    .replace(/\.\w{2,4}$/, '')
  return /^[\da-f-]{16,}$/i.test(last) ? '' : last.replaceAll(/%20|[_+]/g, ' ')
}

async function save(response: OutsideResponse, path: string, title: string): Promise<{ title: string }> {
  await saveBody(response, path, MAX_SONG_BYTES)
  return { title }
}
