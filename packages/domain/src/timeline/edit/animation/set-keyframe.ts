import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import { propertyAt } from '../../keyframes.ts'
import type { Timeline } from '../../model.ts'
import { ANIMATED_PROPERTIES, EASINGS } from '../../picture.ts'
import { hasProperty } from '../../visual-items.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItem } from '../tracks.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { clampProperty, frameWithin, withKeyframe } from './with-property.ts'

/** `atFrame`: of the film. `value`: clamped; default: the value there. `easing`: on the way to the next keyframe. */
export const setKeyframeFields = z.strictObject({
  itemId: idValue,
  property: z.enum(ANIMATED_PROPERTIES),
  atFrame: frameValue,
  value: z.number().optional(),
  easing: z.enum(EASINGS).optional(),
})
export type SetKeyframe = z.infer<typeof setKeyframeFields>

/**
 *     |  o-----o        |   ->   |  o-----o----o    |
 *
 * Adds a keyframe to a property of an item, or changes the one at that frame. Refuses `item_not_found`, `wrong_kind` for a property that the item
 * doesn't have, and `out_of_range` for a frame outside of the item.
 */
export function setKeyframe(timeline: Timeline, { itemId, property, atFrame, value, easing }: SetKeyframe): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (!hasProperty(item, property)) return refuse({ code: 'wrong_kind', itemId })
  const [min, max] = [item.startTimeInFrames, endFrame(item) - 1]
  if (!(Math.round(atFrame) >= min && Math.round(atFrame) <= max)) return refuse({ code: 'out_of_range', min, max })
  const frame = frameWithin(item, atFrame)
  const set = clampProperty(property, value ?? propertyAt(item, property, frame))
  return ok(set === undefined ? timeline : withItem(timeline, item, withKeyframe(item, property, { frame, value: set, easing })))
}
