import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { ANIMATED_PROPERTIES } from '../../picture.ts'
import { hasProperty } from '../../visual-items.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItem } from '../tracks.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { withKeyframes } from './keyframe-lists.ts'
import { frameWithin, withConstant } from './with-property.ts'

/** `atFrame`: of the film. */
export const removeKeyframeFields = z.strictObject({ itemId: idValue, property: z.enum(ANIMATED_PROPERTIES), atFrame: frameValue })
export type RemoveKeyframe = z.infer<typeof removeKeyframeFields>

/**
 *     |  o-----o----o    |   ->   |  o----------o    |
 *
 * Removes a keyframe of an item. The value of the last one becomes the constant value. Refuses `item_not_found`, and `wrong_kind` for a property
 * that the item doesn't have.
 */
export function removeKeyframe(timeline: Timeline, { itemId, property, atFrame }: RemoveKeyframe): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (!hasProperty(item, property)) return refuse({ code: 'wrong_kind', itemId })
  const list = item.keyframes?.[property] ?? []
  const removed = list.find(({ frame }) => frame === frameWithin(item, atFrame))
  if (!removed) return ok(timeline)
  const edited = withKeyframes(item, { [property]: list.filter((keyframe) => keyframe !== removed) })
  return ok(withItem(timeline, item, list.length === 1 ? withConstant(edited, property, removed.value) : edited))
}
