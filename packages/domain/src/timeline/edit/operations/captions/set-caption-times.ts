import { z } from 'zod'
import { ok, refuse } from '../../../../result.ts'
import type { Timeline } from '../../../model.ts'
import { clampFrame } from '../../free-slot.ts'
import type { EditResult } from '../../refusal.ts'
import { findItem, withStart, withItems } from '../../tracks.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'

/** `endFrame` is exclusive. */
export const setCaptionTimesFields = z.strictObject({ itemId: idValue, startFrame: frameValue, endFrame: frameValue })
export type SetCaptionTimes = z.infer<typeof setCaptionTimesFields>

/** Sets start and end of a caption, at least one frame apart; captions may overlap. Refuses `wrong_kind`. */
export function setCaptionTimes(timeline: Timeline, { itemId, startFrame, endFrame }: SetCaptionTimes): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'caption') return refuse({ code: 'wrong_kind', itemId })
  const start = clampFrame(startFrame)
  const durationInFrames = Math.max(1, clampFrame(endFrame) - start)
  const timed = durationInFrames === item.durationInFrames ? withStart(item, start) : { ...withStart(item, start), durationInFrames }
  return ok(withItems(timeline, ({ items }) => items.map((other) => (other === item ? timed : other))))
}
