import type { Canvas } from '../../paint/canvas.ts'
import type { PropSprite } from '../../props/sprite.ts'
import { SOLID_ALPHA } from '../kit/opaque-part.ts'

/** A part of the lower edge of a picture. `x`, `y`: its middle, from that of the picture; `half`: half of its width; in sizes of the thing. */
export type Contact = { readonly x: number; readonly y: number; readonly half: number }

/**
 * Where a thing touches the ground: `feet` one by one, and `under` all of it; `whole`: all that is above the ground, at its lowest point. `foot`: that point below the middle of its
 * picture.
 */
export type Footprint = { readonly feet: readonly Contact[]; readonly under: Contact; readonly whole: Contact; readonly foot: number }

/** Columns in which the lower edge is measured. */
const COLUMNS = 64
/** Height above the lowest point up to which a thing touches the ground, and up to which it is near the ground: parts of its larger side. */
const TOUCHING = 0.045
const NEAR = 0.2

/** Measures the lower edge of what is drawn of a thing; undefined for an empty picture. */
export function measureFootprint({ canvas, pixels }: Pick<PropSprite, 'canvas' | 'pixels'>): Footprint | undefined {
  const { width, height } = canvas
  const lowest = lowestPoints(canvas)
  const drawn = lowest.flatMap((y, column) => (y < 0 ? [] : [{ y, column }]))
  if (drawn.length === 0) return undefined
  const foot = Math.max(...lowest)
  const wide = ((drawn.at(-1)!.column - drawn[0]!.column + 1) * width) / COLUMNS
  const contactOf = (columns: readonly (typeof drawn)[number][]): Contact => {
    const [first, last] = [columns[0]!.column, columns.at(-1)!.column]
    const mean = columns.reduce((sum, { y }) => sum + y, 0) / columns.length
    const step = width / COLUMNS
    return {
      x: (((first + last + 1) / 2) * step - width / 2) / pixels,
      y: (mean - height / 2) / pixels,
      half: ((last - first + 1) * step) / 2 / pixels,
    }
  }
  const touching = drawn.filter(({ y }) => foot - y <= wide * TOUCHING)
  return {
    feet: runsOf(touching).map(contactOf),
    under: contactOf(drawn.filter(({ y }) => foot - y <= wide * NEAR)),
    whole: { ...contactOf(drawn), y: (foot - height / 2) / pixels },
    foot: (foot - height / 2) / pixels,
  }
}

/** The lowest drawn pixel of each column, from the upper edge; -1 where nothing is drawn. */
function lowestPoints(canvas: Canvas): number[] {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Array.from({ length: COLUMNS }, (_, column) => {
    const x = Math.min(width - 1, Math.floor(((column + 0.5) * width) / COLUMNS))
    for (let y = height - 1; y >= 0; y--) if (data[(y * width + x) * 4 + 3]! > SOLID_ALPHA) return y + 1
    return -1
  })
}

/** Columns side by side. */
function runsOf<T extends { readonly column: number }>(columns: readonly T[]): T[][] {
  return columns.reduce<T[][]>((runs, one) => {
    const last = runs.at(-1)
    if (last && one.column - last.at(-1)!.column <= 1) last.push(one)
    else runs.push([one])
    return runs
  }, [])
}
