import type * as english from '../../account/language.ts'
import type { Translation } from '../../locale/translation.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  title: 'भाषा',
  menu: (current) => `भाषा: ${current}`,
  note: 'इस ब्राउज़र में मेन्यू और बटन की, और आपको भेजे जाने वाले ईमेल की भाषा। आपकी स्टोरी की भाषा नहीं बदलती।',
}
