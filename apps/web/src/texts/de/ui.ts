import type * as english from '../ui.ts'
import type { Translation } from '../locale/translation.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  menu: 'Menü',
  credits: 'Credits',
}
