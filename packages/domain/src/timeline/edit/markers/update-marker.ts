import { z } from 'zod'
import type { Marker, Timeline } from '../../model.ts'
import { clampFrame } from '../free-slot.ts'
import type { EditResult } from '../refusal.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { changeMarker, markerAt, markerColor, markerName } from './markers.ts'

/** Absent fields stay as they are; an empty name or colour is removed. */
export const updateMarkerFields = z.strictObject({
  markerId: idValue,
  frame: frameValue.optional(),
  name: markerName.optional(),
  color: markerColor.optional(),
})
export type UpdateMarker = z.infer<typeof updateMarkerFields>

/** Renames, colours or moves a marker; onto the frame of another one it does not move. Refuses `marker_not_found`. */
export function updateMarker(timeline: Timeline, { markerId, frame, name, color }: UpdateMarker): EditResult {
  return changeMarker(timeline, markerId, (marker) => {
    const changed: Marker = {
      id: marker.id,
      frame: frame === undefined || markerAt(timeline, clampFrame(frame)) ? marker.frame : clampFrame(frame),
      ...optional('name', name ?? marker.name),
      ...optional('color', color ?? marker.color),
    }
    const isSame = changed.frame === marker.frame && changed.name === marker.name && changed.color === marker.color
    return isSame ? marker : changed
  })
}

const optional = (key: 'name' | 'color', value: string | undefined): Partial<Marker> => (value ? { [key]: value } : {})
