import type * as english from '../community.ts'
import type { Translation } from '../locale/translation.ts'

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: 'Histoires de la communauté',
  viewAll: 'Tout voir',
  viewAllLabel: 'Voir toutes les histoires de la communauté',
  categoriesLabel: 'Genres d’histoires',
  all: 'Toutes',
  order: 'Ordre',
  orders: { newest: 'Les plus récentes', for_you: 'Pour vous' },
  soundOn: 'Son activé',
  soundOff: 'Son désactivé',
  soundNote: 'Son des films qui sont lus sous le pointeur',
  empty: '✨ Aucune histoire publiée pour l’instant. Revenez bientôt découvrir des histoires inspirantes de la communauté !',
  noResults: {
    note: 'Les films apparaissent ici quand leurs auteurs les publient : Partager, puis Publier. Tout le monde peut les regarder et les remixer.',
    publish: 'Publier une des vôtres',
    create: 'Créer la première',
    allCategories: 'Afficher tous les genres',
  },
  examples: {
    title: 'Exemples par Fablecut',
    note: 'Fabriqués par les moteurs de cette installation. Ouvrez-en un et remixez-le.',
    generatingFirst: 'Les premiers sont en préparation en arrière-plan : chacun apparaît ici dès qu’il est terminé.',
    generatingMore: 'D’autres sont en préparation en arrière-plan : chacun apparaît ici dès qu’il est terminé.',
  },
  loading: 'Chargement des histoires de la communauté',
  failed: 'La communauté n’a pas pu être chargée',
  failedText: 'Rien n’est perdu. Réessayez dans un instant.',
  example: 'Exemple',
  open: (title) => `Ouvrir ${title}`,
  opening: 'Chargement de l’histoire',
  profile: {
    loading: 'Chargement du profil',
    stories: (count) => `${count} ${count > 1 ? 'histoires publiées' : 'histoire publiée'}`,
    none: 'Aucune histoire publiée pour l’instant.',
    notFound: 'Profil introuvable',
    notFoundText: 'Personne ici ne porte ce nom.',
    notFoundAction: 'Aller à la communauté',
    failed: 'Le profil n’a pas pu être chargé',
  },
}
