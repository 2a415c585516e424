import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1_000_000)))

const GENDERS: Readonly<Record<string, string>> = { female: 'femenina', male: 'masculina' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: (bytes) => `${megabytes(bytes)} MB`,
  progress: (received, bytes) => `${megabytes(received)} de ${megabytes(bytes)} MB`,
  details: (gender, language, bytes) => `${GENDERS[gender] ?? gender}, ${language}, ${megabytes(bytes)} MB`,
  offer: {
    label: 'Una voz más natural',
    title: (language) => `Una voz más natural para esta película (${language})`,
    text: (name, source, bytes) =>
      `${name} (${source}) funciona gratis en esta máquina. Se descarga una sola vez: ${megabytes(bytes)}\u00a0MB.`,
    askStaff: 'Quien administra esta instalación puede añadirla.',
    decline: 'Ahora no',
    selected: (name) => `${name} está instalada y narra esta película.`,
    installed: (name) => `${name} está instalada. Puedes elegirla como voz.`,
  },
  install: (name) => `Instalar ${name}`,
  installShort: 'Instalar',
  installing: (name) => `Instalando ${name}`,
  goesOn: 'Puedes seguir trabajando; la película puede empezar antes, con la voz elegida.',
  failed: (name) => `No se pudo instalar ${name}.`,
  retry: 'Reintentar',
  more: {
    label: 'Voces más naturales',
    text: 'Se descargan una sola vez en la máquina de esta instalación, gratis.',
    askStaff: 'Quien administra esta instalación puede añadirlas.',
    loading: 'Buscando más voces',
    error: 'No se pudo cargar la lista de más voces.',
  },
}
