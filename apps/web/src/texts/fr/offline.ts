import type * as english from '../offline.ts'
import type { Translation } from '../locale/translation.ts'

export const offlineTexts: Translation<typeof english.offlineTexts> = {
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Fablecut a besoin d’une connexion. Vos histoires sont conservées sur le serveur, et cette page s’ouvrira de nouveau dès que vous serez en ligne.',
  },
  unreachable: {
    title: 'Le serveur ne répond pas',
    text: 'Fablecut est injoignable pour le moment. Vos histoires sont conservées sur le serveur. Veuillez réessayer dans un instant.',
  },
  retry: 'Réessayer',
}
