import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { advancedSettings } from '@fablecut/contracts/wire/inputs'
import { imageModelRefusal, type ReferenceMode } from '@fablecut/domain/story/models/image-model-rules'
import { type VideoModelContext, videoModelRefusal } from '@fablecut/domain/story/models/video-model-rules'
import type { z } from 'zod'

type Character = { readonly reference_mode?: ReferenceMode | undefined }

const throwInvalidField = (field: string, message: string): never => {
  throw invalidField(field, message)
}

/** Checks the selected models against those allowed for the story type and these stored characters; throws 422 for others (CD-31, CD-36). */
export function requireUsableModels(
  settings: z.infer<typeof advancedSettings>,
  context: VideoModelContext,
  characters: readonly Character[],
): void {
  const video = settings.video_model_config?.model
  const image = settings.image_model_config?.model
  const modes = characters.map(({ reference_mode: mode }) => mode ?? 'train')
  if (video && videoModelRefusal(video, context))
    throwInvalidField('advanced_settings.video_model_config.model', 'This video model cannot be used here')
  if (image && imageModelRefusal(image, context.storyType, modes))
    throwInvalidField('advanced_settings.image_model_config.model', 'This image model cannot be used here')
}
