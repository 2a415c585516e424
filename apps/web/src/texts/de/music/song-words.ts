const MOODS: Readonly<Record<string, string>> = {
  calm: 'ruhig',
  warm: 'warm',
  playful: 'verspielt',
  hopeful: 'hoffnungsvoll',
  epic: 'episch',
  tense: 'spannend',
  dreamy: 'verträumt',
  sad: 'traurig',
  energetic: 'energiegeladen',
  curious: 'neugierig',
  happy: 'fröhlich',
}

const GENRES: Readonly<Record<string, string>> = {
  'cinematic tension': 'Filmische Spannung',
  celtic: 'Keltisch',
  'orchestral epic': 'Orchester, episch',
  waltz: 'Walzer',
  'jazz trio': 'Jazztrio',
  'piano ballad': 'Klavierballade',
  'acoustic folk': 'Akustik-Folk',
  'marimba minimalism': 'Marimba-Minimalismus',
  'playful pizzicato': 'Verspieltes Pizzicato',
  "children's": 'Kindermusik',
}

const TEMPOS: Readonly<Record<string, string>> = { slow: 'Langsam', medium: 'Mittel', fast: 'Schnell' }

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
