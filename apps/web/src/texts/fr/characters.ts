import type * as english from '../characters.ts'
import type { Translation } from '../locale/translation.ts'

export const characterTexts: Translation<typeof english.characterTexts> = {
  dialogTitle: 'Choisir un personnage',
  tabs: { premade: 'Prêts à l’emploi', community: 'Communauté', mine: 'Mes personnages' },
  search: 'Rechercher des personnages',
  noMatch: (search) => `Aucun personnage ne s’appelle « ${search} ».`,
  empty: {
    premade: 'Aucun personnage n’est encore disponible.',
    community: 'Personne n’a encore partagé de personnage.',
    mine: 'Vous n’avez pas encore de personnage. Créez-en un à partir d’une image.',
  },
  more: 'Afficher plus',
  loadingMore: 'Chargement…',
  sharedBy: (author) => `par ${author}`,
  modes: { quick: 'Référence rapide', train: 'Entraîné' },
  signInForOwn: 'Connectez-vous pour utiliser vos propres personnages',
  failed: 'Les personnages n’ont pas pu être chargés. Votre formulaire est conservé.',
  retry: 'Réessayer',
  cast: {
    label: 'Personnages',
    main: 'Choisir un personnage',
    second: 'Ajouter un autre',
    remove: (name) => `Retirer ${name}`,
  },
  rules: {
    trained: (model) => `Un personnage entraîné impose le modèle d’image ${model}.`,
    quick: (model) => `Un personnage à référence rapide impose le modèle d’image ${model}.`,
    several: (model) => `Un second personnage impose le modèle d’image ${model}.`,
  },
  train: 'Entraîner le personnage pour plus de cohérence',

  creator: { label: 'Nouveau personnage', name: 'Nom du personnage', create: 'Créer le personnage' },

  quick: {
    title: 'Référence rapide (le plus rapide)',
    picture: 'Image du personnage',
    pictureHint: 'Déposez ou choisissez une image',
    hint: 'Une image qui montre le visage. La peau, les cheveux et les vêtements en sont tirés.',
    creating: 'Lecture de l’image…',
    incomplete: 'Veuillez fournir une image et un nom de personnage.',
    oneFile: 'Un seul fichier peut être importé à la fois. Veuillez choisir un seul fichier.',
    tooLarge: (file) => `${file} est trop volumineux (max. 10 Mo)`,
    unreadable: (file) => `${file} n’est pas une image lisible. Choisissez un fichier PNG, JPEG ou WebP.`,
    wrongType: (file) => `Le type de ${file} n’est pas accepté pour une image`,
    uploadFailed: 'L’image n’a pas pu être envoyée. Veuillez réessayer.',
  },

  training: {
    title: 'Entraîner sur plusieurs images',
    pictures: 'Images du personnage',
    pictureHint: (count, max) => (count === 0 ? 'Déposez ou choisissez des images' : `${count} sur ${max}`),
    hint: (min, max) =>
      `${min} à ${max} images d’une même personne sous des éclairages différents. Le personnage ressemble à la plupart d’entre elles : une image différente ne change rien.`,
    remove: (file) => `Retirer ${file}`,
    creating: 'Lecture des images…',
    incomplete: (min, max) => `Veuillez fournir de ${min} à ${max} images et un nom de personnage.`,
    tooMany: (max) => `Un personnage peut être entraîné sur ${max} images au plus. Les ${max} premières sont gardées.`,
  },

  model: { label: 'Identifiant du modèle', apply: 'Appliquer', applying: 'Recherche…' },

  page: {
    title: 'Mes personnages',
    intro:
      'La peau, les cheveux et les vêtements d’un personnage sont tirés de ses images. Le même visage est la même personne dans chaque plan.',
    deleteLabel: (name) => `Supprimer ${name}`,
    deleteTitle: (name) => `Supprimer ${name} ?`,
    deleteText: 'Les histoires créées avec ce personnage restent telles quelles.',
    deleteSharedText: 'Il quitte aussi la communauté. Les histoires créées avec ce personnage restent telles quelles.',
    confirm: 'Supprimer',
    cancel: 'Garder',
    shared: 'Dans la communauté',
    shareLabel: (name) => `Partager ${name} avec la communauté`,
    shareTitle: (name) => `Partager ${name} ?`,
    shareText: 'Tout le monde peut voir son nom et son image et l’utiliser dans ses histoires. Vous pouvez le reprendre à tout moment.',
    share: 'Partager',
    unshareLabel: (name) => `Reprendre ${name}`,
    unshareTitle: (name) => `Reprendre ${name} ?`,
    unshareText: 'Plus personne d’autre ne peut le choisir. Les histoires que d’autres ont créées avec lui restent telles quelles.',
    unshare: 'Reprendre',
    sharedToast: (name) => `${name} est dans la communauté`,
    unsharedToast: (name) => `${name} est de nouveau à vous seul`,
    signIn: 'Connectez-vous pour voir vos personnages.',
    signInButton: 'Se connecter',
  },
}
