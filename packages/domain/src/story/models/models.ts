/** Selectable image models. */
export const IMAGE_MODELS = ['flux_kontext', 'fluxdev', 'character', 'gpt', 'nano-banana', 'seedream4', 'qwen-image', 'imagen4'] as const
export type ImageModelName = (typeof IMAGE_MODELS)[number]

/** Selectable video models, case-sensitive. */
export const VIDEO_MODELS = [
  'kling',
  'kling2.1',
  'kling2-5',
  'pixverse4.5',
  'pixverse5',
  'veo2',
  'veo3_fast',
  'hedra',
  'wan-i2v',
  'wan2.2-i2v',
  'wan-multi-talk',
  'seedance-v1',
  'MiniMax-Hailuo-02',
  'creatify-aurora',
  'vidu-q2',
] as const
export type VideoModelName = (typeof VIDEO_MODELS)[number]

export type ImageModelConfig = {
  readonly model: ImageModelName
  readonly parameters?: { readonly quality?: 'low' | 'medium' | 'high' }
}

export type VideoModelConfig = {
  readonly model: VideoModelName
  /** `duration` in seconds. */
  readonly parameters?: { readonly resolution?: string; readonly duration?: number; readonly videoMode?: string }
}

/** What happens to a shot whose provider is down. */
export const WHEN_UNAVAILABLE = ['other_provider', 'ask'] as const
export type WhenUnavailable = (typeof WHEN_UNAVAILABLE)[number]

/** The built-in engines among makers. */
export const BUILT_IN_MAKER = 'builtin'

export type AdvancedSettings = {
  readonly imageModelConfig?: ImageModelConfig
  readonly videoModelConfig?: VideoModelConfig
  /** `other_provider`: another provider of the same model makes it; without one, and with `ask`, the shot fails and its creator chooses. Default: other_provider. */
  readonly whenUnavailable?: WhenUnavailable
  /** The provider that is to make it, or `builtin`. Default: the first that makes the model. */
  readonly madeBy?: string
}

/** Settings with both models. */
export type ShotModels = AdvancedSettings & Required<Pick<AdvancedSettings, 'imageModelConfig' | 'videoModelConfig'>>
