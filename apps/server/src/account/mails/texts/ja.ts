import type { MailCatalogue } from './mail-catalogue.ts'

const NOT_YOU = '心当たりがない場合は、すぐに新しいパスワードを設定し、アカウントのセッションとログイン方法を確認してください。'

export const JAPANESE_MAILS: MailCatalogue = {
  mails: {
    'confirm-email': () => ({
      subject: 'メールアドレスの確認',
      lines: ['このアドレスでFablecutのアカウントが作成されました。ログインするには、アドレスを確認してください。'],
      action: 'このアドレスを確認',
      note: 'リンクは24時間以内に1回だけ使えます。アカウントを作成した覚えがない場合は、何もする必要はありません。確認されないアカウントは使えません。',
    }),
    'account-exists': () => ({
      subject: 'アカウントはすでにあります',
      lines: [
        'このアドレスでFablecutのアカウントを作成しようとした人がいます（おそらくご本人です）。アカウントはすでにあるため、何も変わっていません。',
        'このアドレスでログインしてください。パスワードをお忘れの場合は、新しく設定してください。',
      ],
      action: '新しいパスワードを設定',
      note: 'リンクは1時間以内に1回だけ使えます。心当たりがない場合は、何もする必要はありません。',
    }),
    'reset-password': () => ({
      subject: '新しいパスワードの設定',
      lines: ['このアドレスのFablecutアカウントについて、新しいパスワードの設定が求められました。'],
      action: '新しいパスワードを設定',
      note: 'リンクは1時間以内に1回だけ使えます。心当たりがない場合は、何もする必要はありません。パスワードはそのままです。',
    }),
    'change-email': () => ({
      subject: '新しいメールアドレスの確認',
      lines: ['今後このアドレスをFablecutアカウントで使うことが求められました。'],
      action: 'このアドレスを使う',
      note: 'リンクは1時間以内に1回だけ使えます。心当たりがない場合は、何もする必要はありません。',
    }),
    'change-email-asked': ({ newEmail }) => ({
      subject: 'メールアドレスの変更が求められています',
      lines: [
        `Fablecutアカウントのアドレスを ${newEmail} に変更することが求められました。そのアドレスが確認されると変更されます。`,
        NOT_YOU,
      ],
    }),
    'email-changed': ({ newEmail }) => ({
      subject: 'メールアドレスが変更されました',
      lines: [`Fablecutアカウントのアドレスは ${newEmail} になりました。このアドレスにはメールが届かなくなります。`, NOT_YOU],
    }),
    'password-changed': () => ({
      subject: 'パスワードが変更されました',
      lines: ['Fablecutアカウントのパスワードが変更されました。', NOT_YOU],
    }),
    'sign-in-added': ({ method }) => ({
      subject: 'ログイン方法が追加されました',
      lines: [`Fablecutアカウントにログイン方法が追加されました：${method}`, NOT_YOU],
    }),
    'sign-in-removed': ({ method }) => ({
      subject: 'ログイン方法が削除されました',
      lines: [`次の方法では、Fablecutアカウントにログインできなくなりました：${method}`, NOT_YOU],
    }),
    'second-factor-on': () => ({
      subject: 'ログインにコードが必要になりました',
      lines: ['今後、Fablecutアカウントへのログインには認証アプリのコードが必要です。', NOT_YOU],
    }),
    'second-factor-off': () => ({
      subject: 'ログインにコードが不要になりました',
      lines: ['Fablecutアカウントへのログインに、認証アプリのコードは不要になりました。', NOT_YOU],
    }),
    invitation: () => ({
      subject: 'Fablecutへの招待',
      lines: ['短いAI動画のスタジオ、Fablecutに招待されました。アカウントを作成できます。'],
      action: 'アカウントを作成',
      note: 'リンクは7日以内に1回だけ使えます。',
    }),
    moderation: ({ subject, reason }) => ({
      subject: 'モデレーターからのメッセージ',
      lines: [`Fablecutのモデレーターが「${subject}」について判断しました。`, `理由：${reason}`],
      action: 'メッセージを読む',
      note: '判断の内容を確認でき、そこから異議を申し立てられます。ログインできない場合は、ログインページに異議申し立てのリンクがあります。',
    }),
  },
  notifications: {
    like: ({ who, title }) => ({
      subject: `${who} が「${title}」にいいねしました`,
      lines: [`${who} があなたのストーリー「${title}」にいいねしました。`],
      action: 'ストーリーを開く',
    }),
    follow: ({ who }) => ({
      subject: `${who} にフォローされました`,
      lines: [`${who} にフォローされました。公開するストーリーがフォロワーに届きます。`],
      action: 'プロフィールを見る',
    }),
    remix: ({ who, title, original }) => ({
      subject: `${who} が「${original}」をリミックスしました`,
      lines: [`${who} が、あなたのストーリー「${original}」のリミックス「${title}」を公開しました。`],
      action: 'リミックスを見る',
    }),
    new_story: ({ who, title }) => ({
      subject: `${who} が「${title}」を公開しました`,
      lines: [`フォロー中の ${who} が、新しいストーリー「${title}」を公開しました。`],
      action: '見る',
    }),
    comment: ({ who, title }) => ({
      subject: `${who} が「${title}」にコメントしました`,
      lines: [`${who} があなたのストーリー「${title}」にコメントしました。`],
      action: 'コメントを読む',
    }),
    reply: ({ who, title }) => ({
      subject: `${who} が「${title}」で返信しました`,
      lines: [`${who} が「${title}」へのあなたのコメントに返信しました。`],
      action: '返信を読む',
    }),
  },
  unsubscribe: {
    like: 'いいねについてのメールを停止',
    follow: '新しいフォロワーについてのメールを停止',
    remix: 'リミックスについてのメールを停止',
    new_story: '新しいストーリーについてのメールを停止',
    comment: 'コメントについてのメールを停止',
    reply: '返信についてのメールを停止',
  },
  who: (name, others) => (others === 0 ? name : `${name} と他${others}人`),
  passkey: 'パスキー',
  footer: (host) => `Fablecut（${host}）`,
}
