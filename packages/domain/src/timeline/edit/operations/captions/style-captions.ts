import type { CaptionStyle } from '../../../../captions/style.ts'
import { ok, refuse } from '../../../../result.ts'
import type { CaptionItem, Timeline } from '../../../model.ts'
import { CAPTION_LIMITS, type FieldLimits } from '../../field-limits.ts'
import type { Edit } from '../../refusal.ts'
import { findItem, withItems } from '../../tracks.ts'

/** `style`: the changed fields. `toAll`: apply to every caption of the story. */
export type StyleCaptions = { readonly itemId: string; readonly style: CaptionStyle; readonly toAll: boolean }

/**
 * Changes the style of one caption, or of all. The width is clamped to 10..100 percent. Refuses `wrong_kind`, and
 * `out_of_range` for other values outside of their limits.
 */
export function styleCaptions(timeline: Timeline, { itemId, style, toAll }: StyleCaptions): Edit {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  if (found.value.item.type !== 'caption') return refuse({ code: 'wrong_kind', itemId })
  const valid = clampWidth(style)
  const limits = exceededLimits(valid)
  if (limits) return refuse({ code: 'out_of_range', min: limits.min, max: limits.max })
  return ok(
    withItems(timeline, ({ items }) =>
      items.map((item) => (item.type === 'caption' && (toAll || item.id === itemId) ? styled(item, valid) : item)),
    ),
  )
}

const fieldsOf = (style: CaptionStyle): readonly (keyof CaptionStyle)[] => Object.keys(style) as (keyof CaptionStyle)[]

function styled(item: CaptionItem, style: CaptionStyle): CaptionItem {
  const before = item.caption.style ?? {}
  if (fieldsOf(style).every((field) => before[field] === style[field])) return item
  return { ...item, caption: { ...item.caption, style: { ...before, ...style } } }
}

function clampWidth(style: CaptionStyle): CaptionStyle {
  const { typedMin, max } = CAPTION_LIMITS.maxWidth
  return style.maxWidth === undefined ? style : { ...style, maxWidth: Math.min(max, Math.max(typedMin, style.maxWidth)) }
}

/** The first limits that the style exceeds. */
function exceededLimits(style: CaptionStyle): { readonly min: number; readonly max: number } | undefined {
  const names = Object.keys(CAPTION_LIMITS) as (keyof typeof CAPTION_LIMITS)[]
  const broken = names.find((name) => {
    const { min, max, typedMin }: FieldLimits = CAPTION_LIMITS[name]
    const value = style[name]
    return value !== undefined && !(value >= (typedMin ?? min) && value <= max)
  })
  return broken && CAPTION_LIMITS[broken]
}
