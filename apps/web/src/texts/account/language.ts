import { translated } from '../locale/translated.ts'

/** Choice of the language of the interface. */
export const languageTexts = translated('languageTexts', {
  title: 'Language',
  menu: (current: string) => `Language: ${current}`,
  note: 'The language of menus and buttons in this browser, and of mails to you. Your stories keep theirs.',
} as const)
