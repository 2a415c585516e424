/** The built-in engine that generates for the selected model, while no provider is connected. */
export const builtInEngineTexts = { image: 'made by the built-in painter', video: 'made by the built-in animator' } as const

/** Maker of a take by its stored name: `builtin/painter` -> `the built-in painter`; a model of a provider has its own name. */
export const makerName = (model: string): string => model.replace(/^builtin\//, 'the built-in ')
