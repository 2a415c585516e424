import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: '本文へスキップ',
  nav: { label: 'メイン', home: 'ホーム', mine: 'マイストーリー', community: 'コミュニティ' },
  create: {
    label: 'ストーリーを作成',
    items: { vlog: 'キャラクターVlog', music: 'ミュージックビデオ', script: '台本から動画', scratch: 'ゼロから作る' },
  },
  account: {
    label: (name) => `${name} のアカウント`,
    credits: 'クレジット',
    settings: 'アカウント',
    operations: '運用',
    accounts: 'アカウント管理',
    engines: 'エンジン',
    signOut: 'ログアウト',
    signedOut: 'ログアウトしました',
  },
  signIn: 'ログイン',
  secureContext: 'このアドレスは安全（https）ではないため、コピーとフレーム単位の正確なプレビューは使えません。その他は使えます。',
  notFound: {
    title: 'このページは存在しません',
    text: 'アドレスが間違っているか、内容が削除された可能性があります。',
    action: 'ホームへ',
  },
  crash: {
    title: 'このページを表示できませんでした',
    text: 'アプリで問題が発生しました。作ったものはサーバーに安全に保存されており、開始したストーリーの制作は続きます。',
    reload: 'ページを再読み込み',
  },
}
