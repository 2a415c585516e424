import { z } from 'zod'
import { VIDEO_MODELS } from '../story/models/models.ts'

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

const credits = z.number().min(0).max(1_000_000)

/** `base` is the constant of a formula, the others are the whole price of one story, shot or started minute. */
const cost = z.strictObject({ credits, per: z.enum(['base', 'story', 'shot', 'started_minute']) })

/**
 * All values that determine prices, in credits: one table for server and forms. Units are looked up as `model` or `model:quality` (images)
 * and `resolution` or `resolution:mode` (videos).
 */
export const priceBook = z.strictObject({
  costs: z.record(z.enum(COST_KEYS), cost),
  /** Once per story. */
  script_generation: credits,
  /** Once per song; twice where C-375 and C-376 say so. */
  audio_analysis: credits,
  /** Per clip, for 1080p. */
  upscale: credits,
  image_units: z.strictObject({ by_model: z.record(z.string(), credits), default: credits }),
  video_units: z.strictObject({ by_model: z.partialRecord(z.enum(VIDEO_MODELS), z.record(z.string(), credits)), default: credits }),
})
export type PriceBook = z.infer<typeof priceBook>

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
  script_generation: 20,
  audio_analysis: 10,
  upscale: 100,
  image_units: {
    by_model: {
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
  video_units: {
    by_model: {
      'pixverse4.5': { '360p': 75, '720p': 100, '1080p': 200 },
      pixverse5: { '360p': 75, '720p': 100, '1080p': 200 },
      kling: { '720p': 100, '1080p': 200 },
      'kling2.1': { '720p': 100, '1080p': 200 },
      'kling2-5': { '1080p': 100 },
      'seedance-v1': { '720p': 100 },
      'MiniMax-Hailuo-02': { '768p': 60 },
      'wan-i2v': { '720p': 100 },
      'wan2.2-i2v': { '720p': 100 },
      'wan-multi-talk': { '720p': 100 },
      hedra: { '720p': 100 },
      'creatify-aurora': { '720p': 800 },
      'vidu-q2': { '720p': 150, '720p:turbo': 100, '1080p': 350, '1080p:turbo': 200 },
    },
    default: 100,
  },
}
