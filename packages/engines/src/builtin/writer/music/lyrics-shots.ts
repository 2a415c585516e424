import type { MusicMood, StoryboardShot } from '../../../ports/writer.ts'
import type { Light, SongPlace } from './scenery.ts'
import { shotOf, type SongFilm } from './song-film.ts'

type Backdrop = { readonly title: string; readonly seen: string; readonly place: SongPlace }
const backdrop = (place: SongPlace, title: string, seen: string): Backdrop => ({ place, title, seen })

/** Wide and empty, with an open sky or a still surface behind the words. */
const BACKDROPS: readonly Backdrop[] = [
  backdrop('sea', 'The open sea', 'the wide open sea'),
  backdrop('desert', 'Endless sand', 'the wide desert'),
  backdrop('field', 'Open meadow', 'a wide meadow'),
  backdrop('space', 'A sky of stars', 'outer space'),
  backdrop('mountain', 'Far mountains', 'far mountains'),
  backdrop('beach', 'Empty shore', 'the empty beach'),
  backdrop('arctic', 'White silence', 'the wide arctic'),
]

const LIGHTS: Readonly<Record<MusicMood, readonly Light[]>> = {
  calm: ['at sunrise', 'at sunset', 'at night'],
  warm: ['at sunset', 'at sunrise'],
  playful: ['on a bright day', 'at sunset'],
  hopeful: ['at sunrise', 'on a bright day', 'at sunset'],
  epic: ['at sunset', 'at night', 'at sunrise'],
  tense: ['at night', 'in the morning fog'],
  dreamy: ['at night', 'at sunset'],
  sad: ['in the morning fog', 'at night', 'at sunset'],
  energetic: ['at night', 'at sunset'],
  curious: ['at night', 'at sunrise'],
}
const STILL_MOVES = ['slow push in', 'slow pan right', 'slow pull back', 'slow pan left'] as const

/** Calm backdrops with room in the middle for large words. A section has two places that take turns; the next one has others. */
export function lyricsShots(film: SongFilm): StoryboardShot[] {
  const { moments, mood, chooser } = film
  const places = chooser.shuffle(BACKDROPS)
  const lights = LIGHTS[mood]
  let section = 0
  return moments.map((moment, i) => {
    if (i > 0 && moment.section !== moments[i - 1]!.section) section++
    const { title, seen } = places[(section * 2 + (i % 2)) % places.length]!
    const work = { framing: 'Wide shot', camera: STILL_MOVES[i % STILL_MOVES.length]! } as const
    return shotOf({ title, seen, light: lights[section % lights.length]!, motion: 'very slow and calm', work }, mood)
  })
}
