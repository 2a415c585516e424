import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: '言語',
  menu: (current) => `言語：${current}`,
  note: 'このブラウザでのメニューとボタン、および届くメールの言語です。ストーリーの言語は変わりません。',
}
