import { ok, type Result } from '../../result.ts'
import { endFrame } from '../frames.ts'
import type { Timeline, TimelineItem } from '../model.ts'
import { boundariesOf, snapToBoundary } from './boundaries.ts'
import { SNAP_FRAMES } from './linked-items.ts'
import type { Edit, EditRefusal } from './refusal.ts'
import { resolveLayout } from './resolve-layout.ts'
import { sortedByStart, primaryTrack } from './tracks.ts'

/**
 *     | A |  B  | C | D |   {D} to the end of A   ->   | A | D |  B  | C |
 *
 * Takes items out of the primary track and puts them together at a frame where an item begins or ends; what lies between moves up.
 */
export function moveItemsTo(timeline: Timeline, ids: ReadonlySet<string>, frame: number): Timeline {
  const primary = primaryTrack(timeline)
  if (!primary) return timeline
  const items = sortedByStart(primary.items)
  const rest = items.filter(({ id }) => !ids.has(id))
  const place = rest.filter((item) => item.startTimeInFrames < frame).length
  return resolveLayout(timeline, new Map([[primary.id, rest.toSpliced(place, 0, ...items.filter(({ id }) => ids.has(id)))]]))
}

/**
 * Moves neighbours of the primary track to a frame: nothing happens where it lies in their own span or ten frames around it; else they go to the
 * nearest boundary within ten frames, or are refused with `no_boundary`.
 */
export function moveNeighbours(timeline: Timeline, neighbours: readonly TimelineItem[], targetFrame: number): Edit {
  const [first, last] = [neighbours[0], neighbours.at(-1)]
  if (!first || !last) return ok(timeline)
  if (targetFrame >= first.startTimeInFrames - SNAP_FRAMES && targetFrame <= endFrame(last) + SNAP_FRAMES) return ok(timeline)
  const target: Result<number, EditRefusal> = snapToBoundary(boundariesOf(primaryTrack(timeline)?.items ?? []), targetFrame)
  return target.ok ? ok(moveItemsTo(timeline, new Set(neighbours.map(({ id }) => id)), target.value)) : target
}
