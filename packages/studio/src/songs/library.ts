import type { MusicMood } from '@fablecut/generation/ports/writer'
import { hashText, seeded } from '../paint/random.ts'
import { GENRES, type GenreName } from '../scores/genres.ts'
import { planSong, type SongPlan } from '../scores/plan-song.ts'
import { nameKey } from '../scores/theory.ts'
import { prefersMinor } from '../scores/song-for-mood.ts'
import { FEATURED, TITLES } from './titles.ts'

/** A library song, which the composer renders at any length. An id always means the same song. */
export type LibrarySong = {
  /** Lower-case words joined by hyphens, from the name. */
  readonly id: string
  readonly name: string
  /** Display name, e.g. `City pop`. */
  readonly genre: string
  readonly mood: MusicMood
  /** Tempo at the song's own length; other lengths change it by at most 6 %. */
  readonly tempoBpm: number
  /** The song's own length, 90 to 210 s. */
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

/** A song and its plan, or undefined for an unknown id. */
export function songById(id: string): LibraryEntry | undefined {
  return byId.get(id)
}

/** Distributes tempos and chord progressions over the songs of a genre, so that adjacent songs differ in both. */
function entriesOf(genreName: GenreName): LibraryEntry[] {
  const genre = GENRES[genreName]
  return TITLES[genreName].map(([name, mood], i, all) => {
    const id = slugOf(name)
    const seed = hashText(id)
    const random = seeded(seed)
    // Tempo order that separates songs with the same progression.
    const position = ((i * 3) % all.length) + 0.2 + 0.6 * random()
    const plan = planSong(genre, seed, {
      tempo: position / all.length,
      verse: i,
      chorus: i + Math.floor(i / 2),
      minor: prefersMinor(mood),
    })
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
