import { z } from 'zod'
import type { CaptionStyle } from '../../../../captions/style.ts'
import { ok, refuse } from '../../../../result.ts'
import type { CaptionItem, Timeline } from '../../../model.ts'
import { withinStyleLimits } from './caption-style-limits.ts'
import type { EditResult } from '../../refusal.ts'
import { findItem, withItems } from '../../tracks.ts'
import { captionStyle } from '../../../schema.ts'
import { idValue } from '../../values/edit-values.ts'

/** `style`: the changed fields. `toAll`: apply to every caption of the story. */
export const styleCaptionsFields = z.strictObject({ itemId: idValue, style: captionStyle, toAll: z.boolean() })
export type StyleCaptions = z.infer<typeof styleCaptionsFields>

/**
 * Changes the style of one caption, or of all. The width is clamped to 10..100 percent. Refuses `wrong_kind`, and
 * `out_of_range` for other values outside of their limits.
 */
export function styleCaptions(timeline: Timeline, { itemId, style, toAll }: StyleCaptions): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  if (found.value.item.type !== 'caption') return refuse({ code: 'wrong_kind', itemId })
  const valid = withinStyleLimits(style)
  if (!valid.ok) return valid
  return ok(
    withItems(timeline, ({ items }) =>
      items.map((item) => (item.type === 'caption' && (toAll || item.id === itemId) ? styled(item, valid.value) : item)),
    ),
  )
}

const fieldsOf = (style: CaptionStyle): readonly (keyof CaptionStyle)[] => Object.keys(style) as (keyof CaptionStyle)[]

function styled(item: CaptionItem, style: CaptionStyle): CaptionItem {
  const before = item.caption.style ?? {}
  if (fieldsOf(style).every((field) => before[field] === style[field])) return item
  return { ...item, caption: { ...item.caption, style: { ...before, ...style } } }
}
