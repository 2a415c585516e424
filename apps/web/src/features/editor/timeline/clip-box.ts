import { LAYOUT } from './geometry/rows.ts'

type Range = { readonly startTimeInFrames: number; readonly durationInFrames: number }
/** In px from frame 0. */
export type ClipBox = { readonly x: number; readonly width: number }

/** Position of a clip; leaves half of the item gap on each side, less for narrow clips. */
export function clipBox({ startTimeInFrames, durationInFrames }: Range, pxPerFrame: number): ClipBox {
  const width = durationInFrames * pxPerFrame
  const inset = Math.min(LAYOUT.itemGap / 2, width / 8)
  return { x: startTimeInFrames * pxPerFrame + inset, width: Math.max(1, width - 2 * inset) }
}
