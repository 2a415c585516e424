import type { Extent } from './visible-items.ts'

/** Steps of the mounted window and what it has beyond the visible range, in px. */
type Margins = { readonly step: number; readonly overscan: number }
/** Most scroll events mount nothing. */
const SCROLLED: Margins = { step: 320, overscan: 320 }
/** While zooming everything that is mounted is drawn anew, and nothing beyond the view is seen. */
const ZOOMED: Margins = { step: 64, overscan: 0 }

/** Mounted window around the visible range, in px; returns the same object within a step. */
export function windowAround(current: Extent, scrolled: number, size: number, isZooming = false): Extent {
  const { step, overscan } = isZooming ? ZOOMED : SCROLLED
  const from = Math.max(0, Math.floor(scrolled / step) * step - overscan)
  const to = Math.ceil((scrolled + size) / step) * step + overscan
  return current.from === from && current.to === to ? current : { from, to }
}
