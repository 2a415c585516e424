import { formatDecimal } from '../../format.ts'
import type * as english from '../../editor/all-shots.ts'
import type { Translation } from '../../locale/translation.ts'

const many = (count: number, one: string, others: string): string => `${count} ${count > 1 ? others : one}`

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: 'Tous les plans',
  count: (shots, length, isEstimate) => `${many(shots, 'plan', 'plans')}, ${length}${isEstimate ? ' environ' : ''}`,
  showHidden: 'Afficher les masqués',
  add: 'Ajouter un plan',
  addAfter: (number) => (number === null ? 'Ajouter un plan ici' : `Ajouter un plan après le plan ${number}`),
  missing: {
    image: (count) => `Générer ${many(count, 'image manquante', 'images manquantes')}`,
    video: (count) => `Générer ${many(count, 'vidéo manquante', 'vidéos manquantes')}`,
  },
  selected: (count) => many(count, 'sélectionné', 'sélectionnés'),
  regenerate: {
    image: (count) => `Régénérer ${many(count, 'image', 'images')}`,
    video: (count) => `Régénérer ${many(count, 'vidéo', 'vidéos')}`,
  },
  clear: 'Effacer la sélection',
  card: {
    name: (number, words) => `${number === null ? 'Plan masqué' : `Plan ${number}`}${words ? ` : ${words}` : ''}`,
    noText: 'Encore rien d’écrit',
    hidden: 'Masqué',
    select: (number) => `Sélectionner le plan ${number}`,
    more: 'Plus',
    hide: 'Masquer',
    unhide: 'Afficher à nouveau',
    delete: 'Supprimer',
    moveEarlier: 'Avancer',
    moveLater: 'Reculer',
    regenerate: 'Régénérer',
    pending: { image: 'Création de l’image', video: 'Création de la vidéo', audio: 'Enregistrement de la voix' },
    failed: 'Échec de la génération. Aucun crédit utilisé.',
    seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
    estimate: (seconds) => `${seconds} s environ`,
    noImage: 'Pas encore d’image',
    takes: (pictures, clips) => `${many(pictures, 'image', 'images')}, ${many(clips, 'clip', 'clips')}`,
  },
  moved: (number, of) => `Déplacé à la place ${number} sur ${of}`,
  list: 'Plans',
  editor: 'Plan',
  closeEditor: 'Fermer',
  noneSelected: 'Sélectionnez un plan pour le modifier',
  sheet: {
    title: 'Fiche de personnage',
    alt: (names) => `À quoi ressemble ${names}`,
    note: (names) => `${names} : chaque image suit celle-ci. Elle a été faite une fois pour cette histoire et n’a coûté aucun crédit.`,
  },
  empty: {
    title: 'Racontez plan par plan',
    text: 'Écrivez ce qui se voit, générez l’image, puis mettez-la en mouvement. Ou apportez vos propres images et clips dans l’éditeur.',
    action: 'Écrire le premier plan',
  },
}
