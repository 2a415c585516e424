import type * as english from '../../community/search.ts'
import type { Translation } from '../../locale/translation.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: '検索',
  field: 'ストーリーやユーザーを検索',
  title: '検索',
  pageTitle: (query) => `${query} – 検索`,
  order: '結果の並び順',
  orders: { relevance: '関連度順', newest: '新着' },
  people: 'ユーザー',
  stories: 'ストーリー',
  publishedCount: (count) => `ストーリー${count}件`,
  morePeople: 'ユーザーをもっと見る',
  found: (count, hasMore) => (hasMore ? `${count}件を超えるストーリーが見つかりました` : `ストーリーが${count}件見つかりました`),
  start: 'タイトル、ストーリー内の言葉、スタイル、ユーザーを検索できます。',
  startNote: 'すべての言葉を含むものを探します。最後の言葉は途中まででもかまいません。',
  none: (query) => `「${query}」に一致するものは見つかりませんでした。`,
  noneNote: '表記を確認するか、言葉を減らして検索してください。',
  allCategories: 'すべての種類を検索',
  failed: '検索できませんでした',
  failedText: '失われたものはありません。しばらくしてからお試しください。',
  peopleFailed: 'ユーザーを検索できませんでした。しばらくしてからお試しください。',
}
