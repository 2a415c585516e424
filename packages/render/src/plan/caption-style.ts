import type { CaptionStyle } from '@fablecut/domain/captions/style'

/** A caption style in pixels and percent of one output. */
export type ResolvedCaptionStyle = {
  readonly fontFamily: string
  readonly fontSizePx: number
  readonly fontWeight: number
  readonly color: string
  readonly backgroundColor: string
  readonly borderRadiusPx: number
  readonly letterSpacingPx: number
  /** Multiple of the font size. */
  readonly lineHeight: number
  /** Of the output's width. */
  readonly maxWidthPercent: number
  /** From the output's bottom edge to the bottom of the text block, of the output's height. */
  readonly bottomPercent: number
  /** CSS `text-shadow` with its lengths scaled by `scale`; absent: a soft dark edge under light text without a background. */
  readonly textShadow?: string
  /** Of the word that is being said; absent: all words look alike throughout. */
  readonly litColor?: string
  /** Output pixels per unit of a stored style. */
  readonly scale: number
}

type Size = { readonly width: number; readonly height: number }

/** The stored font size that stands for the orientation's default (ED-16). */
const REFERENCE_FONT_SIZE = 22

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A square counts as landscape (ED-24). */
export const isLandscape = (output: Size): boolean => output.width >= output.height

/** 54 px per 1920 px of width within 24..72 in landscape (E-361), 22 px per 416 px within 16..48 in portrait (E-362). */
export function defaultFontSizePx(output: Size): number {
  return isLandscape(output) ? clamp((54 * output.width) / 1920, 24, 72) : clamp((22 * output.width) / 416, 16, 48)
}

/** Fills only the fields a style leaves out (ED-16, E-360, E-363); stored lengths are relative to a font size of 22. */
export function resolveCaptionStyle(style: CaptionStyle, output: Size): ResolvedCaptionStyle {
  const scale = defaultFontSizePx(output) / REFERENCE_FONT_SIZE
  const landscape = isLandscape(output)
  return {
    fontFamily: style.fontFamily ?? 'Inter',
    fontSizePx: (style.fontSize ?? REFERENCE_FONT_SIZE) * scale,
    fontWeight: style.fontWeight ?? 800,
    color: style.color ?? '#FFFFFF',
    backgroundColor: style.backgroundColor ?? 'transparent',
    borderRadiusPx: (style.borderRadius ?? 0) * scale,
    letterSpacingPx: (style.letterSpacing ?? 0) * scale,
    lineHeight: style.lineHeight ?? 1.3,
    maxWidthPercent: style.maxWidth ?? (landscape ? 70 : 74),
    bottomPercent: style.height ?? (landscape ? 4 : 12),
    ...(style.textShadow === undefined ? {} : { textShadow: style.textShadow }),
    ...(style.litColor ? { litColor: style.litColor } : {}),
    scale,
  }
}
