import type * as english from '../community.ts'
import type { Translation } from '../locale/translation.ts'

export const communityTexts: Translation<typeof english.communityTexts> = {
  title: 'Community-Storys',
  viewAll: 'Alle ansehen',
  viewAllLabel: 'Alle Community-Storys ansehen',
  categoriesLabel: 'Arten von Storys',
  all: 'Alle',
  order: 'Reihenfolge',
  orders: { newest: 'Neueste', for_you: 'Für dich' },
  soundOn: 'Ton an',
  soundOff: 'Ton aus',
  soundNote: 'Ton der Filme, die unter dem Mauszeiger laufen',
  empty: '✨ Noch keine veröffentlichten Storys. Schau bald wieder vorbei und lass dich von der Community inspirieren!',
  noResults: {
    note: 'Filme erscheinen hier, sobald sie veröffentlicht werden: erst Teilen, dann Veröffentlichen. Alle dürfen sie ansehen und remixen.',
    publish: 'Eine von deinen veröffentlichen',
    create: 'Die erste erstellen',
    allCategories: 'Alle Arten anzeigen',
  },
  examples: {
    title: 'Beispiele von Fablecut',
    note: 'Erstellt mit den Engines dieser Installation. Öffne eins und remixe es.',
    generatingFirst: 'Die ersten entstehen gerade im Hintergrund: Jedes erscheint hier, sobald es fertig ist.',
    generatingMore: 'Weitere entstehen gerade im Hintergrund: Jedes erscheint hier, sobald es fertig ist.',
  },
  loading: 'Community-Storys werden geladen',
  failed: 'Die Community konnte nicht geladen werden',
  failedText: 'Es ist nichts verloren. Versuche es gleich noch einmal.',
  example: 'Beispiel',
  open: (title) => `${title} öffnen`,
  opening: 'Die Story wird geladen',
  profile: {
    loading: 'Das Profil wird geladen',
    stories: (count) => `${count} ${count === 1 ? 'veröffentlichte Story' : 'veröffentlichte Storys'}`,
    none: 'Noch keine veröffentlichten Storys.',
    notFound: 'Profil nicht gefunden',
    notFoundText: 'Niemand hier hat diesen Namen.',
    notFoundAction: 'Zur Community',
    failed: 'Das Profil konnte nicht geladen werden',
  },
}
