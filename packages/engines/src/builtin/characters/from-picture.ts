import { clamp, type Rgb, shade, toHsl } from '../paint/colour.ts'
import { hashText } from '../paint/random.ts'
import { inventLook, type PersonLook } from './person-look.ts'

/** RGBA rows from the top. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }
/** Parts of the width and height. */
type Region = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/**
 * A person drawn after a picture of one: skin, hair and clothes take the colours that are found where a portrait has them. What a
 * picture does not tell is made up from `id`, always the same. Never throws; a picture without a person still gives somebody.
 */
export function lookFromPicture(pixels: Pixels, id: string): PersonLook {
  const made = inventLook(hashText(id))
  const face = faceIn(pixels)
  const skin = face && medianOf(pixels, face, isSkin)
  if (!face || !skin) return { ...made, top: colourIn(pixels, { left: 0.3, top: 0.62, right: 0.7, bottom: 1 }) ?? made.top }
  const wide = face.right - face.left
  const tall = face.bottom - face.top
  const notSkin = (colour: Rgb): boolean => !isSkin(colour)
  const crown: Region = {
    left: face.left + wide * 0.15,
    right: face.right - wide * 0.15,
    top: Math.max(0, face.top - tall * 0.24),
    bottom: face.top + tall * 0.06,
  }
  const beside: Region = {
    left: Math.max(0, face.left - wide * 0.22),
    right: Math.min(1, face.right + wide * 0.22),
    top: face.bottom - tall * 0.1,
    bottom: Math.min(1, face.bottom + tall * 0.3),
  }
  const chest: Region = {
    left: face.left,
    right: face.right,
    top: Math.min(0.96, face.bottom + tall * 0.45),
    bottom: Math.min(1, face.bottom + tall * 1.5),
  }
  const legs: Region = {
    left: face.left - wide * 0.2,
    right: face.right + wide * 0.2,
    top: face.bottom + tall * 3.2,
    bottom: face.bottom + tall * 4.6,
  }
  const hair = medianOf(pixels, crown, notSkin) ?? shade(skin, -0.6)
  const falls = shareLike(pixels, beside, hair)
  const top = medianOf(pixels, chest, notSkin)
  const bottom = legs.bottom <= 1 ? medianOf(pixels, legs, notSkin) : null
  const bald = distance(hair, skin) < 46
  const long = falls > 0.24
  return {
    ...made,
    skin: hex(skin),
    hair: bald ? made.hair : hex(hair),
    hairStyle: bald ? 'bald' : long ? 'long' : 'side',
    top: top ? hex(top) : made.top,
    bottom: bottom ? hex(bottom) : made.bottom,
    outfit: long ? (bottom && top && distance(bottom, top) < 40 ? 'dress' : 'skirt') : 'trousers',
    figure: long ? 'slim' : 'broad',
    stature: long ? 0.96 : 1,
    cheeks: long,
    beard: false,
    glasses: false,
    scarf: null,
    hat: 'none',
    old: false,
  }
}

const STEP = 96

function* samples({ data, width, height }: Pixels, region: Region): Generator<{ colour: Rgb; x: number; y: number }> {
  const dx = Math.max(1, Math.floor(width / STEP))
  const dy = Math.max(1, Math.floor(height / STEP))
  const [x0, x1] = [Math.floor(clamp(region.left) * width), Math.ceil(clamp(region.right) * width)]
  const [y0, y1] = [Math.floor(clamp(region.top) * height), Math.ceil(clamp(region.bottom) * height)]
  for (let y = y0; y < y1; y += dy)
    for (let x = x0; x < x1; x += dx) {
      const i = (y * width + x) * 4
      if (data[i + 3]! > 128) yield { colour: [data[i]!, data[i + 1]!, data[i + 2]!], x: x / width, y: y / height }
    }
}

/** Skins of all people lie on a narrow band between red and yellow, from pale to deep. */
function isSkin(colour: Rgb): boolean {
  const [h, s, l] = toHsl(colour)
  const [r, g, b] = colour
  return (h < 42 || h > 350) && s > 0.14 && s < 0.85 && l > 0.16 && l < 0.9 && r > g && g >= b * 0.92 && r - b > 18
}

const at = (values: readonly number[], part: number): number => values[Math.floor((values.length - 1) * part)]!
const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** The skin in the upper, middle part of a picture; null where there is too little of it. */
function faceIn(pixels: Pixels): Region | null {
  const found: { x: number; y: number }[] = []
  for (const { colour, x, y } of samples(pixels, { left: 0.12, top: 0, right: 0.88, bottom: 0.8 })) if (isSkin(colour)) found.push({ x, y })
  if (found.length < 40) return null
  const xs = found.map(({ x }) => x).toSorted((a, b) => a - b)
  const ys = found.map(({ y }) => y).toSorted((a, b) => a - b)
  const [left, right] = [at(xs, 0.06), at(xs, 0.94)]
  const top = at(ys, 0.03)
  // A face is a third taller than wide; skin below that is neck and arms.
  const tall = ((right - left) * pixels.width * 1.3) / pixels.height
  return { left, right, top, bottom: Math.min(at(ys, 0.97), top + Math.max(tall, 0.08)) }
}

function medianOf(pixels: Pixels, region: Region, fits: (colour: Rgb) => boolean): Rgb | null {
  const channels: [number[], number[], number[]] = [[], [], []]
  for (const { colour } of samples(pixels, region)) if (fits(colour)) colour.forEach((value, i) => channels[i]!.push(value))
  if (channels[0].length < 6) return null
  return [middle(channels[0]), middle(channels[1]), middle(channels[2])]
}

const colourIn = (pixels: Pixels, region: Region): string | null => {
  const found = medianOf(pixels, region, () => true)
  return found && hex(found)
}

function shareLike(pixels: Pixels, region: Region, like: Rgb): number {
  let [all, alike] = [0, 0]
  for (const { colour } of samples(pixels, region)) {
    all++
    if (distance(colour, like) < 52) alike++
  }
  return all ? alike / all : 0
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const hex = (colour: Rgb): string =>
  `#${colour
    .map((value) =>
      Math.round(clamp(value, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
