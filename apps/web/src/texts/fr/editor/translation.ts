import { formatList } from '../../format.ts'
import type * as english from '../../editor/translation.ts'
import type { Translation } from '../../locale/translation.ts'

const many = (count: number, one: string, others: string): string => `${count} ${count > 1 ? others : one}`
const listed = (shots: readonly number[]): string => formatList(shots.map(String))
const GENDERS: Readonly<Record<string, string>> = { male: 'voix masculine', female: 'voix féminine' }

const picturesOf = (shots: readonly number[]): string =>
  shots.length === 1 ? `L’image du plan ${listed(shots)}` : `Les images des plans ${listed(shots)}`

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: 'Une autre langue',
  title: 'Faire cette histoire dans une autre langue',
  description:
    'Une nouvelle histoire avec les mêmes images : voix, sous-titres et titres sont refaits, les clips sont ajustés aux nouvelles voix. Cette histoire reste telle quelle.',
  language: 'Langue',
  voice: 'Voix',
  autoVoice: 'Une voix de la langue',
  voiceName: (gender, source) => `${source}, ${GENDERS[gender] ?? gender}`,
  name: 'Titre',
  sentences: 'Phrases',
  line: {
    sentence: (shot, language) => `Phrase du plan ${shot} (${language})`,
    title: (number, language) => `Titre ${number} (${language})`,
    picture: (shot, language) => `Mots dans l’image du plan ${shot} (${language})`,
  },
  original: {
    sentence: (shot) => `Plan ${shot}`,
    title: (number) => `Titre ${number}`,
    picture: (shot) => `Dans l’image du plan ${shot}`,
  },
  propose: (count, language) => `Traduire ${many(count, 'ligne', 'lignes')} (${language})`,
  proposedBy: (name) => `${name} traduit ; lisez chaque ligne avant de faire l’histoire.`,
  noModel:
    'Aucun modèle de langage n’est connecté : rien ne se traduit tout seul ici. Écrivez ou collez la traduction à côté de chaque ligne.',
  notAll: (count) =>
    count > 1
      ? `${count} lignes n’ont pas pu être bien traduites. Écrivez-les vous-même, ou réessayez.`
      : `${count} ligne n’a pas pu être bien traduite. Écrivez-la vous-même, ou réessayez.`,
  failed: 'Les phrases n’ont pas pu être traduites. Ce qui est déjà là est conservé.',
  paintPictures: (language) => `Refaire les images qui contiennent des mots (${language})`,
  painted: (shots, credits) =>
    `${picturesOf(shots)} ${shots.length === 1 ? 'contient' : 'contiennent'} des mots : traduisez-les ci-dessous${
      credits === null ? '' : ` ; ${many(credits, 'crédit', 'crédits')} pour les refaire`
    }. Toutes les autres images restent.`,
  notPainted: (shots) =>
    `${picturesOf(shots)} ${shots.length === 1 ? 'contient peut-être des mots et reste telle quelle' : 'contiennent peut-être des mots et restent telles quelles'}.`,
  missing: (count) => `${many(count, 'ligne', 'lignes')} à traduire`,
  start: 'Faire l’histoire',
  free: 'Gratuit',
  running: (count, language) => `${many(count, 'phrase', 'phrases')} en cours d’enregistrement (${language})`,
  runningNote: 'Vous pouvez fermer ceci et continuer à travailler. La nouvelle histoire est dans Mes histoires.',
  done: (title) => `« ${title} » est prête`,
  someFailed: (count) =>
    count > 1
      ? `${count} phrases n’ont pas pu être dites et ont encore l’ancienne voix. Régénérez-les dans la nouvelle histoire.`
      : `${count} phrase n’a pas pu être dite et a encore l’ancienne voix. Régénérez-la dans la nouvelle histoire.`,
  picturesFailed: (count) =>
    count > 1
      ? `${count} images n’ont pas pu être refaites et contiennent encore les anciens mots ; rien n’a été débité pour elles.`
      : `${count} image n’a pas pu être refaite et contient encore les anciens mots ; rien n’a été débité pour elle.`,
  runFailed:
    'Les voix n’ont pas pu être faites. La nouvelle histoire est dans Mes histoires avec ses phrases traduites ; rien n’a été débité.',
  open: 'Ouvrir la nouvelle histoire',
  close: 'Fermer',
  cancel: 'Annuler',
  nothing: 'Rien n’est narré dans cette histoire.',
  unsaved:
    'Les dernières modifications n’ont pas pu être enregistrées, rien n’a donc été fait. Appuyez d’abord sur Réessayer à côté de Échec de l’enregistrement.',
  startFailed: 'L’histoire n’a pas pu être faite. Vos phrases sont conservées ici.',
}
