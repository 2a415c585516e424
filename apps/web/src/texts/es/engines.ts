import type * as english from '../engines.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('es')

const BUILT_IN = {
  image: 'hecho con el motor de imagen integrado',
  video: 'hecho con el motor de animación integrado',
  action: 'hecho con la transferencia de movimiento integrada',
  music: 'hecho con el motor de música integrado',
} as const

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `hecho con ${maker}` : BUILT_IN[medium])

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  maker === null
    ? 'Las palabras desconocidas las transcribe el reconocimiento de voz integrado.'
    : `Las palabras desconocidas las transcribe ${maker}.`

/** The name may be one of `MAKERS`, which stand without an article. */
export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => `Voz: ${speaker ?? MAKERS['builtin/narrator']}`

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `${name} solo hace una calidad`,
  mode: (name) => `${name} no tiene este modo`,
  resolution: (name) => `${name} no hace esta resolución`,
  endFrame: (name) => `${name} no admite fotograma final`,
  noNextImage: (name) =>
    `${name} no admite fotograma final: un clip no termina con la imagen de la toma siguiente, así que entre ellas hay cortes`,
  references: (name) => `${name} no admite imágenes de referencia`,
  someReferences: (name, count) =>
    plural(count, {
      one: `${name} admite ${count} imagen de referencia`,
      other: `${name} admite hasta ${count} imágenes de referencia`,
    }),
}

/** Built-in makers by their stored names. */
const MAKERS: Readonly<Record<string, string>> = {
  'builtin/writer': 'guionista integrado',
  'builtin/painter': 'motor de imagen integrado',
  'builtin/animator': 'motor de animación integrado',
  'builtin/narrator': 'motor de voz integrado',
  'builtin/listener': 'reconocimiento de voz integrado',
  'builtin/composer': 'motor de música integrado',
  'builtin/foley': 'motor de efectos de sonido integrado',
  'builtin/motion-transfer': 'transferencia de movimiento integrada',
  'builtin/moderator': 'moderación integrada',
  'builtin/portraitist': 'motor de retratos integrado',
  'builtin/stylist': 'selección de estilo integrada',
  'builtin/song-reader': 'análisis de canciones integrado',
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) =>
  names[model] ?? MAKERS[model] ?? model.replace(/^builtin\//, 'integrado: ').replace(/^openai-compatible\//, '')

const COSTS = 'Los precios en créditos no cambian'

const sentTo = (company: string, name: string): string =>
  `${name} escribe y dirige: los guiones se envían a ${company}. ${COSTS}; lo que cobra ${company} lo paga quien administra esta instalación.`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `Guion y dirección: ${name}`,
  home: (name) => `${name} escribe los guiones, los motores integrados hacen el resto`,
  notes: {
    this_machine: (name) => `${name} escribe y dirige, en la máquina de esta instalación. ${COSTS}.`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) =>
      `${name} escribe y dirige: los guiones se envían al servidor que lo ejecuta. ${COSTS}; lo que cuesta ese servidor lo paga quien administra esta instalación.`,
  },
}
