import { z } from 'zod'
import { ok, refuse } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { Timeline, TimelineItem, Track } from '../../../model.ts'
import { moveItemsTo } from '../../move-on-primary.ts'
import { firstFreeSlot } from '../../free-slot.ts'
import type { EditResult } from '../../refusal.ts'
import { sortedByStart, withStart, withItems } from '../../tracks.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'

/** `targetFrame`: the group's new start, in frames before the move. */
export const moveGroupToFrameFields = z.strictObject({ groupId: idValue, targetFrame: frameValue })
export type MoveGroupToFrame = z.infer<typeof moveGroupToFrameFields>

/**
 *     | A |  B  | C |      {B, O} to the end of C      | A | C |  B  |
 *         |~~O~~|                    ->                        |~~O~~|
 *
 * Moves a group to frame 0 or to the end of an item outside of it; other frames are refused with `no_boundary`. On the primary track the others
 * move up; on free tracks the group keeps its offsets and moves as a whole to the first frame where every member has room.
 */
export function moveGroupToFrame(timeline: Timeline, { groupId, targetFrame }: MoveGroupToFrame): EditResult {
  const tracks = timeline.tracks.filter(({ items }) => items.some((item) => item.groupId === groupId))
  const primary = tracks.find(({ isPrimary }) => isPrimary)
  if (tracks.length === 0) return refuse({ code: 'group_not_found', groupId })
  const ends = (primary ? [primary] : tracks).flatMap(({ items }) => items.filter((item) => item.groupId !== groupId).map(endFrame))
  if (targetFrame !== 0 && !ends.includes(targetFrame)) return refuse({ code: 'no_boundary' })
  const members = tracks.flatMap(({ items }) => items.filter((item) => item.groupId === groupId))
  if (primary) return ok(moveItemsTo(timeline, new Set(members.map(({ id }) => id)), targetFrame))
  return ok(moveFreeGroup(timeline, { groupId, tracks, members }, targetFrame))
}

type Members = { readonly groupId: string; readonly tracks: readonly Track[]; readonly members: readonly TimelineItem[] }

function moveFreeGroup(timeline: Timeline, { groupId, tracks, members }: Members, targetFrame: number): Timeline {
  const start = members.reduce((min, item) => Math.min(min, item.startTimeInFrames), Number.POSITIVE_INFINITY)
  const others = new Map(tracks.map((track) => [track.id, sortedByStart(track.items).filter((item) => item.groupId !== groupId)]))
  const shift = firstCommonShift(tracks, others, { groupId, min: targetFrame - start })
  return withItems(timeline, ({ items }) =>
    items.map((item) => (item.groupId === groupId ? withStart(item, item.startTimeInFrames + shift) : item)),
  )
}

/** The smallest shift from `min` on by which every member has room. It only grows, so that each round passes at least one item. */
function firstCommonShift(
  tracks: readonly Track[],
  others: ReadonlyMap<string, readonly TimelineItem[]>,
  { groupId, min }: { readonly groupId: string; readonly min: number },
): number {
  const freeTracks = tracks.filter(({ type }) => type !== 'file')
  let shift = min
  for (;;) {
    const startFrame = freeTracks.reduce((max, track) => {
      const members = track.items.filter((item) => item.groupId === groupId)
      const occupied = others.get(track.id) ?? []
      return members.reduce(
        (more, item) =>
          Math.max(more, firstFreeSlot(occupied, item.durationInFrames, item.startTimeInFrames + more) - item.startTimeInFrames),
        max,
      )
    }, shift)
    if (startFrame === shift) return shift
    shift = startFrame
  }
}
