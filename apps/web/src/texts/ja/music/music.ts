import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodsOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: 'BGM',
    choices: { auto: '自動', trending: '人気', link: 'リンク', upload: 'アップロード', none: 'なし' },
    hints: {
      auto: 'ストーリーに合わせて選びます。',
      none: '動画に音楽は付きません。',
    },
    missing: {
      link: 'Sunoの音楽リンクを貼り付けてください',
      upload: '音声ファイルをアップロードしてください',
      trending: '人気の曲から選んでください',
    },
    ownFile: '自分のファイルです。',
    pick: { trending: '曲を選択', link: 'リンクを貼り付け', upload: 'ファイルを選択' },
  },

  source: {
    label: '音楽',
    pasteLink: 'リンクを貼り付け',
    upload: 'アップロード / ドラッグ',
    pick: '注目の曲',
    drop: '音楽ファイルをここにドロップ。MP3、WAV、M4Aなどの音声形式に対応',
    tooLong: (length) => `この曲の長さは${length}です。トリムするか、全体を使ってください。`,
    unknownLength: 'ここでは長さを読み取れませんでした。動画を作る前に測ります。',
    remove: (name) => `${name} を削除`,
    preparing: '曲を準備中...',
    trimmed: (start, end, total) => `${start}〜${end}（全体 ${total}）`,
  },

  upload: {
    label: '音楽ファイル',
    busy: '音声を処理中...',
    notAudio: '音声ファイルを選んでください',
    tooLarge: (name, megabytes) => `${name} は大きすぎます（最大${megabytes} MB）`,
    failed: '音楽をアップロードできませんでした。もう一度お試しください。',
    tooShort: (seconds) => `音楽は${seconds}秒以上必要です`,
  },

  link: {
    title: 'SunoまたはTikTokの音楽リンクを貼り付け',
    label: '曲のリンク',
    placeholder: 'https://suno.com/song/...',
    import: '音楽を取得',
    importing: '音楽を取得中...',
    preparing: '準備中...',
    cancel: 'キャンセル',
    empty: 'URLを入力してください',
    invalidUrl: '有効なURLを入力してください',
    unsupportedHost: 'TikTokまたはSunoのURLを入力してください',
    failed: '音楽のURLを解析できませんでした。もう一度お試しください。',
    fileFailed: '音楽ファイルをダウンロードできませんでした。もう一度お試しください。',
    untitled: 'リンクの曲',
  },

  trim: {
    title: '曲をトリム',
    open: 'トリム',
    part: '使う部分',
    start: '開始',
    end: '終了',
    length: '長さ',
    play: 'この部分を再生',
    pause: '一時停止',
    limits: (min, max) => `${min}秒〜${max / 60}分。`,
    how: { pointer: '端をドラッグするか、矢印キーで動かします。', touch: '端をドラッグします。' },
    required: (max) => `この曲は${max / 60}分を超えています。使う部分を選んでください。`,
    cancel: 'キャンセル',
    keepWhole: '曲全体を使う',
    use: 'この部分を使う',
    busy: 'トリム中...',
    unplayable: 'この曲はここでは再生できませんが、全体を使うことはできます。',
  },

  player: {
    listen: (name) => `${name} を試聴`,
    stop: (name) => `${name} を停止`,
    play: (name) => `${name} を再生`,
    pause: (name) => `${name} を一時停止`,
    unavailable: 'この曲は今は再生できません',
  },

  songs: {
    title: '人気の曲',
    featured: '注目の曲',
    moods: 'ムード',
    mood: moodsOf,
    facts: (artist, genre, tempo) => `${artist}、${genreOf(genre)}、${tempo} BPM`,
    select: '選択',
    selectLabel: (name) => `${name} を選択`,
    failed: '曲を読み込めませんでした。入力内容は保持されています。',
    retry: '再試行',
    externalLinks: 'その他の音楽',
    freeMusic: '著作権フリーの音楽',
    makeMusic: '曲を作る',
    learnMore: '詳しく見る',
  },
}
