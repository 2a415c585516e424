import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ScriptToVideoInput } from '@fablecut/contracts/operations/workflow/generate-script-to-video'
import { imageModelRefusal } from '@fablecut/domain/story/image-model-rules'
import { videoModelRefusal } from '@fablecut/domain/story/video-model-rules'
import { PREMADE_CHARACTERS } from '@fablecut/engines/builtin/characters/premade'

const refuse = (field: string, message: string): never => {
  throw new AppError('INVALID_INPUT', { message, data: { fields: { [field]: message } } })
}

/** The pickers' rules once more, for requests that no form made (CD-31, CD-36): 422 for a model that this form does not offer. */
export function requireUsableModels({ advanced_settings: settings, character }: ScriptToVideoInput): void {
  const video = settings.video_model_config?.model
  const image = settings.image_model_config?.model
  const modes = character?.reference_mode ? [character.reference_mode] : []
  if (video && videoModelRefusal(video, { form: 'script_to_video' }))
    refuse('advanced_settings.video_model_config.model', 'This video model can not be used here')
  if (image && imageModelRefusal(image, 'script_to_video', modes))
    refuse('advanced_settings.image_model_config.model', 'This image model can not be used here')
}

/** Only premade characters exist so far; any other id is nobody's. 422. */
export function requireKnownCharacter(character: ScriptToVideoInput['character']): void {
  if (character && !PREMADE_CHARACTERS.some((known) => known.id === character.id)) refuse('character', 'This character is not known')
}
