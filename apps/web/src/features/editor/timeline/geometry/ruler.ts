/** Seconds between major ticks, from near to far. */
const INTERVALS = [1, 2, 5, 10, 20, 30] as const
/** Minimum distance of labelled ticks, in px. */
const MIN_TICK_WIDTH = 60

/** Seconds between major ticks: the smallest interval that is at least 60 px wide, else 30. */
export function tickSeconds(pixelsPerSecond: number): (typeof INTERVALS)[number] {
  return INTERVALS.find((seconds) => seconds * pixelsPerSecond >= MIN_TICK_WIDTH) ?? 30
}

export type Tick = { readonly frame: number; readonly x: number }

/** Major ticks of a range of the ruler; `from` and `to` in px from frame 0. */
export function rulerTicks(stretch: { readonly from: number; readonly to: number }, pixelsPerFrame: number, fps: number): readonly Tick[] {
  const seconds = tickSeconds(pixelsPerFrame * fps)
  const width = seconds * fps * pixelsPerFrame
  const first = Math.max(0, Math.floor(stretch.from / width))
  const count = Math.max(0, Math.floor(stretch.to / width) - first + 1)
  return Array.from({ length: count }, (_, index) => ({ frame: (first + index) * seconds * fps, x: (first + index) * width }))
}
