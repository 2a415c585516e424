import type * as english from '../../editor/sound.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: 'Einblenden',
  fadeOut: 'Ausblenden',
  seconds: (seconds) => `${formatDecimal(seconds, 2)} s`,
  line: 'Lautstärke',
  percent: (value) => `${Math.round(value * 100)} %`,
  point: (at) => `Lautstärke bei ${at}`,
  pointRemoved: (at) => `Lautstärkepunkt bei ${at} gelöscht`,
  noSoundHere: 'Wähle einen Ton oder Clip aus, der unter dem Abspielkopf liegt',
  pointAdded: (at) => `Lautstärkepunkt bei ${at} hinzugefügt`,
  voiceOver: {
    open: 'Voiceover aufnehmen',
    hint: 'Deine Stimme wird ab dem Abspielkopf aufgenommen, während der Film läuft. Trage Kopfhörer, damit der Film nicht mit aufgenommen wird.',
    asking: 'Erlaube das Mikrofon in deinem Browser …',
    counting: (seconds) => `Aufnahme beginnt in ${seconds}`,
    recording: 'Aufnahme läuft …',
    saving: 'Die Aufnahme wird gespeichert …',
    record: 'Aufnehmen',
    stop: 'Stoppen und behalten',
    discard: 'Verwerfen',
    level: 'Pegel des Mikrofons',
    placed: 'Das Voiceover liegt dort, wo es gesprochen wurde',
    failures: {
      unsupported:
        'Dieser Browser kann keinen Ton zum Hochladen aufnehmen. Nimm ihn anderswo auf und lade die Datei unter „Voiceover“ hoch.',
      refused:
        'Der Browser hat das Mikrofon nicht erlaubt. Erlaube es in den Einstellungen dieser Seite und drücke dann noch einmal „Aufnehmen“.',
      no_microphone: 'Es wurde kein Mikrofon gefunden. Schließ eins an und drücke dann noch einmal „Aufnehmen“.',
      failed: 'Es wurde nichts aufgenommen. Prüfe das Mikrofon und drücke dann noch einmal „Aufnehmen“.',
    },
  },
}
