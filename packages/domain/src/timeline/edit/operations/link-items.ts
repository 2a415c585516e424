import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { prune } from '../prune.ts'
import type { EditResult } from '../refusal.ts'
import { primaryTrack, withItems } from '../tracks.ts'
import { idsValue, idValue } from '../values/edit-values.ts'

/** `newId`: of the group. */
export const linkItemsFields = z.strictObject({ itemIds: idsValue, newId: idValue })
export type LinkItems = z.infer<typeof linkItemsFields>

/**
 *     | A |  B  |          | A |  B  |
 *       |♪M♪|       ->       |♪M♪|        M now moves and is trimmed with B
 *
 * Links items in one group, out of the groups they were in. Unknown ids are ignored; refuses `item_not_found` when all are unknown,
 * `nothing_to_link` for fewer than two items, and `several_clips` for more than one of the primary track.
 */
export function linkItems(timeline: Timeline, { itemIds, newId }: LinkItems): EditResult {
  const named = new Set(itemIds)
  const items = timeline.tracks.flatMap((track) => track.items.filter(({ id }) => named.has(id)))
  if (items.length === 0) return refuse({ code: 'item_not_found', itemId: itemIds[0] ?? '' })
  if (items.length < 2) return refuse({ code: 'nothing_to_link' })
  const clips = (primaryTrack(timeline)?.items ?? []).filter(({ id }) => named.has(id))
  if (clips.length > 1) return refuse({ code: 'several_clips' })
  const groupId = `group_${newId}`
  const linked = withItems(timeline, (track) => track.items.map((item) => (named.has(item.id) ? { ...item, groupId } : item)))
  return ok(prune(timeline, linked))
}
