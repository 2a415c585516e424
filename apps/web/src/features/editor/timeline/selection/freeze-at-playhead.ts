import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import { itemsUnderPlayhead } from './items-under-playhead.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** How long a frozen frame is held at first, in seconds. */
const FROZEN_SECONDS = 2

/** Holds the frame under the playhead: of the first selected item, without a selection of the clip there. The frozen clip is selected. */
export function freezeAtPlayhead(ports: SelectionPorts): void {
  const { session, playback, view } = ports
  const [itemId] = itemsUnderPlayhead(ports)
  const durationInFrames = FROZEN_SECONDS * session.store.getState().document.timeline.globalConfig.fps
  const [newId, atFrame] = [newItemId(), playback.store.getState().frame]
  const refused =
    itemId === undefined
      ? ({ code: 'nothing_to_freeze' } as const)
      : session.apply({ type: 'freezeFrame', itemId, atFrame, durationInFrames, newId })
  if (reportRefusal(refused)) return
  session.select([newId])
  announce(view, timelineTexts.frozen)
}
