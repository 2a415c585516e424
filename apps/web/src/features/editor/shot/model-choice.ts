import { storyModelInputs } from '@fablecut/contracts/wire/inputs'
import { imageModelChoices, imageModelRefusal } from '@fablecut/domain/story/models/image-model-rules'
import type { AdvancedSettings, ImageModelName, ShotModels, VideoModelName } from '@fablecut/domain/story/models/models'
import { type StoryModelInputs, storyTypeOf, shotModels } from '@fablecut/domain/story/shots/shot-generation'
import { resolutionsOf } from '@fablecut/domain/story/models/video-model-options'
import { videoModelChoices, videoModelRefusal } from '@fablecut/domain/story/models/video-model-rules'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import type { ModelMaker, ModelMakers } from '../../../story-data/makers/use-model-makers.ts'
import { limitTexts } from '../../../texts/engines.ts'
import type { EditorSession } from '../session/editor-session.ts'
import type { StoryFacts } from '../session/editor-state.ts'

type Story = Pick<StoryFacts, 'categoryId' | 'inputs'>

/** The fields of the story that determine its models. */
export const modelInputsOf = ({ categoryId, inputs }: Story): StoryModelInputs => storyModelInputs(categoryId, inputs)

const picked = new WeakMap<EditorSession, StoreApi<AdvancedSettings>>()

/** Models picked for regeneration in this session; empty settings mean the story's models. */
export function pickedModelsStore(session: EditorSession): StoreApi<AdvancedSettings> {
  const known = picked.get(session)
  if (known) return known
  const fresh = createStore<AdvancedSettings>(() => ({}))
  picked.set(session, fresh)
  return fresh
}

/** The models that will be used. */
export const effectiveModels = (story: Story, settings: AdvancedSettings): ShotModels => shotModels(modelInputsOf(story), settings)

/** The voice that speaks the story, as forms name it. */
export function voiceOfStory({ inputs }: Pick<Story, 'inputs'>): string {
  const { voiceover_voice: picked, voiceover_voice_auto_selection: selection } = inputs
  const selected = typeof selection === 'object' && selection !== null && 'voiceover' in selection ? selection.voiceover : picked
  return typeof selected === 'string' ? selected : 'auto'
}

/** Duration of a video by a model for a story, in seconds. */
export const secondsOfClip = (story: Story, model: VideoModelName): number => clipSeconds(model, storyTypeOf(modelInputsOf(story)))

/** With the reason why it cannot be picked, if there is one. */
const option = <Model extends string>(value: Model, reason: string | null = null) => ({
  value,
  label: value,
  ...(reason !== null && { disabled: true, note: reason }),
})

/** Image models available for the story. The server may refuse some for quick-reference characters. */
export function imageModelOptions(story: Story) {
  const storyType = storyTypeOf(modelInputsOf(story))
  return imageModelChoices(storyType, [])
    .filter(({ model }) => imageModelRefusal(model, storyType, []) === null)
    .map(({ model }) => option(model))
}

/** Video models available for the story; with an end frame only those that support one, unless their provider does not. */
export function videoModelOptions(story: Story, hasEndFrame: boolean, makers?: ModelMakers) {
  const context = { storyType: storyTypeOf(modelInputsOf(story)), startEndFrame: hasEndFrame }
  return videoModelChoices(context)
    .filter(({ model }) => videoModelRefusal(model, context) === null)
    .map(({ model }) => option(model, hasEndFrame ? endFrameLimit(makers?.video.get(model)) : null))
}

const endFrameLimit = (maker: ModelMaker | undefined): string | null =>
  maker && !maker.limits.takesEndFrame ? limitTexts.endFrame(maker.name) : null

/** Switches to a model that supports end frames unless the current one does. */
export function withEndFrameModel(story: Story, settings: AdvancedSettings, makers?: ModelMakers): AdvancedSettings {
  const options = videoModelOptions(story, true, makers).filter(({ disabled }) => disabled !== true)
  const { model } = effectiveModels(story, settings).videoModelConfig
  const first = options[0]
  return !first || options.some(({ value }) => value === model) ? settings : withVideoModel(story, settings, first.value)
}

export const withImageModel = (settings: AdvancedSettings, model: ImageModelName): AdvancedSettings => ({
  ...settings,
  imageModelConfig: model === 'gpt' ? { model, parameters: { quality: 'medium' } } : { model },
})

/** Picks a model with the previous resolution if it supports it, else its first one. */
export function withVideoModel(story: Story, settings: AdvancedSettings, model: VideoModelName): AdvancedSettings {
  const before = effectiveModels(story, settings).videoModelConfig.parameters?.resolution
  const resolutions = resolutionsOf(model)
  const resolution = resolutions.find((option) => option === before) ?? resolutions[0]
  const duration = secondsOfClip(story, model)
  return { ...settings, videoModelConfig: { model, parameters: { ...(resolution && { resolution }), duration } } }
}
