import { LAYOUT, rowHeight } from './geometry/rows.ts'
import type { Track } from '@fablecut/domain/timeline/model'

/** Position of a row, in px from below the ruler. */
export type RowBox = { readonly track: Track; readonly index: number; readonly top: number; readonly height: number }

/** Layout of all rows; matches `rowAt`. */
export function layoutRows(tracks: readonly Track[]): { readonly rows: readonly RowBox[]; readonly height: number } {
  let top: number = LAYOUT.trackGap
  const rows = tracks.map((track, index) => {
    const box = { track, index, top, height: rowHeight(track) }
    top += box.height + LAYOUT.trackGap
    return box
  })
  return { rows, height: top }
}

/** Rows that intersect a range of px. */
export const rowsWithin = (rows: readonly RowBox[], { from, to }: { readonly from: number; readonly to: number }): readonly RowBox[] =>
  rows.filter(({ top, height }) => top < to && top + height > from)

/** Middle of the space above the row of an index, in px from below the ruler. */
export const stripMiddle = (rows: readonly RowBox[], index: number): number => {
  const [row, last] = [rows[index], rows.at(-1)]
  if (row) return row.top - LAYOUT.trackGap / 2
  return last ? last.top + last.height + LAYOUT.trackGap / 2 : LAYOUT.trackGap / 2
}
