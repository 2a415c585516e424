import { imageModelAfterCharacters, type ReferenceMode } from '@fablecut/domain/story/models/image-model-rules'
import type { ImageModelName } from '@fablecut/domain/story/models/models'
import type { StoryType } from '@fablecut/domain/story/inputs/story-type'
import { characterTexts } from '../../../texts/characters.ts'

const texts = characterTexts.rules

type CastSettings = { readonly storyType: StoryType; readonly modes: readonly ReferenceMode[]; readonly imageModel: ImageModelName }

/** How the next character would change the image model of a form, as text for the character dialog; empty if it would not. */
export function castRules({ storyType, modes, imageModel }: CastSettings): string {
  const after = (mode: ReferenceMode) => imageModelAfterCharacters(storyType, [...modes, mode], imageModel, modes)
  const [trained, quick] = [after('train'), after('quick')]
  if (modes.length > 0) return trained === imageModel ? '' : texts.several(trained)
  return [trained !== imageModel && texts.trained(trained), quick !== imageModel && texts.quick(quick)].filter(Boolean).join(' ')
}
