import { ok, refuse } from '../../../result.ts'
import { toFrames } from '../../frames.ts'
import type { Timeline } from '../../model.ts'
import { IMAGE_SECONDS } from '../field-limits.ts'
import type { Edit } from '../refusal.ts'
import { rippled } from '../ripple.ts'
import { settle } from '../settle.ts'
import { withEdgeMoved } from '../trim.ts'
import { findItem, inOrder } from '../tracks.ts'

/** `seconds`: 0.1 to 10. */
export type SetImageSeconds = { readonly itemId: string; readonly seconds: number }

/**
 * Sets how long a picture stands; later items shift. What is said over it stays as long as it is, unlike when the edge of a group is dragged.
 * Refuses `out_of_range`, and `wrong_kind` for what is no picture.
 */
export function setImageSeconds(timeline: Timeline, { itemId, seconds }: SetImageSeconds): Edit {
  const { least, most } = IMAGE_SECONDS
  if (!(seconds >= least && seconds <= most)) return refuse({ code: 'out_of_range', least, most })
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item, track } = found.value
  if (item.type !== 'image') return refuse({ code: 'wrong_kind', itemId })
  const frames = toFrames(seconds, timeline.globalConfig.fps) - item.durationInFrames
  if (frames === 0) return ok(timeline)
  const changed = new Map([[itemId, withEdgeMoved(item, 'right', frames)]])
  const items = track.isPrimary ? inOrder(track.items).map((one) => changed.get(one.id) ?? one) : rippled(track.items, changed)
  return ok(settle(timeline, new Map([[track.id, items]])))
}
