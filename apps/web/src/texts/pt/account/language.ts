import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: 'Idioma',
  menu: (current) => `Idioma: ${current}`,
  note: 'O idioma dos menus e botões neste navegador e dos e-mails para você. Suas histórias mantêm o delas.',
}
