import type { StoryServices } from '../platform/story-services.ts'

type Engines = StoryServices['engines']

const nameOf = ({ provider, modelId }: { readonly provider: string; readonly modelId: string }): string => `${provider}/${modelId}`

/** The engines in use by their task, and the connected language model. */
export function enginesInUse(engines: Engines) {
  const { languageModel, writer } = engines
  const text = languageModel?.engine ?? writer.engine
  return {
    builtin_engines: engines.builtinOnly,
    engines: {
      script: text,
      direction: text,
      image: nameOf(engines.image('seedream4')),
      video: nameOf(engines.video('seedance-v1')),
      speech: nameOf(engines.speech),
      music: engines.composer.engine,
      captions: nameOf(engines.transcription),
    },
    language_model: languageModel && {
      name: languageModel.engine.slice(languageModel.engine.indexOf('/') + 1),
      location: languageModel.location,
    },
  }
}
