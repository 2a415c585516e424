import type * as english from '../community.ts'
import type { Translation } from '../locale/translation.ts'

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: 'コミュニティのストーリー',
  viewAll: 'すべて見る',
  viewAllLabel: 'コミュニティのストーリーをすべて見る',
  categoriesLabel: 'ストーリーの種類',
  all: 'すべて',
  order: '並び順',
  orders: { newest: '新着', for_you: 'おすすめ' },
  soundOn: '音声オン',
  soundOff: '音声オフ',
  soundNote: 'ポインターを重ねて再生するムービーの音声',
  empty: '✨ 公開されたストーリーはまだありません。素敵なストーリーをお楽しみに！',
  noResults: {
    note: 'ムービーは、作成者が「共有」から「公開」するとここに表示されます。誰でも視聴とリミックスができます。',
    publish: '自分のストーリーを公開',
    create: '最初のストーリーを作る',
    allCategories: 'すべての種類を表示',
  },
  examples: {
    title: 'Fablecutのサンプル',
    note: 'このサーバーのエンジンで作られました。開いてリミックスしてみましょう。',
    generatingFirst: '最初のサンプルをバックグラウンドで制作中です。完成したものから表示されます。',
    generatingMore: 'サンプルをさらにバックグラウンドで制作中です。完成したものから表示されます。',
  },
  loading: 'コミュニティのストーリーを読み込み中',
  failed: 'コミュニティを読み込めませんでした',
  failedText: '失われたものはありません。しばらくしてからお試しください。',
  example: 'サンプル',
  open: (title) => `${title} を開く`,
  opening: 'ストーリーを読み込み中',
  profile: {
    loading: 'プロフィールを読み込み中',
    stories: (count) => `公開ストーリー${count}件`,
    none: '公開されたストーリーはまだありません。',
    notFound: 'プロフィールが見つかりません',
    notFoundText: 'この名前の人はいません。',
    notFoundAction: 'コミュニティへ',
    failed: 'プロフィールを読み込めませんでした',
  },
}
