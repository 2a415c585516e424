import { ok, refuse, type Result } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { Timeline, TimelineItem } from '../../../model.ts'
import type { EditRefusal } from '../../refusal.ts'
import { withEdgeMoved } from '../../trim.ts'
import { lockedRefusal, refuseLocked } from '../../values/locked-tracks.ts'
import { trimItem, trimRange, type TrimItem } from './trim-item.ts'

/** Preview of an edge drag: the effective distance, the affected items, and the resulting timeline. */
export type TrimPreview = {
  /** Integer; committing a resize by this distance is never refused. */
  readonly frames: number
  readonly items: readonly Pick<TimelineItem, 'id' | 'startTimeInFrames' | 'durationInFrames'>[]
  readonly timeline: Timeline
}

/**
 * Clamps the dragged edge to its valid range; nothing changes until `frames` is committed. On the primary track a left edge follows the
 * pointer although the item is packed on release, hence `items` in addition to `timeline`.
 */
export function previewTrim(timeline: Timeline, op: TrimItem): Result<TrimPreview, EditRefusal> {
  const range = trimRange(timeline, op)
  if (!range.ok) return range
  const { members, min, max } = range.value
  const frames = Number.isNaN(op.frames) ? 0 : Math.min(max, Math.max(min, Math.round(op.frames)))
  const locked = members.find(({ track }) => track.isLocked)
  if (locked) return refuse(lockedRefusal(locked.track))
  const trimmed = trimItem(timeline, { ...op, frames })
  const edited = trimmed.ok ? refuseLocked(timeline, trimmed.value) : trimmed
  if (!edited.ok) return edited
  const items = members.map(({ item }) => {
    const { id, startTimeInFrames, durationInFrames } = frames === 0 ? item : withEdgeMoved(item, op.edge, frames)
    return { id, startTimeInFrames, durationInFrames }
  })
  return ok({ frames: frames === 0 ? 0 : frames, items, timeline: edited.value })
}

/** Edges of the previewed items, for guide lines. */
export const previewEdges = ({ items }: TrimPreview): readonly number[] =>
  items.flatMap((item) => [item.startTimeInFrames, endFrame(item as TimelineItem)])
