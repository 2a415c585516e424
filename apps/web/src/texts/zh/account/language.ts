import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: '语言',
  menu: (current) => `语言：${current}`,
  note: '此浏览器中菜单和按钮以及发送给你的邮件的语言。你的故事保持各自的语言。',
}
