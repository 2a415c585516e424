import { defaultCaptionStyle, isLandscape } from '@fablecut/domain/captions/default-style'
import type { CaptionStyle } from '@fablecut/domain/captions/style'

/** A caption style resolved for one output: lengths in output pixels, positions in percent of the output. */
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
  /** Percent of the output's width. */
  readonly maxWidthPercent: number
  /** From the output's bottom edge to the bottom of the text block, in percent of the output's height. */
  readonly bottomPercent: number
  /** CSS `text-shadow`; its lengths are multiplied by `scale`. Default: a soft dark outline under light text without a background. */
  readonly textShadow?: string
  /** Color of the word being spoken. Default: no word highlighting. */
  readonly litColor?: string
  /** Output pixels per unit of a stored style. */
  readonly scale: number
}

type Size = { readonly width: number; readonly height: number }

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** 54 px per 1920 px of width within 24..72 in landscape (E-361), 22 px per 416 px within 16..48 in portrait (E-362). */
export function defaultFontSizePx(output: Size): number {
  return isLandscape(output) ? clamp((54 * output.width) / 1920, 24, 72) : clamp((22 * output.width) / 416, 16, 48)
}

/** Applies the defaults to missing fields (ED-16, E-360, E-363); stored lengths are relative to the default font size. */
export function resolveCaptionStyle(style: CaptionStyle, output: Size): ResolvedCaptionStyle {
  const defaults = defaultCaptionStyle(output)
  const scale = defaultFontSizePx(output) / defaults.fontSize
  return {
    fontFamily: style.fontFamily ?? defaults.fontFamily,
    fontSizePx: (style.fontSize ?? defaults.fontSize) * scale,
    fontWeight: style.fontWeight ?? defaults.fontWeight,
    color: style.color ?? defaults.color,
    backgroundColor: style.backgroundColor ?? defaults.backgroundColor,
    borderRadiusPx: (style.borderRadius ?? defaults.borderRadius) * scale,
    letterSpacingPx: (style.letterSpacing ?? defaults.letterSpacing) * scale,
    lineHeight: style.lineHeight ?? defaults.lineHeight,
    maxWidthPercent: style.maxWidth ?? defaults.maxWidth,
    bottomPercent: style.height ?? defaults.height,
    ...(style.textShadow === undefined ? {} : { textShadow: style.textShadow }),
    ...(style.litColor ? { litColor: style.litColor } : {}),
    scale,
  }
}
