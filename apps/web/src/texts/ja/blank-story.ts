import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: 'ストーリーボードを作る', note: 'ショットごとに書く' },
    'video-editor': { title: 'エディターを開く', note: '自分の素材を編集' },
  },
  opening: 'ストーリーを作成中…',
  error: (message) => `エラー：${message}`,
  choose: {
    title: '作り方を選んでください',
    text: 'どちらも同じ空のストーリーを作成して保存します。いつでも切り替えられます。',
    views: {
      list: { title: '書いて生成', label: 'ストーリーボード' },
      'video-editor': { title: 'アップロードして編集', label: 'タイムライン' },
    },
  },
  wideScreenOnly: {
    title: 'パソコンで快適に編集',
    text: 'エディターには広い画面が必要です。ウィンドウを広げるかズームを小さくするか、パソコンのブラウザでFablecutを開いてください。ストーリーはそこにもあります。',
    confirm: 'わかりました',
    page: 'ストーリーを見る',
  },
}
