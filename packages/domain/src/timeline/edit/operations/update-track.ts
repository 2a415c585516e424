import { z } from 'zod'
import { ok } from '../../../result.ts'
import type { Timeline, Track } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { findTrack, withTracks } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'

/** Absent fields stay as they are; an empty name is removed. */
export const updateTrackFields = z.strictObject({
  trackId: idValue,
  name: z.string().max(200).optional(),
  isMuted: z.boolean().optional(),
  isSolo: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  isLocked: z.boolean().optional(),
  height: z.enum(['small', 'normal', 'tall']).optional(),
})
export type UpdateTrack = z.infer<typeof updateTrackFields>

type Settings = Omit<UpdateTrack, 'trackId'>

/** Changes settings of a track: its name, sound, picture, lock and height. Defaults are not stored. Refuses `track_not_found`. */
export function updateTrack(timeline: Timeline, { trackId, name, isMuted, isSolo, isHidden, isLocked, height }: UpdateTrack): EditResult {
  const found = findTrack(timeline, trackId)
  if (!found.ok) return found
  const changed = changedTrack(found.value, { name, isMuted, isSolo, isHidden, isLocked, height })
  return ok(
    withTracks(
      timeline,
      timeline.tracks.map((track) => (track === found.value ? changed : track)),
    ),
  )
}

function changedTrack(track: Track, settings: Settings): Track {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  const wanted = given.map(([key, value]) => [key, isDefault(key, value) ? undefined : value] as const)
  if (wanted.every(([key, value]) => track[key as keyof Settings] === value)) return track
  const entries = Object.entries({ ...track, ...Object.fromEntries(wanted) }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Track
}

const isDefault = (key: string, value: unknown): boolean => value === false || value === '' || (key === 'height' && value === 'normal')
