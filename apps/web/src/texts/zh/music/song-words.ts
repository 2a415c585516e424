const MOODS: Readonly<Record<string, string>> = {
  calm: '平静',
  warm: '温暖',
  playful: '俏皮',
  hopeful: '充满希望',
  epic: '史诗',
  tense: '紧张',
  dreamy: '梦幻',
  sad: '悲伤',
  energetic: '活力',
  curious: '好奇',
  happy: '欢快',
}

const GENRES: Readonly<Record<string, string>> = {
  'acoustic folk': '原声民谣',
  ambient: '氛围音乐',
  blues: '布鲁斯',
  'bossa nova': '波萨诺瓦',
  celtic: '凯尔特',
  "children's": '儿歌',
  chiptune: '芯片音乐',
  'city pop': 'City Pop',
  country: '乡村',
  funk: '放克',
  house: '浩室',
  'indie pop': '独立流行',
  'jazz trio': '爵士三重奏',
  latin: '拉丁',
  'lo-fi': 'Lo-fi',
  'marimba minimalism': '马林巴极简',
  metal: '金属',
  'orchestral epic': '史诗管弦',
  'piano ballad': '钢琴抒情',
  'playful pizzicato': '俏皮拨弦',
  reggae: '雷鬼',
  rock: '摇滚',
  'cinematic tension': '电影悬疑',
  synthwave: '合成器浪潮',
  'hip-hop': '嘻哈',
  waltz: '圆舞曲',
  pop: '流行',
}

const TEMPOS: Readonly<Record<string, string>> = { slow: '慢', medium: '中等', fast: '快' }

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
