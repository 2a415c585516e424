import { z } from 'zod'
import { ok, refuse, type Result } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { Timeline } from '../../../model.ts'
import { assetsById } from '../../../queries.ts'
import type { EditRefusal, EditResult } from '../../refusal.ts'
import { resolveLayout } from '../../resolve-layout.ts'
import { findItem, sortedByStart } from '../../tracks.ts'
import { edgeRange, isTrimmable, sourceFrames, withEdgeMoved, type Edge, type Trimmable } from '../../trim.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'

/** The cut at an edge of an item. `frames`: positive to the right. */
export const rollCutFields = z.strictObject({ itemId: idValue, edge: z.enum(['left', 'right']), frames: frameValue })
export type RollCut = z.infer<typeof rollCutFields>

/**
 *     | X |   A   | B |   ->   | X |  A  |  B  |      A ends and B starts earlier; nothing else moves
 *
 * Moves the cut between two neighbours of a track, as far as their sources go and with a frame left of each. Their groups stay as they are. Refuses
 * `item_not_found`, `no_cut` when no item touches that edge, `fixed_length` for failed shots and logos, and `no_material` when the cut can't move
 * in that direction.
 */
export function rollCut(timeline: Timeline, { itemId, edge, frames }: RollCut): EditResult {
  const cut = cutAt(timeline, { itemId, edge })
  if (!cut.ok) return cut
  const { before, after, min, max, trackId } = cut.value
  const wanted = Number.isNaN(frames) ? 0 : Math.round(frames)
  const by = Math.min(max, Math.max(min, wanted))
  if (wanted === 0) return ok(timeline)
  if (by === 0) return refuse({ code: 'no_material' })
  const rolled = new Map([before, after].map((item) => [item.id, withEdgeMoved(item, item === before ? 'right' : 'left', by)]))
  const track = timeline.tracks.find(({ id }) => id === trackId)
  const items = sortedByStart(track?.items ?? []).map((item) => rolled.get(item.id) ?? item)
  return ok(resolveLayout(timeline, new Map([[trackId, items]])))
}

type Cut = { readonly trackId: string; readonly before: Trimmable; readonly after: Trimmable; readonly min: number; readonly max: number }

/** The neighbours at an edge of an item, and how far their cut can move, in frames. */
function cutAt(timeline: Timeline, { itemId, edge }: { readonly itemId: string; readonly edge: Edge }): Result<Cut, EditRefusal> {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item, track } = found.value
  const others = track.items.filter((other) => other !== item)
  const neighbour =
    edge === 'left'
      ? others.find((other) => endFrame(other) === item.startTimeInFrames)
      : others.find((other) => other.startTimeInFrames === endFrame(item))
  if (!neighbour) return refuse({ code: 'no_cut' })
  const [before, after] = edge === 'left' ? [neighbour, item] : [item, neighbour]
  if (!isTrimmable(before) || !isTrimmable(after))
    return refuse({ code: 'fixed_length', itemId: isTrimmable(before) ? after.id : before.id })
  const [left, right] = [edgeRange(before, 'right', lengthOf(timeline, before)), edgeRange(after, 'left', lengthOf(timeline, after))]
  return ok({ trackId: track.id, before, after, min: Math.max(left.min, right.min), max: Math.min(left.max, right.max) })
}

const lengthOf = ({ mediaAssets, globalConfig }: Timeline, item: Trimmable): number =>
  'mediaAssetId' in item ? sourceFrames(assetsById(mediaAssets).get(item.mediaAssetId), globalConfig.fps) : 0
