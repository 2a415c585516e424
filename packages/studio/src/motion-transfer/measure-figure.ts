import type { Grid } from '../photo/grid.ts'

/** Place and shape of a figure in one frame; lengths relative to the frame's height. */
export type FigureMeasure = {
  /** Centroid: x from the left, y from the top. */
  readonly x: number
  readonly y: number
  /** Length: comparable between frames, not the figure's height. */
  readonly length: number
  /** Angle of the long axis to the vertical in radians, clockwise, -π/2 to π/2. */
  readonly angle: number
  /** How far the angle can be trusted: 0 for a round figure, 1 for one that is much longer than wide. */
  readonly elongation: number
  /** Sideways offset of the middle from the line between top and bottom, relative to the length. */
  readonly bend: number
  /** Uppermost and lowest row, without single pixels. */
  readonly top: number
  readonly bottom: number
}

/** A smaller figure is noise, or has left the frame; a larger one is a camera that moves. */
const LEAST_SHARE = 0.0015
const MOST_SHARE = 0.55

/** Measures the figure of a mask by its moments; null if there is none. */
export function measureFigure(mask: Grid): FigureMeasure | null {
  const { height, values } = mask
  const moments = momentsOf(mask)
  if (moments.area < values.length * LEAST_SHARE || moments.area > values.length * MOST_SHARE) return null
  const { area, x, y, xx, xy, yy } = moments
  const [half, difference] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)]
  const [long, short] = [half + difference, Math.max(half - difference, 0.2)]
  // The axis of the larger moment, from the vertical.
  const angle = Math.atan2(-2 * xy, yy - xx) / 2
  const [top, bottom] = rowsOf(mask, area)
  return {
    x: x / height,
    y: y / height,
    length: Math.sqrt(Math.sqrt(area) * Math.sqrt(long)) / height,
    angle,
    elongation: Math.min(1, Math.max(0, (long / short - 1.15) / 0.85)),
    bend: bendOf(mask, top, bottom) / (Math.sqrt(long) * 4),
    top: top / height,
    bottom: bottom / height,
  }
}

function momentsOf({ width, height, values }: Grid) {
  let [area, x, y] = [0, 0, 0]
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++)
      if (values[i]! > 0.5) {
        area += 1
        x += column
        y += row
      }
  ;[x, y] = [x / area, y / area]
  let [xx, xy, yy] = [0, 0, 0]
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++)
      if (values[i]! > 0.5) {
        xx += (column - x) ** 2 / area
        xy += ((column - x) * (row - y)) / area
        yy += (row - y) ** 2 / area
      }
  return { area, x, y, xx, xy, yy }
}

/** Rows between which all but a hundredth of the figure lies at either end. */
function rowsOf({ width, height, values }: Grid, area: number): [top: number, bottom: number] {
  const rows = Array.from({ length: height }, (_, y) => {
    let count = 0
    for (let x = 0; x < width; x++) if (values[y * width + x]! > 0.5) count += 1
    return count
  })
  const reach = (ordered: readonly number[]): number => {
    let sum = 0
    return ordered.findIndex((count) => (sum += count) > area * 0.01)
  }
  return [reach(rows), height - 1 - reach(rows.toReversed())]
}

/** In pixels, of thirds between the rows. */
function bendOf({ width, values }: Grid, top: number, bottom: number): number {
  const third = (bottom - top) / 3
  const middleOf = (from: number, to: number): number | null => {
    let [sum, count] = [0, 0]
    for (let y = Math.round(from); y < Math.round(to); y++)
      for (let x = 0; x < width; x++)
        if (values[y * width + x]! > 0.5) {
          sum += x
          count += 1
        }
    return count === 0 ? null : sum / count
  }
  const [upper, middle, lower] = [middleOf(top, top + third), middleOf(top + third, bottom - third), middleOf(bottom - third, bottom)]
  return upper === null || middle === null || lower === null ? 0 : middle - (upper + lower) / 2
}
