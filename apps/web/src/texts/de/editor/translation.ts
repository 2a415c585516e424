import type * as english from '../../editor/translation.ts'
import { formatList } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

const GENDERS: Readonly<Record<string, string>> = { female: 'weiblich', male: 'männlich' }

const listed = (shots: readonly number[]): string => formatList(shots.map(String))
const lineCount = (count: number): string => (count === 1 ? '1 Zeile' : `${count} Zeilen`)

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: 'Andere Sprache',
  title: 'Diese Story in einer anderen Sprache erstellen',
  description:
    'Eine neue Story mit denselben Bildern: Stimmen, Untertitel und Titel entstehen neu, Clips werden an die neuen Stimmen angepasst. Diese Story bleibt, wie sie ist.',
  language: 'Sprache',
  voice: 'Stimme',
  autoVoice: 'Eine Stimme der Sprache',
  voiceName: (gender, source) => `${source}, ${GENDERS[gender] ?? gender}`,
  name: 'Titel',
  sentences: 'Sätze',
  line: {
    sentence: (shot, language) => `Satz von Shot ${shot} (${language})`,
    title: (number, language) => `Titel ${number} (${language})`,
    picture: (shot, language) => `Wörter im Bild von Shot ${shot} (${language})`,
  },
  original: {
    sentence: (shot) => `Shot ${shot}`,
    title: (number) => `Titel ${number}`,
    picture: (shot) => `Im Bild von Shot ${shot}`,
  },
  propose: (count, language) => `${lineCount(count)} übersetzen (${language})`,
  proposedBy: (name) => `${name} übersetzt; lies jede Zeile, bevor du die Story erstellst.`,
  noModel:
    'Es ist kein Sprachmodell verbunden, deshalb übersetzt hier nichts von selbst. Schreib oder füge die Übersetzung neben jeder Zeile ein.',
  notAll: (count) =>
    count === 1
      ? '1 Zeile konnte nicht gut übersetzt werden. Schreib sie selbst oder versuche es noch einmal.'
      : `${count} Zeilen konnten nicht gut übersetzt werden. Schreib sie selbst oder versuche es noch einmal.`,
  failed: 'Die Sätze konnten nicht übersetzt werden. Was schon da ist, bleibt erhalten.',
  paintPictures: (language) => `Bilder mit Wörtern neu erstellen (${language})`,
  painted: (shots, credits) => {
    const price = credits === null ? '' : `; neue Bilder kosten ${credits === 1 ? '1 Credit' : `${credits} Credits`}`
    return shots.length === 1
      ? `Das Bild von Shot ${listed(shots)} zeigt Wörter: Übersetze sie unten${price}. Alle anderen Bilder bleiben.`
      : `Die Bilder der Shots ${listed(shots)} zeigen Wörter: Übersetze sie unten${price}. Alle anderen Bilder bleiben.`
  },
  notPainted: (shots) =>
    shots.length === 1
      ? `Das Bild von Shot ${listed(shots)} zeigt vielleicht Wörter und bleibt, wie es ist.`
      : `Die Bilder der Shots ${listed(shots)} zeigen vielleicht Wörter und bleiben, wie sie sind.`,
  missing: (count) => `Noch ${lineCount(count)} zu übersetzen`,
  start: 'Story erstellen',
  free: 'Gratis',
  running: (count, language) => `${count === 1 ? '1 Satz wird gesprochen' : `${count} Sätze werden gesprochen`} (${language})`,
  runningNote: 'Du kannst das schließen und weiterarbeiten. Die neue Story ist in „Meine Storys“.',
  done: (title) => `„${title}“ ist fertig`,
  someFailed: (count) =>
    count === 1
      ? '1 Satz konnte nicht gesprochen werden und hat noch die alte Stimme. Generiere ihn in der neuen Story noch einmal.'
      : `${count} Sätze konnten nicht gesprochen werden und haben noch die alte Stimme. Generiere sie in der neuen Story noch einmal.`,
  picturesFailed: (count) =>
    count === 1
      ? '1 Bild konnte nicht neu erstellt werden und hat noch die alten Wörter; es wurde nicht berechnet.'
      : `${count} Bilder konnten nicht neu erstellt werden und haben noch die alten Wörter; sie wurden nicht berechnet.`,
  runFailed:
    'Die Stimmen konnten nicht erstellt werden. Die neue Story ist mit ihren übersetzten Sätzen in „Meine Storys“; es wurde nichts berechnet.',
  open: 'Neue Story öffnen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  nothing: 'In dieser Story wird nichts gesprochen.',
  unsaved:
    'Die neuesten Änderungen konnten nicht gespeichert werden, deshalb wurde nichts getan. Drücke zuerst „Erneut versuchen“ neben „Speichern fehlgeschlagen“.',
  startFailed: 'Die Story konnte nicht erstellt werden. Deine Sätze bleiben hier erhalten.',
}
