import type { CaptionStyle } from '../../../../captions/style.ts'
import { ok, refuse, type Result } from '../../../../result.ts'
import { CAPTION_LIMITS, type FieldLimits } from '../../field-limits.ts'
import type { EditRefusal } from '../../refusal.ts'

/** A style with its width clamped to 10..100 percent. Refuses `out_of_range` for other values outside of their limits. */
export function withinStyleLimits(style: CaptionStyle): Result<CaptionStyle, EditRefusal> {
  const valid = clampWidth(style)
  const limits = exceededLimits(valid)
  return limits ? refuse({ code: 'out_of_range', min: limits.min, max: limits.max }) : ok(valid)
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
