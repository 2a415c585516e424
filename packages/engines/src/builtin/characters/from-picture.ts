import { newCanvas } from '../paint/canvas.ts'
import { clamp, type Rgb, toHsl } from '../paint/colour.ts'
import { hashText } from '../paint/random.ts'
import { openPicture } from '../photo/open-picture.ts'
import { type HairStyle, inventLook, type PersonLook } from './person-look.ts'
import { distance, gridOf, type Pixels } from './picture-grid.ts'
import { commonest, personIn, type Seen } from './picture-person.ts'

/** Enough to find a face in, and quick. */
const SEEN_PIXELS = 288

/**
 * The look of a quick character from the file of a user's picture: JSON that goes into `CharacterLook.look` as it is. Refuses what
 * `openPicture` refuses: `picture_too_large`, `picture_unreadable`.
 */
export async function lookFromPictureFile(bytes: Uint8Array, id: string): Promise<PersonLook> {
  const image = await openPicture(bytes)
  const scale = Math.min(1, SEEN_PIXELS / Math.max(image.width, image.height))
  const [canvas, g] = newCanvas(Math.max(1, image.width * scale), Math.max(1, image.height * scale))
  g.imageSmoothingQuality = 'high'
  g.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = g.getImageData(0, 0, canvas.width, canvas.height)
  return lookFromPicture({ data, width, height }, id)
}

/**
 * A person drawn after a picture of one: skin, hair, beard and clothes as they are found before the background. What a picture does not
 * tell is made up from `id`, always the same. Never throws; a picture without a person gives somebody in its strongest colour.
 */
export function lookFromPicture(pixels: Pixels, id: string): PersonLook {
  const made = inventLook(hashText(id))
  const grid = gridOf(pixels)
  const seen = personIn(grid)
  if (!seen) {
    const strong = commonest(grid.cells.filter((cell) => toHsl(cell)[1] > 0.25))
    return strong ? { ...made, top: hex(strong) } : made
  }
  const beard = seen.beard && seen.falls < 0.34
  const long = !beard && (seen.falls > 0.34 || seen.jaw > 0.42)
  const { skin, hair, top, bottom } = seen
  return {
    ...made,
    skin: hex(skin),
    hair: hair ? hex(hair) : made.hair,
    hairStyle: styleOf(seen, beard),
    top: top ? hex(top) : made.top,
    bottom: bottom ? hex(bottom) : made.bottom,
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

function styleOf({ hair, jaw, falls, volume }: Seen, beard: boolean): HairStyle {
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
