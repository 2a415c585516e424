import type * as english from '../../editor/all-shots.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const allShotsTexts: Translation<typeof english.allShotsTexts> = {
  title: 'Alle Shots',
  count: (shots, length, isEstimate) => `${shots === 1 ? '1 Shot' : `${shots} Shots`}, ${isEstimate ? `etwa ${length}` : length}`,
  showHidden: 'Verborgene zeigen',
  add: 'Shot hinzufügen',
  addAfter: (number) => (number === null ? 'Hier einen Shot hinzufügen' : `Shot nach Shot ${number} hinzufügen`),
  missing: {
    image: (count) => (count === 1 ? '1 fehlendes Bild generieren' : `${count} fehlende Bilder generieren`),
    video: (count) => (count === 1 ? '1 fehlendes Video generieren' : `${count} fehlende Videos generieren`),
  },
  selected: (count) => `${count} ausgewählt`,
  regenerate: {
    image: (count) => (count === 1 ? '1 Bild neu generieren' : `${count} Bilder neu generieren`),
    video: (count) => (count === 1 ? '1 Video neu generieren' : `${count} Videos neu generieren`),
  },
  clear: 'Auswahl aufheben',
  card: {
    name: (number, words) => `${number === null ? 'Verborgener Shot' : `Shot ${number}`}${words ? `: ${words}` : ''}`,
    noText: 'Noch nichts geschrieben',
    hidden: 'Verborgen',
    select: (number) => `Shot ${number} auswählen`,
    more: 'Mehr',
    hide: 'Verbergen',
    unhide: 'Wieder zeigen',
    delete: 'Löschen',
    moveEarlier: 'Weiter nach vorn',
    moveLater: 'Weiter nach hinten',
    regenerate: 'Neu generieren',
    pending: { image: 'Bild wird generiert', video: 'Video wird generiert', audio: 'Stimme wird aufgenommen' },
    failed: 'Generieren fehlgeschlagen. Keine Credits verbraucht.',
    seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
    estimate: (seconds) => `etwa ${seconds} s`,
    noImage: 'Noch kein Bild',
    takes: (pictures, clips) => `${pictures === 1 ? '1 Bild' : `${pictures} Bilder`}, ${clips === 1 ? '1 Clip' : `${clips} Clips`}`,
  },
  moved: (number, of) => `An Position ${number} von ${of} verschoben`,
  list: 'Shots',
  editor: 'Shot',
  closeEditor: 'Schließen',
  noneSelected: 'Wähle einen Shot aus, um ihn zu ändern',
  sheet: {
    title: 'Charakterblatt',
    alt: (names) => `So sieht ${names} aus`,
    note: (names) => `${names}: Jedes Bild richtet sich danach. Es wurde einmal für diese Story erstellt und hat keine Credits gekostet.`,
  },
  empty: {
    title: 'Erzähl es Shot für Shot',
    text: 'Schreib, was zu sehen ist, generiere das Bild und lass es sich dann bewegen. Oder bring im Editor eigene Bilder und Clips mit.',
    action: 'Ersten Shot schreiben',
  },
}
