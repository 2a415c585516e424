import { z } from 'zod'
import { ok } from '../../../result.ts'
import { NOISE_REDUCTIONS, type Timeline, type TimelineItem } from '../../model.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'

/** Null leaves the sound as recorded. */
export const setNoiseReductionFields = z.strictObject({ itemIds: idsValue, noiseReduction: z.enum(NOISE_REDUCTIONS).nullable() })
export type SetNoiseReduction = z.infer<typeof setNoiseReductionFields>

/**
 *     sound    ..~.~.~..   ->     ~ ~ ~       background noise is taken out
 *
 * Sets how far noise is taken out of the sound of video and audio items; other items are ignored.
 */
export function setNoiseReduction(timeline: Timeline, { itemIds, noiseReduction }: SetNoiseReduction): EditResult {
  const ids = new Set(itemIds)
  const withReduction = (item: TimelineItem): TimelineItem => {
    if (!ids.has(item.id) || (item.type !== 'video' && item.type !== 'audio')) return item
    if (noiseReduction === (item.noiseReduction ?? null)) return item
    const { noiseReduction: _before, ...rest } = item
    return noiseReduction === null ? rest : { ...rest, noiseReduction }
  }
  return ok(withItems(timeline, ({ items }) => items.map(withReduction)))
}
