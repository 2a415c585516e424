const MOODS: Readonly<Record<string, string>> = {
  calm: 'calme',
  warm: 'chaleureuse',
  playful: 'espiègle',
  hopeful: 'pleine d’espoir',
  epic: 'épique',
  tense: 'tendue',
  dreamy: 'rêveuse',
  sad: 'triste',
  energetic: 'énergique',
  curious: 'curieuse',
  happy: 'joyeuse',
}

const GENRES: Readonly<Record<string, string>> = {
  'cinematic tension': 'Tension de cinéma',
  celtic: 'Celtique',
  'orchestral epic': 'Orchestre épique',
  waltz: 'Valse',
  'jazz trio': 'Trio de jazz',
  'piano ballad': 'Ballade au piano',
  'acoustic folk': 'Folk acoustique',
  'marimba minimalism': 'Minimalisme au marimba',
  'playful pizzicato': 'Pizzicato espiègle',
  "children's": 'Musique pour enfants',
  latin: 'Musique latine',
}

const TEMPOS: Readonly<Record<string, string>> = { slow: 'Lent', medium: 'Moyen', fast: 'Rapide' }

/** One or more moods, separated by commas. */
export const moodsOf = (moods: string): string =>
  moods
    .split(',')
    .map((mood) => MOODS[mood.trim().toLowerCase()] ?? mood.trim())
    .join(', ')

/** A mood that stands alone. */
export function moodNameOf(mood: string): string {
  const name = moodsOf(mood)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const genreOf = (genre: string): string => GENRES[genre.trim().toLowerCase()] ?? genre

/** A choice of a filter of the library. */
export function songChoiceOf(filter: 'genres' | 'moods' | 'tempos', choice: string): string {
  if (filter === 'tempos') return TEMPOS[choice.toLowerCase()] ?? choice
  return filter === 'genres' ? genreOf(choice) : moodNameOf(choice)
}
