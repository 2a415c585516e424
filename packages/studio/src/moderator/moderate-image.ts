import { loadImage } from '@napi-rs/canvas'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { ModerationClass } from '@fablecut/generation/ports/moderator'
import { newCanvas } from '../paint/canvas.ts'
import { CLASSIFIER_INPUT_SIZE, type ImageScores, classifyImage } from './image-classifier.ts'

/** Photographs have a lower threshold than drawings, because harmless cartoons score high. */
const PHOTO_THRESHOLD = 0.7
const DRAWING_THRESHOLD = 0.9

/**
 * Moderation classes of an image; the classifier detects nudity only. It confuses sepia with skin, so a flagged image is classified
 * again in grayscale and the scores are averaged. Throws EngineRefusal `not_a_picture`.
 */
export async function moderateImage(file: Uint8Array): Promise<readonly ModerationClass[]> {
  const first = await classifyImage(await pixelsOf(file, 'none'))
  if (flaggedClasses(first).length === 0) return []
  return flaggedClasses(averageScores(first, await classifyImage(await pixelsOf(file, 'grayscale(1)'))))
}

const averageScores = (a: ImageScores, b: ImageScores): ImageScores => ({
  drawing: (a.drawing + b.drawing) / 2,
  hentai: (a.hentai + b.hentai) / 2,
  neutral: (a.neutral + b.neutral) / 2,
  porn: (a.porn + b.porn) / 2,
  sexy: (a.sexy + b.sexy) / 2,
})

/** Classes whose score reaches its threshold. */
export const flaggedClasses = ({ porn, hentai }: ImageScores): readonly ModerationClass[] =>
  porn >= PHOTO_THRESHOLD || hentai >= DRAWING_THRESHOLD ? ['sexual'] : []

/** RGBA pixels of the image stretched to the classifier's input size. `filter`: a canvas filter. */
async function pixelsOf(file: Uint8Array, filter: string): Promise<Uint8ClampedArray> {
  const image = await loadImage(file).catch((error: unknown) => {
    throw new EngineRefusal('not_a_picture', `The file is not a readable image: ${error instanceof Error ? error.message : error}`)
  })
  const [, g] = newCanvas(CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE)
  g.fillStyle = 'white'
  g.fillRect(0, 0, CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE)
  g.filter = filter
  g.drawImage(image, 0, 0, CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE)
  return g.getImageData(0, 0, CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE).data as unknown as Uint8ClampedArray
}
