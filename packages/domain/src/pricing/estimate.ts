import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'
import type { AdvancedSettings } from '../story/models/models.ts'
import { shotMedia, shotModels } from '../story/shots/shot-generation.ts'
import { captionInputs, resumeFacts, shotInputs } from './estimate-inputs.ts'
import type { PriceBook } from './price-book.ts'
import { totalPrice, type Estimate, type PriceLine } from './price-lines.ts'
import { asmrPrice, musicPrice, scriptPrice, vlogPrice, type StoryPrice } from './story-prices.ts'
import { imageUnitPrice, videoUnitPrice } from './unit-price.ts'

export type EstimateRefusal =
  | { readonly code: 'unknown_key' }
  | { readonly code: 'invalid_inputs'; readonly path: string; readonly message: string }

type Inputs = Readonly<Record<string, unknown>>
type Pricer = (book: PriceBook, inputs: Inputs) => readonly PriceLine[]

const preview = ({ preview: lines }: StoryPrice): readonly PriceLine[] => lines
const allLines = ({ preview: lines, video }: StoryPrice): readonly PriceLine[] => [...lines, ...video]

/** Price functions by key. */
const PRICERS: Readonly<Record<string, Pricer>> = {
  'story.create_from_scratch': () => [],
  'story.character_vlog': (book, inputs) => allLines(vlogPrice(book, inputs)),
  'story.character_vlog.preview': (book, inputs) => preview(vlogPrice(book, inputs)),
  'story.music_video': (book, inputs) => allLines(musicPrice(book, inputs)),
  'story.music_video.preview': (book, inputs) => preview(musicPrice(book, inputs)),
  'story.script_to_video': (book) => allLines(scriptPrice(book)),
  'story.script_to_video.preview': (book) => preview(scriptPrice(book)),
  'story.asmr_video': (book, inputs) => allLines(asmrPrice(book, inputs)),
  'story.asmr_video.preview': (book, inputs) => preview(asmrPrice(book, inputs)),
  'story.caption_generation': captionLines,
  'story.shot_generation': shotLines,
  'story.resume': resumeLines,
}

/**
 * The price of an action in whole credits; forms and charges use the same function. `inputs` are the fields of the request that starts it;
 * `story.resume` takes ResumeFacts and `story.shot_generation` `{shots, media_types, advanced_settings, category_id, category_inputs}`
 * (regeneration and batch).
 */
export function estimate(book: PriceBook, key: string, inputs: Inputs = {}): Result<Estimate, EstimateRefusal> {
  const pricer = Object.hasOwn(PRICERS, key) ? PRICERS[key] : undefined
  if (!pricer) return refuse({ code: 'unknown_key' })
  try {
    return ok(totalPrice(pricer(book, inputs)))
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const [issue] = error.issues
    return refuse({ code: 'invalid_inputs', path: issue?.path.join('.') ?? '', message: issue?.message ?? '' })
  }
}

/** Priced per started minute of audio. */
function captionLines(book: PriceBook, inputs: Inputs): readonly PriceLine[] {
  const minutes = Math.ceil(captionInputs.parse(inputs).duration_seconds / 60)
  return [{ label: 'captions', credits: minutes * book.costs['story.caption_generation'].credits }]
}

/** One unit per shot and media type; a voice-over is free of charge. */
function shotLines(book: PriceBook, inputs: Inputs): readonly PriceLine[] {
  const { shots, media_types, advanced_settings, category_id: categoryId, category_inputs: categoryInputs } = shotInputs.parse(inputs)
  const models = shotModels({ categoryId, categoryInputs }, (advanced_settings ?? {}) as AdvancedSettings)
  const media = shotMedia(media_types)
  return [
    { label: 'images', credits: media.includes('image') ? shots * imageUnitPrice(book, models.image_model_config) : 0 },
    { label: 'videos', credits: media.includes('video') ? shots * videoUnitPrice(book, models.video_model_config) : 0 },
  ]
}

/** The video part of the price for the visible shots. */
function resumeLines(book: PriceBook, inputs: Inputs): readonly PriceLine[] {
  const { category_id, category_inputs, visible_shots: shots } = resumeFacts.parse(inputs)
  if (shots === 0) return []
  if (category_id === 'character_vlog') return vlogPrice(book, category_inputs, shots).video
  if (category_id === 'music_video') return musicPrice(book, category_inputs, shots).video
  if (category_id === 'asmr_video') return asmrPrice(book, category_inputs, shots).video
  return category_id === 'script_to_video' ? scriptPrice(book).video : []
}
