import { IMAGE_DEFAULT, VIDEO_DEFAULT } from '../story/models/model-defaults.ts'
import {
  clipCount,
  clipSeconds,
  DEFAULT_MUSIC_SECONDS,
  DEFAULT_VLOG_SECONDS,
  lyricsShotCount,
  durationOrDefault,
  vlogShotCount,
} from './clip-count.ts'
import { asmrInputs, musicInputs, vlogInputs, type MusicInputs } from './estimate-inputs.ts'
import type { PriceBook } from './price-book.ts'
import type { PriceLine } from './price-lines.ts'
import { imageUnitPrice, videoUnitPrice, type PricedImageModel, type PricedVideoModel } from './unit-price.ts'

type Inputs = Readonly<Record<string, unknown>>
type Settings = { image_model_config?: PricedImageModel; video_model_config?: PricedVideoModel } | null | undefined

/** The lines of a preview's price, and those added for clips. */
export type StoryPrice = { readonly preview: readonly PriceLine[]; readonly video: readonly PriceLine[] }

const DEFAULT_ASMR_SHOTS = 3

const videoModel = (settings: Settings): PricedVideoModel => settings?.video_model_config ?? VIDEO_DEFAULT
const imageModel = (settings: Settings, fallback: PricedImageModel): PricedImageModel => settings?.image_model_config ?? fallback

/** Lines of a vlog's price (C-365..C-372). */
export function vlogPrice(book: PriceBook, inputs: Inputs, shots?: number): StoryPrice {
  const { expected_duration_seconds, advanced_settings } = vlogInputs.parse(inputs)
  const video = videoModel(advanced_settings)
  const duration = durationOrDefault(DEFAULT_VLOG_SECONDS, expected_duration_seconds)
  const clips = shots ?? vlogShotCount(duration, clipSeconds(video.model))
  return {
    preview: [
      { label: 'base', credits: book.costs['story.character_vlog'].credits },
      { label: 'script', credits: book.script_generation },
      { label: 'images', credits: clips * imageUnitPrice(book, imageModel(advanced_settings, { model: 'character' })) },
    ],
    video: [{ label: 'videos', credits: clips * videoUnitPrice(book, video) }],
  }
}

/** Lines of a music video's price (C-373..C-381, C-396, CD-68..CD-70). */
export function musicPrice(book: PriceBook, inputs: Inputs, shots?: number): StoryPrice {
  const music = musicInputs.parse(inputs)
  const video = videoModel(music.advanced_settings)
  const clips = shots ?? musicClipCount(music, video.model)
  return {
    preview: [
      { label: 'base', credits: book.costs['story.music_video'].credits },
      { label: 'script', credits: book.script_generation },
      { label: 'audio_analysis', credits: book.audio_analysis * audioAnalysisCount(music) },
      { label: 'images', credits: clips * imageUnitPrice(book, imageModel(music.advanced_settings, IMAGE_DEFAULT)) },
    ],
    video: music.skip_video_generation
      ? []
      : [
          { label: 'videos', credits: clips * videoUnitPrice(book, video) },
          { label: 'upscale', credits: music.upscale_to_resolution === '1080p' ? clips * book.upscale : 0 },
        ],
  }
}

/** Number of shots of a music video. */
export function musicShotCount(inputs: Inputs): number {
  const music = musicInputs.parse(inputs)
  return musicClipCount(music, videoModel(music.advanced_settings).model)
}

/** Number of clips of a music video, from its song or the lyrics parser. */
function musicClipCount(music: MusicInputs, model: string): number {
  const duration = durationOrDefault(DEFAULT_MUSIC_SECONDS, music.music_duration)
  const clips = clipCount(duration, clipSeconds(model, music.video_type))
  if (music.video_type !== 'lyrics-video') return clips
  return music.num_shots ?? lyricsShotCount(duration)
}

/** A song is analysed twice where its lyrics choose the style, or a character is kept (C-375, C-376). */
function audioAnalysisCount({ video_type, video_consistent_style }: MusicInputs): number {
  const autoStyle = (video_consistent_style || 'auto') === 'auto'
  return video_type === 'consistent-character' || (video_type === 'consistent-style' && autoStyle) ? 2 : 1
}

/** A fixed price, independent of models and script length (CD-75). */
export function scriptPrice(book: PriceBook): StoryPrice {
  const preview = book.costs['story.script_to_video.preview'].credits
  return fixedPrice(book, preview, book.costs['story.script_to_video'].credits)
}

/** Priced per shot, independent of models (CD-74). */
export function asmrPrice(book: PriceBook, inputs: Inputs, shots?: number): StoryPrice {
  const count = shots ?? asmrInputs.parse(inputs).num_shots ?? DEFAULT_ASMR_SHOTS
  return fixedPrice(book, count * book.costs['story.asmr_video.preview'].credits, count * book.costs['story.asmr_video'].credits)
}

function fixedPrice(book: PriceBook, preview: number, full: number): StoryPrice {
  const script = Math.min(book.script_generation, preview)
  return {
    preview: [
      { label: 'script', credits: script },
      { label: 'images', credits: preview - script },
    ],
    video: [{ label: 'videos', credits: Math.max(0, full - preview) }],
  }
}
