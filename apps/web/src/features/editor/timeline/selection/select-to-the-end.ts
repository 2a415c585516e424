import { drawnTracks } from '../geometry/rows.ts'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Selects all items that start at the first selected one or later, on all tracks; without a selection at the playhead or later. */
export function selectToTheEnd({ session, playback, view }: SelectionPorts): void {
  const { document, selectedItemIds } = session.store.getState()
  const { tracks, globalConfig } = document.timeline
  const items = drawnTracks(tracks, globalConfig.captions.enabled).flatMap((track) => track.items)
  const chosen = new Set(selectedItemIds)
  const starts = items.flatMap(({ id, startTimeInFrames }) => (chosen.has(id) ? [startTimeInFrames] : []))
  const from = starts.length > 0 ? Math.min(...starts) : playback.store.getState().frame
  const itemIds = items.flatMap(({ id, startTimeInFrames }) => (startTimeInFrames >= from ? [id] : []))
  session.select(itemIds)
  announce(view, timelineTexts.selected(itemIds.length))
}
