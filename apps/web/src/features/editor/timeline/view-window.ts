import type { Extent } from './visible-items.ts'

/** Grid of the mounted window, and what a new one has beyond the visible range on either side, in px. */
const [STEP, OVERSCAN] = [160, 480]
/** A window is replaced when less of it is left beyond the visible range, or much more, in px. */
const [MIN_OVERSCAN, MAX_OVERSCAN] = [160, 960]

/** Mounted window around the visible range, in px; returns the same object as long as that is well inside, as most scroll events shall mount nothing. */
export function windowAround(current: Extent, scrolled: number, size: number): Extent {
  const [before, after] = [scrolled - current.from, current.to - scrolled - size]
  const isInside = (current.from === 0 ? before >= 0 : before >= MIN_OVERSCAN) && after >= MIN_OVERSCAN
  if (isInside && before <= MAX_OVERSCAN && after <= MAX_OVERSCAN) return current
  return {
    from: Math.max(0, Math.floor((scrolled - OVERSCAN) / STEP) * STEP),
    to: Math.ceil((scrolled + size + OVERSCAN) / STEP) * STEP,
  }
}
