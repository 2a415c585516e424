import type { Box } from './geometry.ts'

export type FrameShape = 'wide' | 'tall' | 'square'
/** `scale`: pixels per unit; `width`, `height` and `box` in units. */
export type MotionFrame = {
  readonly shape: FrameShape
  readonly scale: number
  readonly width: number
  readonly height: number
  /** Where everything that is read stands: free of captions and of the buttons of platforms. */
  readonly box: Box
}

/** Captions stand at 84 % of the height and below, in tall frames at 62 to 70 %. */
export function motionFrame(widthPixels: number, heightPixels: number): MotionFrame {
  const scale = Math.min(widthPixels, heightPixels) / 720
  const [width, height] = [widthPixels / scale, heightPixels / scale]
  const shape = width > height * 1.25 ? 'wide' : height > width * 1.25 ? 'tall' : 'square'
  return { shape, scale, width, height, box: boxes[shape](width, height) }
}

/**
 * Height at which drawings stand, as a part of that of a frame: above the captions, which in tall frames pass before people only, below their faces.
 */
export const DRAWING_FOOT: Readonly<Record<FrameShape, number>> = { wide: 0.84, square: 0.83, tall: 0.625 }

/** A length for the shape of a frame: phones show tall frames small, so that what is read is larger there. */
export const forShape = ({ shape }: Pick<MotionFrame, 'shape'>, wide: number, square: number, tall: number): number =>
  ({ wide, square, tall })[shape]

const boxes: Record<FrameShape, (width: number, height: number) => Box> = {
  wide: (width) => ({ x: width * 0.066, y: 64, w: width * 0.868, h: 520 }),
  tall: (_, height) => ({ x: 44, y: height * 0.085, w: 632, h: height * 0.525 }),
  square: (width) => ({ x: 48, y: 48, w: width - 96, h: 540 }),
}
