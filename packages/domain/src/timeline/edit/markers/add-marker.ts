import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { clampFrame } from '../free-slot.ts'
import type { EditResult } from '../refusal.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { MAX_MARKERS } from '../../schema.ts'
import { markerAt, markerColor, markerName, withMarkers } from './markers.ts'

export const addMarkerFields = z.strictObject({
  frame: frameValue,
  name: markerName.optional(),
  color: markerColor.optional(),
  newId: idValue,
})
export type AddMarker = z.infer<typeof addMarkerFields>

/**
 *     ruler   0    v    100   ->   0    ▼    100
 *
 * Marks a frame. A frame that is marked already stays as it is. Refuses `too_many_markers`.
 */
export function addMarker(timeline: Timeline, { frame: at, name, color, newId: id }: AddMarker): EditResult {
  const frame = clampFrame(at)
  const { markers = [] } = timeline
  if (markerAt(timeline, frame) || markers.some((marker) => marker.id === id)) return ok(timeline)
  if (markers.length >= MAX_MARKERS) return refuse({ code: 'too_many_markers', max: MAX_MARKERS })
  return ok(withMarkers(timeline, [...markers, { id, frame, ...(name && { name }), ...(color && { color }) }]))
}
