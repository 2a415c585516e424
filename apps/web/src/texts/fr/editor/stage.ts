import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  loading: 'Chargement de la vidéo…',
  picture: (title) => `Aperçu de ${title}`,
  untitled: 'l’histoire',
  empty: { title: 'Encore rien à montrer', text: 'Glissez une vidéo, une image ou un son sur la timeline.' },
  failure: {
    unreachable: (title) => `« ${title} » n’a pas pu être chargé.`,
    undecodable: (title) => `Ce navigateur ne peut pas lire « ${title} ». Il figure quand même dans la vidéo exportée.`,
    unchanged: 'Rien n’a été modifié dans votre histoire.',
    reload: 'Recharger',
  },
  canvas: {
    label: 'Éléments de l’image',
    item: (type) => `${type} dans l’image : les flèches le déplacent, plus et moins le redimensionnent, les crochets le tournent`,
    scale: 'Glissez pour redimensionner',
    rotate: 'Glissez pour tourner',
  },
  asset: { label: (title) => `Aperçu de ${title}`, play: 'Lecture', pause: 'Pause', close: 'Retour à la timeline' },
}
