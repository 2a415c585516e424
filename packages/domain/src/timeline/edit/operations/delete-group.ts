import { z } from 'zod'
import { refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { deleteItems } from './delete-items.ts'
import { idValue } from '../values/edit-values.ts'

export const deleteGroupFields = z.strictObject({ groupId: idValue })
export type DeleteGroup = z.infer<typeof deleteGroupFields>

/** Deletes all members of a group, as `deleteItems` does. Refuses `group_not_found`. */
export function deleteGroup(timeline: Timeline, { groupId }: DeleteGroup): EditResult {
  const members = timeline.tracks.flatMap(({ items }) => items.filter((item) => item.groupId === groupId))
  if (members.length === 0) return refuse({ code: 'group_not_found', groupId })
  return deleteItems(timeline, { itemIds: members.map(({ id }) => id) })
}
