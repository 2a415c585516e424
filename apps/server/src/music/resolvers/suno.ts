import { metaTags, scriptText, parseJsonString } from './read-page.ts'
import { type SongOnPage, type SongPage, type SongResolver, isHostOf } from './resolver.ts'

const HOSTS = ['suno.com', 'suno.ai']
const AUDIO_TAGS = ['og:audio:secure_url', 'og:audio:url', 'og:audio', 'twitter:player:stream']
const AUDIO_FILE = /\.(?:mp3|m4a|wav|aac|ogg)$/i
const MAX_AUDIO_URLS = 500
const TITLE = /"title"\s*:\s*("(?:[^"\\]|\\.){1,300}")/
/** Length of the data of one song, lyrics and description included. */
const MAX_SONG_LENGTH = 20_000

/** Song pages `suno.com/song/{id}`, which short links `suno.com/s/{code}` lead to. */
export const suno: SongResolver = { hosts: HOSTS, fileHosts: [], songOf }

/** The audio URL is in the meta tags or in the data; otherwise it follows from the song's id. */
function songOf({ url, html }: SongPage): SongOnPage | 'none' {
  const id = /^\/(?:song|embed)\/([\w-]{8,64})\/?$/.exec(url.pathname)?.[1] ?? null
  const tags = metaTags(html)
  const data = scriptText(html)
  const sounds = [...AUDIO_TAGS.map((name) => tags.get(name)), ...audioUrlsIn(data)].filter(isAudioUrl)
  const audioUrl = sounds.find((sound) => id !== null && sound.includes(id)) ?? sounds[0] ?? (id && `https://cdn1.suno.ai/${id}.mp3`)
  if (!audioUrl) return 'none'
  return { title: titleOf(tags.get('og:title') ?? tags.get('twitter:title') ?? titleIn(data, id)), audioUrl }
}

const audioUrlsIn = (data: string): string[] =>
  [...data.matchAll(/"(?:audio_url|contentUrl)"\s*:\s*("https?:[^"]{1,500}")/g)]
    .slice(0, MAX_AUDIO_URLS)
    .map(([, quoted]) => parseJsonString(quoted!))

/** Whether a URL is an audio file of Suno; the same tags also contain players and pages. */
function isAudioUrl(value: string | undefined): value is string {
  const url = URL.parse(value ?? '')
  if (!url || !isHostOf(url.hostname, HOSTS)) return false
  return AUDIO_FILE.test(url.pathname) || url.hostname.startsWith('audio')
}

/** The title after the id, otherwise the first one. */
function titleIn(data: string, id: string | null): string {
  const at = id === null ? -1 : data.indexOf(`"id":"${id}"`)
  const quoted = (at < 0 ? null : TITLE.exec(data.slice(at, at + MAX_SONG_LENGTH))) ?? TITLE.exec(data)
  return parseJsonString(quoted?.[1] ?? '""')
}

/** Strips author and site: `Night Drive by @ada | Suno` becomes `Night Drive`. */
const titleOf = (title: string): string => title.replace(/\s*[|\-–—]\s*Suno(?:\s+AI)?\s*$/iu, '').replace(/\s+by @[\w.-]{1,60}$/u, '')
