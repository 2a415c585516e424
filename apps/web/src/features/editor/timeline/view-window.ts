import type { Extent } from './visible-items.ts'

/** Step of the mounted window and what it has beyond the visible range, in px, so that most scroll events mount nothing. */
const [STEP, OVERSCAN] = [320, 320]

/** Mounted window around the visible range, in px; returns the same object within a step. */
export function windowAround(current: Extent, scrolled: number, size: number): Extent {
  const from = Math.max(0, Math.floor(scrolled / STEP) * STEP - OVERSCAN)
  const to = Math.ceil((scrolled + size) / STEP) * STEP + OVERSCAN
  return current.from === from && current.to === to ? current : { from, to }
}
