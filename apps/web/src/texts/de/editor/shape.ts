import type * as english from '../../editor/shape.ts'
import type { Translation } from '../../locale/translation.ts'

const pictureCount = (count: number): string => (count === 1 ? '1 Bild' : `${count} Bilder`)
const clipCount = (count: number): string => (count === 1 ? '1 Clip' : `${count} Clips`)

export const shapeTexts: Translation<typeof english.shapeTexts> = {
  menu: (ratio) => `Format: ${ratio}`,
  title: 'Anderes Format',
  description:
    'Gezeichnete Shots werden neu komponiert, mit denselben Worten, demselben Stil und denselben Personen. Andere Bilder werden um ihr Motiv herum zugeschnitten; Titel und Untertitel werden neu angeordnet. Schnitte und Zeiten bleiben.',
  ratio: 'Format des Films',
  names: { '16:9': 'Breit 16:9', '9:16': 'Hoch 9:16', '1:1': 'Quadrat 1:1' },
  now: 'Das ist das jetzige Format des Films.',
  preview: (ratio) => `Erste Bilder, auf ${ratio} zugeschnitten`,
  previewHint: 'Nur ungefähr: Was gezeichnet ist, wird für dieses Format komponiert, nicht zugeschnitten.',
  loading: 'Es wird geprüft, was nötig ist …',
  loadError: 'Es war nicht herauszufinden, was dieses Format braucht.',
  tryAgain: 'Noch einmal versuchen',
  composed: (images, clips) => {
    const parts = [...(images > 0 ? [pictureCount(images)] : []), ...(clips > 0 ? [clipCount(clips)] : [])]
    return `Neu zu komponieren: ${parts.join(' und ')}.`
  },
  reframed: (count) =>
    count === 1
      ? '1 anderes Bild oder ein anderer Clip wird um das Motiv herum zugeschnitten, kostenlos.'
      : `${count} andere Bilder und Clips werden um das Motiv herum zugeschnitten, kostenlos.`,
  nothingToMake: 'Für dieses Format muss nichts gezeichnet werden: Es ist kostenlos.',
  kept: 'Der Film bleibt, wie er jetzt ist, unter den Versionen, und du kannst kostenlos zurückwechseln.',
  change: (ratio) => `Zu ${ratio} wechseln`,
  close: 'Schließen',
  running: 'Der Film wird neu komponiert',
  phases: { images: 'Bilder', clips: 'Clips', waiting: 'Wartet auf den Beginn' },
  wait: 'Der Film bleibt, wie er ist, bis alles da ist. Was misslingt, wird nicht berechnet.',
  cancel: 'Abbrechen',
  done: (ratio) => `Der Film ist jetzt ${ratio}`,
  someFailed: (count) =>
    count === 1
      ? '1 Shot konnte nicht komponiert werden: Er wurde stattdessen zugeschnitten und nicht berechnet'
      : `${count} Shots konnten nicht komponiert werden: Sie wurden stattdessen zugeschnitten und nicht berechnet`,
  unsaved:
    'Die neuesten Änderungen konnten nicht gespeichert werden, deshalb wurde nichts getan. Drücke zuerst „Erneut versuchen“ neben „Speichern fehlgeschlagen“.',
  price: 'Der Preis hat sich geändert. Bitte sieh ihn dir noch einmal an.',
  failed: 'Das Format konnte nicht geändert werden. Der Film bleibt, wie er ist.',
}
