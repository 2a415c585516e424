import { refuse } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import { trackTypeFor } from '../../track-compatibility.ts'
import { withNewTrack } from '../../new-track.ts'
import type { EditResult } from '../../refusal.ts'
import { findItem } from '../../tracks.ts'
import { moveOnFreeTrack } from './move-on-free-track.ts'

/** `newId`: suffix of the new track's id. `index`: number of tracks above the new one. */
export type MoveToNewTrack = { readonly itemId: string; readonly index: number; readonly startFrame: number; readonly newId: string }

/** Moves an item to a new track, as `moveOnFreeTrack` does to an existing one. Refuses `wrong_kind` for captions. */
export function moveToNewTrack(timeline: Timeline, { itemId, index, startFrame, newId }: MoveToNewTrack): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const type = trackTypeFor(found.value.item.type)
  if (type === 'file') return refuse({ code: 'wrong_kind', itemId })
  const withTrack = withNewTrack(timeline, { type, subtype: found.value.track.subtype, index, newId, items: [] })
  const before = new Set(timeline.tracks.map(({ id }) => id))
  const trackId = withTrack.tracks.find(({ id }) => !before.has(id))?.id ?? ''
  return moveOnFreeTrack(withTrack, { itemId, trackId, startFrame, atFrame: startFrame })
}
