import { type WireModelMaker, toWireModelMaker } from '@fablecut/contracts/wire/model-maker'
import { ACTION_MODELS } from '@fablecut/domain/action-video/action-models'
import { IMAGE_MODELS, VIDEO_MODELS } from '@fablecut/domain/story/models/models'
import { VOICES } from '@fablecut/domain/story/inputs/voices'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { modelName } from '@fablecut/generation/catalogue/model-name'
import { providerVoiceName } from '@fablecut/generation/catalogue/row-voice'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { requestKindOfClip } from '@fablecut/generation/provider/clip-kind'
import { type Route, type Routes, engineOfRoute } from '@fablecut/generation/provider/routes'
import type { MediaKind } from '@fablecut/generation/requests/media-request'
import { singingRoutes } from './sound-routes.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import { makerOf } from './maker-of.ts'

type Engines = StoryServices['engines']

const nameOf = ({ provider, modelId }: { readonly provider: string; readonly modelId: string }): string => `${provider}/${modelId}`

/** The engines in use by their task, what connected providers make, and the connected language model. */
export function enginesInUse(engines: Engines, routes: Routes) {
  const { languageModel, writer } = engines
  const text = languageModel?.engine ?? writer.engine
  return {
    builtin_engines: engines.builtinOnly && routes.isEmpty,
    makers: {
      image: makersOf(routes, () => 'image', IMAGE_MODELS),
      video: makersOf(routes, (model) => requestKindOfClip(routes, model), VIDEO_MODELS),
      action: namesOf(routes, 'act', ACTION_MODELS),
      speech: namesOf(routes, 'speech', VOICE_KEYS, speakerName),
      speech_others: othersOf(routes, 'speech', VOICE_KEYS),
      music: makerFor(routes, 'music'),
      song: routeName(singingRoutes(routes)[0]),
      captions: makerFor(routes, 'transcription'),
    },
    engines: {
      script: text,
      direction: text,
      image: engineFor(routes, 'image', 'seedream4') ?? nameOf(engines.image('seedream4')),
      video: engineFor(routes, 'clip', 'seedance-v1') ?? nameOf(engines.video('seedance-v1')),
      speech: engineFor(routes, 'speech') ?? nameOf(engines.speech),
      music: engineFor(routes, 'music') ?? engines.composer.engine,
      captions: engineFor(routes, 'transcription') ?? nameOf(engines.transcription),
    },
    model_names: Object.fromEntries([...SHIPPED_ROWS, ...routes.rows].map((row) => [engineOfRoute({ row }), modelName(row)])),
    language_model: languageModel && {
      name: languageModel.engine.slice(languageModel.engine.indexOf('/') + 1),
      location: languageModel.location,
    },
  }
}

const VOICE_KEYS = ['auto', ...VOICES.map(({ key }) => key)]

/** Who makes the models that providers make; motion graphics are drawn by the built-in engines for every model. */
const makersOf = (routes: Routes, kindOf: (model: string) => MediaKind, models: readonly string[]): Record<string, WireModelMaker> =>
  Object.fromEntries(
    models.flatMap((model) => {
      const maker = makerOf(routes, kindOf(model), model)
      return maker ? [[model, toWireModelMaker(maker.name, maker.others, maker.limits)]] : []
    }),
  )

/** The providers' names of what they make. */
const namesOf = (
  routes: Routes,
  kind: MediaKind,
  picks: readonly string[],
  nameOfRow: (row: CatalogueRow, picked: string) => string = modelName,
): Record<string, string> =>
  Object.fromEntries(
    picks.flatMap((picked) => {
      const route = routes.find(kind, picked)
      return route ? [[picked, nameOfRow(route.row, picked)]] : []
    }),
  )

/** Other providers of what several make, than the first. */
const othersOf = (routes: Routes, kind: MediaKind, picks: readonly string[]): Record<string, WireModelMaker['others']> =>
  Object.fromEntries(
    picks.flatMap((picked) => {
      const others = makerOf(routes, kind, picked)?.others ?? []
      return others.length > 0 ? [[picked, others]] : []
    }),
  )

function speakerName(row: CatalogueRow, picked: string): string {
  const voice = providerVoiceName(row, picked)
  return voice === null ? row.title : `${row.title} (${voice})`
}

/** The engine that makes what is picked, or what nobody picks a model for; undefined: the built-in one. */
function engineFor(routes: Routes, kind: MediaKind, picked = 'auto'): string | undefined {
  const route = routes.find(kind, picked)
  return route ? engineOfRoute(route) : undefined
}

/** The provider's name of the model that makes what nobody picks a model for; null: the built-in engine. */
const makerFor = (routes: Routes, kind: MediaKind): string | null => routeName(routes.find(kind, 'auto'))

const routeName = (route: Route | null | undefined): string | null => (route ? modelName(route.row) : null)
