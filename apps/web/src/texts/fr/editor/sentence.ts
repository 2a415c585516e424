import { formatDecimal } from '../../format.ts'
import type * as english from '../../editor/sentence.ts'
import type { Translation } from '../../locale/translation.ts'

const FITS = {
  picture: () => 'L’image reste affichée aussi longtemps.',
  trimmed: () => 'Le clip est coupé à cette durée.',
  slowed: () => 'Le clip est ralenti à cette durée.',
  too_short: (canMakeClip: boolean) =>
    canMakeClip
      ? 'Le clip est trop court, même à mi-vitesse.'
      : 'Le clip est trop court, même à mi-vitesse : la voix continue sur le plan suivant.',
} as const

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: 'Modifier la phrase',
  field: 'Mots de la phrase',
  change: 'La faire dire',
  cancel: 'Annuler',
  free: 'Gratuit',
  newClip: 'Créer un nouveau clip si celui-ci est trop court',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `Nouvelle voix et nouveaux sous-titres ; le plan dure environ ${formatDecimal(thenSeconds, 1)} s au lieu de ${formatDecimal(nowSeconds, 1)} s. ${FITS[fit](canMakeClip)}`,
  running: 'Nouvelle voix en route',
  done: 'La phrase est modifiée. Annuler reprend le tout.',
  failed: (reason) => `${reason}. Le film est resté tel quel, rien n’a été débité et vos mots sont conservés.`,
  clipTooShort: 'La nouvelle voix est plus longue que ce que le clip de son plan peut atteindre en étant étiré.',
  makeClip: (credits) => `Créer un nouveau clip pour ${credits} crédits`,
  price: 'Le prix a changé. Regardez le nouveau et appuyez à nouveau.',
  unsaved:
    'Les dernières modifications n’ont pas pu être enregistrées, rien n’a donc été fait. Appuyez d’abord sur Réessayer à côté de Échec de l’enregistrement.',
  inProgress:
    'Cette phrase est déjà en cours de modification, ou tout le film est en cours de création. Attendez la fin ; vos mots sont conservés ici.',
  notStarted: 'La phrase n’a pas pu être modifiée. Vos mots sont conservés ici.',
}
