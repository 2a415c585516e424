import { z } from 'zod'
import { refuse } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { Timeline } from '../../../model.ts'
import { clampFrame } from '../../free-slot.ts'
import type { EditResult } from '../../refusal.ts'
import { isInside } from '../../split/split-item.ts'
import { findItem } from '../../tracks.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'
import { trimItem, trimRange } from './trim-item.ts'

/** `atFrame`: where the edge goes, e.g. the playhead. */
export const trimItemToFrameFields = z.strictObject({ itemId: idValue, edge: z.enum(['left', 'right']), atFrame: frameValue })
export type TrimItemToFrame = z.infer<typeof trimItemToFrameFields>

/**
 *                      v
 *     left     |   A   .   |  B  |   ->   | A |  B  |      what was before the frame is gone, the film closes up
 *     right    |   A   .   |  B  |   ->   |   A   |  B  |  what was after it is gone
 *
 * Trims an item to a frame inside of it, with the rules of `trimItem`: its group is trimmed by the same distance. Refuses `item_not_found`,
 * `nothing_to_trim` when the frame is at an edge of the item or outside of it, `fixed_length` for failed shots and logos, and `too_short` when
 * the group has an item without that many frames.
 */
export function trimItemToFrame(timeline: Timeline, { itemId, edge, atFrame }: TrimItemToFrame): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  const frame = clampFrame(atFrame)
  if (!isInside(item, frame)) return refuse({ code: 'nothing_to_trim' })
  const range = trimRange(timeline, { itemId, edge })
  if (!range.ok) return range
  const frames = edge === 'left' ? frame - item.startTimeInFrames : frame - endFrame(item)
  const { min, max } = range.value
  if (frames < min || frames > max) return refuse({ code: 'too_short', itemId })
  return trimItem(timeline, { itemId, edge, frames })
}
