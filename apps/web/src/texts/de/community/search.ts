import type * as english from '../../community/search.ts'
import type { Translation } from '../../locale/translation.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'Suchen',
  field: 'Storys und Personen suchen',
  title: 'Suche',
  pageTitle: (query) => `${query} – Suche`,
  order: 'Reihenfolge der Ergebnisse',
  orders: { relevance: 'Relevanz', newest: 'Neueste' },
  people: 'Personen',
  stories: 'Storys',
  publishedCount: (count) => (count === 1 ? '1 Story' : `${count} Storys`),
  morePeople: 'Mehr Personen',
  found: (count, hasMore) => {
    if (count === 1) return '1 Story gefunden'
    return hasMore ? `Mehr als ${count} Storys gefunden` : `${count} Storys gefunden`
  },
  start: 'Suche nach einem Titel, Wörtern einer Story, einem Stil oder einer Person.',
  startNote: 'Alle Wörter müssen vorkommen. Das letzte darf ein Wortanfang sein.',
  none: (query) => `Für „${query}“ wurde nichts gefunden.`,
  noneNote: 'Prüfe die Schreibweise oder suche nach weniger Wörtern.',
  allCategories: 'In allen Arten suchen',
  failed: 'Die Suche hat nicht funktioniert',
  failedText: 'Es ist nichts verloren. Versuche es gleich noch einmal.',
  peopleFailed: 'Personen konnten nicht gesucht werden. Versuche es gleich noch einmal.',
}
