import { displayedFrames, totalFrames } from '@fablecut/domain/timeline/queries'
import type { Track } from '@fablecut/domain/timeline/model'

/** Empty room behind the last item, as a part of the length. */
export const END_GAP = 0.2
// E-346, E-347, ED-76
export const ZOOM = { start: 1, min: 0.25, maxWhenEmpty: 2.5, max: 10, buttonStep: 0.25, sliderStep: 0.1 } as const

/** How far one can zoom: out to 0.25, in until the shortest item is about half of the view, at most 10. */
export function zoomRange(tracks: readonly Track[]): { readonly min: number; readonly max: number } {
  const shortest = tracks.reduce(
    (min, { items }) => items.reduce((less, item) => Math.min(less, item.durationInFrames), min),
    Number.POSITIVE_INFINITY,
  )
  const fitting = Math.min(Math.max(1, totalFrames(tracks) / shortest / 2), ZOOM.max)
  return { min: ZOOM.min, max: shortest === Number.POSITIVE_INFINITY ? ZOOM.maxWhenEmpty : fitting }
}

// E-257, ED-76
export const clampZoom = (zoom: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, zoom))

export type View = { readonly viewWidth: number; readonly zoom: number; readonly totalFrames: number }

/** Width of a frame in px: at zoom 1 the whole timeline and its end gap fit the view. `totalFrames` as displayed. */
export const pixelsPerFrame = ({ viewWidth, zoom, totalFrames }: View): number => (viewWidth * zoom) / (totalFrames * (1 + END_GAP))

/** Left edge of a frame in px from frame 0. */
export const frameToX = (frame: number, pxPerFrame: number): number => frame * pxPerFrame
/** The frame that lies under a place in px from frame 0; not before the first. */
export const xToFrame = (x: number, pxPerFrame: number): number => Math.max(0, Math.floor(x / pxPerFrame + 1e-6))

/** How wide the scrolled content is in px, the end gap included. */
export const contentWidth = (tracks: readonly Track[], fps: number, pxPerFrame: number): number =>
  displayedFrames(tracks, fps) * pxPerFrame * (1 + END_GAP)

/** Where to scroll so that what was under the pointer stays there. `at`: the pointer's place in the view; all in px. */
export function scrollAfterZoom(scrollLeft: number, at: number, scale: { readonly from: number; readonly to: number }): number {
  return Math.max(0, ((scrollLeft + at) * scale.to) / scale.from - at)
}
