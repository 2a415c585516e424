import { framesNear, guideFrame, snapOffset, type SnapTargets } from '@fablecut/domain/timeline/edit/boundaries'
import { previewEdges, previewTrim, type TrimPreview } from '@fablecut/domain/timeline/edit/operations/trims/preview-trim'
import type { EditRefusal } from '@fablecut/domain/timeline/edit/refusal'
import type { Edge } from '@fablecut/domain/timeline/edit/trim'
import type { Timeline, TimelineItem, Track } from '@fablecut/domain/timeline/model'
import { endFrame } from '@fablecut/domain/timeline/frames'
import { ok, type Result } from '@fablecut/domain/result'
import { findOnTracks } from '../visible-items.ts'
import { unmovedFrames } from '../snapping/unmoved-frames.ts'

/** State of a trim gesture. Every move is computed from the timeline at its start. */
export type Trim = {
  readonly from: Timeline
  readonly itemId: string
  readonly edge: Edge
  /** Start position, in px from frame 0. */
  readonly startX: number
  readonly pxPerFrame: number
  readonly preview: TrimPreview
}

export type TrimPress = { readonly itemId: string; readonly edge: Edge; readonly x: number; readonly pxPerFrame: number }

/** Starts a trim. Refuses items that can't be trimmed. */
export function pressTrim(from: Timeline, { itemId, edge, x, pxPerFrame }: TrimPress): Result<Trim, EditRefusal> {
  const preview = previewTrim(from, { itemId, edge, frames: 0 })
  return preview.ok ? ok({ from, itemId, edge, startX: x, pxPerFrame, preview: preview.value }) : preview
}

/** Moves a trim; returns the same object while the frame is unchanged. Edges on free tracks snap. */
export function moveTrim(trim: Trim, x: number, snapTargets?: SnapTargets): Trim {
  const pulled = Math.round((x - trim.startX) / trim.pxPerFrame)
  const frames = snapTargets ? pulled + snapOffset(snapTargets, freeEdge(trim, pulled)) : pulled
  if (frames === trim.preview.frames) return trim
  const preview = previewTrim(trim.from, { itemId: trim.itemId, edge: trim.edge, frames })
  return preview.ok && preview.value.frames !== trim.preview.frames ? { ...trim, preview: preview.value } : trim
}

/** Frame of the dragged edge on a free track; undefined on the primary track. */
function freeEdge({ from, itemId, edge }: Trim, pulledFrames: number): readonly number[] {
  const location = findOnTracks(from.tracks, itemId)
  if (!location || location.track.isPrimary) return []
  const { startTimeInFrames: start } = location.item
  return [(edge === 'left' ? start : endFrame(location.item)) + pulledFrames]
}

/**
 * Tracks displayed during a trim. A right edge ripples at once; a left edge follows the pointer while the others wait
 * for the release.
 */
export function tracksDuring({ from, edge, preview }: Trim): readonly Track[] {
  if (edge === 'right') return preview.timeline.tracks
  const previewItems = new Map(preview.items.map((item) => [item.id, item]))
  const previewed = new Map(preview.timeline.tracks.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))
  return from.tracks.map((track) => {
    if (!track.items.some(({ id }) => previewItems.has(id))) return track
    const items = track.items.map((item): TimelineItem => {
      const range = previewItems.get(item.id)
      return range ? { ...(previewed.get(item.id) ?? item), ...range } : item
    })
    return { ...track, items }
  })
}

/** Frame of the guide where the edge meets another edge or the playhead. */
export function trimGuide({ from, edge, itemId, preview }: Trim, playheadFrame: number): number | null {
  const movedIds = preview.items.map(({ id }) => id)
  const own = previewEdges({ ...preview, items: preview.items.filter(({ id }) => id === itemId) })
  const at = own[edge === 'left' ? 0 : 1]
  return at === undefined ? null : (guideFrame([...framesNear(unmovedFrames(from.tracks, movedIds).edges, at), playheadFrame], at) ?? null)
}
