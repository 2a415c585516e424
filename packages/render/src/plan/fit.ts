export type Size = { readonly width: number; readonly height: number }
/** In output pixels; may reach past the output's edges. */
export type Placement = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** How an image of any aspect ratio is placed in the frame: cropped to cover it, or fully visible over a blurred copy of itself. */
export type Fit = { readonly mode: 'cover' | 'blurred-fill'; readonly placement: Placement }

/** Up to this relative difference in aspect ratio the image is cropped to cover the frame. */
const ASPECT_TOLERANCE = 0.02

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)

function scaled(source: Size, output: Size, factor: number): Placement {
  const width = even(source.width * factor)
  const height = even(source.height * factor)
  return { x: Math.round((output.width - width) / 2), y: Math.round((output.height - height) / 2), width, height }
}

/** The largest placement that shows the whole image, centered. */
export const contain = (source: Size, output: Size): Placement =>
  scaled(source, output, Math.min(output.width / source.width, output.height / source.height))

/** The smallest placement that covers the output, centered. */
export const cover = (source: Size, output: Size): Placement =>
  scaled(source, output, Math.max(output.width / source.width, output.height / source.height))

/** Same aspect ratio (within 2 %): cover. Otherwise: contain over a blurred, darkened copy. */
export function fitPicture(source: Size, output: Size): Fit {
  const ratio = source.width / source.height / (output.width / output.height)
  return Math.abs(ratio - 1) <= ASPECT_TOLERANCE
    ? { mode: 'cover', placement: cover(source, output) }
    : { mode: 'blurred-fill', placement: contain(source, output) }
}
