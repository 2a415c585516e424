const MOODS: Readonly<Record<string, string>> = {
  calm: '穏やか',
  warm: '温かい',
  playful: '遊び心',
  hopeful: '希望',
  epic: '壮大',
  tense: '緊張感',
  dreamy: '夢見心地',
  sad: '悲しい',
  energetic: 'エネルギッシュ',
  curious: '好奇心',
  happy: '楽しい',
}

const GENRES: Readonly<Record<string, string>> = {
  'acoustic folk': 'アコースティックフォーク',
  ambient: 'アンビエント',
  blues: 'ブルース',
  'bossa nova': 'ボサノヴァ',
  celtic: 'ケルト',
  "children's": '子ども向け',
  chiptune: 'チップチューン',
  'city pop': 'シティポップ',
  country: 'カントリー',
  funk: 'ファンク',
  house: 'ハウス',
  'indie pop': 'インディーポップ',
  'jazz trio': 'ジャズトリオ',
  latin: 'ラテン',
  'lo-fi': 'ローファイ',
  'marimba minimalism': 'マリンバミニマル',
  metal: 'メタル',
  'orchestral epic': '壮大なオーケストラ',
  'piano ballad': 'ピアノバラード',
  'playful pizzicato': '軽快なピチカート',
  reggae: 'レゲエ',
  rock: 'ロック',
  'cinematic tension': 'シネマティックサスペンス',
  synthwave: 'シンセウェイヴ',
  'hip-hop': 'ヒップホップ',
  waltz: 'ワルツ',
  pop: 'ポップ',
}

const TEMPOS: Readonly<Record<string, string>> = { slow: 'ゆっくり', medium: 'ふつう', fast: '速い' }

/** One or more moods, separated by commas. */
export const moodsOf = (moods: string): string =>
  moods
    .split(',')
    .map((mood) => MOODS[mood.trim().toLowerCase()] ?? mood.trim())
    .join('、')

export const genreOf = (genre: string): string => GENRES[genre.trim().toLowerCase()] ?? genre

/** A choice of a filter of the library. */
export function songChoiceOf(filter: 'genres' | 'moods' | 'tempos', choice: string): string {
  if (filter === 'tempos') return TEMPOS[choice.toLowerCase()] ?? choice
  return filter === 'genres' ? genreOf(choice) : moodsOf(choice)
}
