export type Size = { readonly width: number; readonly height: number }
/** In output pixels; may reach past the output's edges. */
export type Placement = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** How a picture of another shape stands in the frame: filling it, or whole on a blurred fill of itself. */
export type Fit = { readonly mode: 'cover' | 'blurred-fill'; readonly placement: Placement }

/** Shapes that differ less than this fill the frame: what is cut off (2 % of one side) is not missed. */
const SAME_SHAPE = 0.02

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)

function scaled(source: Size, output: Size, factor: number): Placement {
  const width = even(source.width * factor)
  const height = even(source.height * factor)
  return { x: Math.round((output.width - width) / 2), y: Math.round((output.height - height) / 2), width, height }
}

/** The whole picture, as large as it fits. */
export const contain = (source: Size, output: Size): Placement =>
  scaled(source, output, Math.min(output.width / source.width, output.height / source.height))

/** The smallest size that leaves no edge free. */
export const cover = (source: Size, output: Size): Placement =>
  scaled(source, output, Math.max(output.width / source.width, output.height / source.height))

/** Same shape: cover. Another shape: the whole picture on its own blurred, darkened fill. */
export function fitPicture(source: Size, output: Size): Fit {
  const ratio = source.width / source.height / (output.width / output.height)
  return Math.abs(ratio - 1) <= SAME_SHAPE
    ? { mode: 'cover', placement: cover(source, output) }
    : { mode: 'blurred-fill', placement: contain(source, output) }
}
