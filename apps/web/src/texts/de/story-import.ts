import type * as english from '../story-import.ts'
import type { Translation } from '../locale/translation.ts'

const quoted = (name: string): string => (name ? `„${name}“` : 'ohne Namen')
const itemOf = (name: string): string => (name ? `„${name}“` : 'Ein Element ohne Namen')
const times = (count: number): string => (count === 1 ? '' : ` (${count}-mal)`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: 'Story importieren',
  importing: 'Wird importiert …',
  hint: 'Eine .fablecut-Datei aus einem beliebigen Fablecut oder ein OpenTimelineIO-Projekt: eine .otio-Datei oder eine .zip mit ihren Medien.',
  input: 'Datei mit einer Story',
  sending: {
    title: 'Story wird importiert',
    label: (file) => `${file} wird hochgeladen`,
    next: 'Lass diese Seite offen, bis die Datei hochgeladen ist.',
    cancel: 'Stoppen',
  },
  checking: {
    label: (file) => `${file} wird geprüft`,
    next: 'Die Dateien darin werden geprüft und gespeichert. Das kann ein, zwei Minuten dauern.',
  },
  failed: {
    title: 'Die Story wurde nicht importiert',
    kept: 'Deine anderen Storys sind, wie sie waren.',
    other: 'Andere Datei wählen',
    retry: 'Noch einmal versuchen',
    unknown: 'Die Story konnte nicht importiert werden. Bitte versuche es gleich noch einmal.',
    wrongType: (file) => `${file} ist keine Story: Wähle eine .fablecut-, .otio- oder .zip-Datei.`,
    empty: (file) => `${file} ist leer.`,
    tooLarge: (file, max) => `${file} ist zu groß (max. ${max}).`,
  },
  done: {
    title: (title) => `„${title}“ ist in „Meine Storys“`,
    whole: 'Alles aus der Datei wurde übernommen.',
    partly: 'Was nicht übernommen werden konnte:',
    open: 'Editor öffnen',
    close: 'Später',
  },
  notes: {
    effect: (name, count) => `Der Effekt ${quoted(name)}${times(count)}`,
    transition: (name, count) => `Der Übergang ${quoted(name)}${times(count)}`,
    disabled: (name, count) => `${itemOf(name)}, im Projekt ausgeschaltet${times(count)}`,
    object: (name, count) => `${itemOf(name)}, hier nicht lesbar${times(count)}`,
    media: (name, count) => `Die Datei ${quoted(name)}, sie fehlt${times(count)}`,
    placement: (_, count) =>
      count === 1
        ? 'Die Position eines Elements: verschoben, damit sich nichts überlappt'
        : `Die Positionen von ${count} Elementen: verschoben, damit sich nichts überlappt`,
  },
}
