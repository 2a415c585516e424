import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { omitField, withItems } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'

export const unlinkItemsFields = z.strictObject({ itemIds: idsValue })
export type UnlinkItems = z.infer<typeof unlinkItemsFields>

/**
 *     | A |=|♪M♪|   ->   | A | |♪M♪|      both can be moved and trimmed alone
 *
 * Dissolves the groups that items are in, with all of their members. Unknown ids are ignored; refuses `item_not_found` when all are unknown, and
 * `nothing_to_unlink` when none is in a group.
 */
export function unlinkItems(timeline: Timeline, { itemIds }: UnlinkItems): EditResult {
  const named = new Set(itemIds)
  const items = timeline.tracks.flatMap((track) => track.items.filter(({ id }) => named.has(id)))
  if (items.length === 0) return refuse({ code: 'item_not_found', itemId: itemIds[0] ?? '' })
  const groups = new Set(items.flatMap(({ groupId }) => groupId ?? []))
  if (groups.size === 0) return refuse({ code: 'nothing_to_unlink' })
  return ok(withItems(timeline, (track) => track.items.map((item) => (groups.has(item.groupId ?? '') ? omitField(item, 'groupId') : item))))
}
