import { z } from 'zod'
import type { Result } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { Timeline, Track } from '../../../model.ts'
import { snapToBoundary } from '../../boundaries.ts'
import { trackPosition, type TrackPosition } from '../../track-position.ts'
import type { EditResult, EditRefusal } from '../../refusal.ts'
import { primaryInsertionFrame } from '../../insertion-point.ts'
import { moveGroupToFrame } from './move-group-to-frame.ts'
import { idValue } from '../../values/edit-values.ts'

export const moveGroupFields = z.strictObject({ groupId: idValue, position: trackPosition })
export type MoveGroup = z.infer<typeof moveGroupFields>

/**
 *     | A |  B  | C |      {B, O} after C      | A | C |  B  |
 *         |~~O~~|               ->                  |~~O~~|
 *
 * Moves a group to an insertion point of the primary track, or, when it has no item there, at the end of another item
 * within ten frames. Refuses `no_boundary` elsewhere, and as `moveGroupToFrame` does.
 */
export function moveGroup(timeline: Timeline, { groupId, position }: MoveGroup): EditResult {
  const rows = timeline.tracks.filter(({ items }) => items.some((item) => item.groupId === groupId))
  const target = rows.some(({ isPrimary }) => isPrimary) ? primaryInsertionFrame(timeline, position) : freeEnd(rows, groupId, position)
  return target.ok ? moveGroupToFrame(timeline, { groupId, targetFrame: target.value }) : target
}

function freeEnd(rows: readonly Track[], groupId: string, { startFrame }: TrackPosition): Result<number, EditRefusal> {
  const others = rows.flatMap(({ items }) => items.filter((item) => item.groupId !== groupId))
  return snapToBoundary([0, ...others.map(endFrame)], startFrame)
}
