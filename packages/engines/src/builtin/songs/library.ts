import type { MusicMood } from '../../ports/writer.ts'
import { hashText, seeded } from '../paint/random.ts'
import { GENRES, type GenreName } from '../scores/genres.ts'
import { planSong, type SongPlan } from '../scores/plan-song.ts'
import { nameKey } from '../scores/theory.ts'
import { prefersMinor } from '../scores/song-for-mood.ts'
import { FEATURED, TITLES } from './titles.ts'

/** A song that the composer can play in any length. The same id is the same song for ever. */
export type LibrarySong = {
  /** Lower-case words joined by hyphens, from the name. */
  readonly id: string
  readonly name: string
  /** As listeners call it, e.g. `City pop`. */
  readonly genre: string
  readonly mood: MusicMood
  /** Of the song in its own length; another length bends it by at most 6 %. */
  readonly tempoBpm: number
  /** Its own length, 1.5 to 3.5 minutes. */
  readonly durationSeconds: number
  readonly hasLyrics: false
  /** e.g. `A minor` */
  readonly key: string
  readonly seed: number
  readonly featured: boolean
}

type LibraryEntry = { readonly song: LibrarySong; readonly plan: SongPlan }

const MIN_SECONDS = 90
const MAX_SECONDS = 210

const entries: readonly LibraryEntry[] = (Object.keys(TITLES) as GenreName[]).flatMap((genre) => entriesOf(genre))
const byId = new Map(entries.map((entry) => [entry.song.id, entry]))

/** The built-in library: 208 songs of 26 genres. */
export const SONGS: readonly LibrarySong[] = entries.map(({ song }) => song)

/** The plan of a song, or undefined for an id the library does not have. */
export function songById(id: string): LibraryEntry | undefined {
  return byId.get(id)
}

/** Tempos and progressions are dealt out over the songs of a genre, so that neighbours differ in more than their notes. */
function entriesOf(genreName: GenreName): LibraryEntry[] {
  const genre = GENRES[genreName]
  return TITLES[genreName].map(([name, mood], i, all) => {
    const id = slugOf(name)
    const seed = hashText(id)
    const random = seeded(seed)
    // Tempos in an order that keeps songs with the same progression apart.
    const place = ((i * 3) % all.length) + 0.2 + 0.6 * random()
    const plan = planSong(genre, seed, { tempo: place / all.length, verse: i, chorus: i + Math.floor(i / 2), minor: prefersMinor(mood) })
    const wanted = MIN_SECONDS + random() * (MAX_SECONDS - MIN_SECONDS)
    const song: LibrarySong = {
      id,
      name,
      genre: genre.name,
      mood,
      tempoBpm: Math.round(plan.bpm * 10) / 10,
      durationSeconds: Math.round(wanted),
      hasLyrics: false,
      key: nameKey(plan.key),
      seed,
      featured: FEATURED.includes(name),
    }
    return { song, plan }
  })
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['?,]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
