import { cover, fitPicture, type Size } from '../../plan/fit.ts'
import type { Canvas2D } from '../model.ts'
import type { DecodedImage } from './visual-reader.ts'

/** Same as the export: the fill is blurred at an eighth of its size, darkened and slightly more saturated. */
const BLUR_SHRINK = 8
const BLUR_SIGMA = 4
const FILL_TONE = 'brightness(0.5) saturate(1.2)'
/** Edge extension in pixels before blurring, which prevents dark borders. */
const MARGIN = 12
/** Additional downscaling that replaces the blur on a canvas without filters. */
const FALLBACK_SHRINK = 4

type Surface = { readonly context: Canvas2D; readonly canvas: OffscreenCanvas }

function canvasOf(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  return { canvas, context: canvas.getContext('2d') as OffscreenCanvasRenderingContext2D }
}

/** Paints a visual of the primary track over the whole frame: cropped to cover, or contained over a blurred, darkened copy. */
export function paintBaseVisual(context: Canvas2D, picture: DecodedImage, output: Size): void {
  const fit = fitPicture(picture, output)
  if (fit.mode === 'blurred-fill') paintBlurredFill(context, picture, output)
  // Transparent pixels become black.
  const { x, y, width, height } = fit.placement
  context.fillStyle = '#000'
  context.fillRect(x, y, width, height)
  picture.paint(context, fit.placement)
}

/** Paints a visual of an upper track; lower tracks stay visible around it. */
export const paintLayerVisual = (context: Canvas2D, picture: DecodedImage, output: Size): void =>
  picture.paint(context, fitPicture(picture, output).placement)

function smallFill(picture: DecodedImage, small: Size): Surface {
  const drawn = canvasOf(small.width + 2 * MARGIN, small.height + 2 * MARGIN)
  const fill = cover(picture, small)
  picture.paint(drawn.context, { x: 0, y: 0, width: drawn.canvas.width, height: drawn.canvas.height })
  picture.paint(drawn.context, { ...fill, x: fill.x + MARGIN, y: fill.y + MARGIN })
  return drawn
}

function paintBlurredFill(context: Canvas2D, picture: DecodedImage, output: Size): void {
  const small = { width: Math.ceil(output.width / BLUR_SHRINK), height: Math.ceil(output.height / BLUR_SHRINK) }
  const fill = smallFill(picture, small)
  const blurred = 'filter' in fill.context ? blurWithFilter(fill) : blurByDownscaling(fill)
  context.drawImage(blurred.canvas, MARGIN, MARGIN, small.width, small.height, 0, 0, output.width, output.height)
}

function blurWithFilter(fill: Surface): Surface {
  const blurred = canvasOf(fill.canvas.width, fill.canvas.height)
  blurred.context.filter = `blur(${BLUR_SIGMA}px) ${FILL_TONE}`
  blurred.context.drawImage(fill.canvas, 0, 0)
  return blurred
}

function blurByDownscaling(fill: Surface): Surface {
  const tiny = canvasOf(fill.canvas.width / FALLBACK_SHRINK, fill.canvas.height / FALLBACK_SHRINK)
  tiny.context.drawImage(fill.canvas, 0, 0, tiny.canvas.width, tiny.canvas.height)
  fill.context.drawImage(tiny.canvas, 0, 0, fill.canvas.width, fill.canvas.height)
  fill.context.fillStyle = 'rgba(0,0,0,.5)'
  fill.context.fillRect(0, 0, fill.canvas.width, fill.canvas.height)
  return fill
}
