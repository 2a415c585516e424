import { metaTags, scriptById } from './read-page.ts'
import { type SongOnPage, type SongPage, type SongResolver } from './resolver.ts'

type Json = Record<string, unknown>

/** Ids of scripts with the page's data, newest format first. */
const DATA_SCRIPTS = ['__UNIVERSAL_DATA_FOR_REHYDRATION__', 'SIGI_STATE', '__NEXT_DATA__']
const MUSIC_KEYS = new Set(['music', 'musicInfo'])
/** Pages contain about ten thousand values; the search stops after this many. */
const MAX_VALUES = 200_000

/** Pages of videos and sounds, also via short links of `vm.tiktok.com`: the song is the video's music. */
export const tiktok: SongResolver = {
  hosts: ['tiktok.com'],
  fileHosts: [
    'tiktokcdn.com',
    'tiktokcdn-us.com',
    'tiktokcdn-eu.com',
    'tiktokv.com',
    'tiktokv.us',
    'tiktokv.eu',
    'muscdn.com',
    'byteoversea.com',
  ],
  songOf,
}

function songOf({ html }: SongPage): SongOnPage | 'none' | 'unreadable' {
  const data = DATA_SCRIPTS.map((id) => parseJson(scriptById(html, id))).filter((value) => value !== null)
  const match = data.map(musicIn).find((song) => song !== null)
  if (!match) return data.length === 0 ? 'unreadable' : 'none'
  return { title: match.title || (metaTags(html).get('og:title') ?? ''), audioUrl: match.audioUrl }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Breadth-first: the page's own music is nearer to the root than that of recommended videos. */
function musicIn(data: unknown): SongOnPage | null {
  const queue: { key: string; value: unknown }[] = [{ key: '', value: data }]
  for (let i = 0; i < queue.length && queue.length < MAX_VALUES; i += 1) {
    const { key, value } = queue[i]!
    if (typeof value !== 'object' || value === null) continue
    const song = MUSIC_KEYS.has(key) ? songFrom(value as Json) : null
    if (song) return song
    for (const [child, part] of Object.entries(value)) queue.push({ key: child, value: part })
  }
  return null
}

function songFrom({ playUrl, title }: Json): SongOnPage | null {
  const audioUrl = urlOf(playUrl)
  return audioUrl ? { audioUrl, title: typeof title === 'string' ? title : '' } : null
}

/** A string, or the first of a list. */
function urlOf(playUrl: unknown): string | null {
  if (typeof playUrl === 'string') return playUrl || null
  const list = typeof playUrl === 'object' && playUrl !== null ? ((playUrl as Json).UrlList ?? (playUrl as Json).urlList) : null
  return Array.isArray(list) && typeof list[0] === 'string' ? list[0] : null
}
