import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: 'اللغة',
  menu: (current) => `اللغة: ${current}`,
  note: 'لغة القوائم والأزرار في هذا المتصفح، ولغة الرسائل المرسلة إليك. وتبقى قصصك بلغاتها.',
}
