import { loadImage } from '@napi-rs/canvas'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { newCanvas } from '../paint/canvas.ts'
import { paintScene } from '../painter.ts'
import type { Scene } from '../scene/scene.ts'
import { type SampleContent, sampleScene } from './sample-plan.ts'

export type SampleImage = { readonly content: SampleContent; readonly style: StyleValue; readonly seed: number }

export const STYLE_VALUES: readonly StyleValue[] = STYLES.map((style) => style.value)

export const sceneOfSample = ({ content, seed }: SampleImage): Scene => sampleScene(content, { storySeed: seed })

/** Renders a sample as WebP. It is painted at 720p and downscaled, so that line widths stay in proportion. */
export async function paintSample(sample: SampleImage, width: number, height: number, quality = 80): Promise<Uint8Array> {
  const { jpeg } = await paintScene(sceneOfSample(sample), sample.style, Math.round((720 * width) / height), 720)
  const [canvas, g] = newCanvas(width, height)
  g.drawImage(await loadImage(jpeg), 0, 0, width, height)
  return new Uint8Array(await canvas.encode('webp', quality))
}
