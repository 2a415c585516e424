import { ok, type Result } from '../../result.ts'
import { endFrame } from '../frames.ts'
import type { Timeline, TimelineItem } from '../model.ts'
import { boundariesOf, snapToBoundary } from './boundaries.ts'
import { SNAP_FRAMES } from './linked-items.ts'
import type { EditResult, EditRefusal } from './refusal.ts'
import { resolveLayout } from './resolve-layout.ts'
import { sortedByStart, primaryTrack } from './tracks.ts'

/**
 *     | A |  B  | C | D |   {D} to the end of A   ->   | A | D |  B  | C |
 *
 * Moves items of the primary track to an item boundary, keeping them together; the track closes up.
 */
export function moveItemsTo(timeline: Timeline, ids: ReadonlySet<string>, frame: number): Timeline {
  const primary = primaryTrack(timeline)
  if (!primary) return timeline
  const items = sortedByStart(primary.items)
  const rest = items.filter(({ id }) => !ids.has(id))
  const index = rest.filter((item) => item.startTimeInFrames < frame).length
  return resolveLayout(timeline, new Map([[primary.id, rest.toSpliced(index, 0, ...items.filter(({ id }) => ids.has(id)))]]))
}

/**
 * Moves adjacent items of the primary track to a frame. Unchanged when the frame is within ten frames of their own range; else they move to the
 * nearest boundary within ten frames, or are refused with `no_boundary`.
 */
export function moveNeighbours(timeline: Timeline, neighbours: readonly TimelineItem[], targetFrame: number): EditResult {
  const [first, last] = [neighbours[0], neighbours.at(-1)]
  if (!first || !last) return ok(timeline)
  if (targetFrame >= first.startTimeInFrames - SNAP_FRAMES && targetFrame <= endFrame(last) + SNAP_FRAMES) return ok(timeline)
  const target: Result<number, EditRefusal> = snapToBoundary(boundariesOf(primaryTrack(timeline)?.items ?? []), targetFrame)
  return target.ok ? ok(moveItemsTo(timeline, new Set(neighbours.map(({ id }) => id)), target.value)) : target
}
