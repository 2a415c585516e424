/** Thresholds as fractions of the view; intervals in ms. */
export const AUTO_SCROLL = { forwardAt: 0.8, backAt: 0.2, lockMs: 600, throttleMs: 200 } as const

/** `checkedMs`: time of the last check; `scrolledMs`: time of the last scroll. */
export type AutoScroll = { readonly checkedMs: number; readonly scrolledMs: number }

export type Seen = { readonly playheadX: number; readonly scrollLeft: number; readonly viewWidth: number; readonly nowMs: number }

/**
 *     |20%|............|80%|      left of it or right of it: scrolled so that the playhead is at 20 %
 *
 * Scroll position that follows the playhead; undefined: no scrolling. Checks every 200 ms, and waits 600 ms after a scroll. `playheadX` in px from frame 0.
 *
 */
export function autoScroll(
  state: AutoScroll,
  { playheadX, scrollLeft, viewWidth, nowMs }: Seen,
): { readonly state: AutoScroll; readonly scrollTo?: number } {
  if (nowMs - state.checkedMs < AUTO_SCROLL.throttleMs || nowMs - state.scrolledMs < AUTO_SCROLL.lockMs) return { state }
  const part = (playheadX - scrollLeft) / viewWidth
  const scrollTo = Math.max(0, playheadX - AUTO_SCROLL.backAt * viewWidth)
  const isSeen = part >= AUTO_SCROLL.backAt && part <= AUTO_SCROLL.forwardAt
  if (isSeen || scrollTo === scrollLeft) return { state: { ...state, checkedMs: nowMs } }
  return { state: { checkedMs: nowMs, scrolledMs: nowMs }, scrollTo }
}
