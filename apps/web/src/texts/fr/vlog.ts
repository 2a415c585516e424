import type * as english from '../vlog.ts'
import type { Translation } from '../locale/translation.ts'

export const vlogTexts: Translation<typeof english.vlogTexts> = {
  optionsLabel: 'Titre, format et son',
  castHint: 'Deux au plus. Le premier raconte l’histoire.',
  topic: {
    label: 'Sujet du vlog',
    placeholder: 'Que se passe-t-il aujourd’hui ? Tapez @ pour mentionner un personnage.',
    help: 'Tapez @ pour mentionner un personnage',
    menuLabel: 'Personnages à mentionner',
    noMatch: 'Aucun résultat',
    characterRequired: 'Veuillez d’abord choisir un personnage',
  },
  activities: {
    label: 'Essayez',
    needsCharacter: 'Veuillez d’abord choisir un personnage pour utiliser les suggestions d’activités.',
    list: [
      {
        name: 'Préparer le dîner',
        text: 'prépare le dîner dans une petite cuisine. La vapeur monte des casseroles, puis vient le moment de goûter.',
      },
      { name: 'Footing matinal', text: 'court dans le parc au lever du soleil. Les oiseaux se réveillent et la ville est encore calme.' },
      {
        name: 'Jour de voyage',
        text: 'prend le train vers la mer. Une valise, une place côté fenêtre et le premier regard sur les vagues.',
      },
      { name: 'Soirée jeux vidéo', text: 'joue aux jeux vidéo dans le salon la nuit, avec de la pizza et des lumières colorées.' },
      {
        name: 'Travail au café',
        text: 'travaille sur un ordinateur portable dans un café douillet pendant que la pluie coule sur la vitre.',
      },
      { name: 'Séance de sport', text: 's’entraîne à la salle de sport. Échauffement, poids lourds et repos bien mérité.' },
    ],
  },
  title: 'Titre',
  duration: 'Durée',
  durationOf: (seconds) => `${seconds} s`,
  shots: (count) => `${count} ${count > 1 ? 'plans' : 'plan'}`,
  priceNote: 'Chaque plan est facturé selon ses modèles.',
  validation: {
    character: 'Veuillez choisir un personnage',
    topic: 'Veuillez décrire l’activité',
    mention: 'Veuillez utiliser @ pour mentionner le personnage dans le sujet de votre vlog (par exemple « @personnage prépare le dîner »)',
    unmarked: (word) => `${word} n’est que du texte. Choisissez le personnage dans la liste qui s’ouvre à @, ou retirez le @`,
    topicTooLong: (limit) => `Veuillez utiliser au plus ${limit} caractères pour le sujet`,
    aspect: 'Veuillez choisir un format d’image',
    title: 'Veuillez saisir un titre',
    titleTooLong: (limit) => `Veuillez utiliser au plus ${limit} caractères pour le titre`,
    duration: 'Durée non prise en charge',
  },
}
