/** The built-in engine that generates for the selected model, while no provider is connected. */
export const builtInEngineTexts = { image: 'made by the built-in painter', video: 'made by the built-in animator' } as const
