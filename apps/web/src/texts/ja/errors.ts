import type * as english from '../errors.ts'
import { formatNumber } from '../format.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: '入力の一部が正しくありません。何も開始されていません。',
  MALFORMED_JSON: 'リクエストを読み取れませんでした。ページを再読み込みしてお試しください。',
  IDEMPOTENCY_KEY_REUSED: 'すでに別の内容で送信されています。もう一度ボタンを押してください。',
  COMMUNITY_CONTENT_MODERATION: 'この内容は公開できません。',
  UNAUTHORIZED: 'ログインしてください。',
  INSUFFICIENT_CREDITS: 'クレジットが足りません',
  FORBIDDEN: 'この操作は許可されていません。',
  FORBIDDEN_ORIGIN: 'サーバーが想定するアドレスではありません。サーバーの起動時に表示されるアドレスを開いてください。',
  NOT_FOUND: '見つかりません',
  STORY_NOT_FOUND: 'ストーリーが見つかりません',
  CONFLICT: '今はできません。ページを再読み込みして変更を確認してください。',
  PRICE_CHANGED: '価格が変わりました。請求はされていません。新しい価格を確認してください。',
  RUN_IN_PROGRESS: 'このストーリーの別の処理がまだ終わっていません。お待ちください。',
  STORY_NOT_PAUSED: 'このストーリーは一時停止していません。',
  BUDGET_SPENT: 'プロバイダーのモデルの予算を使い切りました。請求はされていません。',
  STALE_DOCUMENT: 'このストーリーは別の場所で変更されました。ページを再読み込みしてください。',
  OUTDATED_CLIENT: 'Fablecutが更新されました。ページを再読み込みしてください。未保存の編集はこのブラウザに残ります。',
  PAYLOAD_TOO_LARGE: '大きすぎて送信できません。',
  UNSUPPORTED_MEDIA_TYPE: 'この種類のファイルには対応していません。',
  INVALID_WORKFLOW_ID: 'ワークフローIDが無効です',
  INVALID_WORKFLOW_IDS: 'ワークフローIDが無効です',
  TOO_MANY_REQUESTS: 'リクエストが多すぎます。しばらくしてからお試しください。',
  TOO_MANY_RUNS: '同時に作成中のストーリーが多すぎます。1つ完成するまでお待ちください。',
  OUT_OF_SPACE: 'サーバーのディスクの空きが足りません。請求はされていません。',
  UNAVAILABLE: 'サーバーの準備がまだできていません。しばらくしてからお試しください。',
  NEWER_DATA: 'これは、このサーバーより新しいFablecutで保存されました。失われたものはありません。サーバーを更新してください。',
  INTERNAL_ERROR: '問題が発生しました。しばらくしてからお試しください。',
}

export const networkText: Translation<typeof english.networkText> = 'ネットワークエラーです。接続を確認してもう一度お試しください。'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS}：必要 ${formatNumber(required)}、残高 ${formatNumber(available)}`
