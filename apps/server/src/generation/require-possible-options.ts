import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { AdvancedSettings } from '@fablecut/domain/story/models/models'
import { impossibleImageOption, impossibleVideoOption } from '@fablecut/domain/story/models/model-limits'
import { requestKindOfClip } from '@fablecut/generation/provider/clip-kind'
import type { Routes } from '@fablecut/generation/provider/routes'
import { makerOf } from './engines/maker-of.ts'

type Wanted = AdvancedSettings & { readonly startEndFrame?: boolean }

const FIELD = {
  quality: 'advanced_settings.image_model_config.parameters.quality',
  mode: 'advanced_settings.video_model_config.parameters.videoMode',
  resolution: 'advanced_settings.video_model_config.parameters.resolution',
} as const

/** Throws 422 for an option that the provider's model which makes a picked model does not have: it would be paid and not made. */
export function requirePossibleOptions(
  routes: Routes,
  { imageModelConfig: image, videoModelConfig: video, startEndFrame, madeBy }: Wanted,
): void {
  // What somebody else makes is checked when it is made.
  if (madeBy !== undefined) return
  const imageMaker = image && makerOf(routes, 'image', image.model)
  if (imageMaker && impossibleImageOption(imageMaker.limits, image))
    throw invalidField(FIELD.quality, `${imageMaker.name} makes one quality. Please pick the medium one or another model`)
  const videoMaker = video && makerOf(routes, requestKindOfClip(routes, video.model), video.model)
  if (!videoMaker) return
  const option = impossibleVideoOption(videoMaker.limits, video)
  if (option) throw invalidField(FIELD[option], `${videoMaker.name} does not have this ${option}. Please pick another one or another model`)
  if (startEndFrame && !videoMaker.limits.takesEndFrame)
    throw invalidField('advanced_settings.video_model_config.model', `${videoMaker.name} takes no end frame. Please pick another model`)
}
