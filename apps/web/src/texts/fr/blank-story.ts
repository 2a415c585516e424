import type * as english from '../blank-story.ts'
import type { Translation } from '../locale/translation.ts'

export const blankStoryTexts: Translation<typeof english.blankStoryTexts> = {
  tiles: {
    list: { title: 'Écrire le storyboard', note: 'Écrivez-le plan par plan' },
    'video-editor': { title: 'Ouvrir l’éditeur', note: 'Montez vos propres images' },
  },
  opening: 'Création de votre histoire…',
  error: (message) => `Erreur : ${message}`,
  choose: {
    title: 'Choisissez comment créer',
    text: 'Les deux créent la même histoire vide et la conservent pour vous ; vous pouvez passer de l’un à l’autre à tout moment.',
    views: {
      list: { title: 'Écrire et générer', label: 'Storyboard' },
      'video-editor': { title: 'Importer et monter', label: 'Timeline' },
    },
  },
  wideScreenOnly: {
    title: 'Montez confortablement sur le web',
    text: 'L’éditeur a besoin d’un écran plus large. Élargissez cette fenêtre ou réduisez son zoom, ou ouvrez Fablecut dans le navigateur d’un ordinateur : vos histoires y sont aussi.',
    confirm: 'OK, compris !',
    page: 'Voir l’histoire',
  },
}
