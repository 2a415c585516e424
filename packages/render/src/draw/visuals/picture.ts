import type { Placement } from '../../plan/fit.ts'
import type { Context } from '../context.ts'

/** A decoded frame or image, with rotation and pixel aspect ratio applied; size in pixels. */
export type Picture = {
  readonly width: number
  readonly height: number
  /** The same object at all times. */
  readonly isStill?: boolean
  paint(context: Context, placement: Placement): void
}
