import type * as english from '../../editor/words.ts'
import type { Translation } from '../../locale/translation.ts'

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: '表示', lines: '行', words: '言葉' },
  transcript: 'ムービーの言葉',
  hint: '言葉を選んでDeleteを押すとムービーからカットされ、別の言葉を入力すると置き換わります。文はハンドルをドラッグして移動できます。',
  hintOfRecording: '言葉を選んでDeleteを押すとムービーからカットされます。文はハンドルをドラッグして移動できます。',
  empty:
    '言葉はまだありません。ショットにナレーションが付くか、「行」で録音の字幕を検出すると表示されます。クリップの話し声は、音を分離すると検出されます。',
  untyped: '行にはまだ言葉がありません。誰かが話していますが、認識できませんでした。「行」で入力してください。',
  find: '言葉を検索',
  matches: (index, count) => (count === 0 ? '一致なし' : `${index} / ${count}`),
  previous: '前の一致',
  next: '次の一致',
  actions: '選択した言葉',
  change: '文を変更',
  up: '文を上へ移動',
  down: '文を下へ移動',
  moved: (place, count) => `${count}文中${place}番目`,
  delete: '言葉を削除',
  cut: '言葉をカット',
  paste: 'ここに言葉を移動',
  toMove: (count) => `${count}語を移動：移動先の言葉を選ぶと、その前に入ります`,
  pause: (seconds) => `${seconds}秒`,
  cleanUp: {
    fillers: 'つなぎ言葉',
    pauses: '間',
    longer: 'これより長い間',
    seconds: (seconds) => `${seconds}秒`,
    found: (count, seconds) => (count === 0 ? '見つかりません' : `${count}件、${seconds}秒短縮`),
    apply: (count) => `${count}件を削除`,
    cancel: '残す',
  },
}
