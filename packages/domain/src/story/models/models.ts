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

export type AdvancedSettings = {
  readonly imageModelConfig?: ImageModelConfig
  readonly videoModelConfig?: VideoModelConfig
}
