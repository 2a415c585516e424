import type { ResolvedCaptionStyle } from '../plan/caption-style.ts'
import type { Box, Context } from './context.ts'
import { breakLines } from './line-breaks.ts'
import { directionOf, fontOf, isJoined } from './scripts.ts'
import { isLight, isTransparent, parseTextShadow, type Shadow } from './text-shadow.ts'

export type CaptionLine = { readonly text: string; readonly centerX: number; readonly baselineY: number; readonly width: number }

export type CaptionLayout = {
  readonly lines: readonly CaptionLine[]
  readonly font: string
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  /** The text block including its background. */
  readonly block: Box
  readonly background: { readonly color: string; readonly radiusPx: number } | null
  /** Outline behind the letters. */
  readonly outline: { readonly color: string; readonly widthPx: number } | null
  readonly shadows: readonly Shadow[]
  /** Bounds of everything that is painted, including shadows: even pixels inside the output. */
  readonly bounds: Box
}

type Size = { readonly width: number; readonly height: number }

/** Ascent and descent of Inter, as multiples of the font size. */
const ASCENT = 0.96875
const DESCENT = 0.2412
const PADDING_X = 0.4
const PADDING_Y = 0.16

/** Thin dark outline and soft shadow, for contrast on bright and detailed backgrounds. */
const OUTLINE = { color: 'rgba(12,9,7,.82)', width: 0.065 } as const
const softShadow = (size: number): Shadow => ({ offsetX: 0, offsetY: size * 0.06, blur: size * 0.3, color: 'rgba(0,0,0,.55)' })

type TextEffects = Pick<CaptionLayout, 'outline' | 'shadows'>

/** A style's own shadow, or the default outline and shadow for light text without shadow and background. */
function textEffectsOf(style: ResolvedCaptionStyle): TextEffects {
  if (style.textShadow !== undefined) return { outline: null, shadows: parseTextShadow(style.textShadow, style.scale) }
  if (!isTransparent(style.backgroundColor) || !isLight(style.color)) return { outline: null, shadows: [] }
  return { outline: { color: OUTLINE.color, widthPx: style.fontSizePx * OUTLINE.width }, shadows: [softShadow(style.fontSizePx)] }
}

/** Lays out a caption for an output. `context` is used only for measuring; the fonts must be loaded. */
export function layoutCaption(context: Context, text: string, style: ResolvedCaptionStyle, output: Size): CaptionLayout {
  const font = fontOf(text, style.fontFamily, style.fontWeight, style.fontSizePx)
  const letterSpacingPx = isJoined(text) ? 0 : style.letterSpacingPx
  context.font = font
  context.letterSpacing = `${letterSpacingPx}px`
  const measure = (line: string): number => context.measureText(line).width
  const hasBackground = !isTransparent(style.backgroundColor)
  const padX = hasBackground ? style.fontSizePx * PADDING_X : 0
  const padY = hasBackground ? style.fontSizePx * PADDING_Y : 0
  const texts = breakLines(text, (output.width * style.maxWidthPercent) / 100 - 2 * padX, measure)
  const widths = texts.map(measure)
  const lineHeight = style.fontSizePx * style.lineHeight
  const height = texts.length * lineHeight + 2 * padY
  const width = Math.max(0, ...widths) + 2 * padX
  const top = topOf(output, style, height)
  const baseline = (lineHeight - style.fontSizePx * (ASCENT + DESCENT)) / 2 + style.fontSizePx * ASCENT
  const lines = texts.map((line, index) => ({
    text: line,
    centerX: output.width / 2,
    baselineY: top + padY + index * lineHeight + baseline,
    width: widths[index] ?? 0,
  }))
  const block = { x: (output.width - width) / 2, y: top, width, height }
  const effects = textEffectsOf(style)
  return {
    lines,
    font,
    direction: directionOf(text),
    letterSpacingPx,
    block,
    background: hasBackground ? { color: style.backgroundColor, radiusPx: style.borderRadiusPx } : null,
    ...effects,
    bounds: boundsOf(block, effects.shadows, style.fontSizePx, output),
  }
}

/** Top of the block, whose bottom is at the offset; clamped to the frame. */
const topOf = (output: Size, style: ResolvedCaptionStyle, height: number): number =>
  Math.max(0, output.height * (1 - style.bottomPercent / 100) - height)

/** Letters can extend beyond their line (accents, descenders) by a fraction of the font size, shadows by offset and blur. */
function boundsOf(block: Box, shadows: readonly Shadow[], fontSizePx: number, output: Size): Box {
  const shadow = Math.max(0, ...shadows.map((entry) => Math.max(Math.abs(entry.offsetX), Math.abs(entry.offsetY)) + entry.blur * 1.5))
  const margin = fontSizePx * 0.35 + shadow
  const left = Math.max(0, Math.floor((block.x - margin) / 2) * 2)
  const top = Math.max(0, Math.floor((block.y - margin) / 2) * 2)
  const right = Math.min(output.width, Math.ceil((block.x + block.width + margin) / 2) * 2)
  const bottom = Math.min(output.height, Math.ceil((block.y + block.height + margin) / 2) * 2)
  return { x: left, y: top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) }
}
