import type * as english from '../create.ts'
import type { Translation } from '../locale/translation.ts'

const shotCount = (count: number): string => (count === 1 ? '1 Shot' : `${count} Shots`)
const minuteCount = (count: number): string => (count === 1 ? '1 Minute' : `${count} Minuten`)

export const createTexts: Translation<typeof english.createTexts> = {
  otherTitle: 'Story erstellen',
  banners: {
    script_to_video: 'Schreib, was gesagt werden soll: Bilder, Stimme, Musik und Untertitel folgen deinen Worten.',
    character_vlog: 'Wähle, um wen es geht und was passiert: ein Tag in Bildern, mit Musik.',
    music_video: 'Wähle einen Song und eine Art: Die Shots werden auf den Beat geschnitten, und der Text wird zu Untertiteln.',
    asmr_video: 'Wähle, wie ein Material berührt wird: Nahaufnahmen, langsame Bewegungen und sein Klang folgen.',
  },
  back: 'Zurück',
  draftSaved: 'Entwurf gespeichert',
  builtInEngines: 'Integrierte Engines werden verwendet',

  undo: { undo: 'Rückgängig', redo: 'Wiederholen' },
  counterLabel: (count, limit) => `${count} von ${limit} Zeichen verwendet`,

  script: {
    label: 'Voiceover-Skript',
    placeholder: 'Schreib oder füge ein, was gesprochen wird, oder beginne mit einer Idee über „Skript mit KI erstellen“.',
    createWithAi: 'Skript mit KI erstellen',
    rewrite: 'Mit KI umschreiben',
    rewriting: 'Wird umgeschrieben …',
    autoPolish: 'Auto-Korrektur',
    autoPolishHint: 'Korrigiert Rechtschreibung und Grammatik, bevor das Video erstellt wird',
    try: 'Ausprobieren',
    estimatedLength: (time, shots) => `etwa ${time}, ${shotCount(shots)}`,
    optionsLabel: 'Look und Ton',
    generating: 'Das Skript wird geschrieben',
    builtInPolishNote: 'Außerhalb des Englischen räumt der integrierte Autor den Text nur auf',
  },

  asmr: {
    styleLabel: 'ASMR-Stil',
    chooseFirst: 'Wähle einen Stil. Seine Szene erscheint hier.',
    sceneLabel: 'Szene',
    material: 'Material',
    materials: 'Materialien zur Auswahl',
    optionsLabel: 'Format, Länge und Ton',
    shots: 'Anzahl der Shots',
    shotsHint: (min, max) => `${min} bis ${max}, je fünf Sekunden`,
    fewer: 'Weniger Shots',
    more: 'Mehr Shots',
    generate: 'Generieren',
    reset: 'Zurücksetzen',
    missing: { style: 'Wähle einen Stil', material: 'Gib das Material an' },
  },

  idea: {
    title: 'Von der Idee zum Video',
    label: 'Worum geht es im Video?',
    placeholder: 'Warum Katzen auf Tastaturen sitzen',
    cancel: 'Abbrechen',
    generate: 'Skript generieren',
    generating: 'Das Skript wird geschrieben …',
    details: {
      hint: 'Optional, und es macht das Skript zu deinem: Der integrierte Autor erfindet nichts, er sagt, was du ihm erzählst.',
      audience: 'Für wen ist es?',
      audiencePlaceholder: 'Leute, die Tee lieben',
      facts: 'Was soll es sagen?',
      factsHint: 'Bis zu drei Fakten, einer pro Zeile',
      ending: 'Wie endet es?',
    },
  },
  missingDetails: {
    names: { audience: 'für wen es ist', facts: 'bis zu drei Fakten', ending: 'das Ende' },
    text: (missing) =>
      `Nur aus deinen Angaben geschrieben: Der integrierte Autor weiß sonst nichts über das Thema und erfindet nichts. Erzähl ihm mehr: ${missing.join(', ')}.`,
    addDetails: 'Mehr erzählen',
  },
  rewriteReview: {
    label: 'Was das Umschreiben geändert hat',
    accepted: (accepted, total) => `${accepted} von ${total} ${total === 1 ? 'Änderung' : 'Änderungen'} übernommen`,
    acceptAll: 'Alle übernehmen',
    rejectAll: 'Alle zurücknehmen',
    done: 'Fertig',
    replacedBy: 'wurde zu',
    added: 'Hinzugefügt: ',
    removed: 'Entfernt: ',
  },

  shortScript: {
    title: 'Sehr kurzes Skript',
    text: 'Dein Voiceover-Skript ist sehr kurz – das Video wird nur etwa 5 Sekunden lang. Soll die KI es ausbauen?',
    proceed: 'Trotzdem fortfahren',
    rewrite: 'Mit KI umschreiben',
  },

  validation: {
    scriptRequired: 'Bitte gib ein Skript ein',
    scriptTooLong: 'Das Skript ist zu lang',
    voice: 'Bitte wähle eine gültige Stimme',
  },

  style: {
    label: 'Videostil',
    suggested: (name) => `Vorschlag: ${name}`,
    photorealistic: 'Ein beleuchtetes, texturiertes Diorama mit Tiefenschärfe',
    withProvider: 'Wird hier als beleuchtetes Diorama gezeichnet. Mit einem verbundenen Bildanbieter sieht es aus wie ein Foto.',
  },

  voice: {
    label: 'Stimme',
    auto: 'Auto',
    autoHint: 'passend zum Skript',
    listen: (name) => `${name} anhören`,
    stop: (name) => `${name} stoppen`,
    unavailable: 'Diese Hörprobe kann gerade nicht abgespielt werden',
    fetched: (language) => `Installierte Stimme, ${language}`,
  },

  aspect: { label: 'Seitenverhältnis', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: 'Untertitel', hint: 'eingebrannt, später bearbeitbar' },

  character: {
    label: 'Charakter',
    none: 'Keiner',
    hint: 'Spielt die Hauptrolle. Ohne Charakter entscheidet allein das Skript, wer zu sehen ist.',
  },

  advanced: {
    label: 'Erweiterte Optionen',
    imageModel: 'Bildmodell',
    quality: 'Bildqualität',
    qualities: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
    resolution: 'Auflösung des Modells',
    videoModel: 'Videomodell',
    mode: 'Modus',
    noModel: 'Kein Modell hier erstellt Clips in dieser Größe',
    summary: (image, video, resolution) => [image, `${video} ${resolution}`.trim()].join(', '),
    samePrice: {
      script_to_video: 'Der Preis eines Erklärvideos ist für jedes Modell gleich.',
      asmr_video: 'Der Preis eines ASMR-Videos ist für jedes Modell gleich.',
    },
    imageRefusals: {
      several_characters: 'Mehrere Charaktere brauchen seedream4',
      quick_character: 'Nimmt keinen Charakter mit Schnellreferenz',
    },
    videoRefusals: { no_start_end_frame: 'Nimmt kein Start- und Endbild' },
    singleModel: 'Diese Art von Video hat nur ein Modell.',
    whenUnavailable: {
      label: 'Wenn der Anbieter ausfällt',
      other_provider: 'Anderen nehmen',
      ask: 'Mich fragen',
      notes: {
        other_provider:
          'Ein anderer Anbieter desselben Modells erstellt den Shot oder die Musik, für dieselben Credits; eine andere Stimme spricht den ganzen Film neu, nie nur einen Teil. Gibt es keinen, wirst du gefragt.',
        ask: 'Es wird nichts anderes an seiner Stelle erstellt und nichts berechnet, und du wählst, wer es erstellt.',
      },
    },
    modes: { lite: 'Lite', standard: 'Standard', turbo: 'Turbo', pro: 'Pro' },
  },

  bar: {
    minutes: (minutes) => `etwa ${minuteCount(minutes)}`,
    previewMinutes: (minutes) => `Vorschau etwa ${minuteCount(minutes)}`,
    from: 'ab',
    balance: {
      known: '{balance} jetzt, {after} danach',
      short: '{balance} jetzt, {missing}',
      available: '{balance} verfügbar',
    },
    missing: (credits) => `${credits} fehlen noch`,
    freeLeft: (count) => (count === 1 ? 'Noch 1 Story GRATIS' : `Noch ${count} Storys GRATIS`),
    refundNote: 'Nicht verbrauchte Credits kommen zurück, wenn ein Schritt misslingt.',
    priceVaries: {
      music_video: 'Die Credits hängen vom gewählten Modell und der Länge der Musik ab',
      character_vlog: 'Die Credits hängen vom gewählten Modell und der Dauer ab',
      asmr_video: 'Die Credits hängen von der Anzahl der Shots ab',
      script_to_video: null,
    },
    freeCreate: (preview, resume) =>
      `Erstellen ist mit deiner Gratis-Story kostenlos. Eine Vorschau nicht: ${preview} Credits jetzt, ${resume} weitere zum Fortsetzen.`,
    freeCreateUnknown: 'Erstellen ist mit deiner Gratis-Story kostenlos. Eine Vorschau nicht: Ihr Preis hängt von deinem Song ab.',
    freeForVisitors: 'Ein neues Konto beginnt mit einer Gratis-Story: Erstellen ist dann kostenlos, eine Vorschau nicht.',
    previewOnPhone: 'Das Storyboard einer Vorschau wird auf einem breiteren Bildschirm bearbeitet.',
    preview: 'Vorschau',
    previewing: 'Vorschau startet …',
    create: 'Erstellen',
    creating: 'Wird gestartet …',
    priceUnknown: 'Der Preis konnte nicht geladen werden. Er wird gezeigt, bevor etwas berechnet wird.',
  },

  start: {
    fallback: 'Der Charakter-Vlog konnte nicht erstellt werden',
    priceChanged: (credits) =>
      `Der Preis beträgt jetzt ${credits} Credits. Es wurde nichts berechnet: Drücke den Button noch einmal, um fortzufahren.`,
    priceChangedUnknown:
      'Der Preis hat sich geändert. Es wurde nichts berechnet: Sieh dir den neuen Preis an und drücke den Button noch einmal.',
    moderated: (classes, words) =>
      `Diese Story könnte nicht veröffentlicht werden: ${classes.join(', ')}${words.length > 0 ? ` (${words.map((word) => `„${word}“`).join(', ')})` : ''}. Es wurde nichts berechnet.`,
    moderatedAcceptable: 'Ändere sie, oder drücke den Button noch einmal, um sie nur für dich zu erstellen.',
    moderatedRefused: 'Bitte ändere sie.',
    seeCredits: 'Deine Credits ansehen',
    network:
      'Der Server war nicht erreichbar. Dein Formular bleibt erhalten: Drücke den Button noch einmal, dir wird nichts doppelt berechnet.',
  },

  starts: {
    script_to_video: {
      started: (id) => `Skript-zu-Video gestartet, Workflow ${id}`,
      finished: 'Skript-zu-Video ist fertig',
      failed: 'Skript-zu-Video konnte nicht erstellt werden',
    },
    asmr_video: {
      started: (id) => `ASMR-Video gestartet, Workflow ${id}`,
      finished: 'Das ASMR-Video ist fertig',
      failed: 'Das ASMR-Video konnte nicht erstellt werden',
    },
    character_vlog: {
      started: (id) => `Charakter-Vlog gestartet, Workflow ${id}`,
      finished: 'Der Charakter-Vlog ist fertig',
      failed: 'Der Charakter-Vlog konnte nicht erstellt werden',
    },
  },

  previewHint: {
    title: 'Storyboard am Computer ansehen',
    text: 'Deine Vorschau wird erstellt. Ein Storyboard wird auf einem breiteren Bildschirm bearbeitet: Öffne Fablecut auf einem Computer. Du findest sie unter „Meine Storys“.',
    confirm: 'OK, verstanden!',
  },

  resume: {
    label: 'Fortsetzen',
    resuming: 'Wird fortgesetzt …',
    failed: 'Die Vorschau konnte nicht fortgesetzt werden',
    text: 'Das Storyboard ist fertig, und die Story ist hier pausiert. Beim Fortsetzen entstehen die Videos der sichtbaren Shots, und der Film wird fertiggestellt.',
  },

  progress: {
    title: 'Deine Story entsteht',
    wait: 'Das kann ein paar Minuten dauern',
    typicalDuration: 'Meist dauert es je nach Länge der Story 2–5 Minuten',
    expected: (minutes) => `Diese: etwa ${minuteCount(minutes)}`,
    leaveNote: 'Du kannst diese Seite schließen: Die Story wird weiter erstellt und wartet unter „Meine Storys“.',
    stepState: { done: 'fertig', active: 'in Arbeit', failed: 'fehlgeschlagen', stopped: 'angehalten', pending: 'nicht begonnen' },
    queued: 'Wartet auf einen freien Platz',
    planningShots: 'Die Shots werden geplant',
    analysingSong: 'Der Song wird angehört, die Schnitte werden geplant',
    shotsPlannedSilent: (shots) => `${shotCount(shots)} geplant`,
    shotsPlanned: (shots, length) => `${shotCount(shots)}, etwa ${length} gesprochener Text`,
    imagesDone: (done, total) => `${done} von ${total} gemalt`,
    imagesNext: 'Malt ein Bild für jeden Shot',
    clipsDone: (done, total) => `${done} von ${total} bewegt`,
    failedCount: (count) => `, ${count} fehlgeschlagen`,
    timeline: 'Bilder und Ton werden platziert',
    exporting: (done, total) => (total > 0 ? `Export läuft, ${done} von ${total} Teilen` : 'Export läuft'),
    clipsNext: 'Bewegt jedes Bild und fügt den Ton hinzu',
    finished: 'Der Film ist fertig',
    storyboardReady: 'Storyboard fertig, pausiert',
    paused: 'Pausiert: Setze fort, um die Videos zu erstellen',
    notFinished: 'Nicht fertig',
    elapsed: (time) => `bisher ${time}`,
    elapsedLong: (time) => `bisher ${time}, länger als sonst`,
    shotsNote: 'Ein Bild erscheint, sobald es fertig ist.',
    generatingImage: 'Wird gemalt',
    generatingClip: 'Wird bewegt',
    shotFailed: 'Dieser Shot ist misslungen. Sein Anteil am Preis ist zurück.',
    waiting: 'Die Shots erscheinen hier, sobald sie geplant sind.',
    shotImage: (number, title) => (title === '' ? `Shot ${number}` : `Shot ${number}: ${title}`),
    shotDone: 'fertig',
    shotImageDone: 'Bild fertig',
    shots: 'Shots',
    goToMyStory: 'Zu „Meine Storys“',
    previewEdit: 'Vorschau bearbeiten',
    loading: 'Die Story wird geladen',
    reconnecting: 'Die Verbindung ging verloren. Die Story wird weiter erstellt; es wird neu verbunden.',
    invalidId: 'Ungültige Workflow-ID',
    invalidIdHint: 'Zu dieser Adresse gehört keine Story. Deine Storys sind unter „Meine Storys“.',
    parseFailed: 'Der neue Stand konnte nicht gelesen werden',
    backToStory: 'Zurück zu den Storys',
    signIn: 'Anmelden',
    signInHint: 'Bitte melde dich an, um diese Story zu sehen.',
  },

  tools: {
    title: 'Starke Werkzeuge zum Bearbeiten',
    points: [
      {
        title: 'Shots hinzufügen oder ersetzen',
        text: 'Füge einen neuen Shot ein oder gib einem vorhandenen ein anderes Bild oder einen anderen Clip.',
      },
      { title: 'Mit einem Klick neu generieren', text: 'Erstelle ein Bild oder einen Clip neu, ohne den Rest anzufassen.' },
      { title: 'Musik passt sich an', text: 'Die Musik wird an die neue Länge des Films angepasst.' },
      { title: 'Editor mit KI', text: 'Eine Timeline mit Untertiteln, Stimme und Musik, die für dich erstellt werden.' },
    ],
    close: 'Schließen',
  },

  cancel: {
    button: 'Abbrechen',
    title: 'Diese Story abbrechen?',
    text: 'Es wird nichts Weiteres erstellt. Fertige Shots bleiben in der Story.',
    refunded: 'Kommt jetzt zurück',
    charged: 'Schon verbraucht',
    keepRunning: 'Weitermachen',
    confirm: 'Story abbrechen',
    startAgain: 'Mit diesen Angaben neu starten',
    failed: (message) => `Fehler: ${message}`,
    canceledNote: 'Was nicht verbraucht wurde, ist wieder in deinem Guthaben. Fertige Shots bleiben in der Story.',
  },

  receipt: {
    title: 'Beleg',
    held: 'Für diese Story reserviert',
    used: 'Bisher verbraucht',
    refundedOnCancel: 'Kommt bei Abbruch zurück',
    note: 'Wenn kein Bild oder kein Clip erstellt werden kann, kommt alles zurück.',
    charged: 'Für diese Story berechnet',
    refunded: 'In dein Guthaben zurückgegeben',
    free: 'Mit einer Gratis-Story erstellt',
    seeReceipt: 'Beleg ansehen',
  },

  result: {
    title: 'Deine Story ist fertig',
    download: 'Herunterladen',
    share: 'Teilen',
    edit: 'Bearbeiten',
    video: (title) => `Video von ${title}`,
    fileMissing: 'Der Film ist fertig, aber seine Datei ist nicht zu finden. Öffne ihn unter „Meine Storys“.',
    playbackFailed: 'Der Film lässt sich hier nicht abspielen. Versuche es noch einmal oder lade die Datei herunter.',
    failedShots: (count) =>
      count === 1
        ? '1 Shot konnte nicht erstellt werden; der Anteil am Preis ist zurück.'
        : `${count} Shots konnten nicht erstellt werden; der Anteil am Preis ist zurück.`,
  },

  paused: {
    title: 'Deine Vorschau ist fertig',
    storyboard: 'Storyboard öffnen',
    savedAfterFailure: 'Dein Storyboard bleibt erhalten: Du kannst noch einmal fortsetzen.',
  },

  failed: {
    saved: 'Deine Eingaben und alles, was fertig wurde, bleiben erhalten.',
    reason: (reason) => `${reason.replace(/[.\s]+$/u, '')}.`,
    sound: {
      label: 'Wer macht jetzt weiter?',
      note: {
        speech: 'Die Shots bleiben erhalten, und der ganze Film wird von einer Stimme gesprochen.',
        music: 'Die Shots und ihre Stimmen bleiben erhalten.',
        song: 'Deine Eingaben bleiben erhalten.',
      },
      again: 'Noch einmal versuchen',
      use: (name) => `${name} verwenden`,
      builtIn: { speech: 'Integrierte Sprech-Engine verwenden', music: 'Integrierte Musik-Engine verwenden', song: '' },
      failed: 'Die Story konnte nicht fortgesetzt werden. Es wurde nichts berechnet.',
    },
  },
}
