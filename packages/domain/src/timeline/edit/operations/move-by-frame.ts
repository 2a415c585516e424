import { refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { moveNeighbours } from '../move-on-primary.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import type { Edit } from '../refusal.ts'
import { findItem } from '../tracks.ts'

/** `targetFrame`: where the item should start, in the frames before the move. */
export type MoveByFrame = { readonly itemId: string; readonly targetFrame: number }

/**
 *     | V1 |  V2   | V3 |     V2 to 0     |  V2   | V1 | V3 |
 *     |~O1~||~~O2~~|          ->          ||~~O2~~||~O1~|
 *
 * Moves an item of the primary track, or the picture that a voice-over goes with, to where another one begins or ends. What lies between moves
 * up, and who goes with a moved picture keeps its distance to it. Ignored within ten frames of its own span; refused with `no_boundary` where
 * no item begins or ends within ten frames, with `wrong_kind` where the item lies free.
 */
export function moveByFrame(timeline: Timeline, { itemId, targetFrame }: MoveByFrame): Edit {
  const found = findItem(timeline, linkedPrimaryItems(timeline).get(itemId) ?? itemId)
  if (!found.ok) return found
  if (!found.value.track.isPrimary) return refuse({ code: 'wrong_kind', itemId })
  return moveNeighbours(timeline, [found.value.item], targetFrame)
}
