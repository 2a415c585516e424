import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItem } from '../tracks.ts'
import { withLimitedTransitions } from '../transitions/valid-transitions.ts'
import { idValue } from '../values/edit-values.ts'

export const reverseItemFields = z.strictObject({ itemId: idValue, isReversed: z.boolean() })
export type ReverseItem = z.infer<typeof reverseItemFields>

/**
 *     | 1 2 3 4 |   ->   | 4 3 2 1 |      the same part of the source, backward
 *
 * Plays a clip or sound backward, or forward again. Refuses `item_not_found`, and `wrong_kind` for other items and for frozen frames.
 */
export function reverseItem(timeline: Timeline, { itemId, isReversed }: ReverseItem): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if ((item.type !== 'video' && item.type !== 'audio') || (item.type === 'video' && item.isFrozen))
    return refuse({ code: 'wrong_kind', itemId })
  if ((item.isReversed ?? false) === isReversed) return ok(timeline)
  const { isReversed: _, ...forward } = item
  const changed = isReversed ? { ...item, isReversed } : forward
  return ok(withLimitedTransitions(withItem(timeline, item, changed)))
}
