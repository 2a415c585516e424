import type * as english from '../../editor/sentence.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

const FITS = {
  picture: () => 'Das Bild wird so lange gezeigt.',
  trimmed: () => 'Der Clip wird darauf gekürzt.',
  slowed: () => 'Der Clip wird dafür verlangsamt.',
  too_short: (canMakeClip: boolean) =>
    canMakeClip
      ? 'Der Clip ist auch bei halber Geschwindigkeit zu kurz.'
      : 'Der Clip ist auch bei halber Geschwindigkeit zu kurz: Die Stimme läuft über den nächsten Shot weiter.',
} as const

export const sentenceTexts: Translation<typeof english.sentenceTexts> = {
  editor: 'Satz ändern',
  field: 'Wörter des Satzes',
  change: 'Sprechen',
  cancel: 'Abbrechen',
  free: 'Gratis',
  newClip: 'Neuen Clip erstellen, wenn dieser zu kurz ist',
  offer: ({ fit, nowSeconds, thenSeconds, canMakeClip }) =>
    `Neue Stimme und Untertitel; der Shot dauert etwa ${formatDecimal(thenSeconds, 1)} s statt ${formatDecimal(nowSeconds, 1)} s. ${FITS[fit](canMakeClip)}`,
  running: 'Die neue Stimme kommt',
  done: 'Der Satz ist geändert. „Rückgängig“ nimmt alles davon zurück.',
  failed: (reason) => `${reason}. Der Film ist, wie er war, es wurde nichts berechnet, und deine Worte bleiben erhalten.`,
  clipTooShort: 'Die neue Stimme ist länger, als sich der Clip ihres Shots dehnen lässt.',
  makeClip: (credits) => `Neuen Clip für ${credits} Credits erstellen`,
  price: 'Der Preis hat sich geändert. Sieh dir den neuen an und drücke noch einmal.',
  unsaved:
    'Die neuesten Änderungen konnten nicht gespeichert werden, deshalb wurde nichts getan. Drücke zuerst „Erneut versuchen“ neben „Speichern fehlgeschlagen“.',
  inProgress:
    'Dieser Satz wird schon geändert, oder der ganze Film entsteht gerade. Warte, bis das fertig ist; deine Worte bleiben hier erhalten.',
  notStarted: 'Der Satz konnte nicht geändert werden. Deine Worte bleiben hier erhalten.',
}
