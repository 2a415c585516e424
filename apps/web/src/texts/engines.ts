const BUILT_IN = { image: 'made by the built-in painter', video: 'made by the built-in animator' } as const

/** Who makes images or clips for the selected model: a connected provider, by its name for the model, or the built-in engine. */
export const madeBy = (medium: keyof typeof BUILT_IN, maker: string | undefined): string =>
  maker === undefined ? BUILT_IN[medium] : `made by ${maker}`

/** Maker of a take by its stored name: `builtin/painter` -> `the built-in painter`; a model of a provider has its own name. */
export const makerName = (model: string): string => model.replace(/^builtin\//, 'the built-in ')

const COSTS = 'Prices in credits stay the same'

const sentTo = (company: string, name: string): string =>
  `${name} writes and directs: scripts are sent to ${company}. ${COSTS}; what ${company} charges is paid by whoever runs this installation.`

/** What is said of a connected language model before a script is written. */
export const languageModelTexts = {
  badge: (name: string) => `Written and directed by ${name}`,
  home: (name: string) => `${name} writes scripts, built-in engines make the rest`,
  notes: {
    this_machine: (name: string) => `${name} writes and directs, on the machine of this installation. ${COSTS}.`,
    openai: (name: string) => sentTo('OpenAI', name),
    anthropic: (name: string) => sentTo('Anthropic', name),
    other_server: (name: string) =>
      `${name} writes and directs: scripts are sent to the server that runs it. ${COSTS}; what that server costs is paid by whoever runs this installation.`,
  },
} as const
