import type * as english from '../../music/music.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodNameOf } from './song-words.ts'

export const musicTexts: Translation<typeof english.musicTexts> = {
  background: {
    label: 'Hintergrundmusik',
    choices: { auto: 'Auto', trending: 'Angesagt', link: 'Link', upload: 'Upload', none: 'Keine' },
    hints: {
      auto: 'Passend zur Story gewählt.',
      none: 'Das Video hat keine Musik.',
    },
    missing: {
      link: 'Bitte füge einen Suno-Link ein',
      upload: 'Bitte lade eine Audiodatei hoch',
      trending: 'Bitte wähle einen angesagten Song',
    },
    ownFile: 'Eine eigene Datei.',
    pick: { trending: 'Song wählen', link: 'Link einfügen', upload: 'Datei wählen' },
  },

  source: {
    label: 'Musik',
    pasteLink: 'Link einfügen',
    upload: 'Hochladen / Ziehen',
    pick: 'Empfohlene Songs',
    drop: 'Leg deine Musikdatei hier ab. Unterstützt MP3, WAV, M4A und andere Audioformate',
    tooLong: (length) => `Dieser Song ist ${length} lang. Kürze ihn oder behalte ihn ganz.`,
    unknownLength: 'Die Länge war hier nicht zu lesen. Sie wird gemessen, bevor das Video erstellt wird.',
    remove: (name) => `${name} entfernen`,
    preparing: 'Der Song wird vorbereitet …',
    trimmed: (start, end, total) => `${start} bis ${end} von ${total}`,
  },

  upload: {
    label: 'Musikdatei',
    busy: 'Audio wird verarbeitet …',
    notAudio: 'Bitte wähle eine Audiodatei',
    tooLarge: (name, megabytes) => `${name} ist zu groß (max. ${megabytes} MB)`,
    failed: 'Die Musik konnte nicht hochgeladen werden. Bitte versuche es noch einmal.',
    tooShort: (seconds) => `Die Musik muss mindestens ${seconds} Sekunden lang sein`,
  },

  link: {
    title: 'Link von Suno oder TikTok Music einfügen',
    label: 'Link zum Song',
    placeholder: 'https://suno.com/song/...',
    import: 'Musik holen',
    importing: 'Musik wird geholt …',
    preparing: 'Wird vorbereitet …',
    cancel: 'Abbrechen',
    empty: 'Bitte gib eine URL ein',
    invalidUrl: 'Bitte gib eine gültige URL ein',
    unsupportedHost: 'Bitte gib eine URL von TikTok oder Suno Music ein',
    failed: 'Die Musik-URL konnte nicht gelesen werden. Bitte versuche es noch einmal.',
    fileFailed: 'Die Musikdatei konnte nicht heruntergeladen werden. Bitte versuche es noch einmal.',
    untitled: 'Song von einem Link',
  },

  trim: {
    title: 'Song kürzen',
    open: 'Kürzen',
    part: 'Verwendeter Teil des Songs',
    start: 'Anfang',
    end: 'Ende',
    length: 'Länge',
    play: 'Teil abspielen',
    pause: 'Pause',
    limits: (min, max) => `${min} Sekunden bis ${max / 60} Minuten.`,
    how: { pointer: 'Zieh die Ränder oder bewege sie mit den Pfeiltasten.', touch: 'Zieh die Ränder.' },
    required: (max) => `Dieser Song ist länger als ${max / 60} Minuten. Wähle den Teil, der verwendet wird.`,
    cancel: 'Abbrechen',
    keepWhole: 'Ganzen Song behalten',
    use: 'Diesen Teil verwenden',
    busy: 'Wird gekürzt …',
    unplayable: 'Dieser Song kann hier nicht abgespielt werden. Du kannst ihn trotzdem ganz verwenden.',
  },

  player: {
    listen: (name) => `${name} anhören`,
    stop: (name) => `${name} stoppen`,
    play: (name) => `${name} abspielen`,
    pause: (name) => `${name} pausieren`,
    unavailable: 'Dieser Song kann gerade nicht abgespielt werden',
  },

  songs: {
    title: 'Angesagte Songs',
    featured: 'Empfohlene Songs',
    moods: 'Stimmungen',
    mood: moodNameOf,
    facts: (artist, genre, tempo) => `${artist}, ${genreOf(genre)}, ${tempo} BPM`,
    select: 'Wählen',
    selectLabel: (name) => `${name} wählen`,
    failed: 'Die Songs konnten nicht geladen werden. Dein Formular bleibt erhalten.',
    retry: 'Noch einmal versuchen',
    externalLinks: 'Mehr Musik',
    freeMusic: 'Lizenzfreie Musik',
    makeMusic: 'Song erstellen',
    learnMore: 'Mehr erfahren',
  },
}
