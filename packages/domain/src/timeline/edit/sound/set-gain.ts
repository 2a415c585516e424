import { z } from 'zod'
import { ok } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { GAIN_LIMITS } from '../field-limits.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'

/** `gainDb`: added to the volume, in dB; clamped to -24 .. 24. 0 is as recorded. */
export const setGainFields = z.strictObject({ itemIds: idsValue, gainDb: z.number() })
export type SetGain = z.infer<typeof setGainFields>

/**
 *     sound    ~.~.~.~   ->   ~I~I~I~       louder or quieter than recorded; its volume stays
 *
 * Sets the gain of video and audio items; other items are ignored.
 */
export function setGain(timeline: Timeline, { itemIds, gainDb }: SetGain): EditResult {
  if (Number.isNaN(gainDb)) return ok(timeline)
  const ids = new Set(itemIds)
  const next = Math.round(Math.min(GAIN_LIMITS.max, Math.max(GAIN_LIMITS.min, gainDb)) * 10) / 10
  const withGain = (item: TimelineItem): TimelineItem => {
    if (!ids.has(item.id) || (item.type !== 'video' && item.type !== 'audio') || next === (item.gainDb ?? 0)) return item
    const { gainDb: _before, ...rest } = item
    return next === 0 ? rest : { ...rest, gainDb: next }
  }
  return ok(withItems(timeline, ({ items }) => items.map(withGain)))
}
