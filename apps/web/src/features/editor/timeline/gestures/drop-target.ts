import { snapOffset, type SnapTargets } from '@fablecut/domain/timeline/edit/boundaries'
import { acceptedBy, trackTypeFor } from '@fablecut/domain/timeline/edit/track-compatibility'
import type { TrackPosition } from '@fablecut/domain/timeline/edit/track-position'
import { dropPositionOn } from '../geometry/drop-position-at.ts'
import { rowAt } from '../geometry/rows.ts'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { Timeline, Track, TrackType } from '@fablecut/domain/timeline/model'
import type { Dragging } from './dragging.ts'
import { dropVerdict } from './drop-edit.ts'

/** Reason why a drop would be refused. */
export type DropHint = 'video_and_image' | 'audio' | 'caption' | 'invalid_file' | 'not_allowed' | 'not_supported'

/** Target of a drag; `place` null: a drop would have no effect. */
export type DropTarget = {
  readonly position: TrackPosition | null
  /** `still`: allowed without effect. */
  readonly verdict: 'compatible' | 'incompatible' | 'still'
  readonly hint: DropHint | null
  /** On the timeline's empty area rather than on a row or strip. */
  readonly isEmptyArea: boolean
}

/** `x` in px from frame 0, `y` from under the ruler. */
export type DropPoint = { readonly x: number; readonly y: number; readonly pxPerFrame: number }

type DropQuery = {
  readonly timeline: Timeline
  readonly drawn: readonly Track[]
  readonly dragging: Dragging
  readonly point: DropPoint
  /** Snaps the edges of the dragged object. */
  readonly snapTargets?: SnapTargets | undefined
}

const refused = (hint: DropHint, position: TrackPosition | null = null): DropTarget => ({
  position,
  verdict: 'incompatible',
  hint,
  isEmptyArea: false,
})

/** Computes the drop target under the pointer. */
export function dropTarget(query: DropQuery): DropTarget {
  const { dragging } = query
  if (dragging.kind === 'foreign') return refused('not_supported')
  if (dragging.kind === 'file' && dragging.count > 1) return refused('not_allowed')
  if (dragging.kind === 'file' && dragging.type === 'unknown') return refused('invalid_file')
  const { position: pointed, isEmptyArea } = placeAt(query)
  const position = snapped(query, pointed)
  const track = position.kind === 'new-track' ? undefined : query.drawn.find(({ id }) => id === position.trackId)
  const needed = dragging.kind === 'group' ? null : requiredTrackType(dragging)
  if (track && needed && needed !== track.type) return refused(acceptedBy(track.type), position)
  if (dragging.kind === 'file') return { position, verdict: 'compatible', hint: null, isEmptyArea }
  const verdict = dropVerdict(query.timeline, dragging, position)
  return verdict === 'incompatible' ? refused('not_allowed', position) : { position, verdict, hint: null, isEmptyArea }
}

/** Track type required by the dragged object; null while its type is unknown. */
export function requiredTrackType(dragging: Dragging): TrackType | null {
  if (dragging.kind === 'foreign' || dragging.type === null || dragging.type === 'unknown') return null
  return trackTypeFor(dragging.type)
}

/** Snaps the start of a drop on a new track or in a gap of a free track. */
function snapped({ timeline, dragging, snapTargets }: DropQuery, position: TrackPosition): TrackPosition {
  if (!snapTargets || !('frames' in dragging) || position.kind === 'item') return position
  if (position.kind === 'gap' && timeline.tracks.find(({ id }) => id === position.trackId)?.isPrimary) return position
  const { startFrame } = position
  const drawn = startFrame + snapOffset(snapTargets, [startFrame, startFrame + dragging.frames])
  return drawn < 0 ? position : { ...position, startFrame: drawn }
}

type Placed = { readonly position: TrackPosition; readonly isEmptyArea: boolean }

function placeAt({ timeline, drawn, dragging, point }: DropQuery): Placed {
  if (drawn.every(({ items }) => items.length === 0)) return { position: placeOnEmptyTimeline(timeline, dragging), isEmptyArea: true }
  const at = rowAt(drawn, point.y)
  const gripFrames = 'gripFrames' in dragging ? dragging.gripFrames : 0
  const startFrame = Math.max(0, Math.round(point.x / point.pxPerFrame - gripFrames))
  if (at.kind === 'strip')
    return { position: { kind: 'new-track', index: stripIndex(timeline, drawn, at.index), startFrame }, isEmptyArea: false }
  const track = targetTrack(timeline, drawn, dragging, at.trackId)
  const pointer = { x: point.x, grip: gripFrames * point.pxPerFrame, pixelsPerFrame: point.pxPerFrame }
  const position = track && dropPositionOn(track, pointer, dragging.kind === 'item' || dragging.kind === 'group' ? 'item' : 'asset')
  return { position: position ?? { kind: 'new-track', index: timeline.tracks.length, startFrame }, isEmptyArea: false }
}

/** Index among all tracks, including hidden ones. */
const stripIndex = (timeline: Timeline, drawn: readonly Track[], index: number): number => {
  const below = drawn[index]
  return below ? timeline.tracks.indexOf(below) : timeline.tracks.length
}

/** A group with an item of the primary track is dropped there, whichever of its rows the pointer is over. */
function targetTrack(timeline: Timeline, drawn: readonly Track[], dragging: Dragging, trackId: string): Track | undefined {
  const under = drawn.find(({ id }) => id === trackId)
  if (dragging.kind !== 'group') return under
  const isMember = ({ items }: Track): boolean => items.some(({ groupId }) => groupId === dragging.groupId)
  const primary = primaryTrack(timeline)
  return primary && isMember(primary) && under && isMember(under) ? primary : under
}

function placeOnEmptyTimeline(timeline: Timeline, dragging: Dragging): TrackPosition {
  const primary = primaryTrack(timeline)
  if (primary && requiredTrackType(dragging) === 'video') return { kind: 'gap', trackId: primary.id, startFrame: 0, atFrame: 0 }
  return { kind: 'new-track', index: timeline.tracks.length, startFrame: 0 }
}
