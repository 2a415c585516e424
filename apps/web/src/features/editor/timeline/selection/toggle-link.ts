import type { Timeline } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Links the selected items; those that are one group already are unlinked. */
export function toggleLink({ session, view }: Omit<SelectionPorts, 'playback'>): void {
  const { document, selectedItemIds: itemIds } = session.store.getState()
  if (itemIds.length === 0) return void reportRefusal({ code: 'nothing_to_link' })
  if (isLinked(document.timeline, itemIds)) {
    if (!reportRefusal(session.apply({ type: 'unlinkItems', itemIds }))) announce(view, timelineTexts.unlinked)
  } else if (!reportRefusal(session.apply({ type: 'linkItems', itemIds, newId: newItemId() }))) announce(view, timelineTexts.linked)
}

/** Whether all items are in one group. */
export function isLinked({ tracks }: Timeline, itemIds: readonly string[]): boolean {
  const chosen = new Set(itemIds)
  const groups = tracks.flatMap(({ items }) => items.flatMap(({ id, groupId }) => (chosen.has(id) ? [groupId] : [])))
  return groups.length > 0 && groups[0] !== undefined && new Set(groups).size === 1
}
