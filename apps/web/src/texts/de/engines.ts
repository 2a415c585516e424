import type * as english from '../engines.ts'
import type { Translation } from '../locale/translation.ts'

const BUILT_IN = {
  image: 'erstellt mit der integrierten Bild-Engine',
  video: 'erstellt mit der integrierten Animations-Engine',
  action: 'erstellt mit der integrierten Bewegungsübertragung',
  music: 'erstellt mit der integrierten Musik-Engine',
} as const

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `erstellt von ${maker}` : BUILT_IN[medium])

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  maker === null ? 'Unbekannte Wörter erkennt die integrierte Spracherkennung.' : `Unbekannte Wörter erkennt ${maker}.`

/** The name may be one of `MAKERS`, which stand without an article. */
export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => `Stimme: ${speaker ?? MAKERS['builtin/narrator']}`

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `${name} erstellt nur eine Qualität`,
  mode: (name) => `${name} hat diesen Modus nicht`,
  resolution: (name) => `${name} erstellt diese Auflösung nicht`,
  endFrame: (name) => `${name} nimmt kein Endbild`,
  noNextImage: (name) =>
    `${name} nimmt kein Endbild: Ein Clip endet nicht mit dem Bild des nächsten Shots, dazwischen liegen also Schnitte`,
  references: (name) => `${name} nimmt keine Referenzbilder`,
  someReferences: (name, count) => `${name} nimmt ${count === 1 ? 'ein Referenzbild' : `bis zu ${count} Referenzbilder`}`,
}

/** Built-in makers by their stored names. */
const MAKERS: Readonly<Record<string, string>> = {
  'builtin/writer': 'integrierter Autor',
  'builtin/painter': 'integrierte Bild-Engine',
  'builtin/animator': 'integrierte Animations-Engine',
  'builtin/narrator': 'integrierte Sprech-Engine',
  'builtin/listener': 'integrierte Spracherkennung',
  'builtin/composer': 'integrierte Musik-Engine',
  'builtin/foley': 'integrierte Geräusch-Engine',
  'builtin/motion-transfer': 'integrierte Bewegungsübertragung',
  'builtin/moderator': 'integrierte Moderation',
  'builtin/portraitist': 'integrierte Porträt-Engine',
  'builtin/stylist': 'integrierte Stilwahl',
  'builtin/song-reader': 'integrierte Songanalyse',
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) =>
  names[model] ?? MAKERS[model] ?? model.replace(/^builtin\//, 'integriert: ').replace(/^openai-compatible\//, '')

const COSTS = 'Die Preise in Credits bleiben gleich'

const sentTo = (company: string, name: string): string =>
  `${name} schreibt und führt Regie: Skripte werden an ${company} gesendet. ${COSTS}; was ${company} berechnet, zahlt, wer diese Installation betreibt.`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `Skript und Regie: ${name}`,
  home: (name) => `${name} schreibt die Skripte, integrierte Engines erstellen den Rest`,
  notes: {
    this_machine: (name) => `${name} schreibt und führt Regie, auf dem Rechner dieser Installation. ${COSTS}.`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) =>
      `${name} schreibt und führt Regie: Skripte werden an den Server gesendet, auf dem es läuft. ${COSTS}; was dieser Server kostet, zahlt, wer diese Installation betreibt.`,
  },
}
