import type { Layout } from '../../picture.ts'
import { type FrameSize, isSameAspect, largestWithin } from './frame-size.ts'

/** Part of a picture, as fractions of its width and height. */
export type PictureBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

type Crop = NonNullable<Layout['crop']>
type Shapes = {
  /** Of the picture. */
  readonly source: FrameSize
  readonly from: FrameSize
  readonly to: FrameSize
  /** What has to stay in sight. Default: the middle of the picture. */
  readonly subject?: PictureBox | undefined
}
type Region = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A crop that takes less than this off a window of the frame's aspect ratio only fits the picture into the frame, it shows no detail. */
const DETAIL_LIMIT = 0.98

/**
 *     .-----------------.        .-----------------.
 *     |         (o)     |   ->   |      | (o) |    |     16:9 to 9:16
 *     '-----------------'        '-----------------'
 *
 * The crop with which a picture covers a frame of another shape: the largest part of it with that aspect ratio, around its subject. A detail that
 * filled the former frame is shown as large again. Undefined when nothing has to be cut off.
 */
export function reframedCrop(crop: Layout['crop'], { source, from, to, subject }: Shapes): Crop | undefined {
  const whole = { x: 0, y: 0, ...source }
  const kept = regionOf(crop, source)
  const focus = centreOf(subject ? regionOf(insetsOf(subject), source) : whole)
  if (!isSameAspect(kept, from)) return cropOf(windowAround(kept, largestWithin(kept, to), focus), source, to)
  const zoom = Math.min(1, kept.width / largestWithin(source, from).width)
  const window = largestWithin(source, to)
  const size = { width: window.width * zoom, height: window.height * zoom }
  return cropOf(windowAround(whole, size, zoom < DETAIL_LIMIT ? centreOf(kept) : focus), source, to)
}

const insetsOf = ({ left, top, right, bottom }: PictureBox): Crop => ({ left, top, right: 1 - right, bottom: 1 - bottom })

function regionOf(crop: Layout['crop'], { width, height }: FrameSize): Region {
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {}
  return { x: left * width, y: top * height, width: (1 - left - right) * width, height: (1 - top - bottom) * height }
}

const centreOf = ({ x, y, width, height }: Region) => ({ x: x + width / 2, y: y + height / 2 })

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(low, high), Math.max(low, value))

function windowAround(bounds: Region, { width, height }: FrameSize, focus: { readonly x: number; readonly y: number }): Region {
  const x = clamp(focus.x - width / 2, bounds.x, bounds.x + bounds.width - width)
  const y = clamp(focus.y - height / 2, bounds.y, bounds.y + bounds.height - height)
  return { x, y, width, height }
}

const MAX_CUT = 0.99
const rounded = (share: number): number => Math.round(Math.min(MAX_CUT, Math.max(0, share)) * 1e4) / 1e4

function cropOf({ x, y, width, height }: Region, source: FrameSize, to: FrameSize): Crop | undefined {
  if (isSameAspect(source, to) && width / source.width >= DETAIL_LIMIT) return undefined
  return {
    left: rounded(x / source.width),
    top: rounded(y / source.height),
    right: rounded(1 - (x + width) / source.width),
    bottom: rounded(1 - (y + height) / source.height),
  }
}
