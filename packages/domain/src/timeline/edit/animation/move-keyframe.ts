import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { ANIMATED_PROPERTIES } from '../../picture.ts'
import { hasProperty } from '../../visual-items.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItem } from '../tracks.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { withKeyframes } from './keyframe-lists.ts'
import { clampProperty } from './with-property.ts'

/** `fromFrame`, `atFrame`: of the film, where the keyframe is and where it goes. `value`: clamped; default: it stays. */
export const moveKeyframeFields = z.strictObject({
  itemId: idValue,
  property: z.enum(ANIMATED_PROPERTIES),
  fromFrame: frameValue,
  atFrame: frameValue,
  value: z.number().optional(),
})
export type MoveKeyframe = z.infer<typeof moveKeyframeFields>

/**
 *     |  o--o       o  |   ->   |  o-----o    o  |
 *
 * Moves a keyframe of an item in time and value; its easing stays. It stops one frame before its neighbours and at the ends of the item. Without
 * a keyframe there nothing changes. Refuses `item_not_found`, and `wrong_kind` for a property that the item doesn't have.
 */
export function moveKeyframe(timeline: Timeline, { itemId, property, fromFrame, atFrame, value }: MoveKeyframe): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (!hasProperty(item, property)) return refuse({ code: 'wrong_kind', itemId })
  const list = item.keyframes?.[property] ?? []
  const index = list.findIndex(({ frame }) => frame === Math.round(fromFrame) - item.startTimeInFrames)
  const moved = list[index]
  if (!moved || Number.isNaN(atFrame)) return ok(timeline)
  const [earliest, latest] = [(list[index - 1]?.frame ?? -1) + 1, (list[index + 1]?.frame ?? item.durationInFrames) - 1]
  const frame = Math.min(latest, Math.max(earliest, Math.round(atFrame) - item.startTimeInFrames))
  const next = { ...moved, frame, value: clampProperty(property, value ?? moved.value) ?? moved.value }
  if (next.frame === moved.frame && next.value === moved.value) return ok(timeline)
  return ok(withItem(timeline, item, withKeyframes(item, { [property]: list.with(index, next) })))
}
