import type * as english from '../../editor/stage.ts'
import type { Translation } from '../../locale/translation.ts'

export const stageTexts: Translation<typeof english.stageTexts> = {
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  loading: 'Video wird geladen …',
  picture: (title) => `Vorschau: ${title}`,
  untitled: 'die Story',
  empty: { title: 'Noch nichts zu sehen', text: 'Zieh ein Video, ein Bild oder einen Ton auf die Timeline.' },
  failure: {
    unreachable: (title) => `„${title}“ konnte nicht geladen werden.`,
    undecodable: (title) => `Dieser Browser kann „${title}“ nicht abspielen. Im exportierten Video ist es trotzdem.`,
    unchanged: 'An deiner Story wurde nichts geändert.',
    reload: 'Neu laden',
  },
  canvas: {
    label: 'Elemente im Bild',
    item: (type) => `${type} im Bild: Pfeiltasten bewegen, Plus und Minus skalieren, eckige Klammern drehen`,
    scale: 'Ziehen zum Skalieren',
    rotate: 'Ziehen zum Drehen',
  },
  asset: { label: (title) => `Vorschau: ${title}`, play: 'Abspielen', pause: 'Pause', close: 'Zurück zur Timeline' },
}
