import type * as english from '../../editor/translation.ts'
import type { Translation } from '../../locale/translation.ts'

const GENDERS: Readonly<Record<string, string>> = { female: '女性', male: '男性' }

const picturesOf = (shots: readonly number[]): string => `ショット${shots.join('、')}の画像`

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: '別の言語',
  title: 'このストーリーを別の言語で作る',
  description:
    '同じ画像を使った新しいストーリーです。声・字幕・タイトルは作り直され、クリップは新しい声に合わせられます。このストーリーはそのまま残ります。',
  language: '言語',
  voice: '声',
  autoVoice: 'その言語の声',
  voiceName: (gender, source) => `${source}、${GENDERS[gender] ?? gender}`,
  name: 'タイトル',
  sentences: '文',
  line: {
    sentence: (shot, language) => `ショット${shot}の文（${language}）`,
    title: (number, language) => `タイトル${number}（${language}）`,
    picture: (shot, language) => `ショット${shot}の画像内の言葉（${language}）`,
  },
  original: {
    sentence: (shot) => `ショット${shot}`,
    title: (number) => `タイトル${number}`,
    picture: (shot) => `ショット${shot}の画像内`,
  },
  propose: (count, language) => `${count}行を${language}に翻訳`,
  proposedBy: (name) => `${name} が翻訳します。ストーリーを作る前に、すべての行を確認してください。`,
  noModel: '言語モデルが接続されていないため、自動では翻訳されません。各行の横に翻訳を書くか貼り付けてください。',
  notAll: (count) => `${count}行をうまく翻訳できませんでした。自分で書くか、もう一度お試しください。`,
  failed: '文を翻訳できませんでした。すでにある内容は保持されています。',
  paintPictures: (language) => `文字の入った画像を${language}で作り直す`,
  painted: (shots, credits) =>
    `${picturesOf(shots)}に文字が入っています。下で翻訳してください${credits === null ? '' : `（作り直しに${credits}クレジット）`}。他の画像はそのままです。`,
  notPainted: (shots) => `${picturesOf(shots)}に文字が入っている可能性がありますが、そのまま残ります。`,
  missing: (count) => `未翻訳 ${count}行`,
  start: 'ストーリーを作る',
  free: '無料',
  running: (count, language) => `${count}文を${language}で読み上げ中`,
  runningNote: '閉じて作業を続けてもかまいません。新しいストーリーはマイストーリーにあります。',
  done: (title) => `「${title}」ができました`,
  someFailed: (count) => `${count}文を読み上げられず、元の声のままです。新しいストーリーで再生成してください。`,
  picturesFailed: (count) => `画像${count}枚を作り直せず、元の文字のままです。その分は請求されていません。`,
  runFailed: '声を作れませんでした。新しいストーリーは翻訳した文とともにマイストーリーにあります。請求はされていません。',
  open: '新しいストーリーを開く',
  close: '閉じる',
  cancel: 'キャンセル',
  nothing: 'このストーリーにナレーションはありません。',
  unsaved: '最新の変更を保存できなかったため、何も行いませんでした。先に「保存失敗」の横の「再試行」を押してください。',
  startFailed: 'ストーリーを作れませんでした。文はここに保持されています。',
}
