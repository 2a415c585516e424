import type * as english from '../../people/notifications.ts'
import type { Translation } from '../../locale/translation.ts'

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: '通知',
  bell: (unread) => {
    if (unread === 0) return '通知'
    return unread >= 100 ? '通知、新着99件以上' : `通知、新着${unread}件`
  },
  count: (unread) => (unread >= 100 ? '99+' : String(unread)),
  loading: '通知を読み込み中',
  failed: '通知を読み取れませんでした',
  retry: '再試行',
  empty: 'まだ何もありません。いいね、フォロワー、自分のストーリーのリミックスやコメントがここに表示されます。',
  emptyAction: 'コミュニティを見る',
  more: 'もっと見る',
  isNew: '新着',
  settings: '通知の設定',
  who: (name, others) => (others === 0 ? name : `${name} と他${others}人`),
  kinds: {
    like: (who, title) => `${who} が「${title}」にいいねしました`,
    follow: (who) => `${who} にフォローされました`,
    remix: (who, title, original) => `${who} が、あなたのストーリー「${original}」のリミックス「${title}」を公開しました`,
    new_story: (who, title) => `${who} が「${title}」を公開しました`,
    comment: (who, title) => `${who} が「${title}」にコメントしました`,
    reply: (who, title) => `${who} が「${title}」へのあなたのコメントに返信しました`,
  },
  preferences: {
    title: '通知',
    note: 'アプリ内とメールでお知らせする内容です。同じことについてのメールは多くても1時間に1通で、ここで読んだものについては届きません。',
    noMails: 'このサーバーはメールを送信しません。',
    loading: '通知の設定を読み込み中',
    kind: '内容',
    inApp: 'アプリ内',
    byMail: 'メール',
    kinds: {
      like: '自分のストーリーへのいいね',
      follow: '新しいフォロワー',
      remix: '自分のストーリーのリミックス',
      new_story: 'フォロー中の人の新しいストーリー',
      comment: '自分のストーリーへのコメント',
      reply: '自分のコメントへの返信',
    },
    inAppOf: (kind) => `${kind}：アプリ内`,
    byMailOf: (kind) => `${kind}：メール`,
  },
  unsubscribe: {
    title: 'メール',
    working: 'メールを停止中…',
    done: {
      like: '自分のストーリーへのいいねについてのメールは、今後届きません。',
      follow: '新しいフォロワーについてのメールは、今後届きません。',
      remix: '自分のストーリーのリミックスについてのメールは、今後届きません。',
      new_story: 'フォロー中の人の新しいストーリーについてのメールは、今後届きません。',
      comment: '自分のストーリーへのコメントについてのメールは、今後届きません。',
      reply: '自分のコメントへの返信についてのメールは、今後届きません。',
    },
    doneNote: 'アカウントページでもう一度オンにできます。',
    account: 'アカウントを開く',
    invalid: 'このリンクは無効か、期限が切れています',
    invalidNote: 'アカウントページでメールをオフにできます。',
    failed: 'メールを停止できませんでした',
    retry: '再試行',
  },
}
