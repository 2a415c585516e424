import type { PlanMood } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MUSIC_MOODS } from '@fablecut/generation/ports/writer'
import type { MusicMood, MusicScenes } from '@fablecut/generation/ports/writer'
import { moodOfKeywords } from '@fablecut/generation/script/music-mood'
import type { Intensity } from './intensity.ts'

const GENRE_MOODS: readonly (readonly [RegExp, MusicMood])[] = [
  [/metal|rock|punk|house|techno|edm|dance|funk|disco|latin|drum|trap|rap|hip.?hop|chip/i, 'energetic'],
  [/blues|ballad|sad|emo|soul/i, 'sad'],
  [/ambient|lo-?fi|bossa|chill|jazz/i, 'calm'],
  [/synth|vapou?r|dream|waltz|psych/i, 'dreamy'],
  [/folk|country|acoustic|reggae/i, 'warm'],
  [/orchest|epic|celtic|trailer/i, 'epic'],
  [/tension|suspense|dark/i, 'tense'],
  [/child|pizzicato|kids/i, 'playful'],
]

/** The mood of a song: as given, else from keywords, genre or intensity. */
export function moodOfSong({ song, topic, moments }: MusicScenes, intensities: readonly Intensity[]): MusicMood {
  const known = MUSIC_MOODS.find((mood) => mood === song.mood?.trim().toLowerCase())
  if (known) return known
  const words = `${song.name} ${topic} ${moments.map((moment) => moment.words).join(' ')}`.slice(0, 6000)
  return (
    moodOfKeywords(words, 2) ??
    moodOfKeywords(`${song.name} ${song.mood ?? ''}`) ??
    moodOfGenre(song.genre) ??
    moodOfIntensities(intensities)
  )
}

const moodOfGenre = (genre = ''): MusicMood | undefined => GENRE_MOODS.find(([pattern]) => pattern.test(genre))?.[1]

function moodOfIntensities(intensities: readonly Intensity[]): MusicMood {
  const big = intensities.filter((intensity) => intensity === 'big').length / Math.max(1, intensities.length)
  return big > 0.5 ? 'energetic' : big > 0.2 ? 'hopeful' : 'dreamy'
}

const PLAN_MOODS: Readonly<Record<MusicMood, PlanMood>> = {
  calm: 'calm',
  warm: 'happy',
  playful: 'happy',
  hopeful: 'happy',
  epic: 'epic',
  tense: 'tense',
  dreamy: 'wonder',
  sad: 'sad',
  energetic: 'happy',
  curious: 'wonder',
}

/** The mood of the shots of a song. */
export const planMoodOf = (mood: MusicMood): PlanMood => PLAN_MOODS[mood]
