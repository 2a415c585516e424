import type * as english from '../engines.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('pt')

const BUILT_IN = {
  image: 'feito com o motor de imagem integrado',
  video: 'feito com o motor de animação integrado',
  action: 'feito com a transferência de movimento integrada',
  music: 'feito com o motor de música integrado',
} as const

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `feito com ${maker}` : BUILT_IN[medium])

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  maker === null
    ? 'Palavras desconhecidas são transcritas pelo reconhecimento de voz integrado.'
    : `Palavras desconhecidas são transcritas por ${maker}.`

/** The name may be one of `MAKERS`, which stand without an article. */
export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => `Voz: ${speaker ?? MAKERS['builtin/narrator']}`

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `${name} cria uma só qualidade`,
  mode: (name) => `${name} não tem este modo`,
  resolution: (name) => `${name} não cria esta resolução`,
  endFrame: (name) => `${name} não aceita quadro final`,
  noNextImage: (name) =>
    `${name} não aceita quadro final: um clipe não termina com a imagem do próximo plano, por isso há cortes entre eles`,
  references: (name) => `${name} não aceita imagens de referência`,
  someReferences: (name, count) =>
    plural(count, {
      one: `${name} aceita ${count} imagem de referência`,
      other: `${name} aceita até ${count} imagens de referência`,
    }),
}

/** Built-in makers by their stored names. */
const MAKERS: Readonly<Record<string, string>> = {
  'builtin/writer': 'roteirista integrado',
  'builtin/painter': 'motor de imagem integrado',
  'builtin/animator': 'motor de animação integrado',
  'builtin/narrator': 'motor de voz integrado',
  'builtin/listener': 'reconhecimento de voz integrado',
  'builtin/composer': 'motor de música integrado',
  'builtin/foley': 'motor de efeitos sonoros integrado',
  'builtin/motion-transfer': 'transferência de movimento integrada',
  'builtin/moderator': 'moderação integrada',
  'builtin/portraitist': 'motor de retratos integrado',
  'builtin/stylist': 'seleção de estilo integrada',
  'builtin/song-reader': 'análise de músicas integrada',
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) =>
  names[model] ?? MAKERS[model] ?? model.replace(/^builtin\//, 'integrado: ').replace(/^openai-compatible\//, '')

const COSTS = 'Os preços em créditos não mudam'

const sentTo = (company: string, name: string): string =>
  `${name} escreve e dirige: os roteiros são enviados à ${company}. ${COSTS}; o que a ${company} cobra é pago por quem administra esta instalação.`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `Roteiro e direção: ${name}`,
  home: (name) => `${name} escreve os roteiros, os motores integrados fazem o resto`,
  notes: {
    this_machine: (name) => `${name} escreve e dirige, na máquina desta instalação. ${COSTS}.`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) =>
      `${name} escreve e dirige: os roteiros são enviados ao servidor que o executa. ${COSTS}; o que esse servidor custa é pago por quem administra esta instalação.`,
  },
}
