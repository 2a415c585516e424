import { AppError } from '@fablecut/contracts/errors/app-error'
import type { advancedSettings, characterInput } from '@fablecut/contracts/wire/inputs'
import { imageModelRefusal } from '@fablecut/domain/story/image-model-rules'
import { type VideoModelContext, videoModelRefusal } from '@fablecut/domain/story/video-model-rules'
import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'
import type { z } from 'zod'

type Character = z.infer<typeof characterInput>

const refuse = (field: string, message: string): never => {
  throw new AppError('INVALID_INPUT', { message, data: { fields: { [field]: message } } })
}

/** The pickers' rules once more, for requests that no form made (CD-31, CD-36): 422 for a model that this form does not offer. */
export function requireUsableModels(
  settings: z.infer<typeof advancedSettings>,
  context: VideoModelContext,
  characters: readonly Character[],
): void {
  const video = settings.video_model_config?.model
  const image = settings.image_model_config?.model
  const modes = characters.map(({ reference_mode: mode }) => mode ?? 'train')
  if (video && videoModelRefusal(video, context))
    refuse('advanced_settings.video_model_config.model', 'This video model can not be used here')
  if (image && imageModelRefusal(image, context.form, modes))
    refuse('advanced_settings.image_model_config.model', 'This image model can not be used here')
}

/** Only premade characters exist so far; any other id is nobody's. 422 at the field's name. */
export function requireKnownCharacters(characters: Readonly<Record<string, Character | undefined>>): void {
  for (const [field, character] of Object.entries(characters))
    if (character && !PREMADE_CHARACTERS.some((known) => known.id === character.id)) refuse(field, 'This character is not known')
}
