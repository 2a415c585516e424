import { loadImage } from '@napi-rs/canvas'
import { EngineRefusal } from '../../engine-error.ts'
import type { ModerationClass } from '../../ports/moderator.ts'
import { newCanvas } from '../paint/canvas.ts'
import { CLASSIFIER_INPUT_SIZE, type ImageScores, classifyImage } from './image-classifier.ts'

/** Photographs are flagged earlier than drawings: cartoons of people at the beach are none of ours to forbid. */
const PHOTO_THRESHOLD = 0.7
const DRAWING_THRESHOLD = 0.9

/**
 * What a picture shows of the classes. The network knows nudity only; the other classes are found in words. It takes sepia for skin, so a
 * picture that looks bad is looked at again without its colours, and both looks count alike.
 */
export async function moderateImage(picture: Uint8Array): Promise<readonly ModerationClass[]> {
  const first = await classifyImage(await pixelsOf(picture, 'none'))
  if (flaggedClasses(first).length === 0) return []
  return flaggedClasses(averageScores(first, await classifyImage(await pixelsOf(picture, 'grayscale(1)'))))
}

const averageScores = (a: ImageScores, b: ImageScores): ImageScores => ({
  drawing: (a.drawing + b.drawing) / 2,
  hentai: (a.hentai + b.hentai) / 2,
  neutral: (a.neutral + b.neutral) / 2,
  porn: (a.porn + b.porn) / 2,
  sexy: (a.sexy + b.sexy) / 2,
})

export const flaggedClasses = ({ porn, hentai }: ImageScores): readonly ModerationClass[] =>
  porn >= PHOTO_THRESHOLD || hentai >= DRAWING_THRESHOLD ? ['sexual'] : []

/** The whole picture, squeezed into the square the network looks at. */
async function pixelsOf(picture: Uint8Array, filter: string): Promise<Uint8ClampedArray> {
  const image = await loadImage(picture).catch((error: unknown) => {
    throw new EngineRefusal('not_a_picture', `The file is no picture that can be read: ${error instanceof Error ? error.message : error}`)
  })
  const [, g] = newCanvas(CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE)
  g.fillStyle = 'white'
  g.fillRect(0, 0, CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE)
  g.filter = filter
  g.drawImage(image, 0, 0, CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE)
  return g.getImageData(0, 0, CLASSIFIER_INPUT_SIZE, CLASSIFIER_INPUT_SIZE).data as unknown as Uint8ClampedArray
}
