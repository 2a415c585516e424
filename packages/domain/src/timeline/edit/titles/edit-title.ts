import { z } from 'zod'
import { isSameJson } from '../../../same-json.ts'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { captionStyle, titleConfig } from '../../schema.ts'
import type { Title } from '../../titles.ts'
import { withinStyleLimits } from '../operations/captions/caption-style-limits.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import { deleteItems } from '../operations/delete-items.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItem } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'
import { MAX_TITLE_CHARACTERS } from './add-title.ts'
import { withChanges } from './with-changes.ts'

const fields = titleConfig.shape

/** The changed fields; null gives a field its default. `style`: its changed fields. */
export const editTitleFields = z.strictObject({
  itemId: idValue,
  text: z.string().optional(),
  preset: fields.preset.optional(),
  style: captionStyle.optional(),
  align: fields.align.nullable(),
  animateIn: fields.animateIn.nullable(),
  animateOut: fields.animateOut.nullable(),
})
export type EditTitle = z.infer<typeof editTitleFields>

/**
 *     | Hello |   ->   | Hello you |
 *
 * Changes the text, the style or the animation of a title. Another preset brings its own style. An empty text deletes the title; animations are
 * limited to half of it. Refuses `item_not_found`, `wrong_kind` for other items, and `out_of_range` for a style or text beyond its limits.
 */
export function editTitle(timeline: Timeline, edit: EditTitle): EditResult {
  const { itemId, style, text, preset } = edit
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'title') return refuse({ code: 'wrong_kind', itemId })
  if ((text?.length ?? 0) > MAX_TITLE_CHARACTERS) return refuse({ code: 'out_of_range', min: 0, max: MAX_TITLE_CHARACTERS })
  if (text?.trim() === '') return deleteItems(timeline, { itemIds: [itemId] })
  const valid = withinStyleLimits(style ?? {})
  if (!valid.ok) return valid
  const { style: styleBefore, ...title } = item.titleConfig
  const isOtherPreset = preset !== undefined && preset !== title.preset
  const newStyle = { ...(isOtherPreset ? {} : styleBefore), ...valid.value }
  const edited = withChanges(title, edit, ['text', 'preset', 'align', 'animateIn', 'animateOut'])
  const changed: Title = Object.keys(newStyle).length > 0 ? { ...edited, style: newStyle } : edited
  const fitted = fitToDuration({ ...item, titleConfig: changed })
  return ok(isSameJson(fitted, item) ? timeline : withItem(timeline, item, fitted))
}
