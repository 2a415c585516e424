import type { StyleValue } from '@fablecut/domain/story/style'
import { paintSample, type SampleImage } from '@fablecut/studio/testing/paint-sample'
import { figure, type SampleContent, thing } from '@fablecut/studio/testing/sample-plan'

/** One content for all cards, so that only the style differs. */
const CARD_CONTENT: SampleContent = {
  place: 'village',
  hour: 'dusk',
  cast: [{ ...figure('girl', 'walk'), feeling: 'happy' }, figure('fox', 'walk')],
  things: [thing('balloon')],
  camera: { size: 'full' },
}
const CARD_SEED = 42

/** Content of a style card. */
export const styleSample = (style: StyleValue): SampleImage => ({ content: CARD_CONTENT, style, seed: CARD_SEED })

/** Image of a style card: 480x270, at most 25 kB. */
export async function paintStyleCard(style: StyleValue): Promise<Uint8Array> {
  const sample = styleSample(style)
  for (const quality of [80, 68, 56, 44, 32]) {
    const card = await paintSample(sample, 480, 270, quality)
    if (card.length <= 25_000) return card
  }
  return paintSample(sample, 480, 270, 20)
}
