import { translated } from './locale/translated.ts'

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1_000_000)))

/** Offer and installation of more natural voices. `name`: of a voice, `language`: in English. */
export const voiceTexts = translated('voiceTexts', {
  size: (bytes: number) => `${megabytes(bytes)} MB`,
  progress: (received: number, bytes: number) => `${megabytes(received)} of ${megabytes(bytes)} MB`,
  details: (gender: string, language: string, bytes: number) => `${gender}, ${language}, ${megabytes(bytes)} MB`,
  offer: {
    label: 'A more natural voice',
    title: (language: string) => `A more natural ${language} voice for this film`,
    text: (name: string, source: string, bytes: number) =>
      `${name} (${source}) runs on this machine, free of charge. It is downloaded once: ${megabytes(bytes)}\u00a0MB.`,
    askStaff: 'Whoever runs this installation can add it.',
    decline: 'Not now',
    selected: (name: string) => `${name} is installed and speaks this film.`,
    installed: (name: string) => `${name} is installed. You can choose it as the voice.`,
  },
  install: (name: string) => `Install ${name}`,
  installShort: 'Install',
  installing: (name: string) => `Installing ${name}`,
  goesOn: 'You can go on working; the film can start before it is done, with the chosen voice.',
  failed: (name: string) => `${name} could not be installed.`,
  retry: 'Try again',
  more: {
    label: 'More natural voices',
    text: 'Downloaded once to the machine of this installation, free of charge.',
    askStaff: 'Whoever runs this installation can add these.',
    loading: 'Looking for more voices',
    error: 'The list of more voices could not be loaded.',
  },
} as const)
