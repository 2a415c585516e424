import { ok } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import type { DropPosition } from '../drop-position.ts'
import type { Edit } from '../refusal.ts'
import { primaryInsertionFrame } from '../insertion-point.ts'
import { primaryTrack } from '../tracks.ts'
import { moveSelection } from './move-selection.ts'

export type DropSelection = { readonly itemIds: readonly string[]; readonly grabbedId: string; readonly position: DropPosition }

/** Drops a selection as `moveSelection` does; items keep their tracks. */
export function dropSelection(timeline: Timeline, { itemIds, grabbedId, position }: DropSelection): Edit {
  const onPrimary = primaryTrack(timeline)?.items.some(({ id }) => id === grabbedId) ?? false
  const target = onPrimary ? primaryInsertionFrame(timeline, position) : ok(position.startFrame)
  return target.ok ? moveSelection(timeline, { itemIds, grabbedId, targetFrame: target.value }) : target
}
