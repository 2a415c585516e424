import type * as english from '../ui.ts'
import type { Translation } from '../locale/translation.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  back: 'वापस',
  close: 'बंद करें',
  cancel: 'रद्द करें',
  retry: 'फिर कोशिश करें',
  dismiss: 'हटाएँ',
  menu: 'मेन्यू',
  credits: 'क्रेडिट',
}
