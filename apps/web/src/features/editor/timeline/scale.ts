import { clampZoom, END_GAP, pixelsPerFrame, zoomRange } from './geometry/scale.ts'
import type { Track } from '@fablecut/domain/timeline/model'
import { displayedFrames } from '@fablecut/domain/timeline/queries'

type Facts = { readonly totalFrames: number; readonly range: { readonly min: number; readonly max: number } }

const known = new WeakMap<readonly Track[], Facts>()

/** Duration and zoom range of tracks, cached per tracks object. */
export function lengthAndZoomRange(tracks: readonly Track[], fps: number): Facts {
  const facts = known.get(tracks) ?? { totalFrames: displayedFrames(tracks, fps), range: zoomRange(tracks) }
  known.set(tracks, facts)
  return facts
}

/** Widths in px; `zoom`: clamped to the zoom range. */
export type Scale = Facts & { readonly zoom: number; readonly pxPerFrame: number; readonly contentWidth: number }

/** Width of a frame in frame zoom, in px. */
export const FRAME_ZOOM_WIDTH = 16

type ScaleOptions = { readonly zoom: number; readonly isFrameZoom?: boolean; readonly viewWidth: number }

/** `isFrameZoom`: frames are at least `FRAME_ZOOM_WIDTH` wide, whatever `zoom` is. */
export function scaleOf(
  tracks: readonly Track[],
  fps: number,
  { zoom: requestedZoom, isFrameZoom = false, viewWidth }: ScaleOptions,
): Scale {
  const facts = lengthAndZoomRange(tracks, fps)
  const zoom = clampZoom(requestedZoom, facts.range)
  const zoomed = pixelsPerFrame({ viewWidth: Math.max(1, viewWidth), zoom, totalFrames: facts.totalFrames })
  const pxPerFrame = isFrameZoom ? Math.max(FRAME_ZOOM_WIDTH, zoomed) : zoomed
  return { ...facts, zoom, pxPerFrame, contentWidth: facts.totalFrames * pxPerFrame * (1 + END_GAP) }
}
