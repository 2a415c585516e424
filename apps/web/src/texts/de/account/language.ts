import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: 'Sprache',
  menu: (current) => `Sprache: ${current}`,
  note: 'Die Sprache von Menüs und Schaltflächen in diesem Browser und von Mails an dich. Deine Storys behalten ihre.',
}
