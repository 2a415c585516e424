import type { ImageModelConfig, VideoModelConfig } from './models.ts'
import { videoModesOf } from './video-model-options.ts'

/** What a model of a provider can do of what forms offer. Built-in engines have no limits. */
export type ModelLimits = {
  /** Qualities that can be picked; empty: it has one. */
  readonly qualities: readonly string[]
  /** Modes that can be picked; empty: it has one. */
  readonly modes: readonly string[]
  /** Resolutions that can be picked, as on the wire; null: it has one of its own, whatever is picked. */
  readonly resolutions: readonly string[] | null
  /** Most reference images of one image; 0: it takes none. */
  readonly maxReferences: number
  readonly takesEndFrame: boolean
}

export const canMakeQuality = (limits: ModelLimits | undefined, quality: string): boolean =>
  limits === undefined || quality === 'medium' || limits.qualities.includes(quality)

/** The first mode of a model is what it makes without a choice. */
export const canMakeMode = (
  limits: ModelLimits | undefined,
  { model, parameters }: Pick<VideoModelConfig, 'model' | 'parameters'>,
): boolean => {
  const mode = parameters?.videoMode
  if (limits === undefined || mode === undefined) return true
  return limits.modes.length === 0 ? mode === videoModesOf(model)[0] : limits.modes.includes(mode)
}

export const canMakeResolution = (limits: ModelLimits | undefined, resolution: string | undefined): boolean =>
  resolution === undefined || (limits?.resolutions?.includes(resolution) ?? true)

/** The picked option that a model cannot make; null without one. */
export const impossibleImageOption = (limits: ModelLimits | undefined, { parameters }: ImageModelConfig): 'quality' | null =>
  canMakeQuality(limits, parameters?.quality ?? 'medium') ? null : 'quality'

export function impossibleVideoOption(limits: ModelLimits | undefined, config: VideoModelConfig): 'mode' | 'resolution' | null {
  if (!canMakeMode(limits, config)) return 'mode'
  return canMakeResolution(limits, config.parameters?.resolution) ? null : 'resolution'
}
