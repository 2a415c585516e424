import { cover, fitPicture, type Size } from '../../plan/fit.ts'
import type { Canvas2D } from '../model.ts'
import type { DecodedImage } from './visual-reader.ts'

/** As in the export: the fill is blurred at an eighth of its size, with half of its light and a little more of its colour. */
const BLUR_SHRINK = 8
const BLUR_SIGMA = 4
const FILL_TONE = 'brightness(0.5) saturate(1.2)'
/** Edges stretch this far out before they are blurred, or the fill's rim would darken. */
const RIM = 12
/** Where the canvas cannot blur, so much smaller once more. */
const COARSER = 4

type Drawn = { readonly context: Canvas2D; readonly canvas: OffscreenCanvas }

function canvasOf(width: number, height: number): Drawn {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  return { canvas, context: canvas.getContext('2d') as OffscreenCanvasRenderingContext2D }
}

/** Paints an item of the primary track over the whole frame: filling it, or whole on a blurred, darkened fill of itself. */
export function paintBaseVisual(context: Canvas2D, picture: DecodedImage, output: Size): void {
  const fit = fitPicture(picture, output)
  if (fit.mode === 'blurred-fill') paintBlurredFill(context, picture, output)
  // What is transparent in it is black.
  const { x, y, width, height } = fit.placement
  context.fillStyle = '#000'
  context.fillRect(x, y, width, height)
  picture.paint(context, fit.placement)
}

/** Paints an item of an upper track: what lies below shows beside a picture of another shape. */
export const paintLayerVisual = (context: Canvas2D, picture: DecodedImage, output: Size): void =>
  picture.paint(context, fitPicture(picture, output).placement)

function smallFill(picture: DecodedImage, small: Size): Drawn {
  const drawn = canvasOf(small.width + 2 * RIM, small.height + 2 * RIM)
  const fill = cover(picture, small)
  picture.paint(drawn.context, { x: 0, y: 0, width: drawn.canvas.width, height: drawn.canvas.height })
  picture.paint(drawn.context, { ...fill, x: fill.x + RIM, y: fill.y + RIM })
  return drawn
}

function paintBlurredFill(context: Canvas2D, picture: DecodedImage, output: Size): void {
  const small = { width: Math.ceil(output.width / BLUR_SHRINK), height: Math.ceil(output.height / BLUR_SHRINK) }
  const fill = smallFill(picture, small)
  const blurred = 'filter' in fill.context ? filtered(fill) : coarse(fill)
  context.drawImage(blurred.canvas, RIM, RIM, small.width, small.height, 0, 0, output.width, output.height)
}

function filtered(fill: Drawn): Drawn {
  const blurred = canvasOf(fill.canvas.width, fill.canvas.height)
  blurred.context.filter = `blur(${BLUR_SIGMA}px) ${FILL_TONE}`
  blurred.context.drawImage(fill.canvas, 0, 0)
  return blurred
}

function coarse(fill: Drawn): Drawn {
  const tiny = canvasOf(fill.canvas.width / COARSER, fill.canvas.height / COARSER)
  tiny.context.drawImage(fill.canvas, 0, 0, tiny.canvas.width, tiny.canvas.height)
  fill.context.drawImage(tiny.canvas, 0, 0, fill.canvas.width, fill.canvas.height)
  fill.context.fillStyle = 'rgba(0,0,0,.5)'
  fill.context.fillRect(0, 0, fill.canvas.width, fill.canvas.height)
  return fill
}
