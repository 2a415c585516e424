import { MARKER_COLORS, markerAt } from '@fablecut/domain/timeline/edit/markers/markers'
import { rangeWithPoint } from '@fablecut/domain/timeline/edit/markers/set-range'
import { timecode } from '@fablecut/domain/timeline/output'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import type { SelectionPorts } from '../selection/selection-ports.ts'
import { announce } from '../timeline-view.ts'

const texts = timelineTexts.markers

/** Marks the frame under the playhead; a frame that is marked already opens the list of markers. */
export function addMarkerAtPlayhead({ session, playback, view }: SelectionPorts): void {
  const { timeline } = session.store.getState().document
  const { frame } = playback.store.getState()
  if (markerAt(timeline, frame)) return view.setState({ showsMarkers: true })
  if (reportRefusal(session.apply({ type: 'addMarker', frame, color: MARKER_COLORS[0], newId: newItemId() }))) return
  announce(view, texts.added(timecode(frame, timeline.globalConfig.fps)))
}

/** Sets the in or out point at the playhead. */
export function setPointAtPlayhead({ session, playback, view }: SelectionPorts, point: 'in' | 'out'): void {
  const { timeline } = session.store.getState().document
  const { frame } = playback.store.getState()
  if (reportRefusal(session.apply({ type: 'setRange', range: rangeWithPoint(timeline, point, frame) }))) return
  const at = timecode(frame, timeline.globalConfig.fps)
  announce(view, point === 'in' ? texts.inPoint(at) : texts.outPoint(at))
}

export function clearRange({ session, view }: SelectionPorts): void {
  if (!session.store.getState().document.timeline.range) return
  if (!reportRefusal(session.apply({ type: 'setRange', range: null }))) announce(view, texts.rangeCleared)
}

/** Repeats the range between the in and out points while it plays, or not. */
export function toggleLoop({ playback, view }: SelectionPorts): void {
  playback.setLooping(!playback.store.getState().isLooping)
  announce(view, playback.store.getState().isLooping ? texts.loopOn : texts.loopOff)
}
