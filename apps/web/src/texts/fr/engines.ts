import type * as english from '../engines.ts'
import type { Translation } from '../locale/translation.ts'

const BUILT_IN = {
  image: 'fabriqué par le peintre intégré',
  video: 'fabriqué par l’animateur intégré',
  action: 'fabriqué par le transfert de mouvement intégré',
  music: 'fabriqué par le compositeur intégré',
} as const

export const madeBy: Translation<typeof english.madeBy> = (medium, maker) => (maker ? `fabriqué par ${maker}` : BUILT_IN[medium])

export const transcribedBy: Translation<typeof english.transcribedBy> = (maker) =>
  `Les mots inconnus sont transcrits par ${maker ?? 'la transcription intégrée'}.`

export const spokenBy: Translation<typeof english.spokenBy> = (speaker) => `dit par ${speaker ?? 'le narrateur intégré'}`

export const limitTexts: Translation<typeof english.limitTexts> = {
  quality: (name) => `${name} n’a qu’une qualité`,
  mode: (name) => `${name} n’a pas ce mode`,
  resolution: (name) => `${name} ne propose pas cette résolution`,
  endFrame: (name) => `${name} n’accepte pas d’image de fin`,
  noNextImage: (name) =>
    `${name} n’accepte pas d’image de fin : un clip ne se termine pas sur l’image du plan suivant, il y a donc des coupes entre eux`,
  references: (name) => `${name} n’accepte pas d’images de référence`,
  someReferences: (name, count) =>
    count === 1 ? `${name} accepte une image de référence` : `${name} accepte jusqu’à ${count} images de référence`,
}

const BUILT_IN_MAKERS: Readonly<Record<string, string>> = {
  'builtin/painter': 'le peintre intégré',
  'builtin/portraitist': 'le portraitiste intégré',
  'builtin/stylist': 'le styliste intégré',
  'builtin/animator': 'l’animateur intégré',
  'builtin/motion-transfer': 'le transfert de mouvement intégré',
  'builtin/composer': 'le compositeur intégré',
  'builtin/foley': 'le bruiteur intégré',
  'builtin/song-reader': 'l’analyse de chanson intégrée',
  'builtin/narrator': 'le narrateur intégré',
  'builtin/listener': 'la transcription intégrée',
  'builtin/writer': 'l’auteur intégré',
  'builtin/moderator': 'le modérateur intégré',
  'builtin/ffmpeg': 'l’exportation intégrée',
}

export const makerName: Translation<typeof english.makerName> = (model, names = {}) =>
  names[model] ??
  BUILT_IN_MAKERS[model] ??
  (model.startsWith('builtin/') ? `le moteur intégré ${model.slice('builtin/'.length)}` : model.replace(/^openai-compatible\//, ''))

const COSTS = 'Les prix en crédits restent les mêmes'

const sentTo = (company: string, name: string): string =>
  `${name} écrit et réalise : les scripts sont envoyés à ${company}. ${COSTS} ; ce que ${company} facture est payé par la personne qui gère cette installation.`

export const languageModelTexts: Translation<typeof english.languageModelTexts> = {
  badge: (name) => `Écrit et réalisé par ${name}`,
  home: (name) => `${name} écrit les scripts, les moteurs intégrés font le reste`,
  notes: {
    this_machine: (name) => `${name} écrit et réalise, sur la machine de cette installation. ${COSTS}.`,
    openai: (name) => sentTo('OpenAI', name),
    anthropic: (name) => sentTo('Anthropic', name),
    other_server: (name) =>
      `${name} écrit et réalise : les scripts sont envoyés au serveur qui le fait tourner. ${COSTS} ; ce que coûte ce serveur est payé par la personne qui gère cette installation.`,
  },
}
