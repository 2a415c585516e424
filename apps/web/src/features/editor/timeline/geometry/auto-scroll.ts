/** Parts of the view past which the playhead is followed, and ms. */
export const AUTO_SCROLL = { forwardAt: 0.8, backAt: 0.2, lockMs: 600, throttleMs: 200 } as const

/** `checkedMs`: when the playhead was looked at last; `scrolledMs`: when it was followed last; both long ago at first. */
export type AutoScroll = { readonly checkedMs: number; readonly scrolledMs: number }

export type Seen = { readonly playheadX: number; readonly scrollLeft: number; readonly viewWidth: number; readonly nowMs: number }

/**
 *     |20%|............|80%|      left of it or right of it: scrolled so that the playhead is at 20 %
 *
 * Where to scroll while playing; undefined: stay. Looked at every 200 ms; a scroll is left alone for 600 ms. `playheadX` in px from frame 0.
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
