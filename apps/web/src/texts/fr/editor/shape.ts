import type * as english from '../../editor/shape.ts'
import type { Translation } from '../../locale/translation.ts'

const many = (count: number, one: string, others: string): string => `${count} ${count > 1 ? others : one}`

const composed = (images: number, clips: number): string =>
  [...(images > 0 ? [many(images, 'image', 'images')] : []), ...(clips > 0 ? [many(clips, 'clip', 'clips')] : [])].join(' et ')

export const shapeTexts: Translation<typeof english.shapeTexts> = {
  menu: (ratio) => `Format : ${ratio}`,
  title: 'Un autre format',
  description:
    'Les plans dessinés sont recomposés, avec les mêmes mots, le même style et les mêmes personnes. Les autres images sont recadrées autour de leur sujet ; titres et sous-titres sont replacés. Coupes et temps restent.',
  ratio: 'Format du film',
  names: { '16:9': 'Large 16:9', '9:16': 'Haut 9:16', '1:1': 'Carré 1:1' },
  now: 'C’est le format actuel du film.',
  preview: (ratio) => `Premières images, recadrées en ${ratio}`,
  previewHint: 'Approximatif : ce qui est dessiné sera recomposé pour ce format, et non recadré.',
  loading: 'Calcul de ce qu’il faut…',
  loadError: 'Impossible de savoir ce que ce format demande.',
  tryAgain: 'Réessayer',
  composed: (images, clips) => `À recomposer : ${composed(images, clips)}.`,
  reframed: (count) =>
    count > 1
      ? `${count} autres images et clips recadrés autour du sujet, gratuit.`
      : `${count} autre image ou clip recadré autour du sujet, gratuit.`,
  nothingToMake: 'Rien n’est à dessiner pour ce format : c’est gratuit.',
  kept: 'Le film actuel reste parmi les versions, et vous pouvez revenir en arrière gratuitement.',
  change: (ratio) => `Passer en ${ratio}`,
  close: 'Fermer',
  running: 'Recomposition du film',
  phases: { images: 'Images', clips: 'Clips', waiting: 'En attente de démarrage' },
  wait: 'Le film reste tel quel jusqu’à ce que tout soit prêt. Ce qui échoue n’est pas débité.',
  cancel: 'Annuler',
  done: (ratio) => `Le film est maintenant en ${ratio}`,
  someFailed: (count) =>
    count > 1
      ? `${count} plans n’ont pas pu être recomposés : ils sont recadrés à la place et ne sont pas débités`
      : `${count} plan n’a pas pu être recomposé : il est recadré à la place et n’est pas débité`,
  unsaved:
    'Les dernières modifications n’ont pas pu être enregistrées, rien n’a donc été fait. Appuyez d’abord sur Réessayer à côté de Échec de l’enregistrement.',
  price: 'Le prix a changé. Veuillez le regarder à nouveau.',
  failed: 'Le format n’a pas pu être changé. Le film est conservé tel quel.',
}
