import { z } from 'zod'
import { ok } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'
import { withoutTransition } from './valid-transitions.ts'

/** `itemIds`: the clips that the transitions lead into. */
export const removeTransitionFields = z.strictObject({ itemIds: idsValue })
export type RemoveTransition = z.infer<typeof removeTransitionFields>

/**
 *     | A |x| B |   ->   | A | B |
 *
 * Makes transitions plain cuts again. Items without one are ignored.
 */
export function removeTransition(timeline: Timeline, { itemIds }: RemoveTransition): EditResult {
  const ids = new Set(itemIds)
  return ok(withItems(timeline, ({ items }) => items.map((item) => (ids.has(item.id) ? withoutTransition(item) : item))))
}
