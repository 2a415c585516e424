import { refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { acceptedBy, trackTypeFor } from '../track-compatibility.ts'
import type { DropPosition } from '../drop-position.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import type { Edit } from '../refusal.ts'
import { insertionFrame } from '../insertion-point.ts'
import { findItem, findTrack } from '../tracks.ts'
import { moveByFrame } from './move-by-frame.ts'
import { moveOnFreeTrack } from './move-on-free-track.ts'
import { moveToNewTrack } from './move-to-new-track.ts'
import { moveToPrimary } from './move-to-primary.ts'

/** `newId`: suffix of a new track's id. */
export type DropItem = { readonly itemId: string; readonly position: DropPosition; readonly newId: string }

/**
 * Drops an item of the timeline before or after an item of the primary track, in a gap of a free track or moved
 * past the item under the pointer, or on a new track. A linked voice-over moves its clip. Never replaces an item, so that no
 * clip is lost. Refusals as of those edits.
 */
export function dropItem(timeline: Timeline, { itemId, position, newId }: DropItem): Edit {
  if (position.kind === 'strip') return moveToNewTrack(timeline, { ...position, itemId, newId })
  const [found, target] = [findItem(timeline, itemId), findTrack(timeline, position.trackId)]
  if (!found.ok) return found
  if (!target.ok) return target
  const { item, track: source } = found.value
  if (trackTypeFor(item.type) !== target.value.type) return refuse({ code: 'incompatible_track', accepts: acceptedBy(target.value.type) })
  if (!source.isPrimary && source.id === target.value.id && linkedPrimaryItems(timeline).has(itemId)) {
    return moveByFrame(timeline, { itemId, targetFrame: position.startFrame })
  }
  if (!target.value.isPrimary) return moveOnFreeTrack(timeline, { ...position, itemId })
  const targetFrame = insertionFrame(target.value.items, position)
  return source.isPrimary ? moveByFrame(timeline, { itemId, targetFrame }) : moveToPrimary(timeline, { itemId, atFrame: targetFrame })
}
