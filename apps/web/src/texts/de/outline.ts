import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import type * as english from '../outline.ts'
import type { Translation } from '../locale/translation.ts'

export const outlineTexts: Translation<typeof english.outlineTexts> = {
  title: 'Gliederung',
  summary: (shots, time) => `${shots === 1 ? '1 Shot' : `${shots} Shots`}, etwa ${time}`,
  free: 'Kostenlos, bis du „Erstellen“ drückst, egal was du hier änderst. Ein Titel eröffnet den Film, und eine Karte beendet ihn.',
  languageModel: 'Shots, die du nicht änderst, inszeniert das Sprachmodell vielleicht anders.',
  updating: 'Die Gliederung wird aktualisiert …',
  shots: 'Shots der Gliederung',

  start: {
    text: 'Schreib das Skript, und seine Shots erscheinen hier, oder beginne mit einem Satz.',
    sentence: 'Ein Satz',
    placeholder: 'Warum Kraken drei Herzen haben',
    count: 'Anzahl der Shots',
    fewer: 'Weniger Shots',
    more: 'Mehr Shots',
    make: 'Gliederung erstellen',
    making: 'Die Gliederung wird erstellt …',
    failed: 'Die Gliederung konnte nicht erstellt werden. Dein Satz bleibt erhalten: Bitte versuche es noch einmal.',
  },
  visitor: { text: 'Melde dich an, und die Shots erscheinen hier beim Tippen. Das ist kostenlos.', signIn: 'Anmelden' },
  tooLong: 'Die Gliederung wird aktualisiert, sobald das Skript kurz genug ist.',
  offline: 'Du bist offline. Die Gliederung wird aktualisiert, sobald du wieder verbunden bist.',
  failed: {
    text: 'Die Gliederung konnte nicht aktualisiert werden. Was du geschrieben hast, bleibt erhalten.',
    retry: 'Noch einmal versuchen',
  },

  shot: {
    name: (number) => `Shot ${number}`,
    words: (number) => `Text von Shot ${number}`,
    placeholder: 'Was in diesem Shot gesagt wird',
    seconds: (seconds) => `${seconds} s`,
    tooLong: 'Länger, als der Clip folgen kann: Am Ende würde das Bild stillstehen. Zwei Shots passen besser.',
    move: (number) => `Shot ${number} verschieben`,
    moveHint: 'Ziehen oder Pfeiltasten drücken',
    moved: (number, total) => `An Position ${number} von ${total} verschoben`,
    addAfter: (number) => `Shot nach Shot ${number} hinzufügen`,
    remove: (number) => `Shot ${number} entfernen`,
    removed: (number) => `Shot ${number} entfernt`,
    plan: 'Was er zeigt',
    planOf: (number) => `(Shot ${number})`,
    again: 'Neu planen',
    unplanned: 'Sein Text entscheidet, was er zeigt, wenn das Video erstellt wird.',
    planByHand: 'Selbst planen',
    full: `Mehr als ${MAX_OUTLINE_SHOTS} Shots gehen nicht`,
    picture: (number, summary) => `Skizze von Shot ${number}: ${summary}`,
    pictureFailed: 'Gerade kein Bild',
    retryPicture: (number) => `Bild von Shot ${number} noch einmal versuchen`,
    noPicture: 'Noch kein Bild',
    filmTitle: 'Titel',
    opens: '+ Titel',
    ends: '+ Schlusskarte',
  },
  missing: {
    pending: 'Die Gliederung wird aktualisiert',
    failed: 'Die Gliederung konnte nicht aktualisiert werden',
    empty: (number) => `Shot ${number} hat keinen Text`,
  },
}
