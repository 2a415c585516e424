import type { CaptionStyle } from '@fablecut/domain/captions/style'
import type { CaptionItem } from '@fablecut/domain/timeline/model'
import { resolveCaptionStyle } from '@fablecut/render/plan/caption-style'

export type EffectiveStyle = Required<Omit<CaptionStyle, 'textShadow' | 'litColor' | 'maxWords'>> &
  Pick<CaptionStyle, 'textShadow' | 'litColor'>

type Frame = { readonly width: number; readonly height: number }

/** A caption's style with defaults filled in as the renderer does. */
export function effectiveStyle({ caption }: CaptionItem, ofStory: CaptionStyle | undefined, frame: Frame): EffectiveStyle {
  const style = resolveCaptionStyle({ ...ofStory, ...caption.style }, frame)
  const units = (px: number): number => Math.round((px / style.scale) * 100) / 100
  return {
    fontFamily: style.fontFamily,
    fontSize: units(style.fontSizePx),
    color: style.color,
    backgroundColor: style.backgroundColor,
    fontWeight: style.fontWeight,
    borderRadius: units(style.borderRadiusPx),
    letterSpacing: units(style.letterSpacingPx),
    lineHeight: style.lineHeight,
    maxWidth: style.maxWidthPercent,
    height: style.bottomPercent,
    textShadow: style.textShadow,
    litColor: style.litColor,
  }
}

/** Whether there is a background whose corners can be rounded. */
export const hasBackground = ({ backgroundColor }: Pick<EffectiveStyle, 'backgroundColor'>): boolean => backgroundColor !== 'transparent'
