import { findItem } from '@fablecut/domain/timeline/edit/tracks'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import { itemsUnderPlayhead } from './items-under-playhead.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Reverses the first selected item, or plays it forward again; without a selection the clip under the playhead. */
export function toggleReverse(ports: SelectionPorts): void {
  const { session, view } = ports
  const [itemId = ''] = itemsUnderPlayhead(ports)
  const found = findItem(session.store.getState().document.timeline, itemId)
  const isReversed = !(found.ok && 'isReversed' in found.value.item && found.value.item.isReversed)
  if (reportRefusal(session.apply({ type: 'reverseItem', itemId, isReversed }))) return
  announce(view, isReversed ? timelineTexts.reversed : timelineTexts.forward)
}
