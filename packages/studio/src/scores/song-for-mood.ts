import type { MusicMood } from '@fablecut/generation/ports/writer'
import { hashText, pick, seeded } from '../paint/random.ts'
import { GENRES, GENRES_OF_MOOD } from './genres.ts'
import { planSong, type SongPlan } from './plan-song.ts'

const MINOR_MOODS: ReadonlySet<MusicMood> = new Set(['sad', 'tense', 'epic'])
const MAJOR_MOODS: ReadonlySet<MusicMood> = new Set(['warm', 'hopeful', 'playful'])

/** Whether a mood prefers a minor key; undefined: no preference. */
export function prefersMinor(mood: MusicMood): boolean | undefined {
  return MINOR_MOODS.has(mood) ? true : MAJOR_MOODS.has(mood) ? false : undefined
}

/** Plans a song for a mood. Deterministic. */
export function songForMood(mood: MusicMood, seed: number): SongPlan {
  const songSeed = hashText(`${mood} ${seed}`)
  const genre = GENRES[pick(GENRES_OF_MOOD[mood], seeded(songSeed))]
  return planSong(genre, songSeed, { minor: prefersMinor(mood) })
}
