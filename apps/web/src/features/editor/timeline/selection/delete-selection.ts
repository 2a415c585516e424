import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { nowSeconds } from '../../session/now-seconds.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { drawnTracks } from '../geometry/rows.ts'
import { nextFocusedItem } from '../keys/next-focused-item.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

const drawnOf = (session: EditorSession) => {
  const { tracks, globalConfig } = session.store.getState().document.timeline
  return drawnTracks(tracks, globalConfig.captions.enabled)
}

/** Deletes the selected items; `itemId`: one of them, else it alone. Its neighbour gets the focus. */
export function deleteSelection({ session, view }: Pick<SelectionPorts, 'session' | 'view'>, itemId?: string): void {
  const { selectedItemIds } = session.store.getState()
  const focusedId = itemId ?? selectedItemIds[0]
  if (focusedId === undefined) return
  const itemIds = selectedItemIds.includes(focusedId) ? selectedItemIds : [focusedId]
  const before = drawnOf(session)
  if (reportRefusal(session.apply({ type: 'deleteItems', itemIds, nowSeconds: nowSeconds() }))) return
  view.setState({ focusedId: nextFocusedItem(before, drawnOf(session), focusedId) })
  announce(view, timelineTexts.removed)
}
