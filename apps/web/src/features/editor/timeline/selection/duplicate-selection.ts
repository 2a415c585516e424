import type { Selection } from '@fablecut/domain/timeline/edit/selection'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Repeats the selected items after themselves, as one undo step, and selects the copies. */
export function duplicateSelection({ session, view }: Omit<SelectionPorts, 'playback'>): void {
  const { selectedItemIds: itemIds, document } = session.store.getState()
  const refused =
    itemIds.length === 0
      ? ({ code: 'nothing_to_duplicate' } as const)
      : session.apply({ type: 'duplicateItems', itemIds, newId: newItemId() })
  if (reportRefusal(refused)) return
  session.select(copiesOf(itemIds, document.timeline, session.store.getState().document.timeline))
  announce(view, timelineTexts.duplicated)
}

/** New items on the tracks of the selection: not the voice-over and captions that came with a clip. */
function copiesOf(selected: Selection, before: Timeline, after: Timeline): Selection {
  const chosen = new Set(selected)
  const tracks = before.tracks.filter(({ items }) => items.some(({ id }) => chosen.has(id)))
  const known = new Map(tracks.map((track) => [track.id, new Set(track.items.map(({ id }) => id))]))
  return after.tracks.flatMap((track) => {
    const old = known.get(track.id)
    return old ? track.items.flatMap(({ id }) => (old.has(id) ? [] : [id])) : []
  })
}
