const MOODS: Readonly<Record<string, string>> = {
  calm: 'tranquila',
  warm: 'cálida',
  playful: 'juguetona',
  hopeful: 'esperanzada',
  epic: 'épica',
  tense: 'tensa',
  dreamy: 'soñadora',
  sad: 'triste',
  energetic: 'enérgica',
  curious: 'curiosa',
  happy: 'alegre',
}

const GENRES: Readonly<Record<string, string>> = {
  'cinematic tension': 'Tensión cinematográfica',
  celtic: 'Celta',
  'orchestral epic': 'Épica orquestal',
  waltz: 'Vals',
  'jazz trio': 'Trío de jazz',
  'piano ballad': 'Balada de piano',
  'acoustic folk': 'Folk acústico',
  'marimba minimalism': 'Minimalismo de marimba',
  'playful pizzicato': 'Pizzicato juguetón',
  "children's": 'Infantil',
  latin: 'Latina',
}

const TEMPOS: Readonly<Record<string, string>> = { slow: 'Lento', medium: 'Medio', fast: 'Rápido' }

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
