/** Distance from the edge in which a drag scrolls, in px. */
const EDGE = 56
/** Scroll speed at the edge, in px per second. */
const FASTEST = 1400

/** Scroll speed of a drag at a position in the view, in px per second: negative to the left, 0 in the middle. */
export function edgeSpeed(at: number, viewSize: number): number {
  if (at < EDGE) return -FASTEST * Math.min(1, (EDGE - at) / EDGE)
  if (at > viewSize - EDGE) return FASTEST * Math.min(1, (at - viewSize + EDGE) / EDGE)
  return 0
}
