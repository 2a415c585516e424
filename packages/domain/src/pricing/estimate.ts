import type { AdvancedSettings } from '../story/models/models.ts'
import { shotModels } from '../story/shots/shot-generation.ts'
import { clipCount, DEFAULT_CLIP_SECONDS } from './clip-count.ts'
import type { PricedAction, ResumePriceInputs, ShotPriceInputs } from './estimate-inputs.ts'
import type { PriceBook } from './price-book.ts'
import { totalPrice, type Estimate, type PriceLine } from './price-lines.ts'
import { asmrPrice, musicPrice, scriptPrice, vlogPrice, type StoryPrice } from './story-prices.ts'
import { imageUnitPrice, videoUnitPrice } from './unit-price.ts'

/** The price of an action in whole credits; forms and charges use the same function. */
export const estimate = (book: PriceBook, action: PricedAction): Estimate => totalPrice(linesOf(book, action))

function linesOf(book: PriceBook, action: PricedAction): readonly PriceLine[] {
  switch (action.key) {
    case 'story.create_from_scratch':
      return []
    case 'story.character_vlog':
      return allLines(vlogPrice(book, action.inputs))
    case 'story.character_vlog.preview':
      return vlogPrice(book, action.inputs).preview
    case 'story.music_video':
      return allLines(musicPrice(book, action.inputs))
    case 'story.music_video.preview':
      return musicPrice(book, action.inputs).preview
    case 'story.script_to_video':
      return allLines(scriptPrice(book))
    case 'story.script_to_video.preview':
      return scriptPrice(book).preview
    case 'story.asmr_video':
      return allLines(asmrPrice(book, action.inputs))
    case 'story.asmr_video.preview':
      return asmrPrice(book, action.inputs).preview
    case 'story.caption_generation':
      return captionLines(book, action.inputs.durationSeconds)
    case 'story.shot_generation':
      return shotLines(book, action.inputs)
    case 'story.resume':
      return resumeLines(book, action.inputs)
    case 'action_video':
      return actionVideoLines(book, action.inputs)
  }
}

const allLines = ({ preview, video }: StoryPrice): readonly PriceLine[] => [...preview, ...video]

/** Priced per started minute of audio. */
function captionLines(book: PriceBook, durationSeconds: number): readonly PriceLine[] {
  const minutes = Math.ceil(durationSeconds / 60)
  return [{ label: 'captions', credits: minutes * book.costs['story.caption_generation'].credits }]
}

/** One unit per shot and media type; a voice-over is free of charge. */
function shotLines(book: PriceBook, { shotCount, media, story, advancedSettings }: ShotPriceInputs): readonly PriceLine[] {
  const models = shotModels(story, advancedSettings as AdvancedSettings)
  return [
    { label: 'images', credits: media.includes('image') ? shotCount * imageUnitPrice(book, models.imageModelConfig) : 0 },
    { label: 'videos', credits: media.includes('video') ? shotCount * videoUnitPrice(book, models.videoModelConfig) : 0 },
  ]
}

/** Priced per clip of the reference video (ED-84). */
function actionVideoLines(
  book: PriceBook,
  { model, durationSeconds }: Extract<PricedAction, { key: 'action_video' }>['inputs'],
): readonly PriceLine[] {
  return [{ label: 'videos', credits: clipCount(durationSeconds, DEFAULT_CLIP_SECONDS) * videoUnitPrice(book, { model }) }]
}

/** The video part of the price for the visible shots. */
function resumeLines(book: PriceBook, paused: ResumePriceInputs): readonly PriceLine[] {
  if (paused.visibleShots === 0) return []
  switch (paused.categoryId) {
    case 'character_vlog':
      return vlogPrice(book, paused.inputs, paused.visibleShots).video
    case 'music_video':
      return musicPrice(book, paused.inputs, paused.visibleShots).video
    case 'asmr_video':
      return asmrPrice(book, {}, paused.visibleShots).video
    case 'script_to_video':
      return scriptPrice(book).video
    case 'create_from_scratch':
      return []
  }
}
