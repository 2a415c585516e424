import type * as english from '../../editor/words.ts'
import type { Translation } from '../../locale/translation.ts'

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: 'Afficher', lines: 'Lignes', words: 'Mots' },
  transcript: 'Mots du film',
  hint: 'Sélectionnez des mots et appuyez sur Suppr pour les couper du film, ou tapez-en d’autres à leur place. Glissez une phrase par sa poignée pour la déplacer.',
  hintOfRecording:
    'Sélectionnez des mots et appuyez sur Suppr pour les couper du film. Glissez une phrase par sa poignée pour la déplacer.',
  empty:
    'Pas encore de mots. Ils apparaissent quand les plans sont narrés, ou quand les sous-titres de votre propre enregistrement sont détectés sous « Lignes ». La parole d’un clip est trouvée une fois son son détaché.',
  untyped: 'Les lignes n’ont pas encore de mots : quelqu’un y parle, mais les mots n’ont pas pu être reconnus. Tapez-les sous « Lignes ».',
  find: 'Chercher des mots',
  matches: (index, count) => (count === 0 ? 'Aucun résultat' : `${index} sur ${count}`),
  previous: 'Résultat précédent',
  next: 'Résultat suivant',
  actions: 'Mots sélectionnés',
  change: 'Modifier la phrase',
  up: 'Monter la phrase',
  down: 'Descendre la phrase',
  moved: (place, count) => `Phrase ${place} sur ${count}`,
  delete: 'Supprimer les mots',
  cut: 'Couper les mots',
  paste: 'Déplacer les mots ici',
  toMove: (count) =>
    count === 1
      ? '1 mot à déplacer : choisissez un mot, il se placera devant'
      : `${count} mots à déplacer : choisissez un mot, ils se placeront devant`,
  pause: (seconds) => `${seconds} s`,
  cleanUp: {
    fillers: 'Mots de remplissage',
    pauses: 'Pauses',
    longer: 'Pauses de plus de',
    seconds: (seconds) => `${seconds} s`,
    found: (count, seconds) => (count === 0 ? 'Aucun' : `${count} trouvés, ${seconds} s de moins`),
    apply: (count) => `Retirer (${count})`,
    cancel: 'Les garder',
  },
}
