import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: 'Langue',
  menu: (current) => `Langue : ${current}`,
  note: 'La langue des menus et des boutons dans ce navigateur, et des e-mails que vous recevez. Vos histoires gardent la leur.',
}
