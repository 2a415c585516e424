import type * as english from '../ui.ts'
import type { Translation } from '../locale/translation.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  dismiss: 'Masquer',
  menu: 'Menu',
  credits: 'crédits',
}
