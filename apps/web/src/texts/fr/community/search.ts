import type * as english from '../../community/search.ts'
import type { Translation } from '../../locale/translation.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'Rechercher',
  field: 'Rechercher des histoires et des personnes',
  title: 'Recherche',
  pageTitle: (query) => `${query} – Recherche`,
  order: 'Ordre des résultats',
  orders: { relevance: 'Pertinence', newest: 'Les plus récentes' },
  people: 'Personnes',
  stories: 'Histoires',
  publishedCount: (count) => (count > 1 ? `${count} histoires` : `${count} histoire`),
  morePeople: 'Plus de personnes',
  found: (count, hasMore) => {
    if (count <= 1) return `${count} histoire trouvée`
    return hasMore ? `Plus de ${count} histoires trouvées` : `${count} histoires trouvées`
  },
  start: 'Recherchez un titre, des mots d’une histoire, un style ou une personne.',
  startNote: 'Tous les mots doivent s’y trouver. Le dernier peut être le début d’un mot.',
  none: (query) => `Aucun résultat pour « ${query} ».`,
  noneNote: 'Vérifiez l’orthographe ou recherchez moins de mots.',
  allCategories: 'Rechercher dans tous les genres',
  failed: 'La recherche n’a pas fonctionné',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  peopleFailed: 'La recherche de personnes n’a pas fonctionné. Réessayez dans un instant.',
}
