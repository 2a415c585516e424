import { z } from 'zod'
import { isSameJson } from '../../../same-json.ts'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { shapeConfig } from '../../schema.ts'
import type { Shape } from '../../titles.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItem } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'
import { withChanges } from './with-changes.ts'

const fields = shapeConfig.shape
const FIELDS = ['shape', 'width', 'height', 'fill', 'stroke', 'strokeWidth', 'cornerRadius'] as const

/** The changed fields; null removes one. Sizes are fractions of the frame's height. */
export const editShapeFields = z.strictObject({
  itemId: idValue,
  shape: fields.shape.optional(),
  width: fields.width.optional(),
  height: fields.height.optional(),
  fill: fields.fill.nullable(),
  stroke: fields.stroke.nullable(),
  strokeWidth: fields.strokeWidth.nullable(),
  cornerRadius: fields.cornerRadius.nullable(),
})
export type EditShape = z.infer<typeof editShapeFields>

/**
 * Changes the form, size or colours of a shape. Refuses `item_not_found`, `wrong_kind` for other items, and `out_of_range` for sizes beyond their
 * limits.
 */
export function editShape(timeline: Timeline, edit: EditShape): EditResult {
  const { itemId } = edit
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'shape') return refuse({ code: 'wrong_kind', itemId })
  const edited = shapeConfig.safeParse(withChanges<Shape>(item.shapeConfig, edit, FIELDS))
  if (!edited.success) return refuse({ code: 'out_of_range', min: 0, max: MAX_SIZE })
  return ok(isSameJson(edited.data, item.shapeConfig) ? timeline : withItem(timeline, item, { ...item, shapeConfig: edited.data as Shape }))
}

/** Largest width and height that can be stored. */
const MAX_SIZE = 10
