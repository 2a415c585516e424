import type * as english from '../voices.ts'
import type { Translation } from '../locale/translation.ts'

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1_000_000)))

const GENDERS: Readonly<Record<string, string>> = { female: 'weiblich', male: 'männlich' }

export const voiceTexts: Translation<typeof english.voiceTexts> = {
  size: (bytes) => `${megabytes(bytes)} MB`,
  progress: (received, bytes) => `${megabytes(received)} von ${megabytes(bytes)} MB`,
  details: (gender, language, bytes) => `${GENDERS[gender] ?? gender}, ${language}, ${megabytes(bytes)} MB`,
  offer: {
    label: 'Eine natürlichere Stimme',
    title: (language) => `Eine natürlichere Stimme für diesen Film (${language})`,
    text: (name, source, bytes) =>
      `${name} (${source}) läuft kostenlos auf diesem Rechner. Einmaliger Download: ${megabytes(bytes)}\u00a0MB.`,
    askStaff: 'Wer diese Installation betreibt, kann sie hinzufügen.',
    decline: 'Jetzt nicht',
    selected: (name) => `${name} ist installiert und spricht diesen Film.`,
    installed: (name) => `${name} ist installiert. Du kannst sie als Stimme wählen.`,
  },
  install: (name) => `${name} installieren`,
  installShort: 'Installieren',
  installing: (name) => `${name} wird installiert`,
  goesOn: 'Du kannst weiterarbeiten; der Film kann vorher schon mit der gewählten Stimme beginnen.',
  failed: (name) => `${name} konnte nicht installiert werden.`,
  retry: 'Noch einmal versuchen',
  more: {
    label: 'Natürlichere Stimmen',
    text: 'Einmaliger Download auf den Rechner dieser Installation, kostenlos.',
    askStaff: 'Wer diese Installation betreibt, kann diese hinzufügen.',
    loading: 'Weitere Stimmen werden gesucht',
    error: 'Die Liste weiterer Stimmen konnte nicht geladen werden.',
  },
}
