import type { Edge } from '@fablecut/domain/timeline/edit/trim'
import { applyToTimeline } from '@fablecut/domain/timeline/edit/values/apply-edit'
import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import type { Timeline } from '@fablecut/domain/timeline/model'

/** State of a drag that slips an item, or rolls the cut at its edge. Every move is computed from the timeline at its start. */
export type SourceDrag = {
  readonly from: Timeline
  readonly itemId: string
  /** Null: slips. */
  readonly edge: Edge | null
  /** Start position, in px from frame 0. */
  readonly startX: number
  readonly pxPerFrame: number
  readonly frames: number
  /** With the edit, as far as it is possible. */
  readonly preview: Timeline
}

export type SourcePress = Pick<SourceDrag, 'itemId' | 'edge' | 'startX' | 'pxPerFrame'>

export const pressSource = (from: Timeline, press: SourcePress): SourceDrag => ({ from, ...press, frames: 0, preview: from })

/** Moves the drag; returns the same object while the frame is unchanged. What is shown follows the pointer: to the right, earlier parts appear. */
export function moveSource(drag: SourceDrag, x: number): SourceDrag {
  const frames = Math.round((x - drag.startX) / drag.pxPerFrame) * (drag.edge === null ? -1 : 1)
  if (frames === drag.frames) return drag
  const edited = applyToTimeline(drag.from, sourceEdit({ ...drag, frames }))
  return { ...drag, frames, preview: edited.ok ? edited.value : drag.from }
}

/** The edit that a drag commits. */
export const sourceEdit = ({ itemId, edge, frames }: Pick<SourceDrag, 'itemId' | 'edge' | 'frames'>): TimelineEdit =>
  edge === null ? { type: 'slipItem', itemId, frames } : { type: 'rollCut', itemId, edge, frames }
