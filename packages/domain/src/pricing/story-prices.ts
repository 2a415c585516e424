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
import type { AsmrPriceInputs, MusicPriceInputs, PricedModels, VlogPriceInputs } from './estimate-inputs.ts'
import type { PriceBook } from './price-book.ts'
import type { PriceLine } from './price-lines.ts'
import { imageUnitPrice, videoUnitPrice, type PricedImageModel, type PricedVideoModel } from './unit-price.ts'

/** The lines of a preview's price, and those added for clips. */
export type StoryPrice = { readonly preview: readonly PriceLine[]; readonly video: readonly PriceLine[] }

const DEFAULT_ASMR_SHOTS = 3

const videoModel = (settings: PricedModels | undefined): PricedVideoModel => settings?.videoModelConfig ?? VIDEO_DEFAULT
const imageModel = (settings: PricedModels | undefined, fallback: PricedImageModel): PricedImageModel =>
  settings?.imageModelConfig ?? fallback

/** Lines of a vlog's price (C-365..C-372). */
export function vlogPrice(book: PriceBook, { expectedDurationSeconds, advancedSettings }: VlogPriceInputs, shots?: number): StoryPrice {
  const video = videoModel(advancedSettings)
  const duration = durationOrDefault(DEFAULT_VLOG_SECONDS, expectedDurationSeconds)
  const clips = shots ?? vlogShotCount(duration, clipSeconds(video.model))
  return {
    preview: [
      { label: 'base', credits: book.costs['story.character_vlog'].credits },
      { label: 'script', credits: book.scriptGeneration },
      { label: 'images', credits: clips * imageUnitPrice(book, imageModel(advancedSettings, { model: 'character' })) },
    ],
    video: [{ label: 'videos', credits: clips * videoUnitPrice(book, video) }],
  }
}

/** Lines of a music video's price (C-373..C-381, C-396, CD-68..CD-70). */
export function musicPrice(book: PriceBook, music: MusicPriceInputs, shots?: number): StoryPrice {
  const video = videoModel(music.advancedSettings)
  const clips = shots ?? musicClipCount(music, video.model)
  return {
    preview: [
      { label: 'base', credits: book.costs['story.music_video'].credits },
      { label: 'script', credits: book.scriptGeneration },
      { label: 'audio_analysis', credits: book.audioAnalysis * audioAnalysisCount(music) },
      { label: 'images', credits: clips * imageUnitPrice(book, imageModel(music.advancedSettings, IMAGE_DEFAULT)) },
    ],
    video: music.skipVideoGeneration
      ? []
      : [
          { label: 'videos', credits: clips * videoUnitPrice(book, video) },
          { label: 'upscale', credits: music.upscaleToResolution === '1080p' ? clips * book.upscale : 0 },
        ],
  }
}

/** Number of shots of a music video. */
export const musicShotCount = (music: MusicPriceInputs): number => musicClipCount(music, videoModel(music.advancedSettings).model)

/** Number of clips of a music video, from its song or the lyrics parser. */
function musicClipCount(music: MusicPriceInputs, model: string): number {
  const duration = durationOrDefault(DEFAULT_MUSIC_SECONDS, music.musicDuration)
  const clips = clipCount(duration, clipSeconds(model, music.videoType))
  if (music.videoType !== 'lyrics-video') return clips
  return music.numShots ?? lyricsShotCount(duration)
}

/** A song is analysed twice where its lyrics choose the style, or a character is kept (C-375, C-376). */
function audioAnalysisCount({ videoType, videoConsistentStyle }: MusicPriceInputs): number {
  const autoStyle = (videoConsistentStyle || 'auto') === 'auto'
  return videoType === 'consistent-character' || (videoType === 'consistent-style' && autoStyle) ? 2 : 1
}

/** A fixed price, independent of models and script length (CD-75). */
export function scriptPrice(book: PriceBook): StoryPrice {
  const preview = book.costs['story.script_to_video.preview'].credits
  return fixedPrice(book, preview, book.costs['story.script_to_video'].credits)
}

/** Priced per shot, independent of models (CD-74). */
export function asmrPrice(book: PriceBook, { numShots }: AsmrPriceInputs, shots?: number): StoryPrice {
  const count = shots ?? numShots ?? DEFAULT_ASMR_SHOTS
  return fixedPrice(book, count * book.costs['story.asmr_video.preview'].credits, count * book.costs['story.asmr_video'].credits)
}

function fixedPrice(book: PriceBook, preview: number, full: number): StoryPrice {
  const script = Math.min(book.scriptGeneration, preview)
  return {
    preview: [
      { label: 'script', credits: script },
      { label: 'images', credits: preview - script },
    ],
    video: [{ label: 'videos', credits: Math.max(0, full - preview) }],
  }
}
