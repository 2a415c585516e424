import type * as english from '../../music/music-video.ts'
import type { Translation } from '../../locale/translation.ts'

export const musicVideoTexts: Translation<typeof english.musicVideoTexts> = {
  types: {
    'singing-dancing': {
      short: 'Ein Charakter singt und tanzt',
      text: 'Ein Charakter singt deinen Song lippensynchron und tanzt durch seine Szenen.',
    },
    'consistent-style': {
      short: 'Ein Look für den ganzen Song',
      text: 'Ein Look vom ersten bis zum letzten Takt, auf die Musik geschnitten. Ein Charakter ist nicht nötig.',
    },
    'consistent-character': {
      short: 'Dasselbe Gesicht in einer Story',
      text: 'Der Song wird zur Story, und dasselbe Gesicht geht durch die ganze Geschichte.',
    },
    'lyrics-video': {
      short: 'Der Text über Bildern',
      text: 'Die Worte erscheinen, während sie gesungen werden, über passenden Bildern.',
    },
  },
  chooser: {
    title: 'Welches Musikvideo möchtest du erstellen?',
    note: 'Alle vier werden auf deinen Song geschnitten. Die Art kannst du später im Formular ändern.',
    sampleLine: 'und die Nacht singt mit',
  },

  typeLabel: 'Art des Musikvideos',
  songLabel: 'Song',
  songHint: 'Am besten mit Songs bis 5 Minuten. Längere gehen auch und werden nach ihrer ganzen Länge berechnet.',
  optionsLabel: 'Schnitt, Format und Qualität',
  castHint: {
    'singing-dancing': 'Bis zu zwei. Der erste singt.',
    'consistent-character': 'Bis zu zwei. Der erste ist in jeder Szene.',
  },
  castHintInstrumental: 'Bis zu zwei. Der erste hat die Hauptrolle.',
  instrumental: {
    label: 'Dieser Song hat keinen Gesang',
    singingNote:
      'Dieser Song hat keine Stimme, also singt niemand: Die Besetzung tanzt und performt dazu. Für Lippenbewegungen nimm einen Song mit Stimme.',
    lyricsNote:
      'Dieser Song hat keine Stimme. Worte erscheinen als Text im Takt der Musik: die, die du unten einfügst, sonst der eigene Text des Songs, falls er einen hat.',
    switchToLyrics: 'Stattdessen Worte als Text zeigen',
  },

  sung: {
    label: (singer) => `Von ${singer} singen lassen`,
    nobody: 'Singen lassen: Das kann gerade kein verbundener Anbieter',
    hint: 'Es entsteht ein neuer Song von einer Minute mit dem Text unten, sonst mit dem des Songs, in seiner Stimmung und seinem Genre. Er klingt anders als das, was du hier hörst.',
  },

  counter: (count, limit) => `${count}/${limit}`,
  topic: {
    label: 'Geschichte',
    placeholder: 'Was passiert im Song? Ein Moment pro Zeile.',
    hint: 'Bleibt das Feld leer, erzählt der Song die Geschichte selbst.',
  },
  scenes: {
    label: 'Szenen',
    placeholder: 'Wo wird gesungen? Eine Bühne bei Nacht, ein Dach bei Sonnenaufgang …',
    hint: 'Optional',
  },
  lyrics: {
    label: 'Songtext',
    none: 'Optional',
    lines: (count) => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
    placeholder: 'Füge den Text ein, eine Zeile pro Vers',
    hint: 'Untertitel folgen diesen Worten, wie sie gesungen werden. Zeiten wie [00:12.50] bleiben erhalten. Bleibt das Feld leer, wird der Text aus der Songdatei verwendet, falls sie einen hat.',
    instrumentalHint:
      'Dieser Song hat keine Stimme: Diese Worte erscheinen als Text, über die Musik verteilt. Zeiten wie [00:12.50] bleiben erhalten.',
  },

  style: {
    label: 'Videostil',
    autoNote: 'Der Song entscheidet',
    customNote: 'In deinen Worten',
    describe: 'Beschreibe den Stil',
    describeHint: 'Farben, Material, Licht. Zum Beispiel: Scherenschnitt, warmes Licht, Herbstfarben.',
    reference: 'Referenzbild',
    referenceHint: 'Bild ablegen oder auswählen',
    referenceBusy: 'Wird hochgeladen …',
    referenceUsed: 'Der Look kommt aus diesem Bild.',
    referenceNote: 'Oder zeig ein Bild: Seine Farben und sein Licht werden zum Look des Videos.',
    remove: 'Bild entfernen',
  },

  toggles: {
    enable_beat_sync: { label: 'Beat-Sync', hint: 'Schnitte fallen auf den Beat' },
    auto_captions: { label: 'Untertitel', hint: 'Der Text, während er gesungen wird' },
    enable_broll: { label: 'B-Roll', hint: 'Kulissen zwischen den Hauptshots' },
    enable_start_end_frame: { label: 'Start- und Endbilder', hint: 'Jeder Shot geht in den nächsten über' },
  },
  startEndLocked: 'Im Stil-Modus immer an',
  filmResolution: 'Videoauflösung',
  upscaled: 'Der Film wird in 1080p erstellt.',

  animated: { label: 'Animiertes Video', on: 'Bilder bewegen sich', off: 'Standbilder, günstiger' },
  simple: {
    title: 'Song hochladen (bis 5 Minuten)',
    examples: 'Beispielsongs',
  },

  advancedNote: 'Der Preis jedes Shots richtet sich nach seinen Modellen.',

  starts: {
    music_video: {
      started: (id) => `Musikvideo gestartet, Workflow ${id}`,
      finished: 'Das Musikvideo ist fertig',
      failed: (reason) => `Das Musikvideo konnte nicht erstellt werden: ${reason}`,
    },
    lyrics_video: {
      started: (id) => `Lyrics-Video gestartet, Workflow ${id}`,
      finished: 'Das Lyrics-Video ist fertig',
    },
    processFailed: (reason) => `Verarbeitung fehlgeschlagen: ${reason}`,
    unknownError: 'Unbekannter Fehler',
  },

  missing: { song: 'Wähle einen Song', character: 'Wähle einen Charakter', both: 'Wähle einen Song und einen Charakter' },

  validation: {
    music: 'Bitte gib eine Musik-URL an',
    url: 'Bitte gib eine gültige URL ein',
    character: 'Bitte wähle einen Charakter',
    style: 'Bitte beschreibe einen Stil',
    styleOrPicture: 'Bitte beschreibe einen Stil oder zeig ein Bild davon',
    topic: (limit) => `Bitte verwende höchstens ${limit} Zeichen`,
    uploadFailed: (reason) => `Hochladen fehlgeschlagen: ${reason}`,
    imageUploadFailed: 'Das Bild konnte nicht hochgeladen werden',
  },
}
