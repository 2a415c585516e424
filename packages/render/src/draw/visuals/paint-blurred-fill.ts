import { cover, type Size } from '../../plan/fit.ts'
import type { Context } from '../context.ts'
import type { Surface, SurfacePool } from '../surface.ts'
import type { Picture } from './picture.ts'

/** Same as in segments that ffmpeg fills: blurred at an eighth of its size, darkened and slightly more saturated. */
const BLUR_SHRINK = 8
const BLUR_SIGMA = 4
const FILL_TONE = 'brightness(0.5) saturate(1.2)'
/** Edge extension in pixels before blurring, which prevents dark borders. */
const MARGIN = 12
/** Additional downscaling that replaces the blur on a canvas without filters. */
const FALLBACK_SHRINK = 4

/** Fills the frame with a blurred, darkened copy of a picture. */
export function paintBlurredFill(context: Context, picture: Picture, output: Size, surfaces: SurfacePool): void {
  const small = { width: Math.ceil(output.width / BLUR_SHRINK), height: Math.ceil(output.height / BLUR_SHRINK) }
  const fill = smallFill(picture, small, surfaces)
  const blurred = 'filter' in fill.context ? blurWithFilter(fill, surfaces) : blurByDownscaling(fill, surfaces)
  context.drawImage(blurred.canvas, MARGIN, MARGIN, small.width, small.height, 0, 0, output.width, output.height)
}

function smallFill(picture: Picture, small: Size, surfaces: SurfacePool): Surface {
  const drawn = surfaces.cleared('fill', small.width + 2 * MARGIN, small.height + 2 * MARGIN)
  const fill = cover(picture, small)
  picture.paint(drawn.context, { x: 0, y: 0, width: drawn.width, height: drawn.height })
  picture.paint(drawn.context, { ...fill, x: fill.x + MARGIN, y: fill.y + MARGIN })
  return drawn
}

function blurWithFilter(fill: Surface, surfaces: SurfacePool): Surface {
  const blurred = surfaces.cleared('blurred fill', fill.width, fill.height)
  Object.assign(blurred.context, { filter: `blur(${BLUR_SIGMA}px) ${FILL_TONE}` })
  blurred.context.drawImage(fill.canvas, 0, 0, fill.width, fill.height)
  return blurred
}

function blurByDownscaling(fill: Surface, surfaces: SurfacePool): Surface {
  const tiny = surfaces.cleared('tiny fill', fill.width / FALLBACK_SHRINK, fill.height / FALLBACK_SHRINK)
  tiny.context.drawImage(fill.canvas, 0, 0, tiny.width, tiny.height)
  fill.context.drawImage(tiny.canvas, 0, 0, fill.width, fill.height)
  fill.context.fillStyle = 'rgba(0,0,0,.5)'
  fill.context.fillRect(0, 0, fill.width, fill.height)
  return fill
}
