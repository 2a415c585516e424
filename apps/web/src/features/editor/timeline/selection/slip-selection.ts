import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import { itemsUnderPlayhead } from './items-under-playhead.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Shows later (positive) or earlier parts of the source of the first selected item; without a selection of the clip under the playhead. */
export function slipSelection(ports: SelectionPorts, frames: number): void {
  const { session, view } = ports
  const [itemId = ''] = itemsUnderPlayhead(ports)
  if (!reportRefusal(session.apply({ type: 'slipItem', itemId, frames }))) announce(view, timelineTexts.slipped)
}
