import type * as english from '../ui.ts'
import type { Translation } from '../locale/translation.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  back: 'Atrás',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  dismiss: 'Descartar',
  menu: 'Menú',
  credits: 'créditos',
}
