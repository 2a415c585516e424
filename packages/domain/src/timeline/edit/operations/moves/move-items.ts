import { z } from 'zod'
import { ok } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import { trackPosition } from '../../track-position.ts'
import type { EditResult } from '../../refusal.ts'
import { primaryInsertionFrame } from '../../insertion-point.ts'
import { primaryTrack } from '../../tracks.ts'
import { moveItemsToFrame } from './move-items-to-frame.ts'
import { idValue, idsValue } from '../../values/edit-values.ts'

/** `leadId`: the item that is placed at `position`. */
export const moveItemsFields = z.strictObject({ itemIds: idsValue, leadId: idValue, position: trackPosition })
export type MoveItems = z.infer<typeof moveItemsFields>

/**
 *     | A | B | C |   {A, B} after C   ->   | C | A | B |
 *
 * Moves several items as `moveItemsToFrame` does; items keep their tracks.
 */
export function moveItems(timeline: Timeline, { itemIds, leadId, position }: MoveItems): EditResult {
  const onPrimary = primaryTrack(timeline)?.items.some(({ id }) => id === leadId) ?? false
  const target = onPrimary ? primaryInsertionFrame(timeline, position) : ok(position.startFrame)
  return target.ok ? moveItemsToFrame(timeline, { itemIds, leadId, targetFrame: target.value }) : target
}
