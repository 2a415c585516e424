import { refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { Edit } from '../refusal.ts'
import { deleteItems } from './delete-items.ts'

/** Deletes all members of a group, as `deleteItems` does. Refuses `group_not_found`. */
export function deleteGroup(timeline: Timeline, { groupId }: { readonly groupId: string }): Edit {
  const members = timeline.tracks.flatMap(({ items }) => items.filter((item) => item.groupId === groupId))
  if (members.length === 0) return refuse({ code: 'group_not_found', groupId })
  return deleteItems(timeline, { itemIds: members.map(({ id }) => id) })
}
