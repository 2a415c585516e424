import { z } from 'zod'
import type { Timeline } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { idValue } from '../values/edit-values.ts'
import { changeMarker } from './markers.ts'

export const removeMarkerFields = z.strictObject({ markerId: idValue })
export type RemoveMarker = z.infer<typeof removeMarkerFields>

/** Removes a marker. Refuses `marker_not_found`. */
export const removeMarker = (timeline: Timeline, { markerId }: RemoveMarker): EditResult => changeMarker(timeline, markerId, () => null)
