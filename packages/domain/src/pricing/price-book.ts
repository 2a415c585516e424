import type { ActionModel } from '../action-video/action-models.ts'
import type { VideoModelName } from '../story/models/models.ts'

/** The keys of the price table. */
export const COST_KEYS = [
  'story.character_vlog',
  'story.character_vlog.preview',
  'story.script_to_video',
  'story.script_to_video.preview',
  'story.music_video',
  'story.music_video.preview',
  'story.asmr_video',
  'story.asmr_video.preview',
  'story.caption_generation',
] as const
export type CostKey = (typeof COST_KEYS)[number]

/** `base` is the constant of a formula, the others are the whole price of one story, shot or started minute. */
export const COST_UNITS = ['base', 'story', 'shot', 'started_minute'] as const
export type Cost = { readonly credits: number; readonly per: (typeof COST_UNITS)[number] }

/** All values that determine prices, in credits: one table for server and forms. */
export type PriceBook = {
  readonly costs: Readonly<Record<CostKey, Cost>>
  /** Once per story. */
  readonly scriptGeneration: number
  /** Once per song; twice where C-375 and C-376 say so. */
  readonly audioAnalysis: number
  /** Per clip, for 1080p. */
  readonly upscale: number
  /** Per image, by `model` or `model:quality`. */
  readonly imageUnits: { readonly byModel: Readonly<Record<string, number>>; readonly default: number }
  /** Per clip, by model and `resolution` or `resolution:mode`. */
  readonly videoUnits: {
    readonly byModel: Readonly<Partial<Record<VideoModelName | ActionModel, Readonly<Record<string, number>>>>>
    readonly default: number
  }
}

/** The prices of the specification (C-384..C-391, CD-71..CD-76). */
export const DEFAULT_PRICE_BOOK: PriceBook = {
  costs: {
    'story.character_vlog': { credits: 25, per: 'base' },
    'story.character_vlog.preview': { credits: 25, per: 'base' },
    'story.script_to_video': { credits: 1100, per: 'story' },
    'story.script_to_video.preview': { credits: 100, per: 'story' },
    'story.music_video': { credits: 25, per: 'base' },
    'story.music_video.preview': { credits: 25, per: 'base' },
    'story.asmr_video': { credits: 600, per: 'shot' },
    'story.asmr_video.preview': { credits: 40, per: 'shot' },
    'story.caption_generation': { credits: 10, per: 'started_minute' },
  },
  scriptGeneration: 20,
  audioAnalysis: 10,
  upscale: 100,
  imageUnits: {
    byModel: {
      fluxdev: 10,
      flux_kontext: 15,
      character: 10,
      'gpt:low': 15,
      'gpt:medium': 30,
      'gpt:high': 100,
      seedream4: 15,
      'nano-banana': 15,
      'qwen-image': 10,
    },
    default: 10,
  },
  videoUnits: {
    byModel: {
      'pixverse4.5': { '360p': 75, '720p': 100, '1080p': 200 },
      pixverse5: { '360p': 75, '720p': 100, '1080p': 200 },
      kling: { '720p': 100, '1080p': 200 },
      'kling2.1': { '720p': 100, '1080p': 200 },
      'kling2-5': { '1080p': 100 },
      'seedance-v1': { '720p': 100 },
      'MiniMax-Hailuo-02': { '768p': 60 },
      'wan-i2v': { '720p': 100 },
      'wan2.2-i2v': { '720p': 100 },
      'wan2.2-v1': { '720p': 100 },
      'wan-multi-talk': { '720p': 100 },
      hedra: { '720p': 100 },
      'creatify-aurora': { '720p': 800 },
      'vidu-q2': { '720p': 150, '720p:turbo': 100, '1080p': 350, '1080p:turbo': 200 },
    },
    default: 100,
  },
}
