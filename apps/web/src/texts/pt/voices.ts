import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0MB`
const GENDERS: Readonly<Record<string, string>> = { male: 'masculina', female: 'feminina' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: megabytes,
  progress: (received, bytes) => `${megabytes(received)} de ${megabytes(bytes)}`,
  details: (gender, language, bytes) => `voz ${GENDERS[gender] ?? gender}, ${language}, ${megabytes(bytes)}`,
  offer: {
    label: 'Uma voz mais natural',
    title: (language) => `Uma voz mais natural (${language}) para este filme`,
    text: (name, source, bytes) => `${name} (${source}) roda nesta máquina, de graça. É baixada uma vez: ${megabytes(bytes)}.`,
    askStaff: 'Quem administra esta instalação pode adicioná-la.',
    decline: 'Agora não',
    selected: (name) => `${name} está instalada e fala neste filme.`,
    installed: (name) => `${name} está instalada. Você pode escolhê-la como voz.`,
  },
  install: (name) => `Instalar ${name}`,
  installShort: 'Instalar',
  installing: (name) => `Instalando ${name}`,
  goesOn: 'Você pode continuar trabalhando; o filme pode começar antes, com a voz escolhida.',
  failed: (name) => `Não foi possível instalar ${name}.`,
  retry: 'Tentar de novo',
  more: {
    label: 'Vozes mais naturais',
    text: 'Baixadas uma vez para a máquina desta instalação, de graça.',
    askStaff: 'Quem administra esta instalação pode adicioná-las.',
    loading: 'Procurando mais vozes',
    error: 'Não foi possível carregar a lista de mais vozes.',
  },
}
