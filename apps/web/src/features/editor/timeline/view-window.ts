import type { Extent } from './visible-items.ts'

/** The window is moved in steps, so that most scrolled frames mount nothing. In px. */
const STEP = 320
const OVERSCAN = 320

/** What is mounted around what is seen, in px; the very window while the step is the same. */
export function windowAround(current: Extent, scrolled: number, size: number): Extent {
  const from = Math.max(0, Math.floor(scrolled / STEP) * STEP - OVERSCAN)
  const to = Math.ceil((scrolled + size) / STEP) * STEP + OVERSCAN
  return current.from === from && current.to === to ? current : { from, to }
}
