/** Near an edge of the view a drag scrolls, in px. */
const EDGE = 56
/** At the very edge, in px per second. */
const FASTEST = 1400

/** How fast to scroll while something is dragged at `at` in a view: negative to the left, 0 in its middle, in px per second. */
export function edgeSpeed(at: number, viewSize: number): number {
  if (at < EDGE) return -FASTEST * Math.min(1, (EDGE - at) / EDGE)
  if (at > viewSize - EDGE) return FASTEST * Math.min(1, (at - viewSize + EDGE) / EDGE)
  return 0
}
