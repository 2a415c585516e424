import type { Layout } from '@fablecut/domain/timeline/picture'
import { contain, cover, fitPicture, type Placement, type Size } from './fit.ts'

/** Where a picture lies before its pose: `box` is what is visible of it, `picture` the whole source, of which the box shows a part. */
export type PictureLayout = {
  readonly box: Placement
  readonly picture: Placement
  /** The whole picture leaves parts of the frame free; on the primary track a blurred copy fills them. */
  readonly isBlurredFill: boolean
}

/** Lays out a source in an output frame; the fit applies to what the crop leaves of it. */
export function layoutPicture(source: Size, output: Size, { crop, fit }: Pick<Layout, 'crop' | 'fit'>): PictureLayout {
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {}
  const [keptWidth, keptHeight] = [Math.max(0.01, 1 - left - right), Math.max(0.01, 1 - top - bottom)]
  const kept = { width: source.width * keptWidth, height: source.height * keptHeight }
  const automatic = fitPicture(kept, output)
  const isCover = fit === undefined ? automatic.mode === 'cover' : fit === 'fill'
  const placed = isCover ? cover(kept, output) : contain(kept, output)
  const [width, height] = [placed.width / keptWidth, placed.height / keptHeight]
  return {
    box: isCover ? withinFrame(placed, output) : placed,
    picture: { x: placed.x - left * width, y: placed.y - top * height, width, height },
    isBlurredFill: fit === undefined && automatic.mode === 'blurred-fill',
  }
}

/** A picture that covers the frame is cut off at its edges. */
function withinFrame(placed: Placement, output: Size): Placement {
  const [x, y] = [Math.max(0, placed.x), Math.max(0, placed.y)]
  return { x, y, width: Math.min(output.width, placed.x + placed.width) - x, height: Math.min(output.height, placed.y + placed.height) - y }
}
