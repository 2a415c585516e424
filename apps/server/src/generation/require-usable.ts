import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { WireAdvancedSettings } from '@fablecut/contracts/wire/inputs'
import { imageModelRefusal, type ReferenceMode } from '@fablecut/domain/story/models/image-model-rules'
import { type VideoModelContext, videoModelRefusal } from '@fablecut/domain/story/models/video-model-rules'

/** The reference modes of characters of a request. */
export const referenceModesOf = (
  characters: readonly { readonly reference_mode?: ReferenceMode | undefined }[],
): (ReferenceMode | undefined)[] => characters.map((character) => character.reference_mode)

const throwInvalidField = (field: string, message: string): never => {
  throw invalidField(field, message)
}

/**
 * Checks the selected models against those allowed for the story type and the reference modes of its characters; throws 422 for others
 * (CD-31, CD-36).
 */
export function requireUsableModels(
  settings: WireAdvancedSettings,
  context: VideoModelContext,
  modes: readonly (ReferenceMode | undefined)[],
): void {
  const video = settings.video_model_config?.model
  const image = settings.image_model_config?.model
  if (video && videoModelRefusal(video, context))
    throwInvalidField('advanced_settings.video_model_config.model', 'This video model cannot be used here')
  if (
    image &&
    imageModelRefusal(
      image,
      context.storyType,
      modes.map((mode) => mode ?? 'train'),
    )
  )
    throwInvalidField('advanced_settings.image_model_config.model', 'This image model cannot be used here')
}
