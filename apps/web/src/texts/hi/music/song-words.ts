const MOODS: Readonly<Record<string, string>> = {
  calm: 'शांत',
  warm: 'गर्मजोश',
  playful: 'चंचल',
  hopeful: 'उम्मीद भरा',
  epic: 'भव्य',
  tense: 'तनाव भरा',
  dreamy: 'सपनीला',
  sad: 'उदास',
  energetic: 'जोशीला',
  curious: 'जिज्ञासु',
  happy: 'खुशनुमा',
}

const GENRES: Readonly<Record<string, string>> = {
  'acoustic folk': 'अकूस्टिक फ़ोक',
  ambient: 'ऐंबिएंट',
  blues: 'ब्लूज़',
  'bossa nova': 'बोसा नोवा',
  celtic: 'केल्टिक',
  "children's": 'बच्चों का',
  chiptune: 'चिपट्यून',
  'city pop': 'सिटी पॉप',
  country: 'कंट्री',
  funk: 'फ़ंक',
  house: 'हाउस',
  'indie pop': 'इंडी पॉप',
  'jazz trio': 'जैज़ ट्रायो',
  latin: 'लैटिन',
  'lo-fi': 'लो-फ़ाई',
  'marimba minimalism': 'मरिंबा मिनिमलिज़्म',
  metal: 'मेटल',
  'orchestral epic': 'भव्य ऑर्केस्ट्रा',
  'piano ballad': 'पियानो बैलड',
  'playful pizzicato': 'चंचल पिज़िकाटो',
  reggae: 'रेगे',
  rock: 'रॉक',
  'cinematic tension': 'सिनेमाई तनाव',
  synthwave: 'सिंथवेव',
  'hip-hop': 'हिप-हॉप',
  waltz: 'वॉल्ट्ज़',
  pop: 'पॉप',
}

const TEMPOS: Readonly<Record<string, string>> = { slow: 'धीमा', medium: 'मध्यम', fast: 'तेज़' }

/** One or more moods, separated by commas. */
export const moodsOf = (moods: string): string =>
  moods
    .split(',')
    .map((mood) => MOODS[mood.trim().toLowerCase()] ?? mood.trim())
    .join(', ')

export const genreOf = (genre: string): string => GENRES[genre.trim().toLowerCase()] ?? genre

/** A choice of a filter of the library. */
export function songChoiceOf(filter: 'genres' | 'moods' | 'tempos', choice: string): string {
  if (filter === 'tempos') return TEMPOS[choice.toLowerCase()] ?? choice
  return filter === 'genres' ? genreOf(choice) : moodsOf(choice)
}
