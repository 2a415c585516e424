import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: 'Idioma',
  menu: (current) => `Idioma: ${current}`,
  note: 'El idioma de los menús y botones en este navegador y de los correos que recibes. Tus historias conservan el suyo.',
}
