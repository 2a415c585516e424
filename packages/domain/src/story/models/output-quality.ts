import { type PricedVideoModel, pricedResolution } from '../../pricing/unit-price.ts'
import type { FilmResolution } from '../category.ts'
import type { AdvancedSettings } from './models.ts'
import { imageQualitiesOf } from './video-model-options.ts'

/** Level of detail of an image or clip; default `medium`. */
export type OutputQuality = 'low' | 'medium' | 'high'

/** The inputs that determine size and level of detail. */
export type OutputInputs = {
  readonly advancedSettings?: AdvancedSettings | undefined
  readonly upscaleToResolution?: string | undefined
  readonly skipVideoGeneration?: boolean | undefined
}

/** Resolution of a film: that of its clips, 1080p with upscaling, 720p by default or without clips (CD-111). */
export function filmResolution({
  advancedSettings: settings,
  upscaleToResolution: upscaled,
  skipVideoGeneration: hasNoClips,
}: OutputInputs): FilmResolution {
  const clips = hasNoClips === true ? undefined : settings?.videoModelConfig
  if (upscaled === '1080p') return '1080p'
  const resolution = clips && pricedResolution(clips)
  return resolution === '360p' || resolution === '1080p' ? resolution : '720p'
}

/** Quality of images: the selected one, where the model has a choice. */
export function imageQuality({ advancedSettings: settings }: OutputInputs): OutputQuality {
  const config = settings?.imageModelConfig
  const picked = config?.parameters?.quality
  return picked !== undefined && imageQualitiesOf(config?.model ?? '').includes(picked) ? picked : 'medium'
}

/** Quality of clips: that of the image, `high` where the model's more expensive mode was paid for. */
export function clipQuality(inputs: OutputInputs): OutputQuality {
  const config = inputs.advancedSettings?.videoModelConfig
  return config !== undefined && isExpensiveMode(config) ? 'high' : imageQuality(inputs)
}

/** `vidu-q2` costs less in turbo mode, so its standard mode gives more detail. */
const isExpensiveMode = ({ model, parameters }: PricedVideoModel): boolean => model === 'vidu-q2' && parameters?.videoMode !== 'turbo'
