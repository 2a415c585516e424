import type * as english from '../engines.ts'
import type { Translation } from '../locale/translation.ts'

const BUILT_IN: Readonly<Record<string, string>> = {
  image: '制作：内蔵ペインター',
  video: '制作：内蔵アニメーター',
  action: '制作：内蔵モーション転写',
  music: '制作：内蔵コンポーザー',
}

/** Engines by their names after `builtin/`. */
const ENGINES: Readonly<Record<string, string>> = {
  painter: '内蔵ペインター',
  animator: '内蔵アニメーター',
  composer: '内蔵コンポーザー',
  narrator: '内蔵ナレーター',
  listener: '内蔵リスナー',
  writer: '内蔵ライター',
  'motion-transfer': '内蔵モーション転写',
  moderator: '内蔵モデレーター',
  portraitist: '内蔵ポートレート画家',
  stylist: '内蔵スタイリスト',
  foley: '内蔵効果音エンジン',
  'song-reader': '内蔵楽曲解析エンジン',
}

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `制作：${maker}` : (BUILT_IN[medium] ?? medium))

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  `わからない言葉は${maker === null ? '内蔵リスナー' : ` ${maker} `}が文字に起こします。`

export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => `声：${speaker ?? '内蔵ナレーター'}`

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `${name} の画質は1種類です`,
  mode: (name) => `${name} にこのモードはありません`,
  resolution: (name) => `${name} はこの解像度に対応していません`,
  endFrame: (name) => `${name} は終了フレームに対応していません`,
  noNextImage: (name) =>
    `${name} は終了フレームに対応していません。クリップは次のショットの画像で終わらないため、ショットの間はカットになります`,
  references: (name) => `${name} は参照画像に対応していません`,
  someReferences: (name, count) => (count === 1 ? `${name} は参照画像を1枚使えます` : `${name} は参照画像を${count}枚まで使えます`),
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) => {
  const known = names[model]
  if (known !== undefined) return known
  const engine = model.replace(/^openai-compatible\//, '')
  return engine.startsWith('builtin/') ? (ENGINES[engine.slice(8)] ?? `内蔵 ${engine.slice(8)}`) : engine
}

const COSTS = 'クレジットでの価格は変わりません'

const sentTo = (company: string, name: string): string =>
  `${name} が執筆と演出を担当し、台本は ${company} に送信されます。${COSTS}。${company} の料金はこのサーバーの管理者が支払います。`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `執筆・演出：${name}`,
  home: (name) => `${name} が台本を書き、残りは内蔵エンジンが作ります`,
  notes: {
    this_machine: (name) => `${name} がこのサーバーのマシン上で執筆と演出を担当します。${COSTS}。`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) =>
      `${name} が執筆と演出を担当し、台本はそれを動かすサーバーに送信されます。${COSTS}。そのサーバーの費用はFablecutの管理者が支払います。`,
  },
}
