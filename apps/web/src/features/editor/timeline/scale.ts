import { clampZoom, END_GAP, pixelsPerFrame, zoomRange } from '@fablecut/domain/timeline/edit/geometry/scale'
import type { Track } from '@fablecut/domain/timeline/model'
import { displayedFrames } from '@fablecut/domain/timeline/queries'

type Facts = { readonly totalFrames: number; readonly range: { readonly least: number; readonly most: number } }

const known = new WeakMap<readonly Track[], Facts>()

/** Length and zoom range of tracks; tracks that did not change are counted once. Source: E-205, ED-51, ED-76. */
export function factsOf(tracks: readonly Track[], fps: number): Facts {
  const facts = known.get(tracks) ?? { totalFrames: displayedFrames(tracks, fps), range: zoomRange(tracks) }
  known.set(tracks, facts)
  return facts
}

/** Widths in px; `zoom` as it is used, clamped to what the items allow. */
export type Scale = Facts & { readonly zoom: number; readonly pxPerFrame: number; readonly contentWidth: number }

/** Source: E-225, E-342, ED-76, ED-77. */
export function scaleOf(
  tracks: readonly Track[],
  fps: number,
  { zoom: wanted, viewWidth }: { readonly zoom: number; readonly viewWidth: number },
): Scale {
  const facts = factsOf(tracks, fps)
  const zoom = clampZoom(wanted, facts.range)
  const pxPerFrame = pixelsPerFrame({ viewWidth: Math.max(1, viewWidth), zoom, totalFrames: facts.totalFrames })
  return { ...facts, zoom, pxPerFrame, contentWidth: facts.totalFrames * pxPerFrame * (1 + END_GAP) }
}
