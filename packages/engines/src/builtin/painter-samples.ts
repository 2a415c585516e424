import { loadImage } from '@napi-rs/canvas'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { newCanvas } from './paint/canvas.ts'
import { paintScene } from './painter.ts'
import { readScene } from './scene/reader.ts'
import type { Scene } from './scene/scene.ts'

/** One description for all cards, so they differ in style alone. */
const CARD_PROMPT = 'A girl with a balloon and her fox walk above a village by the hills at sunset, medium shot'
const CARD_SEED = 42

export type SamplePicture = { readonly prompt: string; readonly style: StyleValue; readonly seed: number }

/** What the card of a style shows. */
export const styleSample = (style: StyleValue): SamplePicture => ({ prompt: CARD_PROMPT, style, seed: CARD_SEED })

export const sceneOfSample = ({ prompt, seed }: SamplePicture): Scene =>
  readScene({ prompt, storySeed: seed, shotIndex: 0, shotCount: 1, seed: 0 })

/** A sample as WebP. It is painted at 720p and reduced, so lines stay in proportion. */
export async function paintSample(sample: SamplePicture, width: number, height: number, quality = 80): Promise<Uint8Array> {
  const { jpeg } = await paintScene(sceneOfSample(sample), sample.style, Math.round((720 * width) / height), 720)
  const [canvas, g] = newCanvas(width, height)
  g.drawImage(await loadImage(jpeg), 0, 0, width, height)
  return new Uint8Array(await canvas.encode('webp', quality))
}

/** The picture of a style's card: 480x270, at most 25 kB. */
export async function paintStyleCard(style: StyleValue): Promise<Uint8Array> {
  const sample = styleSample(style)
  for (const quality of [80, 68, 56, 44, 32]) {
    const card = await paintSample(sample, 480, 270, quality)
    if (card.length <= 25_000) return card
  }
  return paintSample(sample, 480, 270, 20)
}

export const STYLE_VALUES: readonly StyleValue[] = STYLES.map((style) => style.value)
