import type * as english from '../characters.ts'
import type { Translation } from '../locale/translation.ts'

export const characterTexts: Translation<typeof english.characterTexts> = {
  dialogTitle: 'Wähle einen Charakter',
  tabs: { premade: 'Vorgefertigt', community: 'Community', mine: 'Meine Charaktere' },
  search: 'Charaktere suchen',
  noMatch: (search) => `Kein Charakter heißt „${search}“.`,
  empty: {
    premade: 'Es sind noch keine Charaktere verfügbar.',
    community: 'Noch hat niemand einen Charakter geteilt.',
    mine: 'Du hast noch keine Charaktere. Erstelle einen aus einem Bild.',
  },
  more: 'Mehr anzeigen',
  loadingMore: 'Wird geladen …',
  sharedBy: (author) => `von ${author}`,
  modes: { quick: 'Schnellreferenz', train: 'Trainiert' },
  signInForOwn: 'Melde dich an, um eigene Charaktere zu verwenden',
  failed: 'Die Charaktere konnten nicht geladen werden. Dein Formular bleibt erhalten.',
  retry: 'Noch einmal versuchen',
  cast: {
    label: 'Charaktere',
    main: 'Wähle einen Charakter',
    second: 'Weiteren hinzufügen',
    remove: (name) => `${name} entfernen`,
  },
  rules: {
    trained: (model) => `Ein trainierter Charakter stellt das Bildmodell auf ${model}.`,
    quick: (model) => `Ein Charakter mit Schnellreferenz stellt das Bildmodell auf ${model}.`,
    several: (model) => `Ein zweiter Charakter stellt das Bildmodell auf ${model}.`,
  },
  train: 'Charakter trainieren, damit er gleich bleibt',

  creator: { label: 'Neuer Charakter', name: 'Name des Charakters', create: 'Charakter erstellen' },

  quick: {
    title: 'Schnellreferenz (am schnellsten)',
    picture: 'Bild des Charakters',
    pictureHint: 'Bild ablegen oder auswählen',
    hint: 'Ein Bild, das das Gesicht zeigt. Haut, Haare und Kleidung werden danach gezeichnet.',
    creating: 'Das Bild wird gelesen …',
    incomplete: 'Bitte gib sowohl ein Bild als auch einen Namen an.',
    oneFile: 'Es kann nur eine Datei auf einmal hochgeladen werden. Bitte wähle eine einzelne Datei.',
    tooLarge: (file) => `${file} ist zu groß (max. 10 MB)`,
    unreadable: (file) => `${file} ist kein lesbares Bild. Wähle eine Datei im Format PNG, JPEG oder WebP.`,
    wrongType: (file) => `${file}: Dieser Dateityp wird für Bilder nicht unterstützt`,
    uploadFailed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuche es noch einmal.',
  },

  training: {
    title: 'Mit mehreren Bildern trainieren',
    pictures: 'Bilder des Charakters',
    pictureHint: (count, max) => (count === 0 ? 'Bilder ablegen oder auswählen' : `${count} von ${max}`),
    hint: (min, max) =>
      `${min} bis ${max} Bilder einer Person in verschiedenem Licht. Der Charakter sieht aus wie auf den meisten, ein Ausreißer ändert also nichts.`,
    remove: (file) => `${file} entfernen`,
    creating: 'Die Bilder werden gelesen …',
    incomplete: (min, max) => `Bitte gib ${min} bis ${max} Bilder und einen Namen an.`,
    tooMany: (max) => `Ein Charakter kann mit höchstens ${max} Bildern trainiert werden. Die ersten ${max} bleiben.`,
  },

  model: { label: 'Modell-ID', apply: 'Übernehmen', applying: 'Wird gesucht …' },

  page: {
    title: 'Meine Charaktere',
    intro:
      'Haut, Haare und Kleidung eines Charakters werden nach seinen Bildern gezeichnet. Dasselbe Gesicht ist in jedem Shot dieselbe Person.',
    deleteLabel: (name) => `${name} löschen`,
    deleteTitle: (name) => `${name} löschen?`,
    deleteText: 'Storys, die mit diesem Charakter erstellt wurden, bleiben, wie sie sind.',
    deleteSharedText: 'Er verschwindet auch aus der Community. Storys, die mit diesem Charakter erstellt wurden, bleiben, wie sie sind.',
    confirm: 'Löschen',
    cancel: 'Behalten',
    shared: 'In der Community',
    shareLabel: (name) => `${name} mit der Community teilen`,
    shareTitle: (name) => `${name} teilen?`,
    shareText: 'Alle können Namen und Bild sehen und ihn in ihren Storys verwenden. Du kannst ihn jederzeit zurücknehmen.',
    share: 'Teilen',
    unshareLabel: (name) => `${name} zurücknehmen`,
    unshareTitle: (name) => `${name} zurücknehmen?`,
    unshareText: 'Niemand sonst kann ihn mehr auswählen. Storys, die andere damit erstellt haben, bleiben, wie sie sind.',
    unshare: 'Zurücknehmen',
    sharedToast: (name) => `${name} ist in der Community`,
    unsharedToast: (name) => `${name} gehört wieder nur dir`,
    signIn: 'Melde dich an, um deine Charaktere zu sehen.',
    signInButton: 'Anmelden',
  },
}
