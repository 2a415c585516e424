import { clamp, type Rgb, toHsl } from '../../paint/colour.ts'
import { colourDistance, type Grid } from './colour-grid.ts'

/** Colours of a person in an image and the extent of the hair. `top`, `bottom`: clothes; null where they are outside the image. */
export type DetectedPerson = {
  readonly skin: Rgb
  readonly hair: Rgb | null
  readonly top: Rgb | null
  readonly bottom: Rgb | null
  /** Share of the areas beside jaw and neck that is hair, 0 to 1. */
  readonly hairAtJaw: number
  readonly hairAtNeck: number
  /** Width of head with hair divided by that of the face. */
  readonly hairVolume: number
  readonly beard: boolean
}

/** In cells: centre and approximate width of the face; width and top of the head with hair. */
type Head = { readonly x: number; readonly y: number; readonly size: number; readonly wide: number; readonly top: number }

/** Detects the person in the foreground; null without a face. */
export function detectPerson(grid: Grid): DetectedPerson | null {
  const head = findHead(grid)
  if (!head) return null
  const { x, y, size } = head
  const skin = median(cellsIn(grid, [x - size * 0.24, y - size * 0.1, x + size * 0.24, y + size * 0.26], isSkin))
  if (!skin) return null
  const isBare = (colour: Rgb): boolean => perceptualDistance(colour, skin) < 46
  const face = Math.max(2, faceWidth(grid, head, isBare))
  const hair = hairOf(grid, head, face, skin, isBare)
  return { skin, ...hair, ...clothesOf(grid, head, face, hair.hair, isBare) }
}

/** Whether a colour is in the range of human skin: hues between red and yellow of limited chroma. */
function isSkin(colour: Rgb): boolean {
  const [hue, , light] = toHsl(colour)
  const [r, g, b] = colour
  const chroma = Math.max(r, g, b) - Math.min(r, g, b)
  return (hue < 42 || hue > 345) && chroma > 16 && chroma < 126 && light > 0.13 && light < 0.94 && r > g
}

/** Colour distance that weights chroma more than lightness, so that shading counts less. */
function perceptualDistance(a: Rgb, b: Rgb): number {
  const [la, lb] = [(a[0] + a[1] + a[2]) / 3, (b[0] + b[1] + b[2]) / 3]
  const tint = Math.hypot(a[0] - la - b[0] + lb, a[1] - la - b[1] + lb, a[2] - la - b[2] + lb)
  return Math.hypot((la - lb) * 0.75, tint * 1.5)
}

type Area = readonly [left: number, top: number, right: number, bottom: number]

function cellsIn(
  { width, height, cells, foreground }: Grid,
  [x0, y0, x1, y1]: Area,
  matches: (colour: Rgb) => boolean = () => true,
): Rgb[] {
  const matching: Rgb[] = []
  for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, y1); y++)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x++) {
      const i = y * width + x
      if (foreground[i] && matches(cells[i]!)) matching.push(cells[i]!)
    }
  return matching
}

const sizeOf = ({ width, height }: Grid, [x0, y0, x1, y1]: Area): number =>
  Math.max(1, (Math.min(width, x1) - Math.max(0, x0)) * (Math.min(height, y1) - Math.max(0, y0)))
const share = (grid: Grid, area: Area, matches: (colour: Rgb) => boolean): number =>
  cellsIn(grid, area, matches).length / sizeOf(grid, area)

/** Summed-area table: the mean over any area takes four look-ups. */
function integralImage({ width, height }: Grid, value: (i: number) => number): (area: Area) => number {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] =
        value(y * width + x) + sums[y * (width + 1) + x + 1]! + sums[(y + 1) * (width + 1) + x]! - sums[y * (width + 1) + x]!
  return ([left, top, right, bottom]) => {
    const [x0, x1] = [clamp(Math.round(left), 0, width), clamp(Math.round(right), 0, width)]
    const [y0, y1] = [clamp(Math.round(top), 0, height), clamp(Math.round(bottom), 0, height)]
    const at = (x: number, y: number): number => sums[y * (width + 1) + x]!
    return (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / Math.max(1, (right - left) * (bottom - top))
  }
}

/**
 * Finds the head at the top of the foreground; its width is the largest one within that height. The face is the area with the best score
 * for skin share, lightness and closeness to the middle.
 */
