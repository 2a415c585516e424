import { displayedFrames, totalFrames } from '@fablecut/domain/timeline/queries'
import type { Track } from '@fablecut/domain/timeline/model'

/** Empty space after the last item, as a fraction of the duration. */
export const END_GAP = 0.2
/** Limits and steps of the zoom; `maxWhenEmpty` holds without items, `max` bounds the formula of `zoomRange` (ED-76). */
export const ZOOM = { start: 1, min: 0.25, maxWhenEmpty: 2.5, max: 10, buttonStep: 0.25, sliderStep: 0.1 } as const

/** Zoom range: from 0.25 until the shortest item fills about half of the view, at most 10. */
export function zoomRange(tracks: readonly Track[]): { readonly min: number; readonly max: number } {
  const shortest = tracks.reduce(
    (min, { items }) => items.reduce((less, item) => Math.min(less, item.durationInFrames), min),
    Number.POSITIVE_INFINITY,
  )
  const fitting = Math.min(Math.max(1, totalFrames(tracks) / shortest / 2), ZOOM.max)
  return { min: ZOOM.min, max: shortest === Number.POSITIVE_INFINITY ? ZOOM.maxWhenEmpty : fitting }
}

/** The nearest zoom of a range. */
export const clampZoom = (zoom: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, zoom))

export type View = { readonly viewWidth: number; readonly zoom: number; readonly totalFrames: number }

/** Width of a frame in px: at zoom 1 the whole timeline and its end gap fit the view. `totalFrames` as displayed. */
export const pixelsPerFrame = ({ viewWidth, zoom, totalFrames }: View): number => (viewWidth * zoom) / (totalFrames * (1 + END_GAP))

/** Left edge of a frame in px from frame 0. */
export const frameToX = (frame: number, pxPerFrame: number): number => frame * pxPerFrame
/** Frame at a position in px from frame 0, at least 0. */
export const xToFrame = (x: number, pxPerFrame: number): number => Math.max(0, Math.floor(x / pxPerFrame + 1e-6))

/** Width of the content in px, including the end gap. */
export const contentWidth = (tracks: readonly Track[], fps: number, pxPerFrame: number): number =>
  displayedFrames(tracks, fps) * pxPerFrame * (1 + END_GAP)

/** Scroll position after a zoom that keeps the frame under the pointer. `at`: pointer position in the view, in px. */
export function scrollAfterZoom(scrollLeft: number, at: number, scale: { readonly from: number; readonly to: number }): number {
  return Math.max(0, ((scrollLeft + at) * scale.to) / scale.from - at)
}
