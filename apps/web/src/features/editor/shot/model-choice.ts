import { imageModelChoices, imageModelRefusal } from '@fablecut/domain/story/models/image-model-rules'
import type { AdvancedSettings, ImageModelName, VideoModelName } from '@fablecut/domain/story/models/models'
import { formOfStory, shotModels } from '@fablecut/domain/story/shots/shot-generation'
import { resolutionsOf } from '@fablecut/domain/story/models/video-model-options'
import { videoModelChoices, videoModelRefusal } from '@fablecut/domain/story/models/video-model-rules'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import type { EditorSession } from '../session/editor-session.ts'
import type { StoryFacts } from '../session/editor-state.ts'

type Story = Pick<StoryFacts, 'categoryId' | 'inputs'>
const modelsOf = ({ categoryId, inputs }: Story) => ({ category_id: categoryId, category_inputs: inputs })

const picked = new WeakMap<EditorSession, StoreApi<AdvancedSettings>>()

/** What was picked for making shots anew while this editor is open; the story's own models where nothing was. */
export function pickedModelsStore(session: EditorSession): StoreApi<AdvancedSettings> {
  const known = picked.get(session)
  if (known) return known
  const fresh = createStore<AdvancedSettings>(() => ({}))
  picked.set(session, fresh)
  return fresh
}

/** The models that will be used. */
export const effectiveModels = (story: Story, settings: AdvancedSettings): Required<AdvancedSettings> =>
  shotModels(modelsOf(story), settings)

/** Seconds of a clip that such a model makes for such a story. */
export const secondsOfClip = (story: Story, model: VideoModelName): number => clipSeconds(model, formOfStory(modelsOf(story)))

const option = <Model extends string>(value: Model) => ({ value, label: value })

/** Picture models of the story's form. A character of the story that was made of one picture rules some out on the server. */
export function imageModelOptions(story: Story) {
  const form = formOfStory(modelsOf(story))
  return imageModelChoices(form, [])
    .filter(({ model }) => imageModelRefusal(model, form, []) === null)
    .map(({ model }) => option(model))
}

/** Clip models of the story's form; with an end frame only those that take one. */
export function videoModelOptions(story: Story, hasEndFrame: boolean) {
  const context = { form: formOfStory(modelsOf(story)), startEndFrame: hasEndFrame }
  return videoModelChoices(context)
    .filter(({ model }) => videoModelRefusal(model, context) === null)
    .map(({ model }) => option(model))
}

/** The pick with a model that takes an end frame: the one in use where it does. */
export function withEndFrameModel(story: Story, settings: AdvancedSettings): AdvancedSettings {
  const options = videoModelOptions(story, true)
  const { model } = effectiveModels(story, settings).video_model_config
  const first = options[0]
  return !first || options.some(({ value }) => value === model) ? settings : withVideoModel(story, settings, first.value)
}

export const withImageModel = (settings: AdvancedSettings, model: ImageModelName): AdvancedSettings => ({
  ...settings,
  image_model_config: model === 'gpt' ? { model, parameters: { quality: 'medium' } } : { model },
})

/** A model at its own smallest lawful size nearest to what was used before. */
export function withVideoModel(story: Story, settings: AdvancedSettings, model: VideoModelName): AdvancedSettings {
  const before = effectiveModels(story, settings).video_model_config.parameters?.resolution
  const resolutions = resolutionsOf(model)
  const resolution = resolutions.find((one) => one === before) ?? resolutions[0]
  const duration = secondsOfClip(story, model)
  return { ...settings, video_model_config: { model, parameters: { ...(resolution && { resolution }), duration } } }
}
