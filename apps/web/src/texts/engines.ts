import { translated } from './locale/translated.ts'

const BUILT_IN = {
  image: 'made by the built-in painter',
  video: 'made by the built-in animator',
  action: 'made by the built-in motion transfer',
  music: 'made by the built-in composer',
} as const

/** Who makes images, clips or action videos for the selected model, or music: a connected provider, by its name for the model, or the built-in engine. */
export const madeBy = translated('madeBy', (medium: keyof typeof BUILT_IN, maker: string | null | undefined): string =>
  maker ? `made by ${maker}` : BUILT_IN[medium],
)

/** Who finds the words of a sound whose text is not known. */
export const transcribedBy = translated(
  'transcribedBy',
  (maker: string | null): string => `Unknown words are transcribed by ${maker ?? 'the built-in listener'}.`,
)

/** Who speaks with a voice of the form: a connected provider, by its names of model and voice, or the built-in narrator. */
export const spokenBy = translated('spokenBy', (speaker: string | undefined): string => `spoken by ${speaker ?? 'the built-in narrator'}`)

/** Why an option of a model cannot be picked: the provider's model that makes it does not have it. */
export const limitTexts = translated('limitTexts', {
  quality: (name: string) => `${name} makes one quality`,
  mode: (name: string) => `${name} does not have this mode`,
  resolution: (name: string) => `${name} does not make this resolution`,
  endFrame: (name: string) => `${name} takes no end frame`,
  noNextImage: (name: string) =>
    `${name} takes no end frame: a clip does not end with the picture of the next shot, so there are cuts between them`,
  references: (name: string) => `${name} takes no reference images`,
  someReferences: (name: string, count: number) =>
    `${name} takes ${count === 1 ? 'one reference image' : `up to ${count} reference images`}`,
} as const)

/** Maker of a take by its stored name: `builtin/painter` -> `the built-in painter`. `names`: of the models that the installation knows; others keep theirs. */
export const makerName = translated(
  'makerName',
  (model: string, names: Readonly<Record<string, string>> = {}): string =>
    names[model] ?? model.replace(/^builtin\//, 'the built-in ').replace(/^openai-compatible\//, ''),
)

const COSTS = 'Prices in credits stay the same'

const sentTo = (company: string, name: string): string =>
  `${name} writes and directs: scripts are sent to ${company}. ${COSTS}; what ${company} charges is paid by whoever runs this installation.`

/** What is said of a connected language model before a script is written. */
export const languageModelTexts = translated('languageModelTexts', {
  badge: (name: string) => `Written and directed by ${name}`,
  home: (name: string) => `${name} writes scripts, built-in engines make the rest`,
  notes: {
    this_machine: (name: string) => `${name} writes and directs, on the machine of this installation. ${COSTS}.`,
    openai: (name: string) => sentTo('OpenAI', name),
    anthropic: (name: string) => sentTo('Anthropic', name),
    other_server: (name: string) =>
      `${name} writes and directs: scripts are sent to the server that runs it. ${COSTS}; what that server costs is paid by whoever runs this installation.`,
  },
} as const)
