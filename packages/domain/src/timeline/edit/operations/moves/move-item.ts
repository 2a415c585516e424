import { z } from 'zod'
import { refuse } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import { holds } from '../../../track-rules.ts'
import { acceptedBy } from '../../track-compatibility.ts'
import { trackPosition } from '../../track-position.ts'
import { linkedPrimaryItems } from '../../linked-items.ts'
import type { EditResult } from '../../refusal.ts'
import { insertionFrame } from '../../insertion-point.ts'
import { findItem, findTrack } from '../../tracks.ts'
import { moveItemToFrame } from './move-item-to-frame.ts'
import { moveOnFreeTrack } from './move-on-free-track.ts'
import { moveToNewTrack } from './move-to-new-track.ts'
import { moveToPrimary } from './move-to-primary.ts'
import { idValue } from '../../values/edit-values.ts'

/** `newId`: suffix of a new track's id. */
export const moveItemFields = z.strictObject({ itemId: idValue, position: trackPosition, newId: idValue })
export type MoveItem = z.infer<typeof moveItemFields>

/**
 *     | A | B | C |   B after C   ->   | A | C | B |
 *
 * Moves an item of the timeline before or after an item of the primary track, to a free track at or past its requested start, or to a new track. A linked voice-over moves its clip. Never replaces an item, so that no
 * clip is lost. Refusals as of those edits.
 */
export function moveItem(timeline: Timeline, { itemId, position, newId }: MoveItem): EditResult {
  if (position.kind === 'new-track') return moveToNewTrack(timeline, { ...position, itemId, newId })
  const [found, target] = [findItem(timeline, itemId), findTrack(timeline, position.trackId)]
  if (!found.ok) return found
  if (!target.ok) return target
  const { item, track: source } = found.value
  if (!holds(target.value, item.type)) return refuse({ code: 'incompatible_track', accepts: acceptedBy(target.value.type) })
  if (!source.isPrimary && source.id === target.value.id && linkedPrimaryItems(timeline).has(itemId)) {
    return moveItemToFrame(timeline, { itemId, targetFrame: position.startFrame })
  }
  if (!target.value.isPrimary) return moveOnFreeTrack(timeline, { ...position, itemId })
  const targetFrame = insertionFrame(target.value.items, position)
  return source.isPrimary ? moveItemToFrame(timeline, { itemId, targetFrame }) : moveToPrimary(timeline, { itemId, atFrame: targetFrame })
}
