import type * as english from '../../editor/all-shots.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: 'すべてのショット',
  count: (shots, length, isEstimate) => `${shots}ショット、${isEstimate ? '約' : ''}${length}`,
  showHidden: '非表示も表示',
  add: 'ショットを追加',
  addAfter: (number) => (number === null ? 'ここにショットを追加' : `ショット${number}の後にショットを追加`),
  missing: {
    image: (count) => `足りない画像${count}枚を生成`,
    video: (count) => `足りない動画${count}本を生成`,
  },
  selected: (count) => `${count}件選択`,
  regenerate: {
    image: (count) => `画像${count}枚を再生成`,
    video: (count) => `動画${count}本を再生成`,
  },
  clear: '選択を解除',
  card: {
    name: (number, words) => {
      const name = number === null ? '非表示のショット' : `ショット${number}`
      return words ? `${name}：${words}` : name
    },
    noText: 'まだ何も書かれていません',
    hidden: '非表示',
    select: (number) => `ショット${number}を選択`,
    more: 'その他',
    hide: '非表示にする',
    unhide: '再表示',
    delete: '削除',
    moveEarlier: '前へ移動',
    moveLater: '後ろへ移動',
    regenerate: '再生成',
    pending: { image: '画像を生成中', video: '動画を生成中', audio: '声を録音中' },
    failed: '生成に失敗しました。クレジットは使われていません。',
    seconds: (seconds) => `${formatDecimal(seconds, 1)}秒`,
    estimate: (seconds) => `約${seconds}秒`,
    noImage: '画像はまだありません',
    takes: (pictures, clips) => `画像${pictures}枚、クリップ${clips}本`,
  },
  moved: (number, of) => `${of}番中${number}番に移動しました`,
  list: 'ショット',
  editor: 'ショット',
  closeEditor: '閉じる',
  noneSelected: '変更するショットを選んでください',
  sheet: {
    title: 'キャラクターシート',
    alt: (names) => `${names} の見た目`,
    note: (names) => `${names}：すべての画像がこれに従います。このストーリーのために一度だけ、無料で作られました。`,
  },
  empty: {
    title: 'ショットごとに語ろう',
    text: '映る内容を書き、画像を生成して動かします。エディターで自分の画像やクリップも使えます。',
    action: '最初のショットを書く',
  },
}
