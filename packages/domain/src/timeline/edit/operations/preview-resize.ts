import { ok, type Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import type { EditRefusal } from '../refusal.ts'
import { withEdgeMoved } from '../trim.ts'
import { resizeItem, resizeRange, type ResizeItem } from './resize-item.ts'

/** What is shown while an edge is dragged: how far it really is, whose edges move, and the whole timeline as it would become. */
export type ResizePreview = {
  /** Whole frames; committing a resize by them is never refused. */
  readonly frames: number
  readonly items: readonly Pick<TimelineItem, 'id' | 'startTimeInFrames' | 'durationInFrames'>[]
  readonly timeline: Timeline
}

/**
 * The dragged edge stops at the last legal frame; nothing is changed until release commits `frames`. On the primary track a left edge follows the
 * pointer although the item will be packed on release, hence `items` apart from `timeline`.
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

/** The edges of a preview's items, for guide lines. */
export const previewEdges = ({ items }: ResizePreview): readonly number[] =>
  items.flatMap((item) => [item.startTimeInFrames, endFrame(item as TimelineItem)])
