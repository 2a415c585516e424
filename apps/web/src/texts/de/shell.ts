import type * as english from '../shell.ts'
import type { Translation } from '../locale/translation.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  product: 'Fablecut',
  skip: 'Zum Inhalt springen',
  nav: { label: 'Hauptmenü', home: 'Start', mine: 'Meine Storys', community: 'Community' },
  create: {
    label: 'Story erstellen',
    items: { vlog: 'Charakter-Vlog', music: 'Musikvideo', script: 'Skript zu Video', scratch: 'Von Grund auf' },
  },
  account: {
    label: (name) => `Konto von ${name}`,
    credits: 'Credits',
    settings: 'Konto',
    operations: 'Betrieb',
    accounts: 'Konten',
    engines: 'Engines',
    signOut: 'Abmelden',
    signedOut: 'Du bist abgemeldet',
  },
  signIn: 'Anmelden',
  secureContext:
    'Diese Adresse ist nicht sicher (https), deshalb sind das Kopieren und die bildgenaue Vorschau nicht verfügbar. Alles andere funktioniert.',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse vertippt, oder was hier war, wurde gelöscht.',
    action: 'Zur Startseite',
  },
  crash: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    text: 'In der App ist etwas schiefgelaufen. Was du erstellt hast, ist sicher auf dem Server, und eine begonnene Story läuft weiter.',
    reload: 'Seite neu laden',
  },
}
