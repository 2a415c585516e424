import { ok, refuse, type Result } from '../../../result.ts'
import type { Timeline, Track } from '../../model.ts'
import type { EditRefusal } from '../refusal.ts'

export const lockedRefusal = ({ id, name }: Track): EditRefusal => ({ code: 'track_locked', trackId: id, ...(name && { name }) })

/** Refuses a change of the items of a locked track with `track_locked`. */
export function refuseLocked(before: Timeline, after: Timeline): Result<Timeline, EditRefusal> {
  if (before.tracks === after.tracks || before.tracks.every(({ isLocked }) => !isLocked)) return ok(after)
  const items = new Map(after.tracks.map((track) => [track.id, track.items]))
  const changed = before.tracks.find((track) => track.isLocked && items.get(track.id) !== track.items)
  return changed ? refuse(lockedRefusal(changed)) : ok(after)
}
