import { type PricedVideoModel, pricedResolution } from '../../pricing/unit-price.ts'
import type { AdvancedSettings } from './models.ts'
import { imageQualitiesOf } from './video-model-options.ts'

/** How much detail an image or clip is made with; `medium` where nothing else is promised. */
export type OutputQuality = 'low' | 'medium' | 'high'

/** What of a story's inputs decides on the size and detail of what is made. */
export type OutputInputs = {
  readonly advanced_settings?: AdvancedSettings | undefined
  readonly upscale_to_resolution?: string | undefined
  readonly skip_video_generation?: boolean | undefined
}

/** Resolution of a film: 1080p where the clips that were paid for have it, or upscaling was. Source: CD-111, C-285. */
export function filmResolution({
  advanced_settings: settings,
  upscale_to_resolution,
  skip_video_generation,
}: OutputInputs): '720p' | '1080p' {
  const clips = skip_video_generation === true ? undefined : settings?.video_model_config
  const isFull = upscale_to_resolution === '1080p' || (clips !== undefined && pricedResolution(clips) === '1080p')
  return isFull ? '1080p' : '720p'
}

/** Quality of images: the one that was picked, where the model has a choice. Source: CD-71, CD-111. */
export function imageQuality({ advanced_settings: settings }: OutputInputs): OutputQuality {
  const config = settings?.image_model_config
  const picked = config?.parameters?.quality
  return picked !== undefined && imageQualitiesOf(config?.model ?? '').includes(picked) ? picked : 'medium'
}

/** Quality of clips: a clip has the detail of its image, and more where the model's dearer mode was paid for. Source: C-389, CD-111. */
export function clipQuality(inputs: OutputInputs): OutputQuality {
  const config = inputs.advanced_settings?.video_model_config
  return config !== undefined && isDearerMode(config) ? 'high' : imageQuality(inputs)
}

/** `vidu-q2` costs less in turbo mode, so its standard mode promises more. */
const isDearerMode = ({ model, parameters }: PricedVideoModel): boolean => model === 'vidu-q2' && parameters?.videoMode !== 'turbo'
