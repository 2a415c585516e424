import { ok, refuse } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import { holds } from '../../../track-rules.ts'
import { acceptedBy } from '../../track-compatibility.ts'
import { insertionIndexAt } from '../../insertion-point.ts'
import type { EditResult } from '../../refusal.ts'
import { resolveLayout } from '../../resolve-layout.ts'
import { prune } from '../../prune.ts'
import { findItem, sortedByStart, primaryTrack } from '../../tracks.ts'

/** `atFrame`: a frame of the primary track; the item is inserted at the nearest insertion point. */
export type MoveToPrimary = { readonly itemId: string; readonly atFrame: number }

/**
 *     free      |  N  |
 *     primary   | A |^ B | C |     ->   | A |  N  | B | C |
 *
 * Moves an item of a free video track to the primary one; it gets a shot (see `reconcileShots`).
 * Refuses `incompatible_track`, and `wrong_kind` for items of the primary track.
 */
export function moveToPrimary(timeline: Timeline, { itemId, atFrame }: MoveToPrimary): EditResult {
  const [found, primary] = [findItem(timeline, itemId), primaryTrack(timeline)]
  if (!found.ok) return found
  const { item, track } = found.value
  if (!primary || !holds(primary, item.type)) return refuse({ code: 'incompatible_track', accepts: acceptedBy('video') })
  if (track.isPrimary) return refuse({ code: 'wrong_kind', itemId })
  const items = sortedByStart(primary.items)
  const lists = new Map([
    [track.id, track.items.filter(({ id }) => id !== itemId)],
    [primary.id, items.toSpliced(insertionIndexAt(items, atFrame), 0, item)],
  ])
  return ok(prune(timeline, resolveLayout(timeline, lists)))
}
