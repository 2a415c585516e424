const MOODS: Readonly<Record<string, string>> = {
  calm: 'هادئ',
  warm: 'دافئ',
  playful: 'مرح',
  hopeful: 'متفائل',
  epic: 'ملحمي',
  tense: 'متوتر',
  dreamy: 'حالم',
  sad: 'حزين',
  energetic: 'نشيط',
  curious: 'فضولي',
  happy: 'سعيد',
}

const GENRES: Readonly<Record<string, string>> = {
  'acoustic folk': 'فولك أكوستيك',
  ambient: 'أمبينت',
  blues: 'بلوز',
  'bossa nova': 'بوسا نوفا',
  celtic: 'سلتي',
  "children's": 'أطفال',
  chiptune: 'تشيبتون',
  'city pop': 'سيتي بوب',
  country: 'كانتري',
  funk: 'فانك',
  house: 'هاوس',
  'indie pop': 'إندي بوب',
  'jazz trio': 'ثلاثي جاز',
  latin: 'لاتيني',
  'lo-fi': 'لو-فاي',
  'marimba minimalism': 'ماريمبا تقليلية',
  metal: 'ميتال',
  'orchestral epic': 'أوركسترا ملحمية',
  'piano ballad': 'بالاد بيانو',
  'playful pizzicato': 'بيتزيكاتو مرح',
  reggae: 'ريغي',
  rock: 'روك',
  'cinematic tension': 'توتر سينمائي',
  synthwave: 'سينثويف',
  'hip-hop': 'هيب هوب',
  waltz: 'فالس',
  pop: 'بوب',
}

const TEMPOS: Readonly<Record<string, string>> = { slow: 'بطيء', medium: 'متوسط', fast: 'سريع' }

/** One or more moods, separated by commas. */
export const moodsOf = (moods: string): string =>
  moods
    .split(',')
    .map((mood) => MOODS[mood.trim().toLowerCase()] ?? mood.trim())
    .join('، ')

export const genreOf = (genre: string): string => GENRES[genre.trim().toLowerCase()] ?? genre

/** A choice of a filter of the library. */
export function songChoiceOf(filter: 'genres' | 'moods' | 'tempos', choice: string): string {
  if (filter === 'tempos') return TEMPOS[choice.toLowerCase()] ?? choice
  return filter === 'genres' ? genreOf(choice) : moodsOf(choice)
}
