import type * as english from '../story-import.ts'
import type { Translation } from '../locale/translation.ts'

const quoted = (name: string): string => (name ? `« ${name} »` : 'sans nom')
const itemOf = (name: string): string => (name ? quoted(name) : 'Un élément sans nom')
const times = (count: number): string => (count === 1 ? '' : ` (${count} fois)`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: 'Importer une histoire',
  importing: 'Importation…',
  hint: 'Un fichier .fablecut de n’importe quel Fablecut, ou un projet OpenTimelineIO : un fichier .otio, ou un .zip avec ses médias.',
  input: 'Fichier contenant une histoire',
  sending: {
    title: 'Importation d’une histoire',
    label: (file) => `Envoi de ${file}`,
    next: 'Gardez cette page ouverte jusqu’à la fin de l’envoi.',
    cancel: 'Arrêter',
  },
  checking: {
    label: (file) => `Vérification de ${file}`,
    next: 'Ses fichiers sont vérifiés et enregistrés. Cela peut prendre une minute ou deux.',
  },
  failed: {
    title: 'L’histoire n’a pas été importée',
    kept: 'Vos autres histoires sont restées telles quelles.',
    other: 'Choisir un autre fichier',
    retry: 'Réessayer',
    unknown: 'L’histoire n’a pas pu être importée. Veuillez réessayer dans un instant.',
    wrongType: (file) => `${file} n’est pas une histoire : choisissez un fichier .fablecut, .otio ou .zip.`,
    empty: (file) => `${file} est vide.`,
    tooLarge: (file, max) => `${file} est trop volumineux (max. ${max}).`,
  },
  done: {
    title: (title) => `« ${title} » est dans Mes histoires`,
    whole: 'Tout ce que contenait le fichier a été repris.',
    partly: 'Ce qui n’a pas pu être repris :',
    open: 'Ouvrir l’éditeur',
    close: 'Plus tard',
  },
  notes: {
    effect: (name, count) => `L’effet ${quoted(name)}${times(count)}`,
    transition: (name, count) => `La transition ${quoted(name)}${times(count)}`,
    disabled: (name, count) => `${itemOf(name)}, désactivé dans le projet${times(count)}`,
    object: (name, count) => `${itemOf(name)}, qui ne peut pas être lu ici${times(count)}`,
    media: (name, count) => `Le fichier ${quoted(name)}, qui est absent${times(count)}`,
    placement: (_, count) =>
      count === 1
        ? 'La position d’un élément : déplacé pour que rien ne se chevauche'
        : `La position de ${count} éléments : déplacés pour que rien ne se chevauche`,
  },
}
