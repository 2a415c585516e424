import type { Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, Track } from '../../model.ts'
import { snapToBoundary } from '../boundaries.ts'
import type { DropPosition } from '../drop-position.ts'
import type { Edit, EditRefusal } from '../refusal.ts'
import { primaryInsertionFrame } from '../insertion-point.ts'
import { moveGroup } from './move-group.ts'

export type DropGroup = { readonly groupId: string; readonly position: DropPosition }

/**
 * Drops a group at an insertion point of the primary track, or, when it has no item there, at the end of another item
 * within ten frames. Refuses `no_boundary` elsewhere, and as `moveGroup` does.
 */
export function dropGroup(timeline: Timeline, { groupId, position }: DropGroup): Edit {
  const rows = timeline.tracks.filter(({ items }) => items.some((item) => item.groupId === groupId))
  const target = rows.some(({ isPrimary }) => isPrimary) ? primaryInsertionFrame(timeline, position) : freeEnd(rows, groupId, position)
  return target.ok ? moveGroup(timeline, { groupId, targetFrame: target.value }) : target
}

function freeEnd(rows: readonly Track[], groupId: string, { startFrame }: DropPosition): Result<number, EditRefusal> {
  const others = rows.flatMap(({ items }) => items.filter((item) => item.groupId !== groupId))
  return snapToBoundary([0, ...others.map(endFrame)], startFrame)
}
