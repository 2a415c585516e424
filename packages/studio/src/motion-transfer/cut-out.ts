import type { Image } from '@napi-rs/canvas'
import { type Canvas, editPixels, newCanvas } from '../paint/canvas.ts'
import { smoothstep } from '../paint/colour.ts'
import { type Grid, boxMean, createGrid, guidedFilter, mapGrid } from '../photo/grid.ts'
import { inpaint } from '../photo/inpaint.ts'
import { type PlainBackdrop, findPlainBackdrop } from './plain-backdrop.ts'

/** A figure without its surroundings, and the picture without the figure. */
export type CutOut = {
  /** The figure, cropped to its bounds. */
  readonly figure: Canvas
  /** Place of the figure in the picture, in pixels. */
  readonly left: number
  readonly top: number
  /** The picture, filled where the figure was. */
  readonly backdrop: Canvas
  /** Whether the figure goes on below the picture. */
  readonly isCutBelow: boolean
}

const MASK_SIDE = 320
const EDGE_RADIUS = 2
const EDGE_VARIANCE = 0.0008

/** Cuts the figure before a plain backdrop out of a picture; null for other pictures, where nothing tells it surely from what is around it. */
export function cutOutFigure(picture: Canvas): CutOut | null {
  const found = findFigure(picture)
  return found && cutByMask(picture, found)
}

/** The shape of a picture with a transparent background; null for an opaque one. */
export function cutOutTransparent(image: Image | Canvas): CutOut | null {
  const [picture, g] = newCanvas(image.width, image.height)
  g.drawImage(image, 0, 0)
  const mask = alphaOf(picture)
  const opaque = mask.values.reduce((sum, value) => sum + value, 0) / mask.values.length
  return opaque > 0.97 || opaque < 0.005 ? null : cutByMask(picture, { mask })
}

const gridSizeOf = ({ width, height }: Canvas): [width: number, height: number] => {
  const scale = MASK_SIDE / Math.max(width, height)
  return [Math.max(8, Math.round(width * scale)), Math.max(8, Math.round(height * scale))]
}

function pixelsOf(picture: Canvas, width: number, height: number): Uint8ClampedArray {
  const [, g] = newCanvas(width, height)
  g.drawImage(picture, 0, 0, width, height)
  return g.getImageData(0, 0, width, height).data
}

function alphaOf(picture: Canvas): Grid {
  const [width, height] = gridSizeOf(picture)
  const data = pixelsOf(picture, width, height)
  return createGrid(width, height, (x, y) => data[(y * width + x) * 4 + 3]! / 255)
}

type FoundFigure = { readonly mask: Grid; readonly colourAt?: PlainBackdrop['colourAt'] }

function findFigure(picture: Canvas): FoundFigure | null {
  const [width, height] = gridSizeOf(picture)
  const data = pixelsOf(picture, width, height)
  const plain = findPlainBackdrop(data, width, height)
  if (!plain) return null
  const luma = createGrid(width, height, (x, y) => {
    const at = (y * width + x) * 4
    return (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255
  })
  return { mask: guidedFilter(luma, plain.mask, EDGE_RADIUS, EDGE_VARIANCE), colourAt: plain.colourAt }
}

/** The mask's edge is sharpened at the picture's size. */
const EDGE = { from: 0.5, to: 0.92 } as const
const MARGIN = 0.012

function cutByMask(picture: Canvas, { mask, colourAt }: FoundFigure): CutOut | null {
  const { width, height } = picture
  const figure = withMask(picture, mask)
  const bounds = boundsOf(mask)
  if (!bounds) return null
  const [left, top] = [Math.floor((bounds.left / mask.width) * width), Math.floor((bounds.top / mask.height) * height)]
  const [right, bottom] = [Math.ceil((bounds.right / mask.width) * width), Math.ceil((bounds.bottom / mask.height) * height)]
  const [cropped, g] = newCanvas(right - left, bottom - top)
  g.drawImage(figure, -left, -top)
  return { figure: cropped, left, top, backdrop: withoutFigure(picture, mask, colourAt), isCutBelow: bottom > height * (1 - MARGIN) }
}

function withMask(picture: Canvas, mask: Grid): Canvas {
  const [alpha] = newCanvas(mask.width, mask.height)
  editPixels(alpha, (data) => mask.values.forEach((value, i) => (data[i * 4 + 3] = 255 * value)))
  const [full, g] = newCanvas(picture.width, picture.height)
  g.drawImage(alpha, 0, 0, picture.width, picture.height)
  editPixels(full, (data) => {
    for (let i = 3; i < data.length; i += 4) data[i] = 255 * smoothstep((data[i]! / 255 - EDGE.from) / (EDGE.to - EDGE.from))
  })
  g.globalCompositeOperation = 'source-in'
  g.drawImage(picture, 0, 0)
  return full
}

/** Fills the figure and a margin around it, where its edge still shows: with the backdrop where that is known, else from its surroundings. */
export function withoutFigure(picture: Canvas, mask: Grid, colourAt?: PlainBackdrop['colourAt']): Canvas {
  const reach = Math.max(2, Math.round(mask.width * MARGIN))
  const hole = mapGrid(boxMean(mask, reach), (value) => Math.min(1, value * 4))
  const [small, q] = newCanvas(mask.width, mask.height)
  q.drawImage(picture, 0, 0, mask.width, mask.height)
  editPixels(small, (data) => {
    if (colourAt) hole.values.forEach((_, i) => data.set(colourAt(i), i * 4))
    else inpaint(data, hole)
    hole.values.forEach((value, i) => (data[i * 4 + 3] = 255 * smoothstep(value * 1.5 - 0.25)))
  })
  const [filled, g] = newCanvas(picture.width, picture.height)
  g.drawImage(picture, 0, 0)
  g.drawImage(small, 0, 0, picture.width, picture.height)
  return filled
}

function boundsOf({ width, height, values }: Grid): { left: number; top: number; right: number; bottom: number } | null {
  let [left, top, right, bottom] = [width, height, 0, 0]
  values.forEach((value, i) => {
    if (value < EDGE.from) return
    const [x, y] = [i % width, Math.floor(i / width)]
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]
  })
  return right > left && bottom > top ? { left, top, right, bottom } : null
}
