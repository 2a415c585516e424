import { metaTags, scriptText, textOfJson } from './read-page.ts'
import { type FoundSong, type SongPage, type SongResolver, isHostOf } from './resolver.ts'

const HOSTS = ['suno.com', 'suno.ai']
const AUDIO_TAGS = ['og:audio:secure_url', 'og:audio:url', 'og:audio', 'twitter:player:stream']
const SOUND_FILE = /\.(?:mp3|m4a|wav|aac|ogg)$/i
const MAX_SOUNDS = 500
const TITLE = /"title"\s*:\s*("(?:[^"\\]|\\.){1,300}")/
/** What is said of one song: words and a description too. */
const MAX_SONG_CHARACTERS = 20_000

/** Song pages `suno.com/song/{id}`, which short links `suno.com/s/{code}` lead to. */
export const suno: SongResolver = { hosts: HOSTS, fileHosts: [], songOf }

/** The page names its sound in tags or in its data; where it names none it lies under the song's id. */
function songOf({ url, html }: SongPage): FoundSong | 'none' {
  const id = /^\/(?:song|embed)\/([\w-]{8,64})\/?$/.exec(url.pathname)?.[1] ?? null
  const tags = metaTags(html)
  const data = scriptText(html)
  const sounds = [...AUDIO_TAGS.map((name) => tags.get(name)), ...soundsIn(data)].filter(isSound)
  const audioUrl = sounds.find((sound) => id !== null && sound.includes(id)) ?? sounds[0] ?? (id && `https://cdn1.suno.ai/${id}.mp3`)
  if (!audioUrl) return 'none'
  return { title: titleOf(tags.get('og:title') ?? tags.get('twitter:title') ?? titleIn(data, id)), audioUrl }
}

const soundsIn = (data: string): string[] =>
  [...data.matchAll(/"(?:audio_url|contentUrl)"\s*:\s*("https?:[^"]{1,500}")/g)]
    .slice(0, MAX_SOUNDS)
    .map(([, quoted]) => textOfJson(quoted!))

/** A stream or a file of theirs; players and pages stand in the same tags. */
function isSound(address: string | undefined): address is string {
  const url = URL.parse(address ?? '')
  if (!url || !isHostOf(url.hostname, HOSTS)) return false
  return SOUND_FILE.test(url.pathname) || url.hostname.startsWith('audio')
}

/** The title that comes after the id, else the first of all. */
function titleIn(data: string, id: string | null): string {
  const at = id === null ? -1 : data.indexOf(`"id":"${id}"`)
  const quoted = (at < 0 ? null : TITLE.exec(data.slice(at, at + MAX_SONG_CHARACTERS))) ?? TITLE.exec(data)
  return textOfJson(quoted?.[1] ?? '""')
}

/** `Night Drive by @ada | Suno` is called `Night Drive`. */
const titleOf = (title: string): string => title.replace(/\s*[|\-–—]\s*Suno(?:\s+AI)?\s*$/iu, '').replace(/\s+by @[\w.-]{1,60}$/u, '')