function findHead(grid: Grid): Head | null {
  const { width, height, foreground, cells } = grid
  const rows = Array.from({ length: height }, (_, y) => foreground.slice(y * width, (y + 1) * width).filter(Boolean).length)
  if (rows.reduce((sum, row) => sum + row, 0) < width * height * 0.012) return null
  const top = rows.findIndex((row) => row >= 2)
  let wide = 1
  for (let y = top; y < height && y - top < 0.75 * wide + 1; y++) wide = Math.max(wide, rows[y]!)
  const middle = middleOf(grid, top, top + wide)
  const isSkinCell = cells.map((cell, i) => foreground[i]! && isSkin(cell))
  const lights = cells.filter((_, i) => isSkinCell[i]).map(lightness)
  const range = Math.max(60, Math.max(0, ...lights) - Math.min(255, ...lights))
  const skinShareOf = integralImage(grid, (i) => (isSkinCell[i] ? 1 : 0))
  const lightnessOf = integralImage(grid, (i) => (isSkinCell[i] ? lightness(cells[i]!) / range : 0))
  let best: Head | null = null
  let max = -1
  for (const size of [wide, wide * 0.75, wide * 0.56])
    for (let y = top + size * 0.25; y < Math.min(height, top + wide * 2.2); y++)
      for (let x = middle - wide * 0.3; x <= middle + wide * 0.3; x++) {
        const area: Area = [x - size * 0.22, y - size * 0.16, x + size * 0.22, y + size * 0.2]
        const skinShare = skinShareOf(area)
        const penalty = (0.32 * Math.abs(y - top - wide * 0.64) + 0.3 * Math.abs(x - middle)) / wide
        const score = skinShare + 0.45 * lightnessOf(area) + (0.12 * size) / wide - penalty
        if (skinShare > 0.42 && score > max) [best, max] = [{ x, y, size, wide, top }, score]
      }
  return best
}

const lightness = (colour: Rgb): number => (colour[0] + colour[1] + colour[2]) / 3

function middleOf({ width, foreground }: Grid, from: number, to: number): number {
  const xs: number[] = []
  for (let i = from * width; i < to * width; i++) if (foreground[i]) xs.push(i % width)
  return xs.toSorted((a, b) => a - b)[xs.length >> 1] ?? width / 2
}

function faceWidth(grid: Grid, { x, y, size, wide }: Head, isBare: (colour: Rgb) => boolean): number {
  const widths: number[] = []
  for (let row = Math.round(y - size * 0.06); row <= y + size * 0.2; row++)
    widths.push(cellsIn(grid, [x - wide * 0.5, row, x + wide * 0.5, row + 1], isBare).length)
  return Math.max(...widths)
}

function hairOf(grid: Grid, { x, y, wide, top }: Head, face: number, skin: Rgb, isBare: (colour: Rgb) => boolean) {
  const isOther = (colour: Rgb): boolean => !isBare(colour)
  const crown: Area = [x - wide * 0.46, top, x + wide * 0.46, Math.max(top + 1, y - face * 0.3)]
  const candidates = cellsIn(grid, crown, isOther)
  const hair = candidates.length > sizeOf(grid, crown) * 0.16 ? dominantColour(candidates) : null
  const isHair = (colour: Rgb): boolean =>
    hair !== null && colourDistance(colour, hair) < 62 && colourDistance(colour, hair) < colourDistance(colour, skin)
  const hairBeside = (from: number, to: number, reach: number): number =>
    Math.max(
      share(grid, [x - face * reach, y + face * from, x - face * 0.46, y + face * to], isHair),
      share(grid, [x + face * 0.46, y + face * from, x + face * reach, y + face * to], isHair),
    )
  const chin: Area = [x - face * 0.22, y + face * 0.4, x + face * 0.22, y + face * 0.62]
  return {
    hair,
    hairAtJaw: hairBeside(0.2, 0.5, 0.62),
    hairAtNeck: hairBeside(0.62, 0.95, 0.72),
    hairVolume: wide / face,
    beard: share(grid, chin, isHair) > 0.5,
  }
}

function clothesOf(grid: Grid, { x, y }: Head, face: number, hair: Rgb | null, isBare: (colour: Rgb) => boolean) {
  const isCloth = (colour: Rgb): boolean => !isBare(colour)
  const chest = cellsIn(grid, [x - face * 0.8, y + face * 0.85, x + face * 0.8, y + face * 2.3], isCloth)
  const notHair = chest.filter((colour) => !hair || colourDistance(colour, hair) > 50)
  const legs: Area = [x - face * 0.7, y + face * 3.4, x + face * 0.7, y + face * 4.6]
  return {
    top: chest.length > 8 ? dominantColour(notHair.length > chest.length * 0.25 ? notHair : chest) : null,
    bottom: legs[3] <= grid.height ? dominantColour(cellsIn(grid, legs, isCloth)) : null,
  }
}

/** Median of the colours near the fullest histogram bin; null without colours. */
export function dominantColour(colours: readonly Rgb[]): Rgb | null {
  const bins = new Map<number, Rgb[]>()
  for (const colour of colours) {
    const key = colour.reduce((sum, channel) => sum * 6 + Math.floor(clamp(channel, 0, 255) / 43), 0)
    const bin = bins.get(key)
    if (bin) bin.push(colour)
    else bins.set(key, [colour])
  }
  const fullest = [...bins.values()].toSorted((a, b) => b.length - a.length)[0]
  const centre = fullest && median(fullest)
  return centre ? median(colours.filter((colour) => colourDistance(colour, centre) < 48)) : null
}

function median(colours: readonly Rgb[]): Rgb | null {
  if (colours.length === 0) return null
  const middle = (k: 0 | 1 | 2): number => colours.map((colour) => colour[k]).toSorted((a, b) => a - b)[colours.length >> 1]!
  return [middle(0), middle(1), middle(2)]
}
