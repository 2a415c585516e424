import type * as english from '../../editor/words.ts'
import type { Translation } from '../../locale/translation.ts'

export const wordsTexts: Translation<typeof english.wordsTexts> = {
  mode: { label: 'Zeigen', lines: 'Zeilen', words: 'Wörter' },
  transcript: 'Wörter des Films',
  hint: 'Wähle Wörter aus und drücke Delete, um sie aus dem Film zu schneiden, oder tippe andere an ihre Stelle. Zieh einen Satz am Griff, um ihn zu verschieben.',
  hintOfRecording: 'Wähle Wörter aus und drücke Delete, um sie aus dem Film zu schneiden. Zieh einen Satz am Griff, um ihn zu verschieben.',
  empty:
    'Noch keine Wörter. Sie erscheinen, wenn Shots gesprochen werden oder wenn die Untertitel deiner eigenen Aufnahme unter „Zeilen“ erkannt werden. Die Sprache eines Clips wird gefunden, sobald sein Ton abgetrennt ist.',
  untyped:
    'Die Zeilen haben noch keine Wörter: Dort spricht jemand, aber die Wörter waren nicht zu erkennen. Tippe sie unter „Zeilen“ ein.',
  find: 'Wörter finden',
  matches: (index, count) => (count === 0 ? 'Kein Treffer' : `${index} von ${count}`),
  previous: 'Voriger Treffer',
  next: 'Nächster Treffer',
  actions: 'Ausgewählte Wörter',
  change: 'Satz ändern',
  up: 'Satz nach oben verschieben',
  down: 'Satz nach unten verschieben',
  moved: (place, count) => `Satz ${place} von ${count}`,
  delete: 'Wörter löschen',
  cut: 'Wörter ausschneiden',
  paste: 'Wörter hierher verschieben',
  toMove: (count) =>
    count === 1
      ? '1 Wort zu verschieben: Wähle ein Wort, vor das es soll'
      : `${count} Wörter zu verschieben: Wähle ein Wort, vor das sie sollen`,
  pause: (seconds) => `${seconds} s`,
  cleanUp: {
    fillers: 'Füllwörter',
    pauses: 'Pausen',
    longer: 'Pausen länger als',
    seconds: (seconds) => `${seconds} s`,
    found: (count, seconds) => (count === 0 ? 'Keine gefunden' : `${count} gefunden, ${seconds} s kürzer`),
    apply: (count) => `${count} entfernen`,
    cancel: 'Behalten',
  },
}
