import { z } from 'zod'
import { ok } from '../../../result.ts'
import { isAnimated, propertyAt } from '../../keyframes.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { ANIMATED_PROPERTIES, type AnimatedProperty } from '../../picture.ts'
import { hasProperty } from '../../visual-items.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { frameValue, idsValue } from '../values/edit-values.ts'
import { withKeyframes } from './keyframe-lists.ts'
import { frameWithin, withConstant } from './with-property.ts'

/** `properties`: default all. `atFrame`: of the film; the values there stay. Default: the start of each item. */
export const clearKeyframesFields = z.strictObject({
  itemIds: idsValue,
  properties: z.array(z.enum(ANIMATED_PROPERTIES)).readonly().optional(),
  atFrame: frameValue.optional(),
})
export type ClearKeyframes = z.infer<typeof clearKeyframesFields>

/**
 *     |  o-----o----o    |   ->   |                  |
 *
 * Removes all keyframes of properties, which keep the value they had at a frame. Items without them are ignored.
 */
export function clearKeyframes(timeline: Timeline, { itemIds, properties = ANIMATED_PROPERTIES, atFrame }: ClearKeyframes): EditResult {
  const ids = new Set(itemIds)
  const cleared = (item: TimelineItem): TimelineItem =>
    ids.has(item.id) ? properties.reduce((edited, property) => withoutKeyframes(edited, property, atFrame), item) : item
  return ok(withItems(timeline, ({ items }) => items.map(cleared)))
}

function withoutKeyframes(item: TimelineItem, property: AnimatedProperty, atFrame: number | undefined): TimelineItem {
  if (!hasProperty(item, property) || !isAnimated(item, property)) return item
  const value = propertyAt(item, property, frameWithin(item, atFrame ?? item.startTimeInFrames))
  return withConstant(withKeyframes(item, { [property]: [] }), property, value)
}
