import { TRAINING_PICTURES } from '@fablecut/domain/story/inputs/character'
import { EngineRefusal } from '../../../engine-error.ts'
import { newCanvas } from '../../paint/canvas.ts'
import { clamp, type Rgb, toHsl } from '../../paint/colour.ts'
import { hashText } from '../../paint/random.ts'
import { decodeImage } from '../../photo/decode-image.ts'
import { type HairStyle, inventLook, type PersonLook } from '../people/person-look.ts'
import { commonFeatures } from '../people/common-features.ts'
import { distance, gridOf, type Pixels } from './picture-grid.ts'
import { commonest, detectPerson, type DetectedPerson } from './picture-person.ts'

/** Enough to find a face in, and quick. */
const SEEN_PIXELS = 288

/**
 * The look of a character from the files of a user's pictures: JSON that goes into `CharacterLook.look` as it is. One picture is taken as it is;
 * of several, what most of them show counts. Refuses what `openPicture` refuses (`picture_too_large`, `picture_unreadable`), and `too_few_people`
 * for several pictures of which fewer than three show a person.
 */
export async function lookFromPictureFiles(pictures: readonly Uint8Array[], id: string): Promise<PersonLook> {
  const read: Pixels[] = []
  // One after the other: a decoded photo is large.
  for (const picture of pictures) read.push(await readPixels(picture))
  return read.length === 1 ? lookFromPicture(read[0]!, id) : lookFromSeveral(read, id)
}

async function readPixels(bytes: Uint8Array): Promise<Pixels> {
  const image = await decodeImage(bytes)
  const scale = Math.min(1, SEEN_PIXELS / Math.max(image.width, image.height))
  const [canvas, g] = newCanvas(Math.max(1, image.width * scale), Math.max(1, image.height * scale))
  g.imageSmoothingQuality = 'high'
  g.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = g.getImageData(0, 0, canvas.width, canvas.height)
  return { data, width, height }
}

/** The look of one picture. Never throws: a picture without a person gives somebody invented from `id`, in the picture's strongest colour. */
export function lookFromPicture(pixels: Pixels, id: string): PersonLook {
  const grid = gridOf(pixels)
  const seen = detectPerson(grid)
  if (seen) return lookOf(seen, id)
  const invented = inventLook(hashText(id))
  const strong = commonest(grid.cells.filter((cell) => toHsl(cell)[1] > 0.25))
  return strong ? { ...invented, top: hex(strong) } : invented
}

function lookFromSeveral(pictures: readonly Pixels[], id: string): PersonLook {
  const people = pictures.map((pixels) => detectPerson(gridOf(pixels))).filter((seen) => seen !== null)
  if (people.length < TRAINING_PICTURES.min) {
    const found = `A person can be seen in ${people.length} of these ${pictures.length} pictures.`
    throw new EngineRefusal('too_few_people', `${found} At least ${TRAINING_PICTURES.min} have to show one.`)
  }
  return lookOf(commonFeatures(people), id)
}

/** A person with skin, hair, beard and clothes as they were found; what pictures do not tell is invented from `id`, always the same. */
function lookOf(seen: DetectedPerson, id: string): PersonLook {
  const invented = inventLook(hashText(id))
  const beard = seen.beard && seen.falls < 0.34
  const long = !beard && (seen.falls > 0.34 || seen.jaw > 0.42)
  const { skin, hair, top, bottom } = seen
  return {
    ...invented,
    skin: hex(skin),
    hair: hair ? hex(hair) : invented.hair,
    hairStyle: styleOf(seen, beard),
    top: top ? hex(top) : invented.top,
    bottom: bottom ? hex(bottom) : invented.bottom,
    outfit: top && bottom && distance(top, bottom) < 40 ? (long ? 'dress' : 'overalls') : 'trousers',
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

function styleOf({ hair, jaw, falls, volume }: DetectedPerson, beard: boolean): HairStyle {
  if (!hair) return 'bald'
  if (falls > 0.34) return 'long'
  if (jaw > 0.42 && !beard) return 'bob'
  return volume > 1.8 ? 'afro' : volume > 1.5 ? 'curly' : 'short'
}

const hex = (colour: Rgb): string =>
  `#${colour
    .map((value) =>
      Math.round(clamp(value, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
