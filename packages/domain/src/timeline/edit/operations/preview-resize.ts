import { ok, type Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import type { EditRefusal } from '../refusal.ts'
import { withEdgeMoved } from '../trim.ts'
import { resizeItem, resizeRange, type ResizeItem } from './resize-item.ts'

/** Preview of an edge drag: the effective distance, the affected items, and the resulting timeline. */
export type ResizePreview = {
  /** Integer; committing a resize by this distance is never refused. */
  readonly frames: number
  readonly items: readonly Pick<TimelineItem, 'id' | 'startTimeInFrames' | 'durationInFrames'>[]
  readonly timeline: Timeline
}

/**
 * Clamps the dragged edge to its valid range; nothing changes until `frames` is committed. On the primary track a left edge follows the
 * pointer although the item is packed on release, hence `items` in addition to `timeline`.
 */
export function previewResize(timeline: Timeline, op: ResizeItem): Result<ResizePreview, EditRefusal> {
  const range = resizeRange(timeline, op)
  if (!range.ok) return range
  const { members, min, max } = range.value
  const frames = Number.isNaN(op.frames) ? 0 : Math.min(max, Math.max(min, Math.round(op.frames)))
  const edited = resizeItem(timeline, { ...op, frames })
  if (!edited.ok) return edited
  const items = members.map(({ item }) => {
    const { id, startTimeInFrames, durationInFrames } = frames === 0 ? item : withEdgeMoved(item, op.edge, frames)
    return { id, startTimeInFrames, durationInFrames }
  })
  return ok({ frames: frames === 0 ? 0 : frames, items, timeline: edited.value })
}

/** Edges of the previewed items, for guide lines. */
export const previewEdges = ({ items }: ResizePreview): readonly number[] =>
  items.flatMap((item) => [item.startTimeInFrames, endFrame(item as TimelineItem)])
