import { ok, refuse, type Result } from '../../../../result.ts'
import type { Timeline, TimelineItem, Track } from '../../../model.ts'
import { holds } from '../../../track-rules.ts'
import { acceptedBy } from '../../track-compatibility.ts'
import { clampFrame, firstFreeSlot, gapAt, startInGap } from '../../free-slot.ts'
import { linkedFreeItems } from '../../linked-items.ts'
import type { EditResult, EditRefusal } from '../../refusal.ts'
import { resolveLayout } from '../../resolve-layout.ts'
import { prune } from '../../prune.ts'
import { findItem, findTrack, sortedByStart, withStart, omitField } from '../../tracks.ts'
import { withoutTransition } from '../../transitions/valid-transitions.ts'

/** `startFrame`: the item's new start. `atFrame`: a frame in the gap or item that is meant. */
export type MoveOnFreeTrack = {
  readonly itemId: string
  readonly trackId: string
  readonly startFrame: number
  readonly atFrame: number
}

/**
 *     to a gap    | X |  |--N--|  | X |    moved inside the gap; refused when longer than it
 *     to an item  | X |N| X |   |  N  |    moved to the first free range that is long enough
 *
 * Moves an item on a free track of its type, or to another one. Captions may overlap. An item from the primary track
 * leaves its shot (see `reconcileShots`) and its transition. Linked items move by the same distance. An emptied track is removed.
 * Refuses `incompatible_track`, `no_room`, and `wrong_kind` for the primary track.
 */
export function moveOnFreeTrack(timeline: Timeline, op: MoveOnFreeTrack): EditResult {
  const [found, target] = [findItem(timeline, op.itemId), findTrack(timeline, op.trackId)]
  if (!found.ok) return found
  if (!target.ok) return target
  const { item, track: source } = found.value
  if (target.value.isPrimary) return refuse({ code: 'wrong_kind', itemId: op.itemId })
  if (!holds(target.value, item.type)) {
    return refuse({ code: 'incompatible_track', accepts: acceptedBy(target.value.type) })
  }
  const start = freeStart(item, target.value, op)
  if (!start.ok) return start
  return ok(
    placed(timeline, source.isPrimary ? withoutTransition(omitField(item, 'shotId')) : item, {
      source,
      target: target.value,
      start: start.value,
    }),
  )
}

function freeStart(item: TimelineItem, target: Track, op: MoveOnFreeTrack): Result<number, EditRefusal> {
  const start = clampFrame(op.startFrame)
  if (target.type === 'file') return ok(start)
  const occupied = sortedByStart(target.items).filter(({ id }) => id !== item.id)
  const gap = gapAt(occupied, clampFrame(op.atFrame))
  return gap ? startInGap(gap, item.durationInFrames, start) : ok(firstFreeSlot(occupied, item.durationInFrames, start))
}

type Move = { readonly source: Track; readonly target: Track; readonly start: number }

function placed(timeline: Timeline, item: TimelineItem, { source, target, start }: Move): Timeline {
  const moved = withStart(item, start)
  const shift = start - item.startTimeInFrames
  const partners = shift === 0 || source.isPrimary ? new Set<string>() : linkedFreeItems(timeline, item)
  const along = (shifted: TimelineItem): TimelineItem =>
    partners.has(shifted.id) ? withStart(shifted, Math.max(0, shifted.startTimeInFrames + shift)) : shifted
  const lists = timeline.tracks.map((track) => [track.id, itemsWith(track, { moved, source, target }).map(along)] as const)
  return prune(timeline, resolveLayout(timeline, new Map(lists), new Map(source.isPrimary ? [[item.id, shift]] : [])))
}

function itemsWith(
  track: Track,
  { moved, source, target }: { moved: TimelineItem; source: Track; target: Track },
): readonly TimelineItem[] {
  if (track.id === target.id && track.id === source.id) return track.items.map((other) => (other.id === moved.id ? moved : other))
  if (track.id === target.id) return [...track.items, moved]
  return track.id === source.id ? sortedByStart(track.items).filter(({ id }) => id !== moved.id) : track.items
}
