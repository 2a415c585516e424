import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { toFrames } from '../../frames.ts'
import type { Timeline } from '../../model.ts'
import { IMAGE_SECONDS_LIMITS } from '../field-limits.ts'
import type { EditResult } from '../refusal.ts'
import { rippleItems } from '../ripple.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { stretchKeyframes } from '../animation/keyframe-lists.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import { findItem, sortedByStart } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'

/** `seconds`: 0.1 to 10. */
export const setImageSecondsFields = z.strictObject({ itemId: idValue, seconds: z.number() })
export type SetImageSeconds = z.infer<typeof setImageSecondsFields>

/**
 * Sets the duration of an image; later items shift. Its keyframes are stretched and linked items keep their duration, unlike in `trimItem`.
 * Refuses `out_of_range`, and `wrong_kind` for other items.
 */
export function setImageSeconds(timeline: Timeline, { itemId, seconds }: SetImageSeconds): EditResult {
  const { min, max } = IMAGE_SECONDS_LIMITS
  if (!(seconds >= min && seconds <= max)) return refuse({ code: 'out_of_range', min, max })
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item, track } = found.value
  if (item.type !== 'image') return refuse({ code: 'wrong_kind', itemId })
  const frames = toFrames(seconds, timeline.globalConfig.fps) - item.durationInFrames
  if (frames === 0) return ok(timeline)
  const durationInFrames = item.durationInFrames + frames
  const resized = { ...item, durationInFrames, sourceTrimEndFrames: item.sourceTrimStartFrames + durationInFrames }
  const changed = new Map([[itemId, fitToDuration(stretchKeyframes(resized, item.durationInFrames))]])
  const items = track.isPrimary
    ? sortedByStart(track.items).map((other) => changed.get(other.id) ?? other)
    : rippleItems(track.items, changed)
  return ok(resolveLayout(timeline, new Map([[track.id, items]])))
}
