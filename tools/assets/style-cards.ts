import type { StyleValue } from '@fablecut/domain/story/style'
import { paintSample, type SampleImage } from '@fablecut/engines/testing/paint-sample'

/** One description for all cards, so that only the style differs. */
const CARD_PROMPT = 'A girl with a balloon and her fox walk above a village by the hills at sunset, medium shot'
const CARD_SEED = 42

/** Content of a style card. */
export const styleSample = (style: StyleValue): SampleImage => ({ prompt: CARD_PROMPT, style, seed: CARD_SEED })

/** Image of a style card: 480x270, at most 25 kB. */
export async function paintStyleCard(style: StyleValue): Promise<Uint8Array> {
  const sample = styleSample(style)
  for (const quality of [80, 68, 56, 44, 32]) {
    const card = await paintSample(sample, 480, 270, quality)
    if (card.length <= 25_000) return card
  }
  return paintSample(sample, 480, 270, 20)
}
