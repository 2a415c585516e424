import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { gapAt } from '../free-slot.ts'
import { newItem } from '../new-item.ts'
import type { EditResult, EditRefusal } from '../refusal.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { findAsset, findItem, sortedByStart } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'

/** `newId`: id of the new item. */
export const insertBesideFields = z.strictObject({
  mediaAssetId: idValue,
  itemId: idValue,
  side: z.enum(['before', 'after']),
  newId: idValue,
})
export type InsertBeside = z.infer<typeof insertBesideFields>

/**
 *     primary   | A |  B  | C |    before B  ->  | A | N |  B  | C |
 *     free      | A |   .....   | C |   after A  ->  | A |N| ... | C |     refused when the gap there is shorter
 *
 * Inserts an asset before or after an item. The primary track makes room; a free track needs a gap. Refuses `asset_not_found`,
 * `asset_not_ready`, `incompatible_track`, `no_room`.
 */
export function insertBeside(timeline: Timeline, op: InsertBeside): EditResult {
  const [found, asset] = [findItem(timeline, op.itemId), findAsset(timeline, op.mediaAssetId)]
  if (!found.ok) return found
  if (!asset.ok) return asset
  const { track, item: neighbour } = found.value
  const edge = op.side === 'before' ? neighbour.startTimeInFrames : endFrame(neighbour)
  const item = newItem(asset.value, { id: op.newId, startTimeInFrames: edge, trackType: track.type }, timeline.globalConfig.fps)
  if (!item.ok) return item
  const items = sortedByStart(track.items)
  if (!track.isPrimary) {
    const start = startBeside(track, neighbour, op.side, item.value.durationInFrames)
    return start.ok
      ? ok(resolveLayout(timeline, new Map([[track.id, [...items, { ...item.value, startTimeInFrames: start.value }]]])))
      : start
  }
  const index = items.indexOf(neighbour) + (op.side === 'after' ? 1 : 0)
  return ok(resolveLayout(timeline, new Map([[track.id, items.toSpliced(index, 0, item.value)]])))
}

function startBeside(track: Track, neighbour: TimelineItem, side: 'before' | 'after', requiredFrames: number): Result<number, EditRefusal> {
  const items = sortedByStart(track.items)
  const gap = gapAt(items, side === 'after' ? endFrame(neighbour) : neighbour.startTimeInFrames - 1)
  const availableFrames = gap ? gap.end - gap.start : 0
  if (requiredFrames > availableFrames) return refuse({ code: 'no_room', requiredFrames, availableFrames })
  return ok(side === 'after' ? endFrame(neighbour) : neighbour.startTimeInFrames - requiredFrames)
}
