import { formatDecimal, formatList } from '../../format.ts'
import type * as english from '../../editor/shots.ts'
import type { Translation } from '../../locale/translation.ts'

const MEDIA_NAMES = { image: 'image', video: 'vidéo', 'audio-voice-over': 'voix off' } as const

export const shotsTexts: Translation<typeof english.shotsTexts> = {
  name: (number) => `Plan ${number}`,
  hiddenName: 'Plan masqué',
  seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
  hide: 'Masquer le plan',
  unhide: 'Afficher à nouveau le plan',
  remove: 'Supprimer le plan',
  previous: 'Plan précédent',
  next: 'Plan suivant',
  tabs: { label: 'Ce qui est fait du plan', script: 'Script', image: 'Image fixe', video: 'Vidéo' },
  uploaded: 'Importé',
  generated: 'Généré',
  takes: {
    label: { image: 'Images de ce plan', video: 'Clips de ce plan', audio: 'Enregistrements de ce plan' },
    name: { image: 'Image', video: 'Clip', audio: 'Enregistrement' },
    takeName: (kind, number) => `${kind} ${number}`,
    active: 'dans le film',
    pending: 'En cours de création',
    failed: 'Échec de la génération. Aucun crédit utilisé.',
    none: { image: 'Pas encore d’image', video: 'Pas encore de clip', audio: 'Encore rien d’enregistré' },
    compare: 'Comparer',
    upload: 'Importer',
    history: 'Historique',
    loadFailed: (status) => `Échec du chargement des médias du plan : ${status}`,
  },
  failure: {
    label: 'Le dernier essai a échoué',
    again: 'Réessayer',
    use: (name) => `Utiliser ${name}`,
    builtIn: {
      image: 'Utiliser le peintre intégré',
      video: 'Utiliser l’animateur intégré',
      'audio-voice-over': 'Utiliser le narrateur intégré',
    },
  },
  compare: {
    title: 'Laquelle ?',
    left: 'Gauche',
    right: 'Droite',
    use: 'Utiliser celle-ci',
    inUse: 'Dans le film',
    close: 'Fermer',
  },
  prompts: {
    image: 'Prompt de l’image',
    video: 'Prompt de la vidéo',
    script: 'Voix off',
    imageHint: 'Ce qui se voit : qui, où, sous quelle lumière',
    videoHint: 'Comment cela bouge : la caméra, les personnes, le temps',
    scriptHint: 'Ce qui est dit sur ce plan',
  },
  model: 'Modèle',
  clipFacts: (resolution, seconds) => `${resolution}, ${seconds} s`,
  references: {
    label: 'Images de référence',
    add: 'Ajouter une image de référence',
    remove: 'Retirer cette référence',
    hint: 'L’image en prend les couleurs et le style',
  },
  motion: {
    label: 'Comment finit le clip',
    free: 'Libre',
    keyframe: 'Image de fin',
    reference: 'Références',
    pick: 'Choisir la dernière image',
  },
  regenerate: { image: 'Régénérer l’image', video: 'Régénérer la vidéo', 'audio-voice-over': 'Redire' },
  regenerateImageAndVideo: 'Régénérer l’image et la vidéo',
  clipReplacedNote:
    'Le film montre un clip de ce plan. Une nouvelle image prend sa place jusqu’à ce qu’un clip en soit fait ; le clip reste parmi les prises.',
  alsoGenerateClip: 'Faire aussi un clip de la nouvelle image',
  generate: { image: 'Générer l’image', video: 'Générer la vidéo', 'audio-voice-over': 'Dire' },
  free: 'GRATUIT',
  imageRequired: 'Un clip se fait à partir d’une image : générez-en ou choisissez-en une d’abord.',
  textRequired: { image: 'Écrivez d’abord ce qui se voit.', 'audio-voice-over': 'Écrivez d’abord ce qui est dit.' },
  voiceOverOutdated: 'Le film dit encore les anciens mots. Faites-les redire pour entendre ceux-ci.',
  insufficientCredits: (balance) => `Crédits insuffisants : vous en avez ${balance}`,
  promptsUpdated: 'Prompts du plan mis à jour',
  promptsFailed: 'Échec de la mise à jour des prompts du plan',
  done: (media) => `Plan régénéré : ${formatList(media.map((medium) => MEDIA_NAMES[medium]))}`,
  activeMediaFailed: 'Échec du choix du média actif',
  activeMediaUpdated: (medium) => `Média actif mis à jour : ${MEDIA_NAMES[medium]}`,
  errors: {
    noStory: 'Aucun identifiant d’histoire fourni',
    start: 'La régénération n’a pas pu démarrer',
    noRun: 'workflowRunId absent de la réponse de régénération',
    noOutput: 'Le traitement s’est terminé en signalant un échec ou sans résultat',
    someFailed: (count) =>
      count > 1
        ? `${count} plans n’ont pas pu être fabriqués. Leurs crédits sont rendus`
        : `${count} plan n’a pas pu être fabriqué. Ses crédits sont rendus`,
    unsaved: 'Vos dernières modifications n’ont pas pu être enregistrées, rien n’a donc été lancé. Veuillez réessayer',
    price: 'Le prix a changé. Veuillez le regarder et réessayer',
  },
}
