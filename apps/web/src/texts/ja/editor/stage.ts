import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: '全画面',
  leaveFullScreen: '全画面を終了',
  loading: '動画を読み込み中...',
  picture: (title) => `${title} のプレビュー`,
  untitled: 'ストーリー',
  empty: { title: 'まだ表示するものがありません', text: '動画、画像、音をタイムラインにドラッグしてください。' },
  failure: {
    unreachable: (title) => `「${title}」を読み込めませんでした。`,
    undecodable: (title) => `このブラウザでは「${title}」を再生できません。書き出した動画には含まれます。`,
    unchanged: 'ストーリーは変更されていません。',
    reload: '再読み込み',
  },
  canvas: {
    label: '映像内の項目',
    item: (type) => `映像内の${type}：矢印キーで移動、プラスとマイナスで拡大縮小、角括弧で回転`,
    scale: 'ドラッグで拡大縮小',
    rotate: 'ドラッグで回転',
  },
  asset: { label: (title) => `${title} のプレビュー`, play: '再生', pause: '一時停止', close: 'タイムラインに戻る' },
}
