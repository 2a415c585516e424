import { itemsAt } from '@fablecut/domain/timeline/queries'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Splits items at the playhead as one undo step: those given, else what is under the playhead on the primary track. */
export function splitAtPlayhead({ session, playback, view }: SelectionPorts, selected: readonly string[]): void {
  const atFrame = playback.store.getState().frame
  const { timeline } = session.store.getState().document
  const itemIds = selected.length > 0 ? selected : primaryItemsAt(timeline, atFrame)
  const refused =
    itemIds.length === 0 ? ({ code: 'nothing_to_split' } as const) : session.apply({ type: 'split', itemIds, atFrame, newId: newItemId() })
  if (!reportRefusal(refused)) announce(view, timelineTexts.splitDone)
}

function primaryItemsAt(timeline: Timeline, frame: number): readonly string[] {
  const primary = primaryTrack(timeline)
  return primary ? itemsAt([primary], frame).map(({ id }) => id) : []
}
