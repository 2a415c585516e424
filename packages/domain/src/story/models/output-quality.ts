import { type PricedVideoModel, pricedResolution } from '../../pricing/unit-price.ts'
import type { FilmResolution } from '../category.ts'
import type { AdvancedSettings } from './models.ts'
import { imageQualitiesOf } from './video-model-options.ts'

/** Level of detail of an image or clip; default `medium`. */
export type OutputQuality = 'low' | 'medium' | 'high'

/** The inputs that determine size and level of detail. */
export type OutputInputs = {
  readonly advanced_settings?: AdvancedSettings | undefined
  readonly upscale_to_resolution?: string | undefined
  readonly skip_video_generation?: boolean | undefined
}

/** Resolution of a film: that of its clips, 1080p with upscaling, 720p by default or without clips (CD-111). */
export function filmResolution({
  advanced_settings: settings,
  upscale_to_resolution: upscaled,
  skip_video_generation: hasNoClips,
}: OutputInputs): FilmResolution {
  const clips = hasNoClips === true ? undefined : settings?.video_model_config
  if (upscaled === '1080p') return '1080p'
  const resolution = clips && pricedResolution(clips)
  return resolution === '360p' || resolution === '1080p' ? resolution : '720p'
}

/** Quality of images: the selected one, where the model has a choice. */
export function imageQuality({ advanced_settings: settings }: OutputInputs): OutputQuality {
  const config = settings?.image_model_config
  const picked = config?.parameters?.quality
  return picked !== undefined && imageQualitiesOf(config?.model ?? '').includes(picked) ? picked : 'medium'
}

/** Quality of clips: that of the image, `high` where the model's more expensive mode was paid for. */
export function clipQuality(inputs: OutputInputs): OutputQuality {
  const config = inputs.advanced_settings?.video_model_config
  return config !== undefined && isExpensiveMode(config) ? 'high' : imageQuality(inputs)
}

/** `vidu-q2` costs less in turbo mode, so its standard mode gives more detail. */
const isExpensiveMode = ({ model, parameters }: PricedVideoModel): boolean => model === 'vidu-q2' && parameters?.videoMode !== 'turbo'
