import { TRAINING_IMAGE_LIMITS } from '@fablecut/domain/story/inputs/character'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { newCanvas } from '../../paint/canvas.ts'
import { clamp, type Rgb, toHsl } from '../../paint/colour.ts'
import { hashText } from '../../paint/random.ts'
import { decodeImage } from '../../photo/decode-image.ts'
import { type HairStyle, randomLook, type PersonLook } from '../people/person-look.ts'
import { commonFeatures } from '../people/common-features.ts'
import { colourDistance, createGrid, type Pixels } from './colour-grid.ts'
import { dominantColour, detectPerson, type DetectedPerson } from './detect-person.ts'

/** Images are scaled down to this side for detection, in pixels. */
const MAX_SIDE = 288

/**
 * Look of the person in image files, as JSON for `CharacterLook.look`. Of several images the features that most of them share are used.
 * Refuses with the codes of `decodeImage` (`picture_too_large`, `picture_unreadable`), and with `too_few_people` if fewer than three of
 * several images show a person.
 */
export async function lookFromPictureFiles(pictures: readonly Uint8Array[], id: string): Promise<PersonLook> {
  const images: Pixels[] = []
  // Sequential: a decoded photo takes much memory.
  for (const picture of pictures) images.push(await readPixels(picture))
  return images.length === 1 ? lookFromPixels(images[0]!, id) : lookFromSeveral(images, id)
}

async function readPixels(bytes: Uint8Array): Promise<Pixels> {
  const image = await decodeImage(bytes)
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height))
  const [canvas, g] = newCanvas(Math.max(1, image.width * scale), Math.max(1, image.height * scale))
  g.imageSmoothingQuality = 'high'
  g.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = g.getImageData(0, 0, canvas.width, canvas.height)
  return { data, width, height }
}

/** Look of the person in one image. Never throws: without a person, a look derived from `id` with the image's dominant saturated colour. */
export function lookFromPixels(pixels: Pixels, id: string): PersonLook {
  const grid = createGrid(pixels)
  const person = detectPerson(grid)
  if (person) return lookOf(person, id)
  const invented = randomLook(hashText(id))
  const accent = dominantColour(grid.cells.filter((cell) => toHsl(cell)[1] > 0.25))
  return accent ? { ...invented, top: hex(accent) } : invented
}

function lookFromSeveral(pictures: readonly Pixels[], id: string): PersonLook {
  const people = pictures.map((pixels) => detectPerson(createGrid(pixels))).filter((person) => person !== null)
  if (people.length < TRAINING_IMAGE_LIMITS.min) {
    const message = `A person can be seen in ${people.length} of these ${pictures.length} pictures.`
    throw new EngineRefusal('too_few_people', `${message} At least ${TRAINING_IMAGE_LIMITS.min} have to show one.`)
  }
  return lookOf(commonFeatures(people), id)
}

/** Look with the detected skin, hair, beard and clothes; other features are derived from `id`. */
function lookOf(person: DetectedPerson, id: string): PersonLook {
  const invented = randomLook(hashText(id))
  const beard = person.beard && person.hairAtNeck < 0.34
  const long = !beard && (person.hairAtNeck > 0.34 || person.hairAtJaw > 0.42)
  const { skin, hair, top, bottom } = person
  return {
    ...invented,
    skin: hex(skin),
    hair: hair ? hex(hair) : invented.hair,
    hairStyle: hairStyleOf(person, beard),
    top: top ? hex(top) : invented.top,
    bottom: bottom ? hex(bottom) : invented.bottom,
    outfit: top && bottom && colourDistance(top, bottom) < 40 ? (long ? 'dress' : 'overalls') : 'trousers',
    figure: long ? 'slim' : 'broad',
    stature: long ? 0.96 : 1,
    cheeks: long,
    beard,
    glasses: false,
    scarf: null,
    hat: 'none',
    old: hair !== null && toHsl(hair)[1] < 0.12 && toHsl(hair)[2] > 0.45,
  }
}

function hairStyleOf({ hair, hairAtJaw, hairAtNeck, hairVolume }: DetectedPerson, beard: boolean): HairStyle {
  if (!hair) return 'bald'
  if (hairAtNeck > 0.34) return 'long'
  if (hairAtJaw > 0.42 && !beard) return 'bob'
  return hairVolume > 1.8 ? 'afro' : hairVolume > 1.5 ? 'curly' : 'short'
}

const hex = (colour: Rgb): string =>
  `#${colour
    .map((value) =>
      Math.round(clamp(value, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
