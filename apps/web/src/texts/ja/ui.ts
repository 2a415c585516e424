import type * as english from '../ui.ts'
import type { Translation } from '../locale/translation.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  back: '戻る',
  close: '閉じる',
  cancel: 'キャンセル',
  retry: '再試行',
  dismiss: '非表示',
  menu: 'メニュー',
  credits: 'クレジット',
}
