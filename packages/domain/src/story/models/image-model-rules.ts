import type { StoryType } from '../inputs/story-type.ts'
import { IMAGE_DEFAULT } from './model-defaults.ts'
import { IMAGE_MODELS, type ImageModelName } from './models.ts'

/** Why an image model cannot be selected. */
export type ImageModelRefusal = 'several_characters' | 'quick_character' | 'lyrics_video'
export type ImageModelChoice = { readonly model: ImageModelName; readonly refusal: ImageModelRefusal | null }
export type ReferenceMode = 'quick' | 'train'

const SEVERAL_CHARACTERS: ImageModelName = 'seedream4'
const QUICK_FALLBACK: ImageModelName = 'flux_kontext'
const QUICK_MODELS: ReadonlySet<ImageModelName> = new Set<ImageModelName>(['flux_kontext', 'seedream4', 'nano-banana', 'gpt'])
const LYRICS_MODELS: ReadonlySet<ImageModelName> = new Set<ImageModelName>(['seedream4', 'qwen-image', 'flux_kontext', 'nano-banana'])

/** The default image model of a story type (CD-33). */
export function defaultImageModel(storyType: StoryType): ImageModelName {
  if (storyType === 'character_vlog') return 'character'
  if (storyType === 'asmr_video') return 'imagen4'
  return storyType === 'singing-dancing' || storyType === 'consistent-character' ? 'flux_kontext' : IMAGE_DEFAULT.model
}

/** All image models, with the reason for those that cannot be selected. */
export function imageModelChoices(storyType: StoryType, characters: readonly ReferenceMode[]): readonly ImageModelChoice[] {
  return IMAGE_MODELS.map((model) => ({ model, refusal: imageModelRefusal(model, storyType, characters) }))
}

/** Why an image model cannot be used, null if it can. Forms and the server apply the same rules (CD-31). */
export function imageModelRefusal(
  model: ImageModelName,
  storyType: StoryType,
  characters: readonly ReferenceMode[],
): ImageModelRefusal | null {
  if (characters.length > 1) return model === SEVERAL_CHARACTERS ? null : 'several_characters'
  if (characters[0] === 'quick' && !QUICK_MODELS.has(model)) return 'quick_character'
  return storyType === 'lyrics-video' && !LYRICS_MODELS.has(model) ? 'lyrics_video' : null
}

/**
 * The image model after a change of characters. `before`: the previous characters; when one of several remains, the model forced by several
 * is dropped, and the rule of the remaining one applies to the default of the story type.
 */
export function imageModelAfterCharacters(
  storyType: StoryType,
  characters: readonly ReferenceMode[],
  current: ImageModelName,
  before: readonly ReferenceMode[] = [],
): ImageModelName {
  if (characters.length > 1) return SEVERAL_CHARACTERS
  if (characters[0] === 'train') return 'character'
  if (characters.length === 0) return defaultImageModel(storyType)
  const model = before.length > 1 ? defaultImageModel(storyType) : current
  return QUICK_MODELS.has(model) ? model : QUICK_FALLBACK
}
