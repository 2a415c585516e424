import { z } from 'zod'
import { refuse } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import { moveNeighbours } from '../../move-on-primary.ts'
import { linkedPrimaryItems } from '../../linked-items.ts'
import type { EditResult } from '../../refusal.ts'
import { findItem } from '../../tracks.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'

/** `targetFrame`: the item's new start, in frames before the move. */
export const moveItemToFrameFields = z.strictObject({ itemId: idValue, targetFrame: frameValue })
export type MoveItemToFrame = z.infer<typeof moveItemToFrameFields>

/**
 *     | V1 |  V2   | V3 |     V2 to 0     |  V2   | V1 | V3 |
 *     |~O1~||~~O2~~|          ->          ||~~O2~~||~O1~|
 *
 * Moves an item of the primary track, or the clip of a linked voice-over, to the start or end of another item. Items in between move
 * up; linked items keep their offset. No effect within ten frames of the item's own range. Refuses `no_boundary` when
 * no item starts or ends within ten frames, `wrong_kind` for items of free tracks.
 */
export function moveItemToFrame(timeline: Timeline, { itemId, targetFrame }: MoveItemToFrame): EditResult {
  const found = findItem(timeline, linkedPrimaryItems(timeline).get(itemId) ?? itemId)
  if (!found.ok) return found
  if (!found.value.track.isPrimary) return refuse({ code: 'wrong_kind', itemId })
  return moveNeighbours(timeline, [found.value.item], targetFrame)
}
