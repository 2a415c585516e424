import type * as english from '../ui.ts'
import type { Translation } from '../locale/translation.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  back: 'Voltar',
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  dismiss: 'Dispensar',
  menu: 'Menu',
  credits: 'créditos',
}
