import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import type { Routes } from '@fablecut/generation/provider/routes'
import type { MediaKind } from '@fablecut/generation/requests/media-request'
import type { StoryServices } from '../../platform/story-services.ts'

type Engines = StoryServices['engines']

const nameOf = ({ provider, modelId }: { readonly provider: string; readonly modelId: string }): string => `${provider}/${modelId}`

/** The engines in use by their task, what connected providers make, and the connected language model. */
export function enginesInUse(engines: Engines, routes: Routes) {
  const { languageModel, writer } = engines
  const text = languageModel?.engine ?? writer.engine
  return {
    builtin_engines: engines.builtinOnly && routes.isEmpty,
    makers: { image: makersOf(routes, 'image', IMAGE_MODELS), video: makersOf(routes, 'clip', VIDEO_MODELS) },
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

/** The providers' names of the models that they make; motion graphics are drawn by the built-in engines for every model. */
const makersOf = (routes: Routes, kind: MediaKind, models: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    models.flatMap((model) => {
      const route = routes.find(kind, model)
      return route ? [[model, route.row.title]] : []
    }),
  )
