import type * as english from '../../editor/shots.ts'
import { formatDecimal, formatList } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

const MEDIA_NAMES = { image: 'Bild', video: 'Video', 'audio-voice-over': 'Voiceover' } as const
type Medium = keyof typeof MEDIA_NAMES

const ACTIVE_MEDIA: Readonly<Record<Medium, string>> = {
  image: 'Das aktive Bild ist geändert',
  video: 'Das aktive Video ist geändert',
  'audio-voice-over': 'Das aktive Voiceover ist geändert',
}

export const shotsTexts: Translation<typeof english.shotsTexts> = {
  name: (number) => `Shot ${number}`,
  hiddenName: 'Verborgener Shot',
  seconds: (seconds) => `${formatDecimal(seconds, 1)} s`,
  hide: 'Shot verbergen',
  unhide: 'Shot wieder zeigen',
  remove: 'Shot löschen',
  previous: 'Voriger Shot',
  next: 'Nächster Shot',
  tabs: { label: 'Was aus dem Shot wird', script: 'Skript', image: 'Standbild', video: 'Video' },
  uploaded: 'Hochgeladen',
  generated: 'Generiert',
  takes: {
    label: { image: 'Bilder dieses Shots', video: 'Clips dieses Shots', audio: 'Aufnahmen dieses Shots' },
    name: { image: 'Bild', video: 'Clip', audio: 'Aufnahme' },
    takeName: (kind, number) => `${kind} ${number}`,
    active: 'im Film',
    pending: 'Entsteht gerade',
    failed: 'Generieren fehlgeschlagen. Keine Credits verbraucht.',
    none: { image: 'Noch kein Bild', video: 'Noch kein Clip', audio: 'Noch nichts aufgenommen' },
    compare: 'Vergleichen',
    upload: 'Hochladen',
    history: 'Verlauf',
    loadFailed: (status) => `Die Medien des Shots konnten nicht geladen werden: ${status}`,
  },
  failure: {
    label: 'Der letzte Versuch ist misslungen',
    again: 'Noch einmal versuchen',
    use: (name) => `${name} verwenden`,
    builtIn: {
      image: 'Integrierte Bild-Engine verwenden',
      video: 'Integrierte Animations-Engine verwenden',
      'audio-voice-over': 'Integrierte Sprech-Engine verwenden',
    },
  },
  compare: {
    title: 'Welche Version?',
    left: 'Links',
    right: 'Rechts',
    use: 'Diese verwenden',
    inUse: 'Im Film',
    close: 'Schließen',
  },
  prompts: {
    image: 'Bild-Prompt',
    video: 'Video-Prompt',
    script: 'Voiceover',
    imageHint: 'Was zu sehen ist: wer, wo, in welchem Licht',
    videoHint: 'Wie es sich bewegt: die Kamera, die Menschen, das Wetter',
    scriptHint: 'Was über diesem Shot gesagt wird',
  },
  model: 'Modell',
  clipFacts: (resolution, seconds) => `${resolution}, ${seconds} s`,
  references: {
    label: 'Referenzbilder',
    add: 'Referenzbild hinzufügen',
    remove: 'Diese Referenz entfernen',
    hint: 'Das Bild übernimmt ihre Farben und ihren Look',
  },
  motion: {
    label: 'Wie der Clip endet',
    free: 'Frei',
    keyframe: 'Endbild',
    reference: 'Referenzen',
    pick: 'Letztes Bild wählen',
  },
  regenerate: { image: 'Bild neu generieren', video: 'Video neu generieren', 'audio-voice-over': 'Neu sprechen' },
  regenerateImageAndVideo: 'Bild und Video neu generieren',
  clipReplacedNote:
    'Der Film zeigt einen Clip dieses Shots. Ein neues Bild tritt an seine Stelle, bis daraus ein Clip erstellt wird; der Clip bleibt unter den Takes.',
  alsoGenerateClip: 'Aus dem neuen Bild auch einen Clip erstellen',
  generate: { image: 'Bild generieren', video: 'Video generieren', 'audio-voice-over': 'Sprechen' },
  free: 'GRATIS',
  imageRequired: 'Ein Clip entsteht aus einem Bild: Generiere oder wähle zuerst eins.',
  textRequired: { image: 'Schreib zuerst, was zu sehen ist.', 'audio-voice-over': 'Schreib zuerst, was gesagt wird.' },
  voiceOverOutdated: 'Der Film sagt noch die früheren Worte. Lass neu sprechen, um diese zu hören.',
  insufficientCredits: (balance) => `Nicht genug Credits: Du hast ${balance}`,
  promptsUpdated: 'Die Prompts des Shots sind geändert',
  promptsFailed: 'Die Prompts des Shots konnten nicht geändert werden',
  done: (media) => `Neu generiert: ${formatList(media.map((medium) => MEDIA_NAMES[medium]))} des Shots`,
  activeMediaFailed: 'Das aktive Medium konnte nicht gesetzt werden',
  activeMediaUpdated: (medium) => ACTIVE_MEDIA[medium],
  errors: {
    noStory: 'Es wurde keine Story-ID angegeben',
    start: 'Das Neugenerieren konnte nicht gestartet werden',
    noRun: 'In der Antwort auf das Neugenerieren fehlt die workflowRunId',
    noOutput: 'Der Workflow wurde abgeschlossen, meldete aber einen Fehler oder kein Ergebnis',
    someFailed: (count) =>
      count === 1
        ? '1 Shot konnte nicht erstellt werden. Die Credits dafür sind zurück'
        : `${count} Shots konnten nicht erstellt werden. Die Credits dafür sind zurück`,
    unsaved: 'Deine letzten Änderungen konnten nicht gespeichert werden, deshalb wurde nichts gestartet. Bitte versuche es noch einmal',
    price: 'Der Preis hat sich geändert. Bitte sieh ihn dir an und versuche es noch einmal',
  },
}
