import type * as english from '../../editor/shape.ts'
import type { Translation } from '../../locale/translation.ts'

export const shapeTexts: Translation<typeof english.shapeTexts> = {
  menu: (ratio) => `縦横比：${ratio}`,
  title: '縦横比を変更',
  description:
    '描かれたショットは、同じ言葉・スタイル・人物で構図が作り直されます。他の画像は被写体を中心に切り抜かれ、タイトルと字幕は配置し直されます。カット点と時間は変わりません。',
  ratio: 'ムービーの縦横比',
  names: { '16:9': '横長 16:9', '9:16': '縦長 9:16', '1:1': '正方形 1:1' },
  now: '現在のムービーの縦横比です。',
  preview: (ratio) => `最初の画像（${ratio} に切り抜き）`,
  previewHint: '目安です。描かれたものは切り抜きではなく、この縦横比で構図が作り直されます。',
  loading: '必要な作業を確認中…',
  loadError: 'この縦横比に必要な作業を確認できませんでした。',
  tryAgain: '再試行',
  composed: (images, clips) =>
    `${[...(images > 0 ? [`画像${images}枚`] : []), ...(clips > 0 ? [`クリップ${clips}本`] : [])].join('と')}の構図を作り直します。`,
  reframed: (count) => `他の画像・クリップ${count}件は被写体を中心に無料で切り抜きます。`,
  nothingToMake: 'この縦横比では描き直すものがなく、無料です。',
  kept: '今のムービーはバージョンに残り、無料で元に戻せます。',
  change: (ratio) => `${ratio} に変更`,
  close: '閉じる',
  running: 'ムービーの構図を作り直し中',
  phases: { images: '画像', clips: 'クリップ', waiting: '開始待ち' },
  wait: 'すべてそろうまでムービーはそのままです。失敗した分は請求されません。',
  cancel: 'キャンセル',
  done: (ratio) => `ムービーは ${ratio} になりました`,
  someFailed: (count) => `${count}ショットの構図を作り直せなかったため、切り抜きました。請求はされていません`,
  unsaved: '最新の変更を保存できなかったため、何も行いませんでした。先に「保存失敗」の横の「再試行」を押してください。',
  price: '価格が変わりました。もう一度確認してください。',
  failed: '縦横比を変更できませんでした。ムービーはそのままです。',
}
